import { recogniseVerb } from '../spanish/conjugate.ts';
import { spanishEvidence } from '../spanish/detect-language.ts';
import { comparisonKey } from '../spanish/letters.ts';
import { arrow } from './correction-patterns.ts';
import { likeness } from './likeness.ts';
import type { NoteLine } from './note-lines.ts';
import { isPlainlyWrong } from './plainly-wrong.ts';
import { bare, splitReason, splitSentences } from './spanish-text.ts';
import type { NoteCorrection } from './understood-notes.ts';

/** How many messages back a correction may reach. */
const FARTHEST_MESSAGE = 4;
/** Likeness from which a reply that says it corrects is about that message. */
const RELATED = 0.3;
/** Likeness from which a reply that says nothing repeats the message. */
const REPEATED = 0.7;
/** Likeness of a word to the one it replaces. */
const REPLACES = 0.4;

const starred = /^\*\s?([^*]+?)\*?$|^([^*]+?)\s?\*$/u;
const praise =
  '(?:(?:casi|almost|close|careful|cuidado|ojo|hmm+|uy|bueno|good|great|nice try|muy bien|ok|vale|sí|yes|perfecto|no)\\b[\\s,.!:;)(-]*)*';
const reply = new RegExp(
  `^${praise}(?:${arrow}|(?:mejor|better|corrección|correction|correct|correcto|correcta|se dice|debería ser|sería|you should say|it should be|should be|(?:do )?you mean|quieres decir|quisiste decir|it's|we say|we'd say|say|di|más natural)(?=[\\s:"]))\\s*:?\\s*(.+)$`,
  'iu',
);

export interface MessageCorrection {
  corrections: NoteCorrection[];
  /** The messages that say it and those that were corrected. */
  lines: NoteLine[];
}

/** A correction of an earlier message: '*fui', '→ Ayer comí paella', or the sentence said right. */
export function correctedMessage(lines: NoteLine[], at: number): MessageCorrection | undefined {
  const line = lines[at]!;
  const star = line.bullet ? null : starred.exec(line.text);
  if (star) return correctedByStar(lines, at, bare(star[1] ?? star[2]!));
  const marked = reply.exec(line.text)?.[1];
  const said = splitReason(marked ?? line.text).text;
  const before = earlierMessages(lines, at).filter(
    (one) => line.speaker === undefined || one.speaker !== line.speaker,
  );
  // Outside a chat only a line that says so corrects the one above.
  const candidates = line.speaker === undefined ? (marked ? before.slice(0, 1) : []) : before;
  for (const one of candidates) {
    for (const wrong of [one.text, ...splitSentences(one.text)]) {
      const correction = compare(wrong, said, marked !== undefined);
      if (correction) {
        const { reason } = splitReason(marked ?? line.text);
        return { corrections: [{ ...correction, reason }], lines: [line, one] };
      }
    }
  }
  return undefined;
}

function earlierMessages(lines: NoteLine[], at: number): NoteLine[] {
  const { speaker, afterBlank } = lines[at]!;
  const from = speaker === undefined ? at - 1 : at - FARTHEST_MESSAGE;
  if (speaker === undefined && afterBlank) return [];
  return lines.slice(Math.max(from, 0), at).reverse();
}

function compare(
  wrongText: string,
  rightText: string,
  marked: boolean,
): NoteCorrection | undefined {
  const wrong = bare(wrongText);
  const right = bare(rightText);
  const alike = likeness(wrong, right);
  if (comparisonKey(wrong) === comparisonKey(right) && !marked) return undefined;
  if (wrong === right || spanishEvidence(right) < 1 || spanishEvidence(wrong) < 0) return undefined;
  const differ =
    /\?$/.test(wrong) !== /\?$/.test(right) && /[.?!]$/.test(wrong) && /[.?!]$/.test(right);
  if (alike < (marked ? RELATED : REPEATED) || (differ && !marked)) return undefined;
  // What was right may be repeated, too, and answered in like words.
  if (!marked && (!isPlainlyWrong(wrong) || isPlainlyWrong(right))) return undefined;
  return { wrong, right, reason: undefined };
}

function correctedByStar(
  lines: NoteLine[],
  at: number,
  fragment: string,
): MessageCorrection | undefined {
  const line = lines[at]!;
  if (line.speaker === undefined || spanishEvidence(fragment) < 0) return undefined;
  const earlier = lines.slice(Math.max(at - FARTHEST_MESSAGE, 0), at).reverse();
  const fits = earlier
    .filter(({ text }) => spanishEvidence(text) > 0 && !starred.test(text))
    .flatMap((one) =>
      splitSentences(one.text).map((said) => ({ one, said, ...replaceLikest(said, fragment) })),
    )
    .filter(({ score }) => score >= REPLACES);
  const best = fits.reduce<(typeof fits)[number] | undefined>(
    (found, fit) => (found && found.score >= fit.score ? found : fit),
    undefined,
  );
  // What it corrects is not found: the message above is left out, to be safe.
  if (!best) return { corrections: [], lines: [line, ...earlier.slice(0, 1)] };
  return {
    corrections: [{ wrong: bare(best.said), right: bare(best.text), reason: undefined }],
    lines: [line, best.one],
  };
}

/** The message with the words that are likest to the fragment replaced by it. */
function replaceLikest(message: string, fragment: string): { score: number; text: string } {
  const words = [...message.matchAll(/[\p{L}\p{M}]+/gu)];
  const length = fragment.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  let best = { score: 0, text: message };
  for (let size = Math.max(length - 1, 1); size <= length + 1; size++) {
    for (let start = 0; start + size <= words.length; start++) {
      const from = words[start]!.index;
      const last = words[start + size - 1]!;
      const to = last.index + last[0].length;
      const replaced = message.slice(from, to);
      const score = likeness(replaced, fragment) + (areOneVerb(replaced, fragment) ? 0.3 : 0);
      if (replaced === fragment || score <= best.score) continue;
      const text =
        /^\p{Lu}/u.test(replaced) && start === 0
          ? fragment.charAt(0).toUpperCase() + fragment.slice(1)
          : fragment;
      best = { score, text: message.slice(0, from) + text + message.slice(to) };
    }
  }
  return best;
}

function areOneVerb(one: string, other: string): boolean {
  const infinitives = new Set(recogniseVerb(one).map(({ infinitive }) => infinitive));
  return recogniseVerb(other).some(({ infinitive }) => infinitives.has(infinitive));
}
