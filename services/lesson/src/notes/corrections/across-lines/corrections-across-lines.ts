import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { tutors } from '../../lines/chat-log.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { bare, isSpanishSentence } from '../../text/spanish-text.ts';
import {
  arrow,
  rightMark,
  rightWord,
  wrongMark,
  wrongMarked,
  wrongWord,
} from '../correction-patterns.ts';
import { areSameWords, mendSentence } from '../mending/mend-sentence.ts';
import { toCorrection } from '../mending/to-correction.ts';
import type { MessageCorrection } from './corrected-messages.ts';

/** Likeness from which the line below an entry says it again. */
const REPEATED = 0.5;

/** Labels that say so only of a line that stands over, or under, its counterpart. */
const wrongLabel = '(?:no|nunca|never|antes|before|draft|borrador)';
const rightLabel = '(?:sí|si|yes|después|after|ahora|now|final|siempre|always)';

const wrongLine = new RegExp(
  `^(?:${wrongMark}|${either(wrongWord, wrongLabel)}\\s*:|[x✕×](?:\\s*[:.)]|(?=\\s)))\\s*(.+)$|^~~([^~]+)~~$|^(.+?)\\s*${wrongMark}$`,
  'iu',
);
const rightMarked = new RegExp(`^${rightMark}|${rightMark}$`, 'u');
const rightLine = new RegExp(
  `^(?:${rightMark}|${arrow}|${either(rightWord, rightLabel)}\\s*:|(?:v|ok|√)\\s*[:.)])\\s*(.+)$|^(.+?)\\s*${rightMark}$`,
  'iu',
);
const arrowBetween = new RegExp(arrow, 'u');

/** '✗ yo sabo' over '✓ yo sé'. */
export function twoLines(
  line: NoteLine,
  next: NoteLine | undefined,
): MessageCorrection | undefined {
  const wrong = groupOf(wrongLine, line.text);
  if (!wrong || !next || next.afterBlank) return undefined;
  const isStruck = line.text.startsWith('~~') && !next.text.includes('~~');
  const byTutor = isStruck || tutors.has(next.speaker?.toLowerCase() ?? '') ? next.text : undefined;
  const right = groupOf(rightLine, next.text) ?? byTutor;
  if (!right) return undefined;
  const correction = toCorrection(wrong, right, 'explicit');
  return { corrections: correction ? [correction] : [], lines: [line, next] };
}

/** Notes with these words may list a mistake over its correction without any mark. */
export const speaksOfMending = /correc|correg|mistake|error(?:es|s)?\b|fixed/i;

/** In a list of mistakes, '1. Soy cansado hoy.' over 'Estoy cansado hoy.' */
export function mendedBelow(
  line: NoteLine,
  next: NoteLine | undefined,
): MessageCorrection | undefined {
  if (!next || next.afterBlank || next.headed || line.speaker !== next.speaker) return undefined;
  const isBelowEntry = line.bullet && !next.bullet;
  if (line.section !== 'corrections' && !isBelowEntry) return undefined;
  const [wrong, right] = [bare(line.text), bare(next.text)];
  if (arrowBetween.test(`${wrong}${right}`) || spanishEvidence(wrong) < 1) return undefined;
  const isSaidAgain =
    mendSentence(wrong, right) !== undefined ||
    (isBelowEntry && likeness(wrong, right) >= REPEATED) ||
    (isBelowEntry && areSameWords(wrong, right) && wrong !== right);
  const correction = isSaidAgain ? toCorrection(wrong, right, 'likely') : undefined;
  return correction && { corrections: [correction], lines: [line, next] };
}

/** '✓ iré a la playa' over '✗ iré en la playa', unless what mends the latter stands below it. */
export function rightAbove(
  line: NoteLine,
  next: NoteLine | undefined,
  below: NoteLine | undefined,
  isRightFirst: boolean,
): MessageCorrection | undefined {
  const right = groupOf(rightLine, line.text);
  const wrong = next && !next.afterBlank ? groupOf(wrongLine, next.text) : undefined;
  if (!right || !wrong || !rightMarked.test(line.text)) return undefined;
  const instead = below && !below.afterBlank ? groupOf(rightLine, below.text) : undefined;
  if (instead && !isRightFirst && !isLiker(wrong, right, instead)) return undefined;
  const isSaidAgain =
    isRightFirst || mendSentence(wrong, right) || likeness(wrong, right) >= REPEATED;
  const correction = isSaidAgain ? toCorrection(wrong, right, 'explicit') : undefined;
  return correction && { corrections: [correction], lines: [line, next!] };
}

/** Whether the first of the marked lines is right and the last is wrong: then so it is all along. */
export function standsRightFirst(lines: NoteLine[]): boolean {
  const marked = lines.filter(({ text }) => rightMarked.test(text) !== wrongMarked.test(text));
  const [first, last] = [marked[0]?.text ?? '', marked.at(-1)?.text ?? ''];
  return rightMarked.test(first) && wrongMarked.test(last);
}

/** Whether the line above, and not the one below, says again what was wrong. */
function isLiker(wrong: string, above: string, below: string): boolean {
  const mends = [above, below].map((right) => mendSentence(wrong, right) !== undefined);
  return mends[0] === mends[1]
    ? likeness(wrong, above) > likeness(wrong, below)
    : mends[0] === true;
}

function either(...words: string[]): string {
  return `(?:${words.join('|')})`;
}

function groupOf(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text);
  return match?.slice(1).find((group) => group !== undefined);
}

/** Likeness from which one sentence under a title of corrections is another one said better. */
const RELATED = 0.3;

/** 'Pepe corrected:' over what was said and what should have been. */
export function titledVersions(
  line: NoteLine,
  said: NoteLine | undefined,
  mended: NoteLine | undefined,
): MessageCorrection | undefined {
  const isTitle = /(?:correct|corrig|corregi|fixed|changed)[^:]{0,30}:$/iu.test(line.text);
  if (!isTitle || !said || !mended || said.afterBlank || mended.afterBlank) return undefined;
  const areSpanish = [said, mended].every(({ text }) => isSpanishSentence(bare(text)));
  const correction = areSpanish ? toCorrection(said.text, mended.text, 'likely') : undefined;
  const isAbout = likeness(said.text, mended.text) > RELATED;
  return correction && isAbout ? { corrections: [correction], lines: [said, mended] } : undefined;
}
