import { DomainError } from '@repaso/shared/errors';
import { understandNotes } from '../notes/understand-notes.ts';
import { TookTooLongError, withinTime } from '../within-time.ts';
import type { GenerateOptions, Notes } from './generator.ts';
import { type MadeLesson, makeLesson } from './make-lesson.ts';

/** Milliseconds; dense notes of the greatest length took up to 9 s of CPU on a slow core. */
const LIMIT_MS = 20_000;
/** Of the processor's time, how much makes it the notes' fault. */
const BUSY_MS = LIMIT_MS / 2;

/**
 * A lesson out of notes, by the rules alone. Nothing else happens in this process meanwhile, and
 * the rules' regular expressions can be kept busy by texts that are made for it: what takes too
 * long is broken off. Throws a DomainError UPLOAD_TIMEOUT then, SERVICE_BUSY where the machine had
 * no time for it, and what makeLesson throws.
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
    if (error.cpuMs < BUSY_MS) throw new DomainError('SERVICE_BUSY', undefined, { cause: error });
    throw new DomainError(
      'UPLOAD_TIMEOUT',
      'Making practice from your notes took too long. Please try again with a part of them.',
      { cause: error },
    );
  }
}
