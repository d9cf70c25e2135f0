import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { currentContext } from '@repaso/shared/context';
import { DomainError } from '@repaso/shared/errors';

/** OWASP's Password Storage Cheat Sheet for Argon2id (the library's default): 19 MiB, 2 passes. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What a hash of that cost begins with. */
const AS_NOW = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;
/**
 * Each takes a core and 19 MiB, and one of the four threads that Node also reads files with. A core
 * is left for all others.
 */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** What waits beyond this would not be done before its caller gives up. */
const MAX_WAITING = 100;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False without a stored hash, after the same work. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than today's, and should be made anew. */
  isOutdated(storedHash: string): boolean;
}

/** Hashes a few at a time; a storm of logins is answered SERVICE_BUSY instead of piling up. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const limited = createLimit(HASHES_AT_ONCE, MAX_WAITING);
  const nobodysHash = await hash(randomBytes(16), ARGON2ID);
  return {
    hash: (password) => limited(() => hash(password, ARGON2ID)),
    async verify(storedHash, password) {
      const matches = await limited(() => verify(storedHash ?? nobodysHash, password));
      return storedHash !== undefined && matches;
    },
    isOutdated: (storedHash) => !storedHash.startsWith(AS_NOW),
  };
}

/**
 * Runs `atOnce` pieces of work at a time, the others in order. Throws SERVICE_BUSY for what comes
 * when `maxWaiting` wait, and for what is only reached when its caller has given up.
 */
export function createLimit(
  atOnce: number,
  maxWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= maxWaiting) throw new DomainError('SERVICE_BUSY');
      // Whoever finishes hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      // Deadlines are kept in real time, whatever the product's clock says.
      const deadline = currentContext()?.deadline ?? Number.POSITIVE_INFINITY;
      if (deadline <= Date.now()) throw new DomainError('SERVICE_BUSY');
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
