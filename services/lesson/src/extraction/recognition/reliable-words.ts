import { isKnownWord, mendedWord } from './mend-word.ts';

/** Confidence (0 to 100) below which a word is taken for a stain. */
const MIN_WORD_CONFIDENCE = 30;
/** Confidence below which a whole line is: guessed words are worse than none. */
const MIN_LINE_CONFIDENCE = 55;
/** Confidence below which a word that neither language has spoils its line. */
const SURE_CONFIDENCE = 85;
/** The same on a page that is hard to read, where much is read wrongly with confidence. */
const SURE_CONFIDENCE_IF_HARD = 94;
/** Of a line's characters other than spaces, how many letters or digits it has at least. */
const MIN_LETTER_SHARE = 0.5;

/** A word as the engine read it, and how sure it is of it: 0 to 100. */
export interface ReadWord {
  text: string;
  confidence: number;
}

/**
 * The words of a line without its stains, mended where what is written is certain; none where one
 * of them is a guess, since a guessed word spoils the line that it stands in.
 */
export function reliableWords<W extends ReadWord>(line: W[], isHard = false): W[] {
  const words = mendWords(line.filter(isWord));
  const isDoubtful = isHard ? isGuessIfHard : isGuess;
  return line.some(isLost) || words.some(isDoubtful) ? [] : words;
}

/** Whether a piece of a line, of which `text` was made, can be relied on. */
export function isReliable(text: string, words: ReadWord[]): boolean {
  return meanConfidence(words) >= MIN_LINE_CONFIDENCE && isWriting(text);
}

export function meanConfidence(words: ReadWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / characters;
}

function isWord({ text, confidence }: ReadWord): boolean {
  return text.trim() !== '' && confidence >= MIN_WORD_CONFIDENCE;
}

/** A word that stands there, and that nobody can tell: its line says less without it, or wrong. */
function isLost({ text, confidence }: ReadWord): boolean {
  return confidence < MIN_WORD_CONFIDENCE && /\p{L}{3}/u.test(text);
}

const TOKEN = /[\p{L}\p{M}\d|]+(?:'\p{L}+)?/gu;

/** A line with its words mended, where what is written is certain. */
function mendWords<W extends ReadWord>(words: W[]): W[] {
  const mended = words.map((word, i) => ({
    ...word,
    text: word.text.replace(TOKEN, (token) =>
      // A name in the middle of a line is nobody's to mend.
      i > 0 && /^\p{Lu}\p{Ll}/u.test(token) ? token : (mendedWord(token) ?? token),
    ),
  }));
  return hasEqualSides(mended) ? words : mended;
}

/** 'dia → día': what the line itself corrects was written as it stands. */
function hasEqualSides(words: ReadWord[]): boolean {
  const sides = words
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .split(/\s+(?:[—–→=>/:-]+|not|no)\s+|: /);
  return sides.some((side, i) => i > 0 && side === sides[i - 1]);
}

/** A word of neither language that was not read well either; names and numbers may be unknown. */
function isGuess({ text, confidence }: ReadWord): boolean {
  if (confidence >= SURE_CONFIDENCE) return false;
  return (text.match(TOKEN) ?? []).some(
    (token) => /^\p{Ll}{3}/u.test(token) && !isKnownWord(token),
  );
}

/** On a page that is hard to read a name, too, is more often a word read wrongly. */
function isGuessIfHard({ text, confidence }: ReadWord): boolean {
  if (confidence >= SURE_CONFIDENCE_IF_HARD) return false;
  return (text.match(TOKEN) ?? []).some((token) => /^\p{L}{2}/u.test(token) && !isKnownWord(token));
}

/** Whether a line is language rather than the engine's reading of a stain or a drawing. */
function isWriting(text: string): boolean {
  const solid = text.replace(/\s/g, '');
  const letters = solid.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < solid.length * MIN_LETTER_SHARE) return false;
  // 'e', 'Tb L': a line of notes has a vowel, and a word or a number.
  return /[aeiouáéíóúüy]/iu.test(text) && /\p{L}{2}|\d/u.test(text);
}
