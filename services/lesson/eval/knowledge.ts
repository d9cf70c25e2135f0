import { lexicon, lookUp } from '../src/spanish/lexicon.ts';
import type { EvalDocument, Pair } from './document.ts';

/**
 * What may be taught: the notes' words and the lexicon's. Its own reading of both, apart from
 * the generator's, so that the two cannot share a mistake.
 */
export interface Knowledge {
  /** True where one text is a translation of the other. */
  translates(a: string, b: string): boolean;
  /** True where one English text can stand for the other. */
  areSynonyms(a: string, b: string): boolean;
  /** True where notes or lexicon give both texts, and as each other's translation if short. */
  grounds(a: string, b: string): boolean;
  /** The words of a text that neither the notes nor the lexicon know. */
  unknownWords(text: string): string[];
}

/** Longest text, in words, that has to be a translation word for word. */
const MAX_DICTIONARY_WORDS = 3;

/** English that every sentence needs and no glossary lists. */
const englishFrame =
  "i'm i you he she it we they my your his her our their the a an is are am was were do don't does doesn't did to of in on at for with from and or not no yes have has want like today tomorrow think about what this that these those lot going excuse me please looking live eating see put together talking your lesson's sentence words first its mine hurts hurt";

const LEADING_ARTICLE =
  /^(?:el la|los las|un una|el|la|los|las|un|una|unos|unas|the|a|an|some|to) (?=\S)/;

const courtesy = /^(?:please|por favor)[.!]?$/i;

const lexiconPairs: Pair[] = lexicon.flatMap(({ word, glosses }) =>
  glosses.map((english) => ({ spanish: word, english })),
);
const byLexicon = translationsOf(lexiconPairs);
const englishWords = new Set([
  ...wordsOf(englishFrame),
  ...lexiconPairs.flatMap(({ english = '' }) => wordsOf(english)),
]);

export function knowledgeOf({ text, expected }: EvalDocument): Knowledge {
  const byNotes = translationsOf([...expected.vocabulary, ...expected.sentences]);
  const notes = ` ${textKey(text)} `;
  const noteWords = new Set([
    ...wordsOf(text),
    ...expected.corrections.flatMap(({ right }) => wordsOf(right)),
    ...[...expected.vocabulary, ...expected.sentences].flatMap(({ spanish, english = '' }) =>
      wordsOf(`${spanish} ${english}`),
    ),
  ]);
  const inNotes = (side: string) => readings(side).some((form) => notes.includes(` ${form} `));
  const translates = (a: string, b: string) =>
    [byNotes, byLexicon].some((known) =>
      readings(a).some((form) => readings(b).some((other) => known.get(form)?.has(other))),
    );
  return {
    translates,
    areSynonyms: (a, b) =>
      readings(a).some((one) => {
        const spanish = [...(byLexicon.get(one) ?? []), ...(byNotes.get(one) ?? [])];
        return readings(b).some((other) =>
          spanish.some((word) => byLexicon.get(word)?.has(other) || byNotes.get(word)?.has(other)),
        );
      }),
    grounds: (a, b) =>
      translates(a, b) ||
      (inNotes(a) && inNotes(b)) ||
      Math.min(wordsOf(a).length, wordsOf(b).length) > MAX_DICTIONARY_WORDS - 1,
    unknownWords: (shown) =>
      wordsOf(withoutPhrases(shown)).filter(
        (word) =>
          !noteWords.has(word) &&
          !englishWords.has(word) &&
          !/^\d/.test(word) &&
          lookUp(word).length === 0,
      ),
  };
}

const phrases = lexicon
  .map(({ word }) => textKey(word))
  .filter((word) => word.includes(' '))
  .toSorted((a, b) => b.length - a.length);

/** 'por favor' and its like are known as a whole. */
function withoutPhrases(text: string): string {
  return phrases.reduce(
    (rest, phrase) => rest.replaceAll(` ${phrase} `, ' '),
    ` ${textKey(text)} `,
  );
}

function translationsOf(pairs: Pair[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = (from: string, to: string) => known.set(from, (known.get(from) ?? new Set()).add(to));
  for (const { spanish, english } of pairs) {
    if (!english) continue;
    for (const from of readings(spanish)) {
      for (const to of readings(english)) {
        add(from, to);
        add(to, from);
      }
    }
  }
  return known;
}

/** What a text can be read as: each of 'a / b', with and without brackets, article or 'to'. */
export function readings(text: string): string[] {
  const whole = text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  // 'The bill, please' is not read as 'please'.
  const parts = whole.split(/\s\/\s|[,;]\s/).filter((part) => !courtesy.test(part.trim()));
  return [...new Set([whole, ...parts].flatMap((part) => [textKey(part), bareKey(part)]))].filter(
    (form) => form !== '',
  );
}

function bareKey(text: string): string {
  const bare = textKey(text).replace(LEADING_ARTICLE, '');
  // 'celoso/a' is read as 'celoso'.
  return text.includes('/') ? bare.replace(/ (?:a|os|as)$/, '') : bare;
}

/** Lower case, words only, accents kept. */
export function textKey(text: string): string {
  return wordsOf(text).join(' ');
}

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}
