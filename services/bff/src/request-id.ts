import { type Clock, newId } from '@repaso/shared/clock';
import { runInContext } from '@repaso/shared/context';
import type { RequestHandler } from 'express';

const HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives every request an id, the caller's own if it has the right form, and runs it under it. */
export function requestId(clock: Clock): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request.get(HEADER), clock);
    response.set(HEADER, id);
    runInContext({ requestId: id, deadline: undefined }, next);
  };
}

/** The id that the caller gave if it has the right form, else a new one. */
export function requestIdOf(given: string | string[] | undefined, clock: Clock): string {
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newId(clock);
}
