import {
  ConfigError,
  commaSeparated,
  hostAndPort,
  natsUrl,
  onOff,
  planConfig,
  processConfig,
} from '@repaso/shared/config';
import { z } from 'zod';

/** `off`, a number of hops, or the comma-separated addresses of the proxies in front. */
const trustProxy = z.string().transform((value, context) => {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = commaSeparated.safeParse(value).data ?? [];
  if (addresses.length > 0) return addresses;
  context.addIssue('must be off, a number of hops, or a list of addresses');
  return z.NEVER;
});

export const bffConfig = {
  ...processConfig,
  /** The interface to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Where to listen for HTTP. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /**
   * Where browsers find the product; decides the cookie's name and what counts as another site.
   * In production https, except on this machine itself.
   */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  NATS_URL: natsUrl,
  /** Sessions and counters: `redis://:password@host:port`, or `rediss:` for TLS. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where to find accounts and sessions. */
  IDENTITY_ADDRESS: hostAndPort,
  /** Where to find notes and lessons. */
  LESSON_ADDRESS: hostAndPort,
  /** Where to find tasks and completions. */
  PRACTICE_ADDRESS: hostAndPort,
  /** Where to find feedback and analytics. */
  FEEDBACK_ADDRESS: hostAndPort,
  /** Where to find user management. */
  ADMIN_ADDRESS: hostAndPort,
  /** The built web app. */
  WEB_DIR: z.string(),
  /** What tells people from programs: a proof of work, hCaptcha, or nothing. */
  HUMAN_CHECK: z.enum(['altcha', 'hcaptcha', 'off']).default('altcha'),
  /** The second switch that `HUMAN_CHECK=off` needs in production. */
  HUMAN_CHECK_OFF_CONFIRMED: z.enum(['yes', 'no']).default('no'),
  /** Signs the challenges of `altcha`, which needs it; the same for all replicas. */
  HUMAN_CHECK_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  /** The public key of `HUMAN_CHECK=hcaptcha`, from the provider's dashboard. */
  HCAPTCHA_SITE_KEY: z.string().optional(),
  /** The secret key of `HUMAN_CHECK=hcaptcha`. */
  HCAPTCHA_SECRET: z.string().optional(),
  /** Where the provider checks an answer. */
  HCAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.hcaptcha.com/siteverify'),
  /** Host names on which logging in asks for the human check too. */
  PRODUCTION_HOSTS: commaSeparated.default([]),
  ...planConfig,
  /** Limits of requests per address and account; refused off in production. */
  RATE_LIMITS: onOff.default(true),
  /**
   * Requests that are worked on at once however long they take. There may be more while they do not
   * take much longer than alone; where even these do, a place stays empty for up to 20 ms after
   * each. The others wait for a moment and are told to come back later.
   */
  LEAST_CONCURRENCY: z.coerce.number().int().min(1).max(500).default(8),
  /** Whose word counts for a client's address: `off`, a number of proxies in front, or their addresses. */
  TRUST_PROXY: trustProxy.default(false),
};

export type BffConfig = z.output<z.ZodObject<typeof bffConfig>>;

/** Hosts that browsers treat as secure without TLS: nobody else can be in between. */
const LOOPBACK_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What one variable alone cannot tell. Throws ConfigError. */
export function checkConfig(config: BffConfig): void {
  const production = config.NODE_ENV === 'production';
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  if (production && protocol !== 'https:' && !LOOPBACK_HOST.test(hostname)) {
    throw new ConfigError(
      'PUBLIC_URL must be https in production, unless it is on localhost: passwords and sessions ' +
        'would cross the network readable.',
    );
  }
  if (production && !config.RATE_LIMITS) {
    throw new ConfigError('RATE_LIMITS=off is for tests and is refused in production.');
  }
  if (production && config.HUMAN_CHECK === 'off' && config.HUMAN_CHECK_OFF_CONFIRMED !== 'yes') {
    throw new ConfigError(
      'HUMAN_CHECK=off is refused in production unless HUMAN_CHECK_OFF_CONFIRMED=yes.',
    );
  }
  if (config.HUMAN_CHECK === 'altcha' && config.HUMAN_CHECK_SECRET === undefined) {
    throw new ConfigError('HUMAN_CHECK_SECRET is required when HUMAN_CHECK is altcha.');
  }
  if (config.HUMAN_CHECK === 'hcaptcha') {
    if (config.HCAPTCHA_SITE_KEY === undefined || config.HCAPTCHA_SECRET === undefined) {
      throw new ConfigError(
        'HCAPTCHA_SITE_KEY and HCAPTCHA_SECRET are required when HUMAN_CHECK is hcaptcha.',
      );
    }
    if (production && !config.HCAPTCHA_VERIFY_URL.startsWith('https:')) {
      throw new ConfigError('HCAPTCHA_VERIFY_URL must be https in production.');
    }
  }
}
