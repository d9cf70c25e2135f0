import { describe, expect, it } from 'vitest';
import { falseFriend, falseFriends } from './false-friends.ts';
import { lookUp } from './lexicon.ts';

describe('false friends', () => {
  it('are about sixty, each once, none glossed in the lexicon as what it looks like', () => {
    expect(falseFriends.length).toBeGreaterThanOrEqual(55);
    expect(new Set(falseFriends.map(({ spanish }) => spanish)).size).toBe(falseFriends.length);
    for (const { spanish, looksLike } of falseFriends) {
      for (const entry of lookUp(spanish)) expect(entry.glosses[0], spanish).not.toBe(looksLike);
    }
  });

  it('tell what a word means and what to say instead', () => {
    expect(falseFriend('Embarazada')).toEqual({
      spanish: 'embarazada',
      means: 'pregnant',
      looksLike: 'embarrassed',
      say: 'avergonzada',
    });
    expect(falseFriend('manzana')).toBeUndefined();
  });
});
