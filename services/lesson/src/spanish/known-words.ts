import { commonVerbs } from './common-verbs.ts';
import { conjugate, recogniseVerb } from './conjugate.ts';
import { englishWords } from './english-words.ts';
import { adjectiveForms, pluralOf } from './inflect.ts';
import { foldAccents } from './letters.ts';
import { lexicon } from './lexicon.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { wordsOf } from './sentence-words.ts';

/** Short words that stand in no list of vocabulary by themselves. */
const functionWords = `el la los las lo un una unos unas al del y e o u ni que qué se me te le les nos
  os mi mis tu tú tus su sus él sí si no más mas ya a de en con por para sin es muy aún aun té`;

let spellings: { exact: Set<string>; byPlain: Map<string, Set<string>> } | undefined;

function spanishSpellings() {
  if (spellings) return spellings;
  const exact = new Set([
    ...wordsOf(functionWords),
    ...lexicon.flatMap(formsOf),
    ...commonVerbs.flatMap((verb) => conjugate(verb).flatMap(({ form }) => wordsOf(form))),
  ]);
  const byPlain = new Map<string, Set<string>>();
  for (const word of exact) {
    const plain = withoutMarks(word);
    byPlain.set(plain, (byPlain.get(plain) ?? new Set()).add(word));
  }
  spellings = { exact, byPlain };
  return spellings;
}

function formsOf({ word, partOfSpeech, plural }: LexiconEntry): string[] {
  const words = wordsOf(word.toLowerCase());
  if (words.length > 1) return words;
  if (partOfSpeech === 'noun' && !plural) return [...words, ...words.map(pluralOf)];
  if (partOfSpeech !== 'adjective') return words;
  return words.flatMap((one) => Object.values(adjectiveForms(one)));
}

/** 'niña' → 'nina', 'Día' → 'dia': as read by who sees no marks above letters. */
function withoutMarks(word: string): string {
  return foldAccents(word).replaceAll('ñ', 'n').replaceAll('ü', 'u');
}

/** Whether the word, marks included, is Spanish as far as the lexicon and the verbs go. */
export function isSpanishWord(word: string): boolean {
  const lower = word.toLowerCase();
  return spanishSpellings().exact.has(lower) || recogniseVerb(lower).length > 0;
}

/** The Spanish words that differ from this one in nothing but marks above letters. */
export function spellingsWithMarks(word: string): string[] {
  return [...(spanishSpellings().byPlain.get(withoutMarks(word)) ?? [])];
}

const AUXILIARIES = new Set(
  'a an i am are be does did has had not hers theirs isn aren wasn weren don doesn didn hasn haven won can wouldn couldn shouldn'.split(
    ' ',
  ),
);

let glossWords: Set<string> | undefined;

/** Whether it is one of the frequent English words, or one that a gloss of the lexicon has. */
export function isEnglishWord(word: string): boolean {
  glossWords ??= new Set(
    lexicon.flatMap(({ glosses }) => glosses.flatMap((gloss) => wordsOf(gloss.toLowerCase()))),
  );
  const lower = word.toLowerCase().replace(/'(?:s|re|ve|ll|d|m)$/, '');
  const stems = [
    lower,
    lower.replace(/(?:s|d|ing|ly|er|n't)$/, ''),
    lower.replace(/(?:es|ed|est)$/, ''),
    lower.replace(/(?:ing|est)$/, 'e'),
    lower.replace(/ie[sd]$/, 'y'),
    lower.replace(/(.)\1(?:ing|ed|er)$/, '$1'),
  ];
  return (
    stems.some((stem) => glossWords?.has(stem) || englishWords.has(stem)) || AUXILIARIES.has(lower)
  );
}
