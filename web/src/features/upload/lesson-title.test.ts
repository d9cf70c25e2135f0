import { describe, expect, it } from 'vitest';
import { titleFromNotes } from './lesson-title.ts';

describe('titleFromNotes', () => {
  it('is the first line, trimmed', () => {
    expect(titleFromNotes('\n  En el mercado \nla manzana = apple')).toBe('En el mercado');
    expect(titleFromNotes('Hoy aprendí el pretérito')).toBe('Hoy aprendí el pretérito');
  });

  it('is none from 100 characters on, counted as people count', () => {
    expect(titleFromNotes(`${'ñ'.repeat(99)}\nmore`)).toBe('ñ'.repeat(99));
    expect(titleFromNotes(`${'ñ'.repeat(100)}\nmore`)).toBeUndefined();
    expect(titleFromNotes('🌶'.repeat(99))).toBe('🌶'.repeat(99));
  });

  it('is none for blank notes', () => {
    expect(titleFromNotes('  \n ')).toBeUndefined();
  });
});
