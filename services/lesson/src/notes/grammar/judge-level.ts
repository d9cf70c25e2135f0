import { finiteReadings } from '../../spanish/conjugate.ts';
import { englishWords } from '../../spanish/english-words.ts';
import { lookUp, lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import type { PartOfSpeech } from '../../spanish/lexicon-entry.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { GrammarTopic, Level } from '../understood-notes.ts';
import { type TaughtTense, tensesOf } from './tenses.ts';

/** The level at which each tense is taught (Cervantes curriculum plan). */
const tenseLevels: Record<TaughtTense, Level> = {
  present: 'A1',
  'going-to': 'A1',
  progressive: 'A1',
  preterite: 'A2',
  imperfect: 'A2',
  perfect: 'A2',
  imperative: 'A2',
  future: 'B1',
  conditional: 'B1',
  pluperfect: 'B1',
  'present-subjunctive': 'B1',
  'imperfect-subjunctive': 'B2',
};

/** One form may be a set phrase or misread; two show that the tense was taught. */
const FORMS_FOR_EVIDENCE = 2;
/** Share of the known words beyond A1 from which the vocabulary itself speaks for A2. */
const ADVANCED_SHARE = 0.35;
const FEWEST_WORDS_FOR_SHARE = 6;

const explicitLevel =
  /\b(?:level|nivel|curso|course|class|spanish|español)\s*:?\s*([ABC][12])\b|^\W*([ABC][12])\b|\(([ABC][12])\b/im;

/** The level at which grammar beyond A1 is explained, where notes name it or show it often. */
const topicLevels: Record<string, Level> = {
  'por-para': 'A2',
  'preterite-imperfect': 'A2',
  preterite: 'A2',
  imperfect: 'A2',
  'present-perfect': 'A2',
  commands: 'A2',
  'object-pronouns': 'A2',
  comparatives: 'A2',
  'saber-conocer': 'A2',
  future: 'B1',
  conditional: 'B1',
  'present-subjunctive': 'B1',
};

/** 'Acabo de llegar', 'suelo comer tarde', 'llevo tres meses estudiando': beyond A1 in any tense. */
const periphrasis =
  /(?<!\p{L})(?:acab(?:o|as|a|amos|an) de \p{L}+r|suel(?:o|es|e|en) \p{L}+r|volv(?:í|ió|er) a \p{L}+r|dej(?:é|ó|o|a|ar) de \p{L}+r|sig(?:o|ue|ues|uen) \p{L}+ndo|llev(?:o|as|a|amos|an) .{2,40}\p{L}ndo|hace .{2,20} que)(?!\p{L})/iu;

/** Judged from what the notes say of themselves, else from tenses and vocabulary; A1 if unsure. */
export function judgeLevel(notes: string, spanish: string[], topics: GrammarTopic[]): Level {
  const explicit = explicitLevel.exec(notes);
  if (explicit) return (explicit[1] ?? explicit[2] ?? explicit[3])!.toUpperCase() as Level;
  const forms = [...spanish.flatMap(tensesOf), ...listedTenses(notes)].map(
    (tense) => tenseLevels[tense],
  );
  if (spanish.filter((text) => periphrasis.test(text)).length >= FORMS_FOR_EVIDENCE) {
    forms.push('A2', 'A2');
  }
  const isFutureByGoing = topics.some(({ id }) => id === 'going-to-future');
  for (const { id } of topics) {
    // 'Future plans' with 'voy a viajar' are not about the future tense.
    const level = id === 'future' && isFutureByGoing ? undefined : topicLevels[id];
    if (level) forms.push(level, level);
  }
  const atLeast = (levels: Level[]) =>
    forms.filter((level) => levels.includes(level)).length >= FORMS_FOR_EVIDENCE;
  if (atLeast(['B2'])) return 'B2';
  if (atLeast(['B1', 'B2']) || areEntriesOf('B1', spanish)) return 'B1';
  if (atLeast(['A2', 'B1', 'B2']) || hasAdvancedVocabulary(spanish)) return 'A2';
  return 'A1';
}

/** The tenses of verb forms that stand on their own: 'ir – fui – to go', a table of forms. */
function listedTenses(notes: string): TaughtTense[] {
  const pieces = notes.split(/\s*(?:[\n\t|/,;=:–—→()]|->|\s-\s)\s*/);
  return pieces.flatMap((piece) => {
    const form = /^(?:(?:yo|tú|él|ella|me|te|se|nos) )?(\p{L}+)$/iu.exec(piece)?.[1]?.toLowerCase();
    if (!form || englishWords.has(form) || lookUpDictionaryForm(form).length > 0) return [];
    const tenses = new Set(finiteReadings(form).map(({ tense }) => tense));
    const [only] = tenses;
    return tenses.size === 1 && only !== undefined ? [only as TaughtTense] : [];
  });
}

/** 'el', 'de' and 'que' stand in notes of every level. */
const contentWords = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb']);

/** Share of the entries that make a word list one of a level. */
const LISTED_SHARE = 0.6;

/** 'meter la pata', 'no pegar ojo': what the notes list is taught at a level. */
function areEntriesOf(level: Level, spanish: string[]): boolean {
  const levels = spanish.flatMap((text) => lookUpDictionaryForm(text)[0]?.level ?? []);
  const ofLevel = levels.filter((one) => one === level).length;
  return levels.length >= FEWEST_WORDS_FOR_SHARE && ofLevel / levels.length >= LISTED_SHARE;
}

function hasAdvancedVocabulary(spanish: string[]): boolean {
  const words = new Set(spanish.flatMap((text) => wordsOf(text.toLowerCase())));
  const levels = [...words].flatMap((word) => {
    const [entry] = lookUp(word);
    return entry && contentWords.has(entry.partOfSpeech) ? entry.level : [];
  });
  const advanced = levels.filter((level) => level !== 'A1').length;
  return levels.length >= FEWEST_WORDS_FOR_SHARE && advanced / levels.length >= ADVANCED_SHARE;
}
