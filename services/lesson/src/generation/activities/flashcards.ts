import { BLANK } from '@repaso/proto/activities/content';
import type { NoteCorrection, NotePair } from '../../notes/understood-notes.ts';
import type { Item } from '../items/item-checks.ts';
import { quotedSpanish } from '../items/quoted.ts';
import type { Draft } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import { blankFor, glossedHint } from './cloze.ts';

type Card = Item<'flashcards'>;

const categories = { word: 'Vocabulary', phrase: 'Phrases', sentence: 'Sentences' } as const;

/** A card for each pair: Spanish in front, or English for recalling it. */
export function pairCards(
  pairs: NotePair[],
  front: 'spanish' | 'english' = 'spanish',
): Draft<Card>[] {
  return pairs.map((pair) => ({
    item: {
      front: pair[front],
      back: front === 'spanish' ? pair.english : pair.spanish,
      category: categories[pair.kind],
    },
    about: pair,
  }));
}

/** What was said, and what the tutor made of it. */
export function correctionCards(corrections: NoteCorrection[]): Draft<Card>[] {
  return corrections.map((correction) => ({
    item: {
      front: `Put it right: ${quotedSpanish(correction.wrong)}`,
      back: correction.reason ? `${correction.right}\n${correction.reason}` : correction.right,
      category: 'Corrections',
    },
    about: correction,
  }));
}

/** For sentences without English: recalling a word of them, the one of that rank. */
export function gapCards(sentences: Sentence[], vocabulary: NotePair[], rank = 0): Draft<Card>[] {
  return sentences.flatMap((sentence) => {
    const blank = blankFor(sentence, [], [], rank);
    return blank
      ? [
          {
            item: {
              front: `${blank.before}${BLANK}${blank.after} (${glossedHint(blank, vocabulary)})`,
              back: sentence.spanish,
              category: 'Sentences',
            },
            about: sentence.about,
          },
        ]
      : [];
  });
}
