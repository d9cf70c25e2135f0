import type { Level, NotePair } from '../../notes/understood-notes.ts';
import { indefiniteArticle, withArticle } from '../../spanish/articles.ts';
import { falseFriend } from '../../spanish/false-friends.ts';
import { entriesByPartOfSpeech, lookUp, partsOfSpeechMeaning } from '../../spanish/lexicon.ts';
import type { LexiconEntry, PartOfSpeech } from '../../spanish/lexicon-entry.ts';
import { areSynonyms, similarWords } from '../../spanish/similar-words.ts';
import {
  englishForms,
  englishKey,
  hasArticle,
  isPlain,
  spanishForms,
  withoutArticle,
} from '../material/answer-forms.ts';
import { looksTheSame } from '../material/lesson-facts.ts';
import type { Material } from '../material/material.ts';
import type { Random } from '../random.ts';
import { areNearSynonyms } from './near-synonyms.ts';

/** A wrong answer in both languages, written the way the right one is. */
export interface Distractor {
  spanish: string;
  english: string;
}

const levelRank: Record<Level, number> = { A1: 0, A2: 1, B1: 2, B2: 3, C1: 4, C2: 5 };

/**
 * Up to `count` wrong answers for a pair: of the same kind and part of speech, from the lesson's
 * own pairs first, then from the lexicon (same topic first), none of which is right too.
 */
export function distractorsFor(
  pair: NotePair,
  count: number,
  { vocabulary, sentences, facts, level }: Material,
  random: Random,
): Distractor[] {
  const partOfSpeech = partOfSpeechOf(pair);
  const own =
    pair.kind === 'sentence'
      ? sentences
      : vocabulary.filter(
          (other) =>
            partOfSpeechOf(other) === partOfSpeech &&
            (other.kind === pair.kind || partOfSpeech === 'noun'),
        );
  const chosen: Distractor[] = [];
  const entry = entryOf(pair);
  const offer = (candidates: Distractor[]) => {
    for (const candidate of candidates) {
      if (chosen.length === count) return;
      const dressed = dressLike(pair, candidate, partOfSpeech);
      if (dressed && isPlain(dressed.spanish + dressed.english) && fits(dressed)) {
        chosen.push(dressed);
      }
    }
  };
  const fits = (candidate: Distractor) =>
    (pair.kind === 'word' || isOfTheShape(pair, candidate)) &&
    !facts.isWrong(candidate.spanish) &&
    [pair, ...chosen].every(
      (other) =>
        !looksTheSame(other.spanish, candidate.spanish) &&
        !looksTheSame(other.english, candidate.english) &&
        !areSynonyms(bareWord(other.spanish), bareWord(candidate.spanish)) &&
        !facts.meansTheSame(other.spanish, candidate.spanish) &&
        !facts.meansTheSame(other.english, candidate.english) &&
        !areNearSynonyms(other, candidate),
    );

  const trap = pair.kind === 'word' && falseFriend(bareWord(pair.spanish));
  if (trap && isPlain(trap.looksLike)) offer([{ spanish: trap.say, english: trap.looksLike }]);
  const topic = entry?.topic;
  const nearest = byDescending(random.shuffle(own), (other) =>
    pair.kind === 'sentence' ? -differenceInLength(pair, other) : Number(isAbout(other, topic)),
  ).map((other) => ({ spanish: other.spanish, english: firstForm(other) }));
  // One -se among other verbs would tell which it is, so verbs come from both at once.
  const isAlike = (other: Distractor) => Number(isReflexive(other) === isReflexive(pair));
  const isVerb = partOfSpeech === 'verb';
  if (!isVerb) offer(nearest);
  if (chosen.length < count && pair.kind !== 'sentence') {
    const entries = similarEntries(entry, partOfSpeech, lessonTopic(vocabulary), level, random);
    const further = entries.map(toDistractor);
    offer(isVerb ? byDescending([...nearest, ...further], isAlike) : further);
  }
  return chosen;
}

/** Words of the lexicon that are looked at: some are not fair beside the others. */
const CANDIDATES = 20;

function bareWord(spanish: string): string {
  return withoutArticle(spanish).toLowerCase();
}

function isReflexive({ spanish }: { spanish: string }): boolean {
  return /[aeií]rse(?: |$)/i.test(spanish);
}

