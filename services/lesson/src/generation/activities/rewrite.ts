import type { NoteCorrection } from '../../notes/understood-notes.ts';
import { findMistakes } from '../../spanish/minimal-pairs.ts';
import { isGradedAlike, type Item } from '../item-checks.ts';
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

/** Typical slips in sentences that were right, one for each. */
export function mistakeRewrites(sentences: Sentence[], random: Random): Draft<Exercise>[] {
  return sentences.flatMap((sentence) => {
    const mistakes = findMistakes(sentence.spanish);
    const mistake = random.pick(mistakes.filter(({ wrong, right }) => !isGradedAlike(wrong, right)));
    if (!mistake) return [];
    return [
      {
        item: {
          incorrect_text: mistake.wrong,
          correct_text: mistake.right,
          instruction: 'There is one mistake. Write it the right way.',
          explanation: mistake.rule,
          ...(sentence.english ? { hint: `It should mean: ${sentence.english}` } : {}),
        },
        about: sentence.about,
      },
    ];
  });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
