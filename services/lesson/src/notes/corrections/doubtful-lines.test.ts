import { describe, expect, it } from 'vitest';
import { understandNotes } from '../understand-notes.ts';

const taught = (notes: string) => {
  const { pairs, sentences } = understandNotes(notes);
  return [...pairs, ...sentences].map(({ spanish }) => spanish);
};

describe('a form of which nobody says that it is right is not taught', () => {
  it.each([
    'My mistakes\n- "estoy comer" (present continuous!!)\n- "la agua" (ask Diego)',
    'Errores:\nYo soy cansado hoy.\nTengo hambre mucho.',
    'I keep saying "soy de acuerdo con ella", wrong again.',
  ])('%s', (notes) => {
    expect(taught(notes)).toEqual([]);
  });

  it('and what the tutor ticked is', () => {
    expect(taught('Corrections\nLa fiesta terminó a la una. ✓')).toEqual([
      'La fiesta terminó a la una.',
    ]);
  });

  it('but below a title of another part everything is', () => {
    const notes =
      'Corrections\n- la banco should be el banco\n\nPractice\nEl banco es rojo. (The bank is red.)';
    expect(taught(notes)).toContain('El banco es rojo.');
  });

  it('nor is a title of another part that has a verb taken for a sentence', () => {
    const lines = [
      'Vivíamos en un pueblo. - We lived in a village.',
      'Jugaba en la calle. - I used to play in the street.',
      'Íbamos al río. - We used to go to the river.',
    ];
    const notes = `Mis errores\nSoy hambre → Tengo hambre\n\nCuando era niña\n${lines.join('\n')}`;
    expect(new Set(taught(notes))).toEqual(new Set(lines.map((line) => line.split(' - ')[0])));
  });

  it('and vocabulary below the mistakes is', () => {
    expect(taught('Errores:\nSoy cansado hoy.\n\nel sueldo = salary')).toEqual(['el sueldo']);
  });
});
