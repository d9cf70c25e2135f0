import { DomainError } from '@repaso/shared/errors';
import type { Response } from 'express';

/** Counts the responses that are not finished and refuses more than `limit` of them. */
export interface Gate {
  /** Throws DomainError SERVICE_BUSY when the gate is full; leaving happens by itself. */
  enter(response: Response): void;
}

export function createGate(limit: number): Gate {
  let inside = 0;
  return {
    enter(response) {
      if (inside >= limit) throw new DomainError('SERVICE_BUSY');
      inside += 1;
      response.once('close', () => {
        inside -= 1;
      });
    },
  };
}
