import { normalizeAnswer, spelling } from '@repaso/proto/activities/grading';
import type { UnderstoodNotes } from '../../notes/understood-notes.ts';
import { lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import { englishForms, englishKey, spanishForms, spanishKey } from './answer-forms.ts';

/** What the notes and the lexicon know: which text means which, and what was called wrong. */
export interface LessonFacts {
  /** True where notes or lexicon give two texts a meaning in common, in either language. */
  meansTheSame(a: string, b: string): boolean;
  /** True where the notes translate this text (Spanish or English), and otherwise than so. */
  contradicts(text: string, translation: string): boolean;
  /** True where teaching this text as right would repeat what the tutor called wrong. */
  isWrong(spanish: string): boolean;
}

export function factsOf(notes: UnderstoodNotes): LessonFacts {
  const toEnglish = new Map<string, Set<string>>();
  const toSpanish = new Map<string, Set<string>>();
  const translated = [
    ...notes.pairs,
    ...notes.sentences.map((sentence) => ({ ...sentence, kind: 'sentence' as const })),
  ];
  for (const { spanish, english, kind } of translated) {
    if (!english) continue;
    const englishKeys = [english, ...englishForms(english, kind)].map(englishKey);
    const spanishKeys = [spanish, ...spanishForms(spanish)].map(spanishKey);
    for (const key of spanishKeys) addAll(toEnglish, key, englishKeys);
    for (const key of englishKeys) addAll(toSpanish, key, spanishKeys);
  }

  const meanings = (text: string) =>
    new Set([
      ...(toEnglish.get(spanishKey(text)) ?? []),
      ...lexiconMeanings(text),
      englishKey(text),
      ...englishForms(text, 'phrase').map(englishKey),
    ]);

  return {
    meansTheSame(a, b) {
      const ofA = meanings(a);
      if (overlap(ofA, meanings(b))) return true;
      const spanishOfA = toSpanish.get(englishKey(a));
      const spanishOfB = toSpanish.get(englishKey(b));
      return !!spanishOfA && !!spanishOfB && overlap(spanishOfA, spanishOfB);
    },
    contradicts(text, translation) {
      const asEnglish = englishForms(translation, 'phrase').map(englishKey);
      const asSpanish = spanishForms(translation).map(spanishKey);
      const english = toEnglish.get(spanishKey(text));
      const spanish = toSpanish.get(englishKey(text));
      const known = [...(english ?? []), ...(spanish ?? [])];
      if (known.length === 0) return false;
      const given = [englishKey(translation), spanishKey(translation), ...asEnglish, ...asSpanish];
      return !given.some((key) => english?.has(key) || spanish?.has(key));
    },
    isWrong: wrongForms(notes),
  };
}

function wrongForms({ corrections }: UnderstoodNotes): (spanish: string) => boolean {
  const exact = new Set(corrections.map(({ wrong }) => spelling(wrong)));
  for (const { right } of corrections) exact.delete(spelling(right));
  // One word may be wrong in one place and right in another ('por' for 'para'): only a longer
  // wrong text is wrong inside other texts too, unless the right one contains it.
  const within = corrections
    .map(({ wrong, right }) => [spelling(wrong), spelling(right)] as const)
    .filter(([wrong, right]) => wrong.includes(' ') && !containsWords(right, wrong))
    .map(([wrong]) => wrong);
  return (spanish) => {
    const text = spelling(spanish);
    return exact.has(text) || within.some((wrong) => containsWords(text, wrong));
  };
}

function containsWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

const meaningsOfWord = new Map<string, string[]>();

function lexiconMeanings(text: string): string[] {
  const key = spanishKey(text);
  if (key.split(' ').length > 3) return [];
  let meanings = meaningsOfWord.get(key);
  if (!meanings) {
    meanings = lookUpDictionaryForm(key).flatMap(({ glosses }) => glosses.map(englishKey));
    if (meaningsOfWord.size > 5000) meaningsOfWord.clear();
    meaningsOfWord.set(key, meanings);
  }
  return meanings;
}

function overlap(a: Set<string>, b: Set<string>): boolean {
  return [...a].some((one) => b.has(one));
}

function addAll(map: Map<string, Set<string>>, key: string, values: string[]): void {
  const known = map.get(key) ?? new Set();
  for (const value of values) known.add(value);
  map.set(key, known);
}

/** True where grading takes one text for the other, so that they cannot stand side by side. */
export function looksTheSame(a: string, b: string): boolean {
  return normalizeAnswer(a) === normalizeAnswer(b);
}
