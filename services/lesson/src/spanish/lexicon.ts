import { recogniseVerb } from './conjugate.ts';
import { adjectiveForms, pluralOf } from './inflect.ts';
import { foldAccents } from './letters.ts';
import { adjectives } from './lexicon/adjectives.ts';
import { adverbs } from './lexicon/adverbs.ts';
import { animals } from './lexicon/animals.ts';
import { body } from './lexicon/body.ts';
import { character } from './lexicon/character.ts';
import { city } from './lexicon/city.ts';
import { clothes } from './lexicon/clothes.ts';
import { colours } from './lexicon/colours.ts';
import { communication } from './lexicon/communication.ts';
import { connectors } from './lexicon/connectors.ts';
import { cooking } from './lexicon/cooking.ts';
import { countries } from './lexicon/countries.ts';
import { culture } from './lexicon/culture.ts';
import { family } from './lexicon/family.ts';
import { fashion } from './lexicon/fashion.ts';
import { feelings } from './lexicon/feelings.ts';
import { food } from './lexicon/food.ts';
import { greetings } from './lexicon/greetings.ts';
import { health } from './lexicon/health.ts';
import { hobbies } from './lexicon/hobbies.ts';
import { home } from './lexicon/home.ts';
import { idioms } from './lexicon/idioms.ts';
import { looks } from './lexicon/looks.ts';
import { materials } from './lexicon/materials.ts';
import { media } from './lexicon/media.ts';
import { money } from './lexicon/money.ts';
import { nature } from './lexicon/nature.ts';
import { numbers } from './lexicon/numbers.ts';
import { people } from './lexicon/people.ts';
import { prepositions } from './lexicon/prepositions.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { questions } from './lexicon/questions.ts';
import { restaurant } from './lexicon/restaurant.ts';
import { routine } from './lexicon/routine.ts';
import { school } from './lexicon/school.ts';
import { shopping } from './lexicon/shopping.ts';
import { society } from './lexicon/society.ts';
import { sports } from './lexicon/sports.ts';
import { technology } from './lexicon/technology.ts';
import { time } from './lexicon/time.ts';
import { toEntries } from './lexicon/topic-words.ts';
import { travel } from './lexicon/travel.ts';
import { verbs } from './lexicon/verbs.ts';
import { weather } from './lexicon/weather.ts';
import { work } from './lexicon/work.ts';
import type { LexiconEntry, PartOfSpeech } from './lexicon-entry.ts';

/** About 6,600 words and phrases of the levels A1 to B1, written and checked by hand. */
export const lexicon: readonly LexiconEntry[] = [
  greetings,
  pronouns,
  questions,
  prepositions,
  connectors,
  adverbs,
  verbs,
  adjectives,
  numbers,
  colours,
  time,
  family,
  people,
  home,
  routine,
  food,
  city,
  shopping,
  travel,
  countries,
  weather,
  nature,
  animals,
  body,
  health,
  clothes,
  work,
  school,
  feelings,
  hobbies,
  cooking,
  restaurant,
  fashion,
  looks,
  character,
  money,
  sports,
  culture,
  media,
  technology,
  materials,
  communication,
  idioms,
  society,
].flatMap(toEntries);

const articles = /^(?:el\/la|los\/las|un\/una|el|la|los|las|un|una|unos|unas)\s+(?=\S)/i;
/** Short forms before a noun. */
const apocopes: Record<string, string> = {
  buen: 'bueno',
  gran: 'grande',
  primer: 'primero',
  tercer: 'tercero',
  algún: 'alguno',
  ningún: 'ninguno',
};

const lemmas = new Map<string, LexiconEntry[]>();
const inflections = new Map<string, LexiconEntry[]>();
const verbsByInfinitive = new Map<string, LexiconEntry[]>();
const foldedWords = new Map<string, LexiconEntry[]>();

for (const entry of lexicon) {
  const word = entry.word.toLowerCase();
  add(lemmas, phraseKey(word), entry);
  add(foldedWords, plainKey(phraseKey(word)), entry);
  for (const form of inflectedForms(entry)) {
    add(inflections, form, entry);
    add(foldedWords, plainKey(form), entry);
  }
  if (entry.partOfSpeech === 'verb') add(verbsByInfinitive, word.replace(/se$/, ''), entry);
}
for (const [short, full] of Object.entries(apocopes)) {
  for (const entry of lemmas.get(full) ?? []) add(inflections, short, entry);
}

function add(map: Map<string, LexiconEntry[]>, key: string, entry: LexiconEntry): void {
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (!entries.includes(entry)) entries.push(entry);
}

function inflectedForms({ word, partOfSpeech, plural }: LexiconEntry): string[] {
  if (/\s/.test(word)) return [];
  if (partOfSpeech === 'noun') return plural ? [] : [pluralOf(word.toLowerCase())];
  if (partOfSpeech === 'adjective') {
    const { f, mp, fp } = adjectiveForms(word);
    return [f, mp, fp].filter((form) => form !== word);
  }
  return [];
}

