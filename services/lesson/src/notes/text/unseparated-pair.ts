import { spanishEvidence } from '../../spanish/detect-language.ts';
import { sharesMeaning } from './meaning.ts';
import { hasEnglish } from './spanish-text.ts';
import { type Split, splitAtSlash, splitPair } from './split-pair.ts';

type Pair = Extract<Split, { kind: 'pair' }>;

const MOST_WORDS = 8;
/** '¿Qué le pongo? What can I get you?': the marks say where the Spanish ends. */
const markedSentence = /^([¿¡][^¿¡?!]+[?!])\s+(\p{L}[^¿¡=→\t]+)$/u;

/** 'hablar to speak', 'rojo/a red': nothing parts the languages but the languages. */
export function splitUnseparated(line: string, isInWordList: boolean): Pair | undefined {
  const [, sentence, english] = markedSentence.exec(line) ?? [];
  const isSameKind = /\?$/.test(sentence ?? '') && /\?$/.test(english ?? '');
  if (
    sentence &&
    english &&
    spanishEvidence(english) < -0.5 &&
    (isSameKind || sharesMeaning(sentence, english))
  ) {
    return asPair(`${sentence}\t${english}`);
  }
  const remark = /\s\([^()]+\)$/.exec(line)?.[0] ?? '';
  const text = line.slice(0, line.length - remark.length);
  const words = text.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || /[=→\t:()]|\s[-–—]\s|[.!?]$/.test(text))
    return undefined;
  // A sign of any kind parts the languages already.
  if (!words.every((word) => /\p{L}/u.test(word)) || splitAtSlash(text)) return undefined;
  for (let i = 1; i < words.length; i++) {
    const [left, right] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (spanishEvidence(left) < 0.5 || spanishEvidence(right) > 0) continue;
    if (hasEnglish(left) || words.slice(i).some((word) => spanishEvidence(word) > 0)) continue;
    if (!sharesMeaning(left.replace('/', ' '), right)) continue;
    const pair = asPair(`${left}\t${right}${remark}`);
    if (pair) return pair;
  }
  return isInWordList ? splitAfterNoun(line) : undefined;
}

/** 'el ruido noise' in a list of words: the article says where the Spanish ends. */
function splitAfterNoun(line: string): Pair | undefined {
  const match = /^((?:el|la|los|las) \p{L}+) ((?:the )?\p{L}+(?: \p{L}+)?)$/iu.exec(line);
  if (!match || spanishEvidence(match[2]!) > -1 || /^(?:is|are|was|were)\b/i.test(match[2]!)) {
    return undefined;
  }
  return asPair(`${match[1]} = ${match[2]}`);
}

function asPair(text: string): Pair | undefined {
  const split = splitPair(text);
  return split.kind === 'pair' ? split : undefined;
}
