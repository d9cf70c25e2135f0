import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { apiErrors, type ErrorCode } from '@repaso/proto/http/errors';
import { isDatabaseUnavailable } from '../database.ts';
import { DomainError } from '../errors.ts';

/** Carries `{code, message, fields}` as JSON beside the gRPC status. */
const DETAIL_KEY = 'domain-error-bin';

/** The one table from error codes to gRPC statuses. */
const grpcStatus: Record<ErrorCode, status> = {
  VALIDATION_FAILED: status.INVALID_ARGUMENT,
  MALFORMED_JSON: status.INVALID_ARGUMENT,
  CAPTCHA_FAILED: status.INVALID_ARGUMENT,
  TOKEN_INVALID: status.INVALID_ARGUMENT,
  TOKEN_EXPIRED: status.INVALID_ARGUMENT,
  UNAUTHENTICATED: status.UNAUTHENTICATED,
  INVALID_CREDENTIALS: status.UNAUTHENTICATED,
  PLAN_LIMIT: status.FAILED_PRECONDITION,
  EMAIL_NOT_VERIFIED: status.FAILED_PRECONDITION,
  FORBIDDEN: status.PERMISSION_DENIED,
  TASK_LOCKED: status.FAILED_PRECONDITION,
  CROSS_SITE: status.PERMISSION_DENIED,
  NOT_FOUND: status.NOT_FOUND,
  METHOD_NOT_ALLOWED: status.UNIMPLEMENTED,
  UPLOAD_TIMEOUT: status.DEADLINE_EXCEEDED,
  CONFLICT: status.ABORTED,
  FILE_TOO_LARGE: status.INVALID_ARGUMENT,
  INVALID_FILE_TYPE: status.INVALID_ARGUMENT,
  CONTENT_TOO_SHORT: status.INVALID_ARGUMENT,
  IMAGE_UNREADABLE: status.INVALID_ARGUMENT,
  RATE_LIMITED: status.RESOURCE_EXHAUSTED,
  INTERNAL: status.INTERNAL,
  PARTIAL_SUCCESS: status.INTERNAL,
  SERVICE_BUSY: status.RESOURCE_EXHAUSTED,
  SERVICE_UNAVAILABLE: status.UNAVAILABLE,
};

/** What a handler threw, as the DomainError the caller may see. Defects become INTERNAL. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = isDatabaseUnavailable(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
  return new DomainError(code, undefined, { cause: error });
}

export interface Refusal {
  status: status;
  /** JSON of what the caller may see. */
  detail: Buffer;
}

export function toRefusal({ code, message, fields }: DomainError): Refusal {
  const detail = Buffer.from(JSON.stringify({ code, message, fields }));
  return { status: grpcStatus[code], detail };
}

/** What gRPC tells of a call that failed. */
export function toServiceError(code: status, detail?: Buffer): ServiceError {
  const metadata = new Metadata();
  if (detail?.length) metadata.set(DETAIL_KEY, detail);
  const details = status[code] ?? String(code);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** The DomainError behind a failed call; errors of the transport itself become SERVICE_…. */
export function fromGrpcError(error: ServiceError): DomainError {
  const [detail] = error.metadata?.get(DETAIL_KEY) ?? [];
  if (detail instanceof Buffer) {
    const { code, message, fields } = JSON.parse(detail.toString());
    if (code in apiErrors) return new DomainError(code, message, { fields, cause: error });
  }
  switch (error.code) {
    case status.UNAVAILABLE:
    case status.DEADLINE_EXCEEDED:
    case status.CANCELLED:
      return new DomainError('SERVICE_UNAVAILABLE', undefined, { cause: error });
    case status.INTERNAL:
      // The connection broke in the middle of a call: that is no defect of anybody.
      if (!error.details.startsWith('Received RST_STREAM')) break;
      return new DomainError('SERVICE_UNAVAILABLE', undefined, { cause: error });
    case status.RESOURCE_EXHAUSTED:
      return new DomainError('SERVICE_BUSY', undefined, { cause: error });
  }
  return new DomainError('INTERNAL', undefined, { cause: error });
}
