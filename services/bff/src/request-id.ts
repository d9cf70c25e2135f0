import { type Clock, newId } from '@repaso/shared/clock';
import { runInContext } from '@repaso/shared/context';
import type { RequestHandler } from 'express';

const HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives every request an id, the caller's own if it has the right form, and runs it under it. */
export function requestId(clock: Clock): RequestHandler {
  return (request, response, next) => {
    const given = request.get(HEADER);
    const id = given !== undefined && ACCEPTABLE.test(given) ? given : newId(clock);
    response.set(HEADER, id);
    runInContext({ requestId: id, deadline: undefined }, next);
  };
}
