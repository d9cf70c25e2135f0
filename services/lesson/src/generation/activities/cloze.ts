import { BLANK } from '@repaso/proto/activities/content';
import type { NotePair } from '../../notes/understood-notes.ts';
import { finiteReadings, type Person } from '../../spanish/conjugate.ts';
import { hasFiniteVerb } from '../../spanish/detect-language.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import type { LexiconEntry } from '../../spanish/lexicon-entry.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { counted } from '../counted.ts';
import type { Item } from '../items/item-checks.ts';
import { quotedEnglish } from '../items/quoted.ts';
import { englishKey, spanishForms, withoutArticle } from '../material/answer-forms.ts';
import { looksTheSame } from '../material/lesson-facts.ts';
import { canBeTakenApart, type Draft, type Material } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import type { Subject } from '../material/subject.ts';

export interface Blank {
  word: string;
  before: string;
  after: string;
  /** How the word begins, its length, and its dictionary form where that differs. */
  hint: string;
  /** What the lexicon knows the word as, in this sentence. */
  entry: LexiconEntry | undefined;
}

/**
 * Sentences with one word missing that translation and hint determine.
 *
 * @param rank 0 takes the word most worth recalling, 1 the next, and so on, round and round
 */
export function clozeExercises(
  sentences: Sentence[],
  { vocabulary, topics }: Pick<Material, 'vocabulary' | 'topics'>,
  rank = 0,
  isNew: (item: Omit<Item<'cloze'>, 'id'>) => boolean = () => true,
): Draft<Item<'cloze'>>[] {
  const taught = vocabulary.flatMap(({ spanish }) => spanishForms(spanish).map(withoutArticle));
  const topicIds = topics.map(({ id }) => id);
  // 'Busco algo ___.' fits two words of a list, but stands once.
  const used = new Set<string>();
  return sentences.flatMap((sentence) => {
    const worthwhile = [...taught, ...correctedWords(sentence.about)];
    const exercises = [0, 1, 2].flatMap((further) => {
      const blank = blankFor(sentence, worthwhile, topicIds, rank + further);
      return blank && (sentence.english || isKnown(blank.word))
        ? [exercise(sentence, blank, vocabulary)]
        : [];
    });
    const item = exercises.find((one) => isNew(one) && !used.has(one.sentence_with_blanks));
    if (!item) return [];
    used.add(item.sentence_with_blanks);
    return [{ item, about: sentence.about }];
  });
}

function exercise(
  { english }: Sentence,
  blank: Blank,
  vocabulary: NotePair[],
): Omit<Item<'cloze'>, 'id'> {
  return {
    sentence_with_blanks: blank.before + BLANK + blank.after,
    blanks: [{ word: blank.word, position: 0 }],
    instruction: english
      ? 'Fill in the missing word.'
      : 'Fill in the missing word with the help of the hint.',
    translation: english ?? '',
    hints: [english ? blank.hint : glossedHint(blank, vocabulary)],
  };
}

/** Meanings of a pronoun that a hint names. */
const MOST_GLOSSES = 3;

/**
 * The hint for a sentence without English: what the word means comes first, by the notes, else by
 * the lexicon, if it is known.
 */
export function glossedHint({ word, hint, after, entry }: Blank, vocabulary: NotePair[]): string {
  const own = vocabulary.find(({ spanish }) =>
    spanishForms(spanish).some((form) => withoutArticle(form).toLowerCase() === word.toLowerCase()),
  );
  if (own && !looksTheSame(own.english, word)) return `${quotedEnglish(own.english)}: ${hint}`;
  const isWeather = entry?.word === 'hacer' && weather.test(after);
  // «su» alone is his as well as hers.
  const glosses = entry?.glosses.slice(0, entry.partOfSpeech === 'pronoun' ? MOST_GLOSSES : 1);
  const gloss = isWeather ? undefined : glosses?.join(' / ');
  return gloss && !looksTheSame(gloss, word) ? `${quotedEnglish(gloss)}: ${hint}` : hint;
}

/** 'Hace viento' has nothing to do with doing. */
const weather =
  /^ (?:mucho |un )?(?:frío|calor|viento|sol|fresco|buen|mal|buen tiempo|mal tiempo)/i;

/** What the tutor changed is what has to be recalled. */
function correctedWords(about: Subject | undefined): string[] {
  if (!about || !('wrong' in about)) return [];
  const wrong = new Set(wordsOf(about.wrong.toLowerCase()));
  return wordsOf(about.right.toLowerCase()).filter((word) => !wrong.has(word));
}

const isKnown = (word: string) => lookUp(word).length > 0;

/**
 * The word of a sentence that is most worth recalling: what the lesson is about before what it
 * taught, verbs before other words; never a name, a number or a mere article.
 */
