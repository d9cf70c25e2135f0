import {
  type CachedSession,
  ENDED_SESSION,
  SESSION_CACHE_SECONDS,
  sessionCacheKey,
} from '@repaso/proto/identity/session-cache';
import type { Clock } from '@repaso/shared/clock';
import { meter } from '@repaso/shared/telemetry/meter';
import type { OptionalRedis } from './optional-redis.ts';

const lookups = meter.createCounter('repaso.cache.lookups', {
  unit: '{lookup}',
  description: 'Questions to a cache, and whether it knew the answer.',
});

/** Resolved sessions in Redis; identity has the truth (proto/identity/session-cache.ts). */
export interface SessionCache {
  /** Undefined when only identity can tell. */
  read(tokenHash: string): Promise<CachedSession | 'ended' | undefined>;
  write(tokenHash: string, session: CachedSession): Promise<void>;
}

export function createSessionCache(redis: OptionalRedis, clock: Clock): SessionCache {
  return {
    async read(tokenHash) {
      const entry = await redis(
        (client) => client.get(sessionCacheKey(tokenHash)),
        () => null,
      );
      const result = entry === null ? 'miss' : 'hit';
      lookups.add(1, { 'repaso.cache.name': 'session', 'repaso.cache.result': result });
      if (entry === null) return undefined;
      if (entry === ENDED_SESSION) return 'ended';
      const session: CachedSession = JSON.parse(entry);
      return session.expiresAt > clock.now().getTime() ? session : undefined;
    },
    async write(tokenHash, session) {
      await redis(
        (client) =>
          client.set(sessionCacheKey(tokenHash), JSON.stringify(session), {
            condition: 'NX',
            expiration: { type: 'EX', value: SESSION_CACHE_SECONDS },
          }),
        () => null,
      );
    },
  };
}
