import { createClient } from 'redis';
import type { Logger } from './log.ts';

export type Redis = ReturnType<typeof createClient>;

/**
 * Connects in the background and stays connected. Redis holds nothing that cannot be had
 * elsewhere: while it is away, commands fail at once instead of waiting, and callers go on
 * without it.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: 500 },
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
    },
  });
  let away = false;
  client.on('error', (err) => {
    if (!away) log.warn({ err }, 'Redis is away, reconnecting');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  client.connect().catch((err) => log.error({ err }, 'gave up on Redis'));
  return client as Redis;
}
