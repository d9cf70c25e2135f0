import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import { z } from 'zod';
import type { HumanCheck } from './human-check.ts';
import type { SpentTokens } from './spent-tokens.ts';

/** Milliseconds that the provider may take. */
const TIMEOUT_MS = 5_000;
/** A token is good for two minutes at the provider; remembered for longer than that. */
const SPENT_SECONDS = 600;
/** Codes of https://docs.hcaptcha.com/#siteverify-error-codes-table that are no visitor's fault. */
const OPERATORS_FAULT = /secret|sitekey|bad-request/;

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * The check of https://www.hcaptcha.com. Nobody gets through while the provider does not answer.
 * It is told nothing about the visitor but what their browser told it already.
 */
export function createHcaptcha(
  { siteKey, secret, verifyUrl }: { siteKey: string; secret: string; verifyUrl: string },
  spent: SpentTokens,
  log: Logger,
): HumanCheck {
  const ask = async (token: string): Promise<z.output<typeof verdict>> => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, sitekey: siteKey, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered with status ${response.status}`);
      return verdict.parse(await response.json());
    } catch (err) {
      log.warn({ err }, 'hCaptcha does not answer');
      throw new DomainError('SERVICE_UNAVAILABLE', undefined, { cause: err });
    }
  };

  return {
    provider: 'hcaptcha',
    siteKey,
    widgetSources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    async verify(token) {
      if (!token) throw new DomainError('CAPTCHA_FAILED');
      const { success, 'error-codes': codes } = await ask(token);
      if (codes.some((code) => OPERATORS_FAULT.test(code))) {
        log.error({ codes }, 'hCaptcha refuses the configured keys');
        throw new DomainError('SERVICE_UNAVAILABLE');
      }
      if (!success || !(await spent.spend(token, SPENT_SECONDS))) {
        throw new DomainError('CAPTCHA_FAILED');
      }
    },
  };
}
