import {
  ENDED_SESSION,
  ENDED_SESSION_SECONDS,
  sessionCacheKey,
} from '@repaso/proto/identity/session-cache';
import type { Logger } from '@repaso/shared/log';
import { inTime, type Redis } from '@repaso/shared/redis';

export interface SessionCache {
  /**
   * Has everybody know at once that these sessions ended. Call it after they are gone from the
   * database. Never throws: without Redis there is no cache that could say otherwise for long.
   */
  markEnded(tokenHashes: string[]): Promise<void>;
}

export function createSessionCache(redis: Redis, log: Logger): SessionCache {
  return {
    async markEnded(tokenHashes) {
      const writes = tokenHashes.map((tokenHash) =>
        inTime(
          redis.set(sessionCacheKey(tokenHash), ENDED_SESSION, {
            expiration: { type: 'EX', value: ENDED_SESSION_SECONDS },
          }),
        ),
      );
      const failed = (await Promise.allSettled(writes)).filter(
        (write) => write.status === 'rejected',
      );
      if (failed.length > 0) {
        log.warn({ err: failed[0]?.reason, sessions: failed.length }, 'session cache not told');
      }
    },
  };
}
