import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft, withAttempt } from './draft.ts';

const entries = new Map<string, string>();
const storage: Storage = {
  get length() {
    return entries.size;
  },
  key: (index) => [...entries.keys()][index] ?? null,
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
  clear: () => entries.clear(),
};

beforeEach(() => entries.clear());

describe('a draft', () => {
  it('is kept for each user and gone once it is empty', () => {
    keepDraft('ana', { text: 'el perro' }, storage);
    expect(readDraft('ana', storage)).toEqual({ text: 'el perro' });
    expect(readDraft('luis', storage)).toEqual({ text: '' });
    keepDraft('ana', { text: '' }, storage);
    expect(storage.length).toBe(0);
  });

  it('is sent under the same key as long as its text is the same', () => {
    const first = withAttempt({ text: 'el perro' });
    expect(first.attempt.key).toMatch(/^[0-9a-f]{32}$/);
    expect(withAttempt(first).attempt.key).toBe(first.attempt.key);
    const changed = withAttempt({ ...first, text: 'el gato' });
    expect(changed.attempt.key).not.toBe(first.attempt.key);
  });
});
