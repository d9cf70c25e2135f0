import { DomainError } from '@repaso/shared/errors';
import { understandNotes } from '../notes/understand-notes.ts';
import { TookTooLongError, withinTime } from '../within-time.ts';
import type { GenerateOptions, Notes } from './generator.ts';
import { type MadeLesson, makeLesson } from './make-lesson.ts';

/** Milliseconds; real notes of the greatest length take less than a tenth of it. */
const LIMIT_MS = 10_000;

/**
 * A lesson out of notes, by the rules alone. Nothing else happens in this process meanwhile, and
 * the rules' regular expressions can be kept busy by texts that are made for it: what takes too
 * long is broken off. Throws a DomainError UPLOAD_TIMEOUT then, and what makeLesson throws.
 */
export function makeLessonInTime(
  notes: Notes,
  options: Pick<GenerateOptions, 'seed' | 'uploadedAt' | 'timeZone'>,
): MadeLesson {
  try {
    return withinTime(LIMIT_MS, () =>
      makeLesson(understandNotes(notes.text), notes.title, options),
    );
  } catch (error) {
    if (!(error instanceof TookTooLongError)) throw error;
    throw new DomainError(
      'UPLOAD_TIMEOUT',
      'Making practice from your notes took too long. Please try again with a part of them.',
      { cause: error },
    );
  }
}
