import { finiteReadings } from '../../../spanish/conjugate.ts';
import { detectLanguage, spanishEvidence } from '../../../spanish/detect-language.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { bare, hasEnglish, isSpanishSentence, splitSentences } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { blameAfter, blameBefore } from '../in-line/correction-cues.ts';
import { formsIn } from '../in-line/forms-in-line.ts';
import { asSaidBySpeaker } from '../mending/echoed-reply.ts';
import { putInto } from '../mending/fit-forms.ts';
import type { MessageCorrection } from './corrected-messages.ts';

/** Likeness from which a sentence is another one said again. */
const REPEATED = 0.5;
/** What the talk around a form must say for it to be the right one. */
const RIGHT = -2;
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
    .filter((text) => wordsOf(text).length <= MOST_FRAGMENT_WORDS && !isOwnSentence(text))
    .filter((text) => !/[¡¿*]/.test(text));
  const said = fragmentSaidRight(next.text);
  const told = said && lastMended(splitSentences(line.text).map(bare).filter(isSaid), said);
  if (told) return { corrections: [told], lines: [line, next] };
  const echoed = wordSaidRight(line, next);
  if (echoed) return { corrections: [echoed], lines: [line, next] };
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
  if (
    isOwnSentence(line.text) ||
    wordsOf(line.text).length > MOST_FRAGMENT_WORDS ||
    /[=\t:]/.test(line.text)
  )
    return undefined;
  for (const wrong of splitSentences(next.text).map(bare)) {
    if (!isSpanishSentence(wrong) || !(isUsual || looksWrong(wrong))) continue;
    const right = putInto(wrong, bare(line.text));
    if (right === undefined || looksWrong(right)) continue;
    return { corrections: [{ wrong, right, reason: undefined }], lines: [line, next] };
  }
  return undefined;
}

/** 'Pienso en ti': with a capital and a verb it is no part of another sentence. */
function isOwnSentence(text: string): boolean {
  return /^[¿¡]?\p{Lu}/u.test(text) && wordsOf(text).length > 2 && isSpanishSentence(text);
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

/** '"durante dos semanas" es mejor' */
function fragmentSaidRight(text: string): string | undefined {
  const [only, ...others] = formsIn(text);
  if (!only || others.length > 0 || isOwnSentence(only.text)) return undefined;
  if (wordsOf(only.text).length > MOST_FRAGMENT_WORDS) return undefined;
  const isRight = blameAfter(only.after) <= RIGHT || blameBefore(only.before) <= RIGHT;
  return isRight ? only.text : undefined;
}

function lastMended(sentences: string[], fragment: string): NoteCorrection | undefined {
  for (const wrong of sentences.toReversed()) {
    const right = putInto(wrong, fragment);
    if (right !== undefined && !looksWrong(right)) return { wrong, right, reason: undefined };
  }
  return undefined;
}

/** What a sentence ends with, or what parts it from a remark. */
const behind = /^(.*?\p{L}[.!?]?"?)\s*(?:\t|\s[|>☹/]+\s|>\s|(?<=[.!?"])\s)\s*([^.!?]+?)[.!]?$/u;

/**
 * 'Mi comida favorito es la pizza. favorita': the words that mend a sentence, right behind it.
 *
 * @param isUsual whether the notes have others
 */
export function fragmentBehind(line: NoteLine, isUsual: boolean): MessageCorrection | undefined {
  const [, sentence = '', remark = ''] = behind.exec(line.text) ?? [];
  const fragment = bare(remark.replace(/^[\s→>|/-]+|\s*\([^()]*\)$/g, ''));
  if (fragment === '' || wordsOf(fragment).length > MOST_FRAGMENT_WORDS || hasEnglish(fragment)) {
    return undefined;
  }
  if (/^¡?(?:muy )?(?:bien|ok|perfect[oa]?|correct[oa]?|good|great|right|[✓✔✅])/iu.test(fragment))
    return undefined;
  // With a capital it is a sentence of its own.
  if (/^\p{Lu}/u.test(fragment)) return undefined;
  const wrong = bare(sentence.replace(/^.*"([^"]+)"$/, '$1'));
  if (!isSaid(wrong) || !(isUsual || looksWrong(wrong))) return undefined;
  const right = putInto(wrong, fragment, !looksWrong(wrong));
  if (right !== undefined && !looksWrong(right)) {
    return { corrections: [{ wrong, right, reason: undefined }], lines: [line] };
  }
  // Something in it is wrong, and what is not understood.
  return isUsual && spanishEvidence(fragment) > 0 ? { corrections: [], lines: [line] } : undefined;
}

/** '… y bebemos muchas cervezas' and 'bebimos': a verb in the same person, and nothing else. */
function verbSaidRight(line: NoteLine, next: NoteLine, word: string): NoteCorrection | undefined {
  if (wordsOf(next.text).length > 1 || /\?/.test(next.text)) return undefined;
  const readings = finiteReadings(word);
  const isForm = (other: string) =>
    other !== word &&
    finiteReadings(other).some((one) =>
      readings.some(
        ({ infinitive, person }) => one.infinitive === infinitive && one.person === person,
      ),
    );
  const sentences = splitSentences(line.text).map(bare);
  const wrong = sentences.findLast((text) => wordsOf(text.toLowerCase()).some(isForm));
  const [form, another] = wordsOf(wrong?.toLowerCase() ?? '').filter(isForm);
  if (!wrong || !form || another) return undefined;
  const right = wrong.replace(new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'), word);
  return looksWrong(right) ? undefined : { wrong, right, reason: undefined };
}

/** Letters that a word shares with the one that it stands for. */
const STEM = 4;

/** 'Estoy muy emocionante!' and 'emocionado!': a reply that is one word of it, otherwise formed. */
function wordSaidRight(line: NoteLine, next: NoteLine): NoteCorrection | undefined {
  if (!line.speaker || !next.speaker || line.speaker === next.speaker) return undefined;
  const word = /^(\p{L}{5,})(?:[!.,]|$)/u.exec(next.text)?.[1]?.toLowerCase();
  if (!word) return undefined;
  if (finiteReadings(word).length > 0) return verbSaidRight(line, next, word);
  const wrong = splitSentences(line.text)
    .map(bare)
    .find((text) => isSaid(text) || text.includes(' '));
  const other = wordsOf(wrong?.toLowerCase() ?? '').find(
    (one) => one !== word && one.length > STEM && one.slice(0, STEM) === word.slice(0, STEM),
  );
  if (!wrong || !other || likeness(other, word) < REPEATED) return undefined;
  const right = wrong.replace(new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'iu'), word);
  return looksWrong(right) ? undefined : { wrong, right, reason: undefined };
}
