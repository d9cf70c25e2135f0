import { type ApiError, apiErrors } from '@repaso/proto/http/errors';
import { currentContext } from '@repaso/shared/context';
import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import type { ErrorRequestHandler } from 'express';
import { LessonSavedError } from './lesson-saved-error.ts';
import type { LogRefusal } from './log-refusal.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Answers whatever was thrown in the one form of every error below /api. */
export function errorAnswer(log: Logger, logRefusal: LogRefusal): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    const error = asDomainError(thrown);
    logRefusal(error, request, response);
    const { status } = apiErrors[error.code];
    if (error.code === 'INTERNAL' || error.code === 'PARTIAL_SUCCESS') {
      log.error({ err: thrown, method: request.method, path: request.path }, 'request failed');
    }
    if (response.headersSent) {
      // Part of another answer is on its way: a broken connection is all that can be said.
      response.destroy();
      return;
    }
    if ((status === 503 || status === 429) && !response.get('Retry-After')) {
      response.set('Retry-After', retryAfterSeconds());
    }
    const body: ApiError = {
      error: error.message,
      code: error.code,
      requestId: currentContext()?.requestId ?? '',
      ...(error.fields && { fields: error.fields }),
      ...(error.code === 'EMAIL_NOT_VERIFIED' && { needsVerification: true }),
      ...(error instanceof LessonSavedError && { lessonId: error.lessonId }),
    };
    response.status(status).json(body);
  };
}

function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  // Express found a part of the path that does not decode: nothing has such an address.
  if (thrown instanceof URIError) return new DomainError('NOT_FOUND');
  return new DomainError('INTERNAL', undefined, { cause: thrown });
}
