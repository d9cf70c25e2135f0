import { DomainError } from '@repaso/shared/errors';

/** The lesson is stored and goes on, but this request cannot answer with it. */
export class LessonSavedError extends DomainError {
  readonly lessonId: string;

  constructor(code: 'UPLOAD_TIMEOUT' | 'PARTIAL_SUCCESS', lessonId: string, cause?: unknown) {
    super(code, undefined, { cause });
    this.lessonId = lessonId;
  }
}