export function blankFor(
  sentence: { spanish: string; english?: string | undefined },
  taught: string[],
  topicIds: string[] = [],
  rank = 0,
): Blank | undefined {
  if (!canBeTakenApart(sentence, 2)) return undefined;
  const { spanish, english } = sentence;
  const lessonWords = new Set(taught.map((word) => word.toLowerCase()));
  const candidates = [...spanish.matchAll(/\p{L}+(?:[-'’]\p{L}+)*/gu)].map((match, index) => {
    const word = match[0];
    const entries = lookUp(word.toLowerCase());
    return {
      word,
      at: match.index,
      worth: worthOf(word, index, entries, lessonWords, topicIds),
      entry: entryIn(word, spanish, match.index, entries, english),
    };
  });
  const worthy = candidates.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const best = worthy[rank % worthy.length];
  if (!best) return undefined;
  return {
    word: best.word,
    before: spanish.slice(0, best.at),
    after: spanish.slice(best.at + best.word.length),
    hint: hintFor(best.word, best.entry, spanish.slice(0, best.at), lessonWords),
    entry: best.entry,
  };
}

/** Words that a grammar topic is about, beyond what the lesson taught as vocabulary. */
const topicForms: Record<string, RegExp> = {
  'ser-estar':
    /^(?:soy|eres|es|somos|sois|son|estoy|estás|está|estamos|estáis|están|era|eran|estaba|estaban)$/,
  'por-para': /^(?:por|para)$/,
  gustar: /^(?:gusta|gustan|gustó|gustaron|encanta|encantan|duele|duelen)$/,
};
const emptyWords = new Set(
  'el la los las un una unos unas de del a al y e o u que en no se me te le lo nos'.split(' '),
);

function worthOf(
  word: string,
  index: number,
  entries: LexiconEntry[],
  lessonWords: Set<string>,
  topicIds: string[],
): number {
  const lower = word.toLowerCase();
  const isName = index > 0 && word !== lower;
  if (isName || (index === 0 && entries.length === 0 && !lessonWords.has(lower))) return 0;
  if (topicIds.some((id) => topicForms[id]?.test(lower))) return 6;
  if (lessonWords.has(lower)) return 5;
  if (emptyWords.has(lower)) return 0;
  if (lower.length < 3) return 0;
  const best = entries[0]?.partOfSpeech;
  if (best === 'verb') return 4;
  if (best === 'noun' || best === 'adjective') return 3;
  return best ? 2 : 1;
}

/** 'fue a casa', 'fuimos de compras': of ir, and else of ser. */
const goes = /^ (?:a|al|hacia|de (?:compras|vacaciones|viaje|paseo|fiesta|excursión))(?!\p{L})/iu;
const beforeNoun =
  /(?<!\p{L})(?:el|la|los|las|un|una|de|del|al|a|en|con|por|para|mis?|tus?|sus?|muy|est[ae]|es[ae]) $/iu;

/**
 * 'creo' is of creer or crear: the translation decides. 'me dormí' is of dormirse, 'dormí' and
 * 'me llamó' are of verbs without pronoun. A sentence without another verb has its own in 'como'.
 */
function entryIn(
  word: string,
  sentence: string,
  at: number,
  entries: LexiconEntry[],
  english: string | undefined,
): LexiconEntry | undefined {
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + word.length);
  const isReflexive = hasOwnPronoun(word, before);
  const isOnlyVerb = !beforeNoun.test(before) && !hasFiniteVerb(`${before}, ${after}`);
  const said = ` ${english?.toLowerCase().replace(/[^\p{L}']+/gu, ' ')} `;
  const fit = ({ partOfSpeech, word, glosses }: LexiconEntry) =>
    (glosses.some((gloss) => said.includes(` ${englishKey(gloss)} `)) ? 2 : 0) +
    (partOfSpeech === 'verb' && isOnlyVerb ? 1 : 0) +
    (word === 'ir' && !goes.test(after) ? -1 : 0) +
    (partOfSpeech === 'verb' && word.endsWith('se') !== isReflexive ? 0 : 1);
  return entries.toSorted((a, b) => fit(b) - fit(a))[0];
}

const ownPronouns: Record<string, Person[]> = {
  me: ['1s'],
  te: ['2s'],
  se: ['3s', '3p'],
  nos: ['1p'],
  os: ['2p'],
};

/** Whether the pronoun before a verb is that of the verb's own person. */
function hasOwnPronoun(verb: string, before: string): boolean {
  const [, pronoun = ''] = /(?<!\p{L})(me|te|se|nos|os) $/iu.exec(before) ?? [];
  const persons = ownPronouns[pronoun.toLowerCase()] ?? [];
  return finiteReadings(verb).some(({ person }) => person && persons.includes(person));
}

/** '4 letters, starts with “c”'. */
export function lettersOf(word: string): string {
  return `${counted(word.length, 'letter')}, starts with “${word.charAt(0).toLowerCase()}”`;
}

function hintFor(
  word: string,
  entry: LexiconEntry | undefined,
  before: string,
  lessonWords: Set<string>,
): string {
  const letters = lettersOf(word);
  const isForm = entry?.partOfSpeech === 'verb' && entry.word !== word.toLowerCase();
  if (!isForm) return letters;
  // 'me mojé' is of mojarse where the lesson taught it.
  const reflexive = `${entry.word}se`;
  const isReflexive = lessonWords.has(reflexive) && hasOwnPronoun(word, before);
  return `a form of «${isReflexive ? reflexive : entry.word}», ${letters}`;
}
