import type { NoteCorrection } from '../../notes/understood-notes.ts';
import { findMistakes } from '../../spanish/minimal-pairs.ts';
import { type Item, isGradedAlike } from '../item-checks.ts';
import type { Draft, Sentence } from '../material.ts';
import { quotedSpanish } from '../quoted.ts';
import type { Random } from '../random.ts';

type Exercise = Item<'rewrite'>;

/** The tutor's corrections, to be made again by the learner. */
export function correctionRewrites(corrections: NoteCorrection[]): Draft<Exercise>[] {
  return corrections.map((correction) => ({
    item: {
      incorrect_text: correction.wrong,
      correct_text: correction.right,
      instruction: 'Your tutor corrected this. Write it the right way.',
      explanation:
        correction.reason ?? `Your tutor's correction: ${quotedSpanish(correction.right)}.`,
      hint: `The right version has ${count(correction.right.split(/\s+/).length, 'word')}.`,
    },
    about: correction,
  }));
}

/** Typical slips in texts that were right: one of each text first, then further ones. */
export function mistakeRewrites(sentences: Sentence[], random: Random): Draft<Exercise>[] {
  return sentences
    .flatMap((sentence) =>
      random
        .shuffle(findMistakes(sentence.spanish))
        .filter(({ wrong, right }) => !isGradedAlike(wrong, right))
        .map((mistake, rank) => ({ sentence, mistake, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ sentence: { english, about }, mistake: { wrong, right, rule } }) => ({
      item: {
        incorrect_text: wrong,
        correct_text: right,
        instruction: 'There is one mistake. Write it the right way.',
        explanation: rule,
        ...(english ? { hint: `It should mean: ${english}` } : {}),
      },
      about,
    }));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