/** Lower case, without the punctuation around or at the end of a phrase. */
function phraseKey(spanish: string): string {
  return spanish
    .toLowerCase()
    .normalize('NFC')
    .replace(/[¿?¡!.,;:"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As typed on a keyboard without Spanish letters. */
function plainKey(text: string): string {
  return foldAccents(text).replaceAll('ñ', 'n');
}

/**
 * The entries a Spanish word or phrase can belong to: by its dictionary form, with or
 * without article, else as a plural, a form of an adjective or of a verb, else spelled
 * without its accents. Best first, none when unknown.
 */
export function lookUp(spanish: string): LexiconEntry[] {
  const key = phraseKey(spanish);
  const bare = key.replace(articles, '');
  const exact = lemmaEntries(key, bare);
  const inflected = [...(inflections.get(bare) ?? []), ...(bare === key ? verbEntries(key) : [])];
  const entries = [...new Set([...exact, ...inflected])];
  if (entries.length > 0) return entries;
  // Short words differ by their accent alone ('el', 'él'); longer ones were typed without it.
  return bare.length >= MIN_FOLDED_LENGTH ? (foldedWords.get(plainKey(bare)) ?? []) : [];
}

const MIN_FOLDED_LENGTH = 4;

/** How the lexicon spells what was typed without accents and ñ; empty if it needs none. */
export function spellingsWithAccents(typed: string): string[] {
  const key = plainKey(phraseKey(typed));
  const forms = (foldedWords.get(key) ?? []).flatMap((entry) => [
    entry.word,
    ...inflectedForms(entry),
  ]);
  return [...new Set(forms)].filter(
    (form) => plainKey(phraseKey(form)) === key && phraseKey(form) !== phraseKey(typed),
  );
}

function lemmaEntries(key: string, bare: string): LexiconEntry[] {
  const whole = lemmas.get(key) ?? [];
  if (bare === key) return whole;
  const nouns = (lemmas.get(bare) ?? []).filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  return [...whole, ...nouns];
}

function verbEntries(word: string): LexiconEntry[] {
  if (/\s/.test(word)) return [];
  return recogniseVerb(word).flatMap(({ infinitive }) => verbsByInfinitive.get(infinitive) ?? []);
}

/** The entries whose dictionary form this is, with or without article, spelled exactly. */
export function lookUpDictionaryForm(spanish: string): LexiconEntry[] {
  const key = phraseKey(spanish);
  return lemmaEntries(key, key.replace(articles, ''));
}

/** 'poder' without an article is the verb. */
function verbsFirst(entries: LexiconEntry[]): LexiconEntry[] {
  const verbs = entries.filter(({ partOfSpeech }) => partOfSpeech === 'verb');
  return verbs.length > 0 ? verbs : entries;
}

const ofManyOwners = /^su(?:s|y[oa]s?)?$/i;
/** Owners that a gloss names. */
const MOST_OWNERS = 3;

/**
 * The English of a dictionary form, or undefined: 'la manzana' → 'the apple', 'comer' →
 * 'to eat'. Two meanings of the same spelling are joined ('tarde' → 'late / afternoon').
 */
export function glossOf(spanish: string): string | undefined {
  const entries = verbsFirst(lookUpDictionaryForm(spanish));
  // «su» is his as well as hers.
  const glosses = ofManyOwners.test(spanish)
    ? entries.flatMap((entry) => entry.glosses.slice(0, MOST_OWNERS))
    : [...new Set(entries.map(({ glosses: [best] }) => best as string))];
  if (glosses.length === 0) return undefined;
  const article = /^(el|la|los|las)\s/i.test(spanish.trim()) && entries[0]?.partOfSpeech === 'noun';
  return glosses
    .slice(0, ofManyOwners.test(spanish) ? MOST_OWNERS : 2)
    .map((gloss) => (article ? `the ${gloss}` : gloss))
    .join(' / ');
}

const partsOfSpeechByGloss = new Map<string, Set<PartOfSpeech>>();
for (const { glosses, partOfSpeech } of lexicon) {
  for (const gloss of glosses) {
    const key = gloss.toLowerCase();
    partsOfSpeechByGloss.set(key, (partsOfSpeechByGloss.get(key) ?? new Set()).add(partOfSpeech));
  }
}

/** What Spanish words with this English are: 'small' → adjective. Undefined if none has it. */
export function partsOfSpeechMeaning(english: string): ReadonlySet<PartOfSpeech> | undefined {
  return partsOfSpeechByGloss.get(english.toLowerCase());
}

const byTopic = Map.groupBy(lexicon, ({ topic }) => topic);
const byPartOfSpeech = Map.groupBy(lexicon, ({ partOfSpeech }) => partOfSpeech);

export function entriesByTopic(topic: string): readonly LexiconEntry[] {
  return byTopic.get(topic) ?? [];
}

export function entriesByPartOfSpeech(partOfSpeech: PartOfSpeech): readonly LexiconEntry[] {
  return byPartOfSpeech.get(partOfSpeech) ?? [];
}
