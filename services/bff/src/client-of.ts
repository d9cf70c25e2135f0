import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Whose request it is: the same for all requests from one address, which it does not tell. */
export type ClientOf = (request: Request) => string;

/** Characters: enough that no two addresses of a log share one. */
const LENGTH = 16;

export function createClientOf(secret: string): ClientOf {
  return (request) =>
    createHmac('sha256', secret)
      .update(`client\n${ipKeyGenerator(request.ip ?? '')}`)
      .digest('base64url')
      .slice(0, LENGTH);
}
