import { normalizeAnswer } from '@repaso/proto/activities/grading';
import { expect, it } from 'vitest';
import { isDistractorWord } from '../items/builder-words.ts';
import { maxBuilderDistractors } from '../items/item-checks.ts';
import { seededRandom } from '../random.ts';
import { sentence } from '../test-notes.ts';
import { builderExercises } from './sentence-builder.ts';

const pair = sentence('Voy a la playa con María.', 'I go to the beach with María.');

function extraWords(dayOffset: number, seed: string) {
  const [draft] = builderExercises([{ ...pair, about: pair }], dayOffset, seededRandom(seed));
  const words = [...(draft?.item.words ?? [])];
  for (const own of ['voy', 'a', 'la', 'playa', 'con', 'María']) {
    expect(words).toContain(own);
    words.splice(words.indexOf(own), 1);
  }
  return words;
}

it('adds 1 to as many words of the built-in list as the day allows', () => {
  for (const day of [0, 2, 4, 6]) {
    const counts = new Set(
      Array.from({ length: 40 }, (_, seed) => extraWords(day, `${day} ${seed}`).length),
    );
    const allowed = Array.from({ length: maxBuilderDistractors(day) }, (_, index) => index + 1);
    expect([...counts].toSorted()).toEqual(allowed);
  }
});

it('adds no word of the sentence, no subject pronoun and nothing that means the same', () => {
  const extra = Array.from({ length: 60 }, (_, seed) => extraWords(6, `${seed}`)).flat();
  expect(extra.every(isDistractorWord)).toBe(true);
  for (const unfair of ['a', 'la', 'con', 'voy', 'yo', 'tú']) {
    expect(extra.map(normalizeAnswer)).not.toContain(normalizeAnswer(unfair));
  }
});

it('does not tell the first word by its capital', () => {
  const [draft] = builderExercises([{ ...pair, about: pair }], 2, seededRandom('x'));
  expect(draft?.item.words).toContain('voy');
  expect(draft?.item.words).not.toContain('Voy');
});

it('leaves out what cannot be put together from words alone', () => {
  const odd = ['Sí.', 'Como «pan» hoy.', 'Como (mucho) pan.'].map((spanish) => ({
    spanish,
    english: 'x',
    about: undefined,
  }));
  expect(builderExercises(odd, 2, seededRandom('x'))).toEqual([]);
});

it('shows every other word where no English tells the order', () => {
  const [draft] = builderExercises(
    [{ spanish: 'Ayer fui al mercado con mi hermana.', english: undefined, about: undefined }],
    2,
    seededRandom('x'),
  );
  expect(draft?.item.prompt).toBe(
    "Put your lesson's sentence together: «Ayer ___ al ___ con ___ hermana.»",
  );
});
