import type { Logger } from '@repaso/shared/log';
import { inTime, type Redis } from '@repaso/shared/redis';

/** After a failure, how long nobody waits for Redis again, in milliseconds. */
const REST_MS = 1_000;

/**
 * Redis as something nice to have: runs `work` with it, and `fallback` while it is away. A Redis
 * that hangs costs one timeout a second, not one per request.
 */
export type OptionalRedis = <T>(
  work: (redis: Redis) => Promise<T>,
  fallback: () => T | Promise<T>,
) => Promise<T>;

export function createOptionalRedis(redis: Redis, log: Logger): OptionalRedis {
  let restsUntil = 0;
  return async (work, fallback) => {
    if (!redis.isReady || Date.now() < restsUntil) return fallback();
    try {
      return await inTime(work(redis));
    } catch (err) {
      restsUntil = Date.now() + REST_MS;
      log.warn({ err }, 'going on without Redis');
      return fallback();
    }
  };
}
