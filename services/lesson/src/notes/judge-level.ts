import { lookUp } from '../spanish/lexicon.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { type TaughtTense, tensesOf } from './tenses.ts';
import type { Level } from './understood-notes.ts';

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
  /\b(?:level|nivel|curso|course|class)\s*:?\s*([ABC][12])\b|^\W*([ABC][12])\b/im;

/** Judged from what the notes say of themselves, else from tenses and vocabulary; A1 if unsure. */
export function judgeLevel(notes: string, spanish: string[]): Level {
  const explicit = explicitLevel.exec(notes);
  if (explicit) return (explicit[1] ?? explicit[2])!.toUpperCase() as Level;
  const forms = spanish.flatMap(tensesOf).map((tense) => tenseLevels[tense]);
  const atLeast = (levels: Level[]) =>
    forms.filter((level) => levels.includes(level)).length >= FORMS_FOR_EVIDENCE;
  if (atLeast(['B2'])) return 'B2';
  if (atLeast(['B1', 'B2'])) return 'B1';
  if (atLeast(['A2', 'B1', 'B2']) || hasAdvancedVocabulary(spanish)) return 'A2';
  return 'A1';
}

function hasAdvancedVocabulary(spanish: string[]): boolean {
  const words = new Set(spanish.flatMap((text) => wordsOf(text.toLowerCase())));
  const levels = [...words].flatMap((word) => lookUp(word)[0]?.level ?? []);
  const advanced = levels.filter((level) => level !== 'A1').length;
  return levels.length >= FEWEST_WORDS_FOR_SHARE && advanced / levels.length >= ADVANCED_SHARE;
}
