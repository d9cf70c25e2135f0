import { spanishEvidence } from '../../spanish/detect-language.ts';
import { englishWords } from '../../spanish/english-words.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';

/**
 * Mends what reading a picture does to lines of text: digits for letters, words broken at the
 * end of a line, stray symbols. A line in which nothing is a word is emptied.
 */
export function mendScan(lines: string[]): string[] {
  return joinBroken(lines.map((line) => withoutStray(mendWords(line)))).map((line) =>
    isNoise(line) ? '' : line,
  );
}

/** What may stand where a letter was, likeliest letter first. */
const misread: Record<string, string[]> = {
  '1': ['l', 'i'],
  '|': ['l', 'i'],
  '!': ['l', 'i'],
  I: ['l'],
  l: ['i'],
  '0': ['o'],
  '5': ['s'],
};

/** 'Entreno mucho. - 1 train a lot.': the English begins with I. */
const loneFirstPerson = /(?<=[.!?] [-–—=] )[1l|](?= \p{Ll}.*[.!?]$)/u;

function mendWords(text: string): string {
  const line = text.replace(loneFirstPerson, 'I');
  return line.replace(/(?<![^\s(¿¡"'])[\p{L}\d|!]{2,20}(?=[\s),.;:?"']|$)/gu, (word) => {
    const suspicious =
      /\p{L}[\d|]|[\d|]\p{L}|!\p{L}|\p{Ll}I|^I(?:a|as|os)$/u.test(word) ||
      (/^\p{L}*l\p{L}*$/u.test(word) && word.length > 4 && isNoWord(word));
    if (!suspicious || /^\d+(?:st|nd|rd|th|h|º|ª|[ap]m|k|km|kg|cm)$/i.test(word)) return word;
    const mended = [...word]
      .flatMap((letter, at) =>
        (misread[letter] ?? []).map((one) => word.slice(0, at) + one + word.slice(at + 1)),
      )
      .find((one) => lookUp(one).length > 0 || /^(?:el|la|los|las|al|del)$/i.test(one));
    return mended ?? word;
  });
}

/** 'esqulna', where an 'i' was read as an 'l'. */
function isNoWord(word: string): boolean {
  return lookUp(word).length === 0 && !englishWords.has(word.toLowerCase());
}

function withoutStray(line: string): string {
  return line
    .replace(/^[|lI]\.\s+/, '')
    .replace(/(?:\s+[_^~;,'"°¬§¦\\]+)+$/u, '')
    .replace(/^(?:[^\p{L}\p{N}\s"'¿¡(*#|│┃║|~=+<>/[→✗✘❌🚫✓✔✅☑•‣▪●○·–—-]+\s+)+(?=\p{L})/u, '');
}

/** 'el dolor de ca-', 'beza' → 'el dolor de cabeza'. */
function joinBroken(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const previous = joined.at(-1) ?? '';
    const start = /(\p{Ll}{2,})[-¬]$/u.exec(previous)?.[1];
    const end = /^(\p{Ll}+)(.*)$/u.exec(line);
    if (start && end && (lookUp(start + end[1]).length > 0 || spanishEvidence(start) === 0)) {
      joined[joined.length - 1] = previous.replace(/[-¬]$/, '') + line;
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function isNoise(line: string): boolean {
  if (line === '' || /^[-=_*+|\s:]+$/.test(line)) return false;
  if (/[✗✘❌🚫✓✔✅☑]/u.test(line)) return false;
  const words = wordsOf(line);
  return !words.some(
    (word) =>
      (word.length > 3 && /^(?=.*[aeiouáéíóúy])(?=.*[^aeiouáéíóú])\p{L}{4,}$/iu.test(word)) ||
      (word.length > 1 && /^\p{L}+$/u.test(word) && spanishEvidence(word) !== 0) ||
      lookUp(word).length > 0,
  );
}
