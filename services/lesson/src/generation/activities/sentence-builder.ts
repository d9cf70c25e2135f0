import { BLANK } from '@repaso/proto/activities/content';
import { normalizeAnswer } from '@repaso/proto/activities/grading';
import { distractorWords } from '../../spanish/distractor-words.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { type Item, maxBuilderDistractors } from '../items/item-checks.ts';
import { canBeTakenApart, type Draft } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import type { Random } from '../random.ts';

/** Sentences to put together from their own words and some that do not belong. */
export function builderExercises(
  sentences: Sentence[],
  dayOffset: number,
  random: Random,
): Draft<Item<'sentence_builder'>>[] {
  return sentences
    .filter((sentence) => canBeTakenApart(sentence))
    .map((sentence) => {
      const words = wordsOf(sentence.spanish);
      const first = words[0]!;
      const tiles = [startsSentenceOnly(first) ? first.toLowerCase() : first, ...words.slice(1)];
      const count = 1 + random.int(maxBuilderDistractors(dayOffset));
      return {
        item: {
          targetSentence: sentence.spanish,
          words: random.shuffle([...tiles, ...distractorsFor(words, count, random)]),
          prompt:
            sentence.english ??
            `Put your lesson's sentence together: «${skeletonOf(sentence.spanish)}»`,
        },
        about: sentence.about,
      };
    });
}

/**
 * Every other word: Spanish may say 'Ayer fui al mercado con ella' in several orders, and without
 * English nothing else tells which one is asked for.
 */
function skeletonOf(spanish: string): string {
  let place = 0;
  return spanish.replace(/[\p{L}\p{M}\p{N}]+(?:[-'’.,:][\p{L}\p{N}]+)*/gu, (word) =>
    place++ % 2 === 0 ? word : BLANK,
  );
}

/** True where the capital comes from standing first: it would tell which tile to take. */
function startsSentenceOnly(word: string): boolean {
  return lookUp(word.toLowerCase()).length > 0;
}

/**
 * Words of the built-in list that cannot stand in the sentence unnoticed: no subject pronoun,
 * which Spanish may add to any verb, and nothing that means what a word of it means.
 */
function distractorsFor(words: string[], count: number, random: Random): string[] {
  const own = new Set(words.map(normalizeAnswer));
  const ownMeanings = new Set(words.flatMap((word) => meaningsOf(word)));
  const { pronoun: _, ...classes } = distractorWords;
  const fit = Object.values(classes)
    .flat()
    .filter(
      (word) =>
        !own.has(normalizeAnswer(word)) &&
        !meaningsOf(word).some((meaning) => ownMeanings.has(meaning)),
    );
  return random.shuffle([...new Set(fit)]).slice(0, count);
}

function meaningsOf(word: string): string[] {
  return lookUp(word.toLowerCase()).flatMap(({ glosses }) => glosses);
}
