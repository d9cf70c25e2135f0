import { createHash } from 'node:crypto';
import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import type { Request, Response } from 'express';
import {
  ipKeyGenerator,
  MemoryStore,
  type RateLimitInfo,
  rateLimit,
  type Store,
} from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import type { RefusalLocals } from './log-refusal.ts';
import type { OptionalRedis } from './optional-redis.ts';

/** So many requests in a window, counted for each value of `per`. */
export interface RateLimit {
  /** Names it in the `RateLimit` headers. */
  name: string;
  limit: number;
  windowSeconds: number;
  per: 'address' | 'email' | 'user';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A household or a class may share an address, so limits per address are generous; what mails is
 * limited per e-mail address, whoever asks. Guessing passwords is made slow by login-protection,
 * since a limit per account would let strangers lock its owner out.
 */
export const rateLimits = {
  general: { name: 'general', limit: 600, windowSeconds: MINUTE, per: 'address' },
  signUp: { name: 'signup', limit: 60, windowSeconds: HOUR, per: 'address' },
  signUpEmail: { name: 'signup-email', limit: 5, windowSeconds: HOUR, per: 'email' },
  logIn: { name: 'login', limit: 100, windowSeconds: 15 * MINUTE, per: 'address' },
  mail: { name: 'mail', limit: 40, windowSeconds: HOUR, per: 'address' },
  mailEmail: { name: 'mail-email', limit: 5, windowSeconds: HOUR, per: 'email' },
  token: { name: 'token', limit: 60, windowSeconds: 15 * MINUTE, per: 'address' },
  /** So that whoever gets hold of a session cannot guess the password through it. */
  changePassword: { name: 'change-password', limit: 10, windowSeconds: HOUR, per: 'user' },
  export: { name: 'export', limit: 10, windowSeconds: HOUR, per: 'user' },
  adminAction: { name: 'admin-action', limit: 60, windowSeconds: MINUTE, per: 'user' },
  challenge: { name: 'challenge', limit: 60, windowSeconds: MINUTE, per: 'address' },
  upload: { name: 'upload', limit: 30, windowSeconds: HOUR, per: 'user' },
  /** So that nobody fills the object store. */
  uploadDay: { name: 'upload-day', limit: 100, windowSeconds: DAY, per: 'user' },
  /** Each may bring long answers, which are kept: far more than anybody can practise. */
  completion: { name: 'completion', limit: 600, windowSeconds: HOUR, per: 'user' },
  analytics: { name: 'analytics', limit: 300, windowSeconds: MINUTE, per: 'address' },
  /** What visitors tell is kept too: how much of it, analytics-quota.ts bounds. */
  analyticsHour: { name: 'analytics-hour', limit: 3_000, windowSeconds: HOUR, per: 'address' },
  feedback: { name: 'feedback', limit: 60, windowSeconds: HOUR, per: 'user' },
} as const satisfies Record<string, RateLimit>;

export interface RateLimitSubject {
  email?: string | undefined;
  userId?: string | undefined;
}

/** Counts a request. Throws DomainError RATE_LIMITED; sets the headers either way. */
export type RateLimiter = (
  request: Request,
  response: Response,
  subject: RateLimitSubject,
) => Promise<void>;

export type CreateRateLimiter = (limit: RateLimit) => RateLimiter;

export const unlimited: CreateRateLimiter = () => async () => {};

/** Counts are shared by all replicas through Redis, and kept in memory while it is away. */
export function createRateLimiters(redis: OptionalRedis, log: Logger): CreateRateLimiter {
  return ({ name, limit, windowSeconds, per }) => {
    const count = rateLimit({
      windowMs: windowSeconds * 1000,
      limit,
      identifier: name,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      store: createStore(redis, name),
      keyGenerator: (_request, response) => response.locals.rateLimitKey,
      handler(request, response, next) {
        const { used } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit;
        (response.locals as RefusalLocals).exceededLimit = { name, before: used > limit + 1 };
        next(new DomainError('RATE_LIMITED'));
      },
      logger: {
        error: (err) => log.error({ err }, 'rate limiter'),
        warn: (err) => log.warn({ err }, 'rate limiter'),
      },
      // Its checks judge key generators that read the request themselves.
      validate: false,
    });
    return async (request, response, subject) => {
      response.locals.rateLimitKey = keyOf(per, request, subject);
      await new Promise<void>((resolve, reject) => {
        Promise.resolve(
          count(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
        ).catch(reject);
      });
    };
  };
}

function keyOf(per: RateLimit['per'], request: Request, subject: RateLimitSubject): string {
  if (per === 'address') return ipKeyGenerator(request.ip ?? '');
  // Redis says nothing of people, also after they are erased, and holds no huge keys.
  return createHash('sha256')
    .update((per === 'user' ? subject.userId : subject.email) ?? '')
    .digest('base64url');
}

function createStore(redis: OptionalRedis, name: string): Store {
  const memory = new MemoryStore();
  let windowOptions: Parameters<NonNullable<Store['init']>>[0];
  let shared: Promise<RedisStore> | undefined;

  /** The Redis side, with its scripts loaded; made anew after a failure. */
  const connect = async (client: Parameters<Parameters<OptionalRedis>[0]>[0]) => {
    const store = new RedisStore({
      prefix: `rate:${name}:`,
      sendCommand: (...command) => client.sendCommand(command),
    });
    await store.init(windowOptions);
    return store;
  };
  const either = <T>(act: (store: Store) => T | Promise<T>): Promise<T> =>
    redis(
      async (client) => {
        shared ??= connect(client);
        try {
          return await act(await shared);
        } catch (error) {
          shared = undefined;
          throw error;
        }
      },
      () => act(memory),
    );

  return {
    init(options) {
      windowOptions = options;
      memory.init(options);
    },
    increment: (key) => either((store) => store.increment(key)),
    decrement: (key) => either((store) => store.decrement(key)),
    resetKey: (key) => either((store) => store.resetKey(key)),
  };
}
