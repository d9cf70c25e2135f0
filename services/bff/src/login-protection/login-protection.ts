import { createHmac } from 'node:crypto';
import type { Clock } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { OptionalRedis } from '../optional-redis.ts';
import { createAttemptDelays } from './attempt-delays.ts';
import { createKnownDevices } from './known-devices.ts';

/**
 * Slows down whoever guesses a password, without giving strangers a way to lock its owner out. It
 * treats every address alike, whether it has an account or not.
 */
export interface LoginProtection {
  /**
   * Counts an attempt and makes it. Throws RATE_LIMITED, with `Retry-After`, while whoever asks
   * has to wait, and otherwise what `logIn` throws.
   */
  attempt<T>(
    request: Request,
    response: Response,
    email: string,
    logIn: () => Promise<T>,
  ): Promise<T>;
}

/** Failures at one account from one address, or in one known browser, until the delays begin. */
export const FREE_ATTEMPTS = 5;
/** The same for all the strangers together who try one account. */
export const FREE_ATTEMPTS_OF_STRANGERS = 20;
/** How long an address is none of a stranger after a login from it. */
const KNOWN_ADDRESS_SECONDS = 30 * 86_400;

/** For tests and load: lets everybody try as often as they like. */
export const noLoginProtection: LoginProtection = {
  attempt: (_request, _response, _email, logIn) => logIn(),
};

export function createLoginProtection(parts: {
  redis: OptionalRedis;
  clock: Clock;
  secret: string;
  publicUrl: URL;
}): LoginProtection {
  const { redis, clock, secret } = parts;
  const delays = createAttemptDelays(redis, clock);
  const devices = createKnownDevices(parts);
  // Redis holds no addresses of people, nor anything that they could be guessed from.
  const keyOf = (...about: string[]): string =>
    `login:${createHmac('sha256', secret).update(about.join('\n')).digest('base64url')}`;

  /** What the attempt counts for, and what a login from here makes known. */
  const describe = async (request: Request, email: string) => {
    const device = devices.find(request, email);
    const address = ipKeyGenerator(request.ip ?? '');
    const knownAddress = keyOf('known-address', email, address);
    // The owner's own browser is counted for itself: nobody else can make it wait.
    const own = { key: keyOf('attempts', email, device ?? address), free: FREE_ATTEMPTS };
    const isStranger =
      device === undefined &&
      !(await redis(
        async (client) => (await client.exists(knownAddress)) === 1,
        () => false,
      ));
    const strangers = { key: keyOf('strangers', email), free: FREE_ATTEMPTS_OF_STRANGERS };
    return { own, strangers: isStranger ? strangers : undefined, knownAddress };
  };

  return {
    async attempt(request, response, email, logIn) {
      const { own, strangers, knownAddress } = await describe(request, email);
      const counters = strangers ? [own, strangers] : [own];
      const waitMs = await delays.begin(counters);
      if (waitMs > 0) {
        response.set('Retry-After', String(Math.ceil(waitMs / 1000)));
        throw new DomainError('RATE_LIMITED');
      }
      let result: Awaited<ReturnType<typeof logIn>>;
      try {
        result = await logIn();
      } catch (error) {
        const wasWrong = error instanceof DomainError && error.code === 'INVALID_CREDENTIALS';
        if (!wasWrong) await delays.takeBack(counters.map(({ key }) => key));
        throw error;
      }
      // Strangers go on waiting, whoever of them had the right password.
      if (strangers) await delays.takeBack([strangers.key]);
      await delays.reset([own.key]);
      await redis(
        async (client) => {
          const expiration = { type: 'EX', value: KNOWN_ADDRESS_SECONDS } as const;
          await client.set(knownAddress, '1', { expiration });
        },
        () => undefined,
      );
      devices.remember(request, response, email);
      return result;
    },
  };
}
