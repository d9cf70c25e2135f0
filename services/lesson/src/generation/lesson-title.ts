import type { UnderstoodNotes } from '../notes/understood-notes.ts';
import type { GenerateOptions } from './generator.ts';
import { vocabularyTheme } from './material/vocabulary-theme.ts';

/** Longest title that a lesson may have, in characters. */
const MAX_TITLE_LENGTH = 200;

/** The given title, else the notes' own heading, else topic and date. */
export function lessonTitle(
  given: string | undefined,
  { heading, topics, pairs }: Pick<UnderstoodNotes, 'heading' | 'topics' | 'pairs'>,
  { uploadedAt, timeZone }: Pick<GenerateOptions, 'uploadedAt' | 'timeZone'>,
): string {
  const own = [given, heading].map((title) => title?.trim()).find((title) => title);
  const topic = topics[0]?.name ?? vocabularyTheme(pairs) ?? 'Spanish lesson';
  const title = own ?? `${topic}, ${dateIn(timeZone, uploadedAt)}`;
  return [...title].slice(0, MAX_TITLE_LENGTH).join('');
}

/** '21 November 2026'; an unknown time zone counts as UTC. */
function dateIn(timeZone: string, date: Date): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(date);
  try {
    return format(timeZone);
  } catch (error) {
    if (error instanceof RangeError) return format('UTC');
    throw error;
  }
}
