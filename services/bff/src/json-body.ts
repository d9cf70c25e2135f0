import { DomainError } from '@repaso/shared/errors';
import express, { type Request, type Response } from 'express';

/** Bytes of a JSON body. */
const JSON_LIMIT_BYTES = 262_144;

// What type a body has is decided below; primitives are JSON too and fail validation instead.
const parse = express.json({ limit: JSON_LIMIT_BYTES, strict: false, type: () => true });

/** The request's JSON body; undefined if there is none. Throws DomainError. */
export async function readJsonBody(request: Request, response: Response): Promise<unknown> {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) return undefined;
  if (!request.is('application/json')) {
    throw new DomainError('INVALID_FILE_TYPE', 'Please send JSON (application/json).');
  }
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error ? reject(asRefusal(error)) : resolve()));
  });
  return request.body;
}

/** body-parser names what went wrong in `type`. */
function asRefusal(error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new DomainError('FILE_TOO_LARGE', 'The request body is too large.');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new DomainError('INVALID_FILE_TYPE', 'Please send JSON in UTF-8.');
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return new DomainError('MALFORMED_JSON');
    default:
      return error;
  }
}
