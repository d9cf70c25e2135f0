import { finiteReadings } from '../../../spanish/conjugate.ts';
import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { bare, splitSentences } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { isDeletion, withoutWord } from '../mending/deletion.ts';
import { isExchanged, mendSentence, replaceWord } from '../mending/mend-sentence.ts';
import { reference } from './reference-mark.ts';

/** '[una]', '(→ una)', '(una!)' behind the words that it replaces. */
const insertion =
  /\s*(?:\[\s*(?:→|->|=>|:)?\s*([^[\]]+?)\s*\]|\(\s*(?:→|->|=>)\s*([^()]+?)\s*\)|\(([^()]+?)\)(?=\s+\p{Ll}))/gu;
export interface InlineCorrections {
  corrections: NoteCorrection[];
  /** Whether the line has a remark in it: then what it says is not right as it stands. */
  isMarked: boolean;
}

/** A paragraph with such remarks in it, a sentence a line: only the marked ones are not right. */
export function separateMarked(lines: NoteLine[]): NoteLine[] {
  return lines.flatMap((line) => {
    const sentences = splitSentences(line.text);
    const isMarked =
      /~~|\+\+/.test(line.text) ||
      line.text.search(reference) > 0 ||
      inlineCorrections(line.text).isMarked;
    if (sentences.length < 2 || !isMarked) return [line];
    return sentences.map((text) => ({ ...line, text }));
  });
}

/**
 * Corrections that the tutor wrote into the text: 'Mi novia pidió un [una] pizza.' Only
 * remarks that can stand for the words before them count.
 */
export function inlineCorrections(text: string): InlineCorrections {
  const found = splitSentences(text).map((sentence) => inlineCorrection(sentence));
  return {
    corrections: found.flatMap((one) => (one && one !== 'unclear' ? one : [])),
    isMarked: found.some((one) => one !== undefined),
  };
}

/** 'Este regalo es por ti. (para)': the one word of the sentence that it can stand for. */
const wordBehind = /^(.+[.!?])\s*\((\p{L}+)\)$/u;

function correctionBehind(sentence: string): NoteCorrection | undefined {
  const [, wrong = '', word = ''] = wordBehind.exec(sentence) ?? [];
  if (!isExchanged(word) && finiteReadings(word).length === 0) return undefined;
  const right = replaceWord(wrong, word);
  return right === undefined ? undefined : { wrong, right, reason: undefined };
}

function inlineCorrection(sentence: string): NoteCorrection | 'unclear' | undefined {
  const behind = correctionBehind(sentence);
  if (behind) return behind;
  const remarks = [...sentence.matchAll(insertion)];
  if (remarks.length === 0 || remarks[0]!.index === 0) return undefined;
  const wrong = bare(sentence.replace(insertion, ''));
  if (wordsOf(wrong).length < 2 || spanishEvidence(wrong) < 1) return undefined;
  let right = '';
  let from = 0;
  for (const remark of remarks) {
    const said = right + sentence.slice(from, remark.index);
    const mended = remark[3]
      ? withOtherForm(said, remark[3])
      : withRemark(said, (remark[1] ?? remark[2])!);
    if (mended === undefined)
      return isExplanation(remark) || isDenial(remark) ? undefined : 'unclear';
    right = mended;
    from = remark.index + remark[0].length;
  }
  right = bare(right + sentence.slice(from)).replace(/\s+/g, ' ');
  return right === wrong ? undefined : { wrong, right, reason: undefined };
}

/** '[not: voy por coche]' gives what was wrong. */
function isDenial(remark: RegExpMatchArray): boolean {
  return /^(?:not|no|never|nunca|wrong|mal|instead of|en vez de|[✗❌✘]):?\s/iu.test(
    remark[1] ?? remark[2] ?? '',
  );
}

/** '[swimming pool]' explains and mends nothing. */
function isExplanation(remark: RegExpMatchArray): boolean {
  // 'Vivo en un piso (apartamento) pequeño' is right with and without.
  if (remark[3]) return !finiteForms(remark[3]).length;
  const inBrackets = remark[1] ?? '';
  return spanishEvidence(inBrackets) < 0 && !isDeletion(inBrackets);
}

/**
 * '… tenía' and 'tuve': in plain brackets, where other remarks stand as well, only another
 * form of the verb, or of the other verb to be, is taken for a correction.
 */
function withOtherForm(said: string, remark: string): string | undefined {
  const last = /\p{L}+$/u.exec(said);
  const [form, ...others] = wordsOf(remark);
  if (!last || !form || others.length > 0 || form === last[0]) return undefined;
  const before = finiteForms(last[0]);
  const isOther = finiteForms(form).some((infinitive) => before.includes(infinitive));
  return isOther ? said.slice(0, last.index) + form : undefined;
}

/** The verbs that a word is a form of; ser and estar, which learners confuse, are one. */
function finiteForms(word: string): string[] {
  return finiteReadings(word).map(({ infinitive }) =>
    infinitive === 'estar' ? 'ser' : infinitive,
  );
}

/** The text up to a remark with the remark done to it; undefined where it does not fit. */
function withRemark(said: string, remark: string): string | undefined {
  if (isDeletion(remark)) return withoutWord(said, remark);
  const instead = bare(remark.replace(/[!.]$/, ''));
  // With a capital the whole sentence is said again.
  const isWhole = /^[¿¡]?\p{Lu}/u.test(instead) && wordsOf(instead).length > 1;
  if (isWhole && wordsOf(said).length > 1 && mendSentence(said, instead)) return instead;
  const count = wordsOf(instead).length;
  if (count === 0 || count > 5 || spanishEvidence(instead) < 0) return undefined;
  // 'es cansado [está cansado]' says a word again; 'un [una]' does not.
  const words = [...said.matchAll(/[\p{L}\p{M}]+/gu)];
  for (const size of [count, count + 1, count - 1]) {
    const start = words.at(-size);
    if (size < 1 || !start || words.length < size) continue;
    const replaced = said.slice(start.index).trimEnd();
    const isOne = size === 1 && count === 1;
    const mended = isOne
      ? mendSentence(`x ${replaced}`, `x ${instead}`)
      : mendSentence(replaced, instead);
    if (mended) return said.slice(0, start.index) + instead;
  }
  return undefined;
}
