import type { Level, NotePair } from '../notes/understood-notes.ts';
import { indefiniteArticle, withArticle } from '../spanish/articles.ts';
import { entriesByPartOfSpeech, entriesByTopic, lookUp } from '../spanish/lexicon.ts';
import type { LexiconEntry, PartOfSpeech } from '../spanish/lexicon-entry.ts';
import { englishForms, hasArticle, isPlain, spanishForms, withoutArticle } from './answer-forms.ts';
import { looksTheSame } from './lesson-facts.ts';
import type { Material } from './material.ts';
import { areNearSynonyms } from './near-synonyms.ts';
import type { Random } from './random.ts';

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
        !facts.meansTheSame(other.spanish, candidate.spanish) &&
        !facts.meansTheSame(other.english, candidate.english) &&
        !areNearSynonyms(other, candidate),
    );

  const topic = entryOf(pair.spanish)?.topic;
  const nearest = byDescending(random.shuffle(own), (other) =>
    pair.kind === 'sentence' ? -differenceInLength(pair, other) : Number(isAbout(other, topic)),
  );
  offer(nearest.map((other) => ({ spanish: other.spanish, english: firstForm(other) })));
  if (chosen.length < count && pair.kind !== 'sentence') {
    const entries = similarEntries(pair, partOfSpeech, level);
    const near = random.shuffle(entries.near);
    offer([...near, ...random.shuffle(entries.far)].map(toDistractor));
  }
  return chosen;
}

function isAbout({ spanish }: NotePair, topic: string | undefined): boolean {
  return topic !== undefined && entryOf(spanish)?.topic === topic;
}

/** A question among statements, an infinitive among other phrases: the shape gives it away. */
function isOfTheShape(pair: NotePair, candidate: Distractor): boolean {
  const asks = (text: string) => /[?¿]/.test(text);
  if (asks(pair.spanish) !== asks(candidate.spanish)) return false;
  return (
    pair.kind === 'sentence' ||
    (beginsWithInfinitive(pair) === beginsWithInfinitive(candidate) &&
      differenceInLength(pair, candidate) <= 2)
  );
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
export function partOfSpeechOf({ spanish, english, kind }: NotePair): PartOfSpeech | undefined {
  if (kind === 'sentence') return undefined;
  const entry = entryOf(spanish);
  if (entry && (kind === 'word' || entry.word.includes(' '))) {
    // 'retrasado' is looked up as a form of 'retrasar', but is taught as an adjective.
    const isParticiple = entry.partOfSpeech === 'verb' && /[ai]d[oa]s?(?:\/|$)/.test(spanish);
    return isParticiple ? 'adjective' : entry.partOfSpeech;
  }
  if (hasArticle(spanish) && !/^to \w/i.test(english)) return 'noun';
  if (kind === 'phrase') return 'phrase';
  return /^to \w/i.test(english) && /[aeií]r(?:se)?$/i.test(spanish) ? 'verb' : undefined;
}

function entryOf(spanish: string): LexiconEntry | undefined {
  const [form = spanish] = spanishForms(spanish);
  const entries = lookUp(form);
  const noun = entries.find(({ partOfSpeech }) => partOfSpeech === 'noun');
  return (hasArticle(form) ? noun : undefined) ?? entries[0];
}

function similarEntries(pair: NotePair, partOfSpeech: PartOfSpeech | undefined, level: Level) {
  if (!partOfSpeech) return { near: [], far: [] };
  const highest = Math.max(levelRank[level], levelRank.A2);
  const fits = (entry: LexiconEntry) =>
    entry.partOfSpeech === partOfSpeech && levelRank[entry.level] <= highest;
  const topic = entryOf(pair.spanish)?.topic;
  const near = topic ? entriesByTopic(topic).filter(fits) : [];
  const far = entriesByPartOfSpeech(partOfSpeech).filter(
    (entry) => entry.topic !== topic && fits(entry),
  );
  return { near, far };
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
    english: likeInCase(english, dressed.english),
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
  return model.endsWith('.') && !/[?!…]$/.test(bare) ? `${bare}.` : bare;
}

function likeInCase(model: string, text: string): string {
  const first = text.charAt(0);
  const capital = model.charAt(0) !== model.charAt(0).toLowerCase();
  return capital ? first.toUpperCase() + text.slice(1) : text;
}
