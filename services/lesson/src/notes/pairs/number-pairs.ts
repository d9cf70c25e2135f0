import { glossOf, lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { SplitPair } from '../text/split-pair.ts';

const digits = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,7}`;
const between = String.raw`\s*(?:[-–—=:.)→|\t]|->)*\s*`;
const figureFirst = new RegExp(`^(${digits})${between}(\\p{L}[\\p{L} ]*)$`, 'u');
const wordFirst = new RegExp(`^(\\p{L}[\\p{L} ]*?)${between}(${digits})$`, 'u');

/** '11 once', 'doce = 12', 'uno 1, dos 2': numbers beside their figures. */
export function numberPairs(line: string): SplitPair[] {
  if (!/\d/.test(line)) return [];
  const pairs = line.split(/\s*[,;]\s+/).map(numberPair);
  return pairs.every((pair) => pair !== undefined) ? pairs : [];
}

function numberPair(text: string): SplitPair | undefined {
  const [, figure, word] = figureFirst.exec(text) ?? [];
  const [, wordAhead, figureBehind] = wordFirst.exec(text) ?? [];
  const spanish = word ?? wordAhead;
  const number = figure ?? figureBehind;
  if (!spanish || !number || !wordsOf(spanish).every(isNumber)) return undefined;
  const english = glossOf(spanish);
  return { spanish, english: english ? `${english} (${number})` : number };
}

function isNumber(word: string): boolean {
  return word === 'y' || lookUp(word).some(({ partOfSpeech }) => partOfSpeech === 'number');
}
