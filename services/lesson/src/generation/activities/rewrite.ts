import type { NoteCorrection } from '../../notes/understood-notes.ts';
import { findMistakes, type Mistake } from '../../spanish/minimal-pairs.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { counted } from '../counted.ts';
import { type Item, isGradedAlike } from '../items/item-checks.ts';
import { quotedSpanish } from '../items/quoted.ts';
import type { Draft } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import type { Random } from '../random.ts';

type Exercise = Item<'rewrite'>;

/**
 * The tutor's corrections, to be made again by the learner. Where grading would take the wrong
 * text for the right one, since they differ in one letter of many, only the part that changed is
 * asked for; that does not count as bringing up the correction.
 */
export function correctionRewrites(corrections: NoteCorrection[]): Draft<Exercise>[] {
  return corrections.flatMap((correction) => {
    const { right, reason } = correction;
    const isWhole = !isGradedAlike(correction.wrong, right);
    const [incorrect_text, correct_text] = isWhole
      ? [correction.wrong, right]
      : changedPart(correction);
    if (isGradedAlike(incorrect_text, correct_text)) return [];
    return [
      {
        item: {
          incorrect_text,
          correct_text,
          instruction: isWhole
            ? 'Your tutor corrected this. Write it the right way.'
            : 'Your tutor corrected this part of a sentence. Write it the right way.',
          explanation: reason ?? `Your tutor's correction: ${quotedSpanish(right)}.`,
          hint: `The right version has ${counted(wordsOf(correct_text).length, 'word')}.`,
        },
        about: isWhole ? correction : undefined,
      },
    ];
  });
}

/** Words that are no end: 'Me gustan las' waits for its noun. */
const opening =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|a|al|con|en|por|para|mi|tu|su|mis|tus|sus|que|y|o|muy|más)$/i;

/**
 * The words that differ, with a neighbour on each side: 'un maleta' → 'comprar una maleta'. The
 * longest part that is a unit and that grading tells apart; the wrong and the right text
 * themselves where there is none.
 */
function changedPart({ wrong, right }: NoteCorrection): [wrong: string, right: string] {
  const before = wrong.split(/\s+/);
  const after = right.split(/\s+/);
  if (before.length !== after.length) return [wrong, right];
  const first = after.findIndex((word, index) => word !== before[index]);
  const last = after.findLastIndex((word, index) => word !== before[index]);
  let end = Math.min(last + 2, after.length);
  while (end < after.length && opening.test(after[end - 1]!)) end += 1;
  const parts = [
    [first - 1, end],
    [first, end],
    [first - 1, last + 1],
    [first, last + 1],
  ].map(([from = 0, to]): [string, string] => {
    const part = (words: string[]) => words.slice(Math.max(0, from), to).join(' ');
    return [part(before), part(after)];
  });
  const isUnit = ([, text]: [string, string]) => !opening.test(text.split(' ').at(-1)!);
  return parts.find((part) => isUnit(part) && !isGradedAlike(...part)) ?? [wrong, right];
}

function ownMistakes({ spanish, mistake }: Sentence): Mistake[] {
  return mistake ? [{ ...mistake, right: spanish }] : [];
}

/** Typical slips in texts that were right: one of each text first, then further ones. */
export function mistakeRewrites(sentences: Sentence[], random: Random): Draft<Exercise>[] {
  return sentences
    .flatMap((sentence) =>
      random
        .shuffle([...ownMistakes(sentence), ...findMistakes(sentence.spanish)])
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
