import { lookUp } from '../../../spanish/lexicon.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { likeness } from '../../text/likeness.ts';
import { isSpanishSentence } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { arrow } from '../correction-patterns.ts';
import { toCorrection } from '../mending/to-correction.ts';

const arrowBetween = new RegExp(arrow, 'u');

/** 'Voy ~~en~~ a la escuela': what was crossed out stood where its like now stands. */
export function struckInside(text: string): NoteCorrection | undefined {
  if (insertion.test(text)) return tracked(text);
  if (!text.includes('~~')) return undefined;
  const parts = text.split(/\s*~~([^~]+)~~\s*/);
  // 'Soy médico ~~Estoy médico~~'
  const [first = '', struck = '', rest = ''] = parts;
  const isBehind = parts.length === 3 && !/\p{L}/u.test(rest) && wordsOf(struck).length > 1;
  const areAlike = likeness(struck, first) > 0.3 || [struck, first].every(isSpanishSentence);
  if (isBehind && areAlike) return toCorrection(struck, first, 'explicit');
  const isWhole = parts.length === 3 && !/\p{L}/u.test(first);
  if (parts.length < 3 || isWhole || arrowBetween.test(text)) return undefined;
  // Every second part was crossed out; the one behind it begins with what stands for it.
  const wrong = parts.map((part, i) => {
    if (i === 0 || i % 2 === 1) return part;
    return withoutReplacement(parts[i - 1]!, part);
  });
  const right = parts.filter((_, i) => i % 2 === 0);
  return toCorrection(wrong.join(' '), right.join(' '), 'explicit');
}

const insertion = /\+\+[^+]+\+\+/;

/** 'Ella ~~es~~ ++tiene++ frío': both versions are there. */
function tracked(text: string): NoteCorrection | undefined {
  const version = (gone: RegExp, kept: RegExp) =>
    text
      .replace(gone, ' ')
      .replace(kept, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '');
  const struck = /~~[^~]*~~/g;
  const wrong = version(/\+\+[^+]*\+\+/g, /~~/g);
  return toCorrection(wrong, version(struck, /\+\+/g), 'explicit');
}

/** 'a el', 'al cine' → 'cine'; what stands for nothing that was crossed out stays. */
function withoutReplacement(struck: string, after: string): string {
  const words = after.split(' ');
  const sizes = [...new Set([1, wordsOf(struck).length])];
  const best = sizes
    .map((size) => ({ size, instead: words.slice(0, size).join(' ') }))
    .filter(({ instead }) => areAlike(struck, instead))
    .toSorted((a, b) => likeness(struck, b.instead) - likeness(struck, a.instead))[0];
  return best ? words.slice(best.size).join(' ') : after;
}

function areAlike(struck: string, instead: string): boolean {
  if (instead === '') return false;
  return (
    likeness(struck, instead) > 0.4 ||
    lookUp(struck).some((one) =>
      lookUp(instead).some((other) => one.partOfSpeech === other.partOfSpeech),
    )
  );
}
