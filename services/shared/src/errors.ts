import { apiErrors, type ErrorCode } from '@repaso/proto/http/errors';

export interface DomainErrorOptions {
  /** A sentence for each bad field, by its name in the public contract. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/**
 * An outcome that the caller must be told: a stable code (proto/http/errors.ts) and a sentence
 * that can be shown to a person. Everything else that is thrown is a defect and reaches the
 * caller as INTERNAL without its text.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message?: string, options: DomainErrorOptions = {}) {
    super(message ?? apiErrors[code].text, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields;
  }
}

/** Bad input: names each field with a sentence that says what to do. */
export function validationFailed(fields: Record<string, string>): DomainError {
  const first = Object.values(fields)[0];
  return new DomainError('VALIDATION_FAILED', first, { fields });
}
