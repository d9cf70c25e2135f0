import { detectLanguage, spanishEvidence } from '../spanish/detect-language.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { tutors } from './chat-log.ts';
import type { MessageCorrection } from './corrected-messages.ts';
import { arrow, rightMark, rightWord, wrongMark, wrongWord } from './correction-patterns.ts';
import { asSaidBySpeaker } from './echoed-reply.ts';
import { putInto } from './fit-forms.ts';
import { formsIn } from './forms-in-line.ts';
import { likeness } from './likeness.ts';
import { looksWrong } from './looks-wrong.ts';
import { areSameWords, mendSentence } from './mend-sentence.ts';
import type { NoteLine } from './note-lines.ts';
import { bare, hasEnglish, isSpanishSentence, splitSentences } from './spanish-text.ts';
import { toCorrection } from './to-correction.ts';

/** Likeness from which the line below an entry says it again. */
const REPEATED = 0.5;

const wrongLine = new RegExp(
  `^(?:${wrongMark}|${wrongWord}\\s*:|[x✕×]\\s*[:.)])\\s*(.+)$|^(.+?)\\s*${wrongMark}$`,
  'iu',
);
const rightMarked = new RegExp(`^${rightMark}|${rightMark}$`, 'u');
const rightLine = new RegExp(
  `^(?:${rightMark}|${arrow}|${rightWord}\\s*:|(?:v|ok|√)\\s*[:.)])\\s*(.+)$|^(.+?)\\s*${rightMark}$`,
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
  const byTutor = tutors.has(next.speaker?.toLowerCase() ?? '') ? next.text : undefined;
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
): MessageCorrection | undefined {
  const right = groupOf(rightLine, line.text);
  const wrong = next && !next.afterBlank ? groupOf(wrongLine, next.text) : undefined;
  if (!right || !wrong || !rightMarked.test(line.text)) return undefined;
  if (below && !below.afterBlank && groupOf(rightLine, below.text)) return undefined;
  const isSaidAgain = mendSentence(wrong, right) || likeness(wrong, right) >= REPEATED;
  const correction = isSaidAgain ? toCorrection(wrong, right, 'explicit') : undefined;
  return correction && { corrections: [correction], lines: [line, next!] };
}

function groupOf(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text);
  return match?.[1] ?? match?.[2];
}

/** Likeness from which one sentence under a title of corrections is another one said better. */
const RELATED = 0.3;
/** More words say something of their own. */
const MOST_FRAGMENT_WORDS = 4;

/**
 * 'nosotros comió juntos' over 'Ana here: comimos!': where grammar says that the line above was
 * wrong, and that it is right with these words in it.
 */
export function fragmentBelow(
  line: NoteLine,
  next: NoteLine | undefined,
): MessageCorrection | undefined {
  if (!next || next.afterBlank || next.headed || /=/.test(next.text)) return undefined;
  if (next.text.includes('\t') && !next.speaker) return undefined;
  const wrongs = splitSentences(line.text)
    .map(bare)
    .filter((text) => isSaid(text) && looksWrong(text));
  const fragments = formsIn(next.text.replace(/\t/g, ', '))
    .flatMap(({ text }) => [...text.split(/[,:!?]\s+/), text, ...beginningsOf(text)])
    .filter((text) => wordsOf(text).length <= MOST_FRAGMENT_WORDS);
  for (const wrong of wrongs) {
    // Said again as a whole, it is a correction of its own.
    if (splitSentences(next.text).some((text) => isSaidBetter(wrong, bare(text)))) continue;
    for (const fragment of fragments) {
      const right = putInto(wrong, fragment);
      if (right === undefined || looksWrong(right)) continue;
      return { corrections: [{ wrong, right, reason: undefined }], lines: [line, next] };
    }
  }
  return undefined;
}

/**
 * 'estaba' over 'El hotel era en el centro.', as a pen writes it above the line.
 *
 * @param isUsual whether grammar has proved others of the notes to be such words
 */
export function fragmentAbove(
  line: NoteLine,
  next: NoteLine | undefined,
  isUsual: boolean,
): MessageCorrection | undefined {
  if (!next || next.afterBlank || line.bullet || line.headed || line.speaker) return undefined;
  if (wordsOf(line.text).length > MOST_FRAGMENT_WORDS || /[=\t:]/.test(line.text)) return undefined;
  for (const wrong of splitSentences(next.text).map(bare)) {
    if (!isSpanishSentence(wrong) || !(isUsual || looksWrong(wrong))) continue;
    const right = putInto(wrong, bare(line.text));
    if (right === undefined || looksWrong(right)) continue;
    return { corrections: [{ wrong, right, reason: undefined }], lines: [line, next] };
  }
  return undefined;
}

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

function isSaidBetter(wrong: string, text: string): boolean {
  const isWhole =
    !text.includes('"') && wordsOf(text).length > Math.max(wordsOf(wrong).length - 2, 2);
  const isEcho = asSaidBySpeaker(wrong, text) !== text;
  return isWhole && !isEcho && !looksWrong(text) && likeness(text, wrong) >= REPEATED;
}

/** A sentence, or what a learner who has no verb right means for one. */
function isSaid(text: string): boolean {
  return (
    isSpanishSentence(text) ||
    (wordsOf(text).length > 3 &&
      !/\s[-–—]\s|[=:\t]/.test(text) &&
      !hasEnglish(text) &&
      detectLanguage(text) === 'spanish')
  );
}

/** 'cociné' and 'cociné qué' of 'cociné qué rica': what comes after says something else. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ');
  return [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => words.slice(0, count).join(' '));
}
