import { expect, it } from 'vitest';
import { proseGlosses } from './prose-glosses.ts';

it('a text explains words in brackets as it goes', () => {
  const text =
    'Words such as siempre (always), a menudo (often) and cada día (every day) go with the imperfect (a past tense).';
  expect(proseGlosses(text)).toEqual([
    { one: 'siempre', other: 'always' },
    { one: 'a menudo', other: 'often' },
    { one: 'cada día', other: 'every day' },
  ]);
});