/** What most words of the lesson are about, for a word that the lexicon does not know. */
function lessonTopic(vocabulary: NotePair[]): string | undefined {
  const topics = Map.groupBy(vocabulary, (pair) => entryOf(pair)?.topic);
  topics.delete(undefined);
  return [...topics].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function isAbout(pair: NotePair, topic: string | undefined): boolean {
  return topic !== undefined && entryOf(pair)?.topic === topic;
}

/** A question among statements, an infinitive among other phrases: the shape gives it away. */
function isOfTheShape(pair: NotePair, candidate: Distractor): boolean {
  const mark = (text: string) => /[?!]$/.exec(text)?.[0];
  if (mark(pair.spanish) !== mark(candidate.spanish)) return false;
  const difference = differenceInLength(pair, candidate);
  if (pair.kind === 'sentence')
    return difference <= Math.max(3, pair.spanish.split(' ').length / 2);
  return (
    difference <= 2 &&
    openingOf(pair) === openingOf(candidate) &&
    isOpenAtEnd(pair) === isOpenAtEnd(candidate)
  );
}

/** What a phrase begins with: 'muy aburrido' stands beside other adverbs, not beside 'al fondo'. */
function openingOf(phrase: Distractor): string | undefined {
  if (beginsWithInfinitive(phrase)) return 'infinitive';
  const [first = ''] = phrase.spanish.toLowerCase().split(' ');
  if (/^(?:al|del)$/.test(first)) return 'preposition';
  const opening = lookUp(first)[0]?.partOfSpeech;
  return opening === 'article' ? 'noun' : opening;
}

/** 'al lado de' waits for a noun. */
function isOpenAtEnd({ spanish }: Distractor): boolean {
  return / (?:de|a|con|que|por|para|en)$/i.test(spanish);
}

function beginsWithInfinitive({ spanish, english }: Distractor): boolean {
  return /^to /i.test(english) && /^\p{L}+[aeií]r(?:se)?(?: |$)/iu.test(spanish);
}

/** In words. */
function differenceInLength(a: { spanish: string }, b: { spanish: string }): number {
  return Math.abs(a.spanish.split(' ').length - b.spanish.split(' ').length);
}

function byDescending<T>(items: T[], rank: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

function firstForm({ english, kind }: Pick<NotePair, 'english' | 'kind'>): string {
  return englishForms(english, kind)[0] ?? english;
}

/** The part of speech of a word, as far as its shape and the lexicon tell. */
export function partOfSpeechOf({
  spanish,
  english,
  kind,
}: Omit<NotePair, 'glossed'>): PartOfSpeech | undefined {
  if (kind === 'sentence') return undefined;
  const entry = entryOf({ spanish, english, kind });
  if (entry && (kind === 'word' || entry.word.includes(' '))) {
    // 'chico' is known as a noun, but taught as an adjective where it means small.
    const meant = partsOfSpeechMeaning(englishForms(english, kind)[0] ?? english);
    const isAdjective = meant?.has('adjective') && !meant.has('noun') && !hasArticle(spanish);
    if (entry.partOfSpeech === 'noun' && isAdjective) return 'adjective';
    // 'el casero' is no adjective, though 'casero' is one; 'el cual' is what it is.
    if (hasArticle(spanish) && !hasArticle(entry.word)) return 'noun';
    // 'retrasado' is looked up as a form of 'retrasar', but is taught as an adjective.
    const isParticiple = entry.partOfSpeech === 'verb' && /[ai]d[oa]s?(?:\/|$)/.test(spanish);
    return isParticiple ? 'adjective' : entry.partOfSpeech;
  }
  if (hasArticle(spanish) && !/^to \w/i.test(english)) return 'noun';
  if (kind === 'phrase') return 'phrase';
  return /^to \w/i.test(english) && /[aeií]r(?:se)?$/i.test(spanish) ? 'verb' : undefined;
}

/** The entry that is meant: 'alto' is an adverb too, but not where it means tall. */
function entryOf({
  spanish,
  english,
  kind,
}: Pick<NotePair, 'spanish' | 'english' | 'kind'>): LexiconEntry | undefined {
  const [form = spanish] = spanishForms(spanish);
  const entries = lookUp(form);
  const meanings = new Set(englishForms(english, kind).map(englishKey));
  const meant = entries.filter(({ glosses }) =>
    glosses.some((gloss) => meanings.has(englishKey(gloss))),
  );
  // 'uno' is a pronoun too, but a number among numbers; 'rápido' alone is the adjective.
  const byMeaning = [
    ...meant.filter(({ partOfSpeech }) => partOfSpeech === 'number'),
    ...meant.filter(({ partOfSpeech }) => partOfSpeech === 'adjective'),
    ...meant,
    ...entries,
  ];
  const noun = byMeaning.find(({ partOfSpeech }) => partOfSpeech === 'noun');
  return (hasArticle(form) ? noun : undefined) ?? byMeaning[0];
}

/** Nearest first: the word's topic or else the lesson's, then as long and as easy. */
function similarEntries(
  entry: LexiconEntry | undefined,
  partOfSpeech: PartOfSpeech | undefined,
  lessonTopic: string | undefined,
  level: Level,
  random: Random,
): LexiconEntry[] {
  if (!partOfSpeech) return [];
  const highest = Math.max(levelRank[level], levelRank.A2);
  const isTooHard = (one: LexiconEntry) => levelRank[one.level] > highest;
  if (entry?.partOfSpeech === partOfSpeech) {
    return similarWords(entry, CANDIDATES, () => random.int(1000) / 1000, isTooHard);
  }
  const fitting = random
    .shuffle(entriesByPartOfSpeech(partOfSpeech))
    .filter((one) => !isTooHard(one));
  return byDescending(
    fitting,
    ({ topic, word }) =>
      Number(topic === (entry?.topic ?? lessonTopic)) * 2 + Number(!word.includes(' ')),
  ).slice(0, CANDIDATES);
}

function toDistractor({ word, glosses: [gloss = ''] }: LexiconEntry): Distractor {
  return { spanish: word, english: gloss };
}

/**
 * Writes a distractor the way the right answer is written, so that the form gives nothing away:
 * with or without article and 'the', a capital, a full stop.
 */
function dressLike(
  pair: NotePair,
  candidate: Distractor,
  partOfSpeech: PartOfSpeech | undefined,
): Distractor | undefined {
  if (pair.kind === 'sentence') {
    return {
      spanish: likeInEnding(pair.spanish, candidate.spanish),
      english: likeInEnding(pair.english, candidate.english),
    };
  }
  const english = firstForm(pair);
  let dressed: Distractor = {
    spanish: spanishForms(candidate.spanish)[0] ?? candidate.spanish,
    english: candidate.english,
  };
  if (partOfSpeech === 'noun') {
    const bare = dressed.english.replace(/^(?:the|a|an|some) /i, '');
    const marker = /^(?:the|some) /i.exec(english)?.[0] ?? '';
    const indefinite = /^an? /i.test(english);
    const article = indefinite ? (/^[aeiou]/i.test(bare) ? 'an ' : 'a ') : marker.toLowerCase();
    const noun = spanishNounLike(pair.spanish, dressed.spanish);
    if (!noun) return undefined;
    dressed = { spanish: noun, english: article + bare };
  }
  return {
    spanish: likeInCase(pair.spanish, dressed.spanish),
    english: likeInEnding(english, likeInCase(english, dressed.english)),
  };
}

function spanishNounLike(model: string, noun: string): string | undefined {
  const bare = withoutArticle(noun);
  if (!hasArticle(model)) return bare;
  const indefinite = hasIndefiniteArticle(model);
  if (hasArticle(noun) && hasIndefiniteArticle(noun) === indefinite) return noun;
  const entry = lookUp(bare).find(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (!entry || entry.word !== bare.toLowerCase()) return undefined;
  if (entry.gender === 'mf') return undefined;
  return indefinite ? `${indefiniteArticle(entry)} ${bare}` : withArticle(entry);
}

function hasIndefiniteArticle(spanish: string): boolean {
  return /^(?:un|una|unos|unas) /i.test(spanish);
}

/** Notes are not consistent about full stops; the odd one out would give itself away. */
function likeInEnding(model: string, text: string): string {
  const bare = text.replace(/\.$/, '');
  const mark = /[.!]$/.exec(model)?.[0] ?? '';
  return /[?!…]$/.test(bare) ? bare : bare + mark;
}

function likeInCase(model: string, text: string): string {
  const isCapital = /^\P{L}*\p{Lu}/u.test(model);
  return isCapital ? text.replace(/\p{L}/u, (first) => first.toUpperCase()) : text;
}
