import { DomainError } from '@repaso/shared/errors';
import express, { type Request, type Response } from 'express';

/** Bytes of a JSON body. */
const JSON_LIMIT_BYTES = 262_144;

// What type a body has is decided below; primitives are JSON too and fail validation instead.
const parse = express.json({ limit: JSON_LIMIT_BYTES, strict: false, type: () => true });

/** Arrays and objects within each other; what walks through a body may do so recursively. */
const MAX_DEPTH = 32;

/** The request's JSON body; undefined if there is none. Throws DomainError. */
export async function readJsonBody(
  request: Request,
  response: Response,
  contentTypes: readonly string[] = ['application/json'],
): Promise<unknown> {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) return undefined;
  if (!request.is([...contentTypes])) {
    throw new DomainError('INVALID_FILE_TYPE', 'Please send JSON (application/json).');
  }
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error ? reject(asRefusal(error)) : resolve()));
  });
  if (isDeeperThan(MAX_DEPTH, request.body)) {
    throw new DomainError('VALIDATION_FAILED', 'The request body is nested too deeply.');
  }
  return request.body;
}

function isDeeperThan(limit: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
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
      // A body that does not decompress, for one, comes with a 4xx of its own.
      if (error instanceof Error && 'status' in error && Number(error.status) < 500) {
        return new DomainError('MALFORMED_JSON', undefined, { cause: error });
      }
      return error;
  }
}
