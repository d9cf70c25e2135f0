import { createHmac } from 'node:crypto';
import { DomainError } from '@repaso/shared/errors';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { HumanCheck } from './human-check.ts';
import type { SpentTokens } from './spent-tokens.ts';

/** Seconds that a person may take between the puzzle and the form. */
export const CHALLENGE_SECONDS = 600;
/** Iterations of one guess, and guesses until the right one: about a second in a browser. */
const COST = 5_000;
const COUNTER = { min: 1_000, max: 2_000 };

/** The widget's token: base64 of the challenge it was given and what it found. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * The self-hosted proof of work of https://altcha.org. Times are the machine's own, since the
 * widget compares them with the browser's clock.
 */
export function createAltcha(secret: string, spent: SpentTokens): HumanCheck {
  const derive = (purpose: string): string =>
    createHmac('sha256', secret).update(`human-check ${purpose}`).digest('hex');
  const secrets = {
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
  };
  return {
    provider: 'altcha',
    createChallenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: COST,
        counter: randomInt(COUNTER.max, COUNTER.min),
        expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1000),
      }),
    async verify(token) {
      const given = payload.safeParse(decode(token));
      if (!given.success) throw new DomainError('CAPTCHA_FAILED');
      const { challenge, solution } = given.data;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified || !(await spent.spend(challenge.parameters.nonce, CHALLENGE_SECONDS))) {
        throw new DomainError('CAPTCHA_FAILED');
      }
    },
  };
}

function decode(token: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64').toString());
  } catch {
    return undefined;
  }
}
