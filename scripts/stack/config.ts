import { resolve } from 'node:path';
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

const port = z.coerce.number().int().min(1).max(65_535);

/** What the launcher itself reads. Everything else in the environment goes on to the services. */
const launcherShape = {
  PORT: port.default(8080),
  MAIL_PORT: port.default(8025),
  /** Where everything that lasts lies; relative to the project. */
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z.url().optional(),
  /** A server that runs already; the launcher then starts none of its own. */
  POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  NATS_URL: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /**
   * For tests of what happens on a bad network: JSON that names, for a service or for an engine
   * (postgres, redis, nats), the host:port that the services dial in its place.
   */
  DIAL: z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? JSON.parse(value) : {}),
    z.record(z.string(), z.string()),
  ),
};

export interface LauncherConfig {
  port: number;
  mailPort: number;
  /** Absolute. */
  dataDir: string;
  publicUrl: string;
  postgresUrl: string | undefined;
  redisUrl: string | undefined;
  natsUrl: string | undefined;
  smtpUrl: string | undefined;
  /** What the services dial in place of a service or an engine. */
  dial: Record<string, string>;
  /** The environment that every service inherits: the launcher's, less what is its own. */
  inherited: NodeJS.ProcessEnv;
}

/** Throws ConfigError naming each variable that does not fit. */
export function readLauncherConfig(environment: NodeJS.ProcessEnv = process.env): LauncherConfig {
  const values = readConfig(launcherShape, environment);
  const own = new Set([...Object.keys(launcherShape), 'NODE_CHANNEL_FD']);
  return {
    port: values.PORT,
    mailPort: values.MAIL_PORT,
    dataDir: resolve(PROJECT_ROOT, values.DATA_DIR),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    postgresUrl: values.POSTGRES_URL,
    redisUrl: values.REDIS_URL,
    natsUrl: values.NATS_URL,
    smtpUrl: values.SMTP_URL,
    dial: values.DIAL,
    inherited: Object.fromEntries(Object.entries(environment).filter(([name]) => !own.has(name))),
  };
}
