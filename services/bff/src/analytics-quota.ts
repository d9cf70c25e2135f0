import type { Clock } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import type { Request, Response } from 'express';
import type { ClientOf } from './client-of.ts';
import type { RefusalLocals } from './log-refusal.ts';
import type { OptionalRedis } from './optional-redis.ts';
import { setLatest } from './set-latest.ts';

/** Bounds what browsers can have stored, whatever the number of their requests. */
export interface AnalyticsQuota {
  /**
   * Counts bytes that are about to be stored. Throws RATE_LIMITED, with `Retry-After`, where they
   * are more than this address, or all the visitors together, may have stored for now.
   */
  spend(
    request: Request,
    response: Response,
    what: { bytes: number; isVisitor: boolean },
  ): Promise<void>;
}

interface Allowance {
  name: string;
  bytes: number;
  windowSeconds: number;
}

const MEGABYTE = 1_000_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * A browser's event takes 300 to 500 bytes and a busy hour of practice has a hundred of them: a
 * whole school behind one address stays below. Visitors need no account to come from many
 * addresses, so all of them share an allowance besides: 600,000 events a day.
 */
export const analyticsAllowances = {
  address: [
    { name: 'analytics-bytes-hour', bytes: 4 * MEGABYTE, windowSeconds: HOUR },
    { name: 'analytics-bytes-day', bytes: 16 * MEGABYTE, windowSeconds: DAY },
  ],
  visitors: [
    { name: 'analytics-bytes-visitors-hour', bytes: 64 * MEGABYTE, windowSeconds: HOUR },
    { name: 'analytics-bytes-visitors-day', bytes: 256 * MEGABYTE, windowSeconds: DAY },
  ],
} as const satisfies Record<string, Allowance[]>;

/** For tests and load. */
export const unlimitedAnalytics: AnalyticsQuota = { spend: async () => {} };

/** Counts are shared by all replicas through Redis, and kept in memory while it is away. */
export function createAnalyticsQuota({
  redis,
  clock,
  clientOf,
}: {
  redis: OptionalRedis;
  clock: Clock;
  clientOf: ClientOf;
}): AnalyticsQuota {
  const addInMemory = createMemoryCounters(clock);

  /** What the counter says with these bytes, and the milliseconds until it begins anew. */
  const add = (key: string, bytes: number, windowMs: number): Promise<Counted> =>
    redis(
      async (client) => {
        const [, spent, leftMs] = await client
          .multi()
          .set(key, 0, { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
          .incrBy(key, bytes)
          .pTTL(key)
          .exec();
        return { spent: Number(spent), leftMs: Number(leftMs) };
      },
      () => addInMemory(key, bytes, windowMs),
    );

  return {
    async spend(request, response, { bytes, isVisitor }) {
      // Redis tells no address of anybody, also not for a day.
      const client = clientOf(request);
      const allowances = [
        ...analyticsAllowances.address.map((allowance) => ({ ...allowance, who: client })),
        // Last, so that what an address may not store takes nothing from the others.
        ...(isVisitor ? analyticsAllowances.visitors : []).map((allowance) => ({
          ...allowance,
          who: 'all',
        })),
      ];
      for (const { name, who, bytes: limit, windowSeconds } of allowances) {
        const { spent, leftMs } = await add(`rate:${name}:${who}`, bytes, windowSeconds * 1000);
        if (spent <= limit) continue;
        response.set('Retry-After', String(Math.max(1, Math.ceil(leftMs / 1000))));
        const exceededLimit = { name, before: spent - bytes > limit };
        Object.assign(response.locals, { exceededLimit } satisfies RefusalLocals);
        throw new DomainError('RATE_LIMITED');
      }
    },
  };
}

interface Counted {
  spent: number;
  leftMs: number;
}

function createMemoryCounters(
  clock: Clock,
): (key: string, bytes: number, windowMs: number) => Counted {
  const counters = new Map<string, { spent: number; until: number }>();
  return (key, bytes, windowMs) => {
    const now = clock.now().getTime();
    const known = counters.get(key);
    const { spent, until } =
      known && known.until > now ? known : { spent: 0, until: now + windowMs };
    setLatest(counters, key, { spent: spent + bytes, until });
    return { spent: spent + bytes, leftMs: until - now };
  };
}
