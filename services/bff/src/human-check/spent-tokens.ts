import { createHash } from 'node:crypto';
import type { OptionalRedis } from '../optional-redis.ts';

/** Remembers what was used once, across replicas while Redis is there. */
export interface SpentTokens {
  /** Whether this is the first time; remembered for `seconds`. */
  spend(token: string, seconds: number): Promise<boolean>;
}

export function createSpentTokens(redis: OptionalRedis): SpentTokens {
  const inMemory = new Map<string, number>();

  const spendInMemory = (key: string, seconds: number): boolean => {
    const now = Date.now();
    // Oldest first, so that each call only looks at what it removes.
    for (const [old, until] of inMemory) {
      if (until > now) break;
      inMemory.delete(old);
    }
    if (inMemory.has(key)) return false;
    inMemory.set(key, now + seconds * 1000);
    return true;
  };

  return {
    async spend(token, seconds) {
      const key = `human-check:${createHash('sha256').update(token).digest('base64url')}`;
      // Memory is asked always, so that what was spent while Redis was away stays spent.
      if (!spendInMemory(key, seconds)) return false;
      return redis(
        async (client) => {
          const options = { condition: 'NX', expiration: { type: 'EX', value: seconds } } as const;
          return (await client.set(key, '1', options)) !== null;
        },
        () => true,
      );
    },
  };
}
