import type { LessonState } from '@repaso/proto/gen/lesson/v1/lesson';
import { LessonStatus } from '@repaso/proto/gen/lesson/v1/lesson';
import { apiErrors, type ErrorCode } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { LessonSavedError } from './lesson-saved-error.ts';
import { isSettled, type LessonWatcher } from './watch-lesson.ts';

/**
 * Waits until the tasks of a lesson that was just stored can be read. The lesson gets made whether
 * somebody waits or not. Throws the DomainError of a lesson that failed, and LessonSavedError when
 * the outcome is not known by the time `signal` aborts.
 */
export async function awaitLesson(
  watcher: LessonWatcher,
  created: LessonState,
  userId: string,
  signal: AbortSignal,
): Promise<LessonState> {
  const lessonId = created.id;
  try {
    const lesson = { userId, lessonId, known: created, onlyOutcome: true };
    for await (const state of watcher.watch(lesson, signal)) {
      if (!isSettled(state)) continue;
      if (state.status === LessonStatus.LESSON_STATUS_READY) return state;
      throw failureOf(state);
    }
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'INTERNAL') throw error;
    throw new LessonSavedError('PARTIAL_SUCCESS', lessonId, error);
  }
  throw new LessonSavedError('UPLOAD_TIMEOUT', lessonId);
}

function failureOf({ id, failure }: LessonState): DomainError {
  const code = failure?.code ?? 'PARTIAL_SUCCESS';
  if (code === 'PARTIAL_SUCCESS' || !(code in apiErrors)) {
    return new LessonSavedError('PARTIAL_SUCCESS', id);
  }
  return new DomainError(code as ErrorCode, failure?.error);
}
