import { createClient } from 'redis';
import type { Logger } from './log.ts';

export type Redis = ReturnType<typeof createClient>;

/** Milliseconds after which nobody waits for a command any longer. */
const COMMAND_LIMIT_MS = 500;

/**
 * Rejects when Redis takes too long to answer. The client's own limit, an AbortSignal for every
 * command, costs more than the command.
 */
export function inTime<T>(command: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Redis did not answer within ${COMMAND_LIMIT_MS} ms`)),
      COMMAND_LIMIT_MS,
    );
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Connects in the background and stays connected. Redis holds nothing that cannot be had
 * elsewhere: while it is away, commands fail at once instead of waiting, and callers go on
 * without it. What hangs is for `inTime` to end.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: undefined },
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
