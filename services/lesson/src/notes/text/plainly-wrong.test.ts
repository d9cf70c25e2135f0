import { expect, it } from 'vitest';
import { mistakeCases } from '../../spanish/mistakes/mistake-cases.ts';
import { rightSentences } from '../../spanish/mistakes/right-sentences.ts';
import { isPlainlyWrong } from './plainly-wrong.ts';

it.each(rightSentences)('finds nothing wrong in ‘%s’', (sentence) => {
  expect(isPlainlyWrong(sentence)).toBe(false);
});

it.each(Object.values(mistakeCases).flat())('finds nothing wrong in ‘%s’', (sentence) => {
  expect(isPlainlyWrong(sentence)).toBe(false);
});
