import type { VerbTable } from '../../notes/understood-notes.ts';
import { capitalised } from '../../spanish/letters.ts';
import { spanishForms } from '../material/answer-forms.ts';
import type { Material } from '../material/material.ts';
import type { Subject } from '../material/subject.ts';
import { vocabularyTheme } from '../material/vocabulary-theme.ts';

/** Longest list of words in a title, in characters. */
const MAX_WORDS_LENGTH = 32;
/** Longest heading or topic that a title repeats, in characters. */
const MAX_THEME_LENGTH = 36;

/** What the lesson was about, in a few words, if the notes tell. */
export function themeOf({
  heading,
  topics,
  vocabulary,
}: Pick<Material, 'heading' | 'topics' | 'vocabulary'>): string | undefined {
  return [heading && subjectOf(heading), topics[0]?.name, vocabularyTheme(vocabulary)].find(
    (theme) => theme && theme.length <= MAX_THEME_LENGTH,
  );
}

const unitNumber =
  /^(?:lesson|class|clase|lecci[oó]n|unit|unidad|tema|topic|chapter|cap[ií]tulo|session|sesi[oó]n|week|semana)\s+\d{1,3}(?:\.\d)?\s*[-–—:.|]\s+(?=\p{L})/iu;

/** 'UNIDAD 5: MI BARRIO' → 'Mi barrio': a heading as one would name it in passing. */
function subjectOf(heading: string): string {
  const subject = heading.replace(unitNumber, '');
  const isShouted = subject === subject.toUpperCase() && /\p{Lu}{4}/u.test(subject);
  const calm = isShouted ? subject.toLowerCase() : subject;
  return capitalised(calm);
}

const VERBS_IN_TITLE = 3;

/** 'la manzana, el pan': the first words of a task, as many as a title holds. */
export function wordsIn(subjects: Subject[]): string | undefined {
  const pairs = [...new Set(subjects)].filter((subject) => 'kind' in subject);
  const words = (['word', 'phrase'] as const).flatMap((kind) =>
    pairs
      .filter((pair) => pair.kind === kind)
      .map(({ spanish }) => spanishForms(spanish)[0] ?? spanish),
  );
  const fitting = [3, 2, 1]
    .map((count) => words.slice(0, count).join(', '))
    .find((list) => list.length <= MAX_WORDS_LENGTH);
  return fitting || undefined;
}

/** 'hablar, comer': as many verbs as a title holds. */
export function verbsIn(tables: VerbTable[]): string | undefined {
  const verbs = [...new Set(tables.map(({ infinitive }) => infinitive))].slice(0, VERBS_IN_TITLE);
  return verbs.join(', ');
}

/** What follows a title's colon, if there is anything to name. */
export function appended(text: string | undefined): string {
  return text ? `: ${text}` : '';
}
