import type { Clock } from '@repaso/shared/clock';
import type { OptionalRedis } from '../optional-redis.ts';
import { setLatest } from '../set-latest.ts';

/** Attempts that are counted together. */
export interface AttemptCounter {
  key: string;
  /** Attempts until the delays begin. */
  free: number;
}

/** Counts attempts and makes whoever fails again and again wait longer each time. */
export interface AttemptDelays {
  /**
   * Counts one attempt at each of the counters, unless one of them has to wait: then counts
   * nothing and resolves with the milliseconds left. Counting comes first, so that attempts made
   * at the same moment do not all pass before the first of them has failed.
   */
  begin(counters: AttemptCounter[]): Promise<number>;
  /** Takes one attempt back: it was no failure. */
  takeBack(keys: string[]): Promise<void>;
  /** Forgets every attempt. */
  reset(keys: string[]): Promise<void>;
}

/** The delays grow 1, 2, 4, … seconds up to this many. */
const MAX_DELAY_SECONDS = 60;
/** Nobody's attempts are remembered for longer than this after the last one. */
const MEMORY_MS = 3_600_000;

/** KEYS: the counters. ARGV: now in ms, longest delay in s, memory in ms, free attempts of each. */
const BEGIN = `
  local now = tonumber(ARGV[1])
  local wait = 0
  for _, key in ipairs(KEYS) do
    wait = math.max(wait, tonumber(redis.call('HGET', key, 'until') or '0') - now)
  end
  if wait > 0 then return wait end
  for index, key in ipairs(KEYS) do
    local over = redis.call('HINCRBY', key, 'count', 1) - tonumber(ARGV[3 + index])
    if over >= 0 then
      local delay = 1000 * math.min(tonumber(ARGV[2]), 2 ^ math.min(over, 30))
      redis.call('HSET', key, 'until', string.format('%.0f', now + delay))
    end
    redis.call('PEXPIRE', key, ARGV[3])
  end
  return 0`;

/** One that is gone was reset in the meantime and stays so. */
const TAKE_BACK = `
  for _, key in ipairs(KEYS) do
    if redis.call('EXISTS', key) == 1 then
      redis.call('HINCRBY', key, 'count', -1)
      redis.call('HDEL', key, 'until')
    end
  end`;

/** Shared by all replicas through Redis, and kept in memory while it is away. */
export function createAttemptDelays(redis: OptionalRedis, clock: Clock): AttemptDelays {
  const memory = createMemoryDelays(clock);
  return {
    begin: (counters) =>
      redis(
        async (client) =>
          Number(
            await client.eval(BEGIN, {
              keys: counters.map(({ key }) => key),
              arguments: [
                clock.now().getTime(),
                MAX_DELAY_SECONDS,
                MEMORY_MS,
                ...counters.map(({ free }) => free),
              ].map(String),
            }),
          ),
        () => memory.begin(counters),
      ),
    takeBack: (keys) =>
      redis(
        async (client) => {
          await client.eval(TAKE_BACK, { keys, arguments: [] });
        },
        () => memory.takeBack(keys),
      ),
    reset: (keys) =>
      redis(
        async (client) => {
          await client.del(keys);
        },
        () => memory.reset(keys),
      ),
  };
}

function createMemoryDelays(clock: Clock): AttemptDelays {
  const counts = new Map<string, { count: number; until: number; last: number }>();
  const nothing = { count: 0, until: 0, last: 0 };

  return {
    async begin(counters) {
      const now = clock.now().getTime();
      const entries = counters.map(({ key, free }) => {
        const known = counts.get(key);
        return { key, free, ...(known && known.last + MEMORY_MS > now ? known : nothing) };
      });
      const wait = Math.max(...entries.map(({ until }) => until - now));
      if (wait > 0) return wait;
      for (const { key, free, count, until } of entries) {
        const over = count + 1 - free;
        const delay = 1000 * Math.min(MAX_DELAY_SECONDS, 2 ** over);
        const end = over >= 0 ? now + delay : until;
        setLatest(counts, key, { count: count + 1, until: end, last: now });
      }
      return 0;
    },
    async takeBack(keys) {
      for (const key of keys) {
        const known = counts.get(key);
        if (known) counts.set(key, { ...known, count: known.count - 1, until: 0 });
      }
    },
    async reset(keys) {
      for (const key of keys) counts.delete(key);
    },
  };
}
