import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseClockOffset } from './clock.ts';
import { serviceTokens } from './rpc/service-tokens.ts';

/** The environment does not fit; the message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** `127.0.0.1:5000` or `[::1]:5000`: where to listen, or where to find a service. */
export const hostAndPort = z.string().regex(/^.+:\d{1,5}$/, { error: 'must be host:port' });

/** `on` / `off`. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** `true` / `false`. */
export const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Comma-separated, trimmed, without empty entries. */
export const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

function offset(text: string, context: z.RefinementCtx): number {
  try {
    return parseClockOffset(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as RangeError).message });
    return z.NEVER;
  }
}

/** For the services that know what a plan allows. */
export const planConfig = {
  /** Whether the limits of the Free plan hold; off while the beta is free with no strings. */
  ENFORCE_PLAN_LIMITS: trueOrFalse.default(false),
};

/** `tls:` insists on TLS, `nats:` takes what the server offers. */
export const natsUrl = z.url({ protocol: /^(nats|tls)$/ });

/** What every process of the product reads. */
export const processConfig = {
  /** `production` refuses what is for tests only. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The least urgent that is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Moves the one clock, e.g. `+26h`. For tests; refused in production. */
  CLOCK_OFFSET: z.string().default('').transform(offset),
  /**
   * Shared secret by which services know each other's calls, of at least 32 characters. Others, after
   * commas, are accepted too while it is being changed.
   */
  SERVICE_TOKEN: z
    .string()
    .refine((value) => serviceTokens(value).every((token) => token.length >= 32), {
      error: 'must have at least 32 characters',
    }),
  /**
   * PEM: the authority that signed the services' certificates. With RPC_TLS_CERT and RPC_TLS_KEY,
   * calls between services are encrypted, and both sides show who they are.
   */
  RPC_TLS_CA: z.string().optional(),
  /** PEM: this process's certificate, for the name by which others call it. */
  RPC_TLS_CERT: z.string().optional(),
  /** PEM: its key. */
  RPC_TLS_KEY: z.string().optional(),
  /** Where traces go (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The name of the process in its traces. */
  OTEL_SERVICE_NAME: z.string().optional(),
};

/** What every gRPC service reads besides. */
export const serviceConfig = {
  ...processConfig,
  /** Where to listen for gRPC. */
  GRPC_ADDRESS: hostAndPort,
  /** The service's own database and role: `postgres://role:password@host:port/database`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Connections to the database that one process holds at most. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(4).max(100).default(10),
  /** The broker: `nats://user:password@host:port`, or `tls:` for TLS. */
  NATS_URL: natsUrl,
  /** Servers of the NATS cluster that keep each event; at most as many as there are. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
};

/**
 * Reads the environment once. An empty variable counts as absent; `NAME_FILE` is the path of a
 * file with the value of NAME, so that a secret need not stand in the environment. Throws
 * ConfigError. Variables that exist for tests only are refused when NODE_ENV is production.
 */
export function readConfig<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, readVariable(name, environment)]),
  );
  const result = z.object(shape).safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, code, message }) => {
      const name = String(path[0]);
      const missing = code === 'invalid_type' && given[name] === undefined;
      return `  ${name}: ${missing ? 'is required' : message}`;
    });
    throw new ConfigError(`The environment is not complete:\n${lines.join('\n')}`);
  }
  const testOnly = { CLOCK_OFFSET: given.CLOCK_OFFSET !== undefined };
  if (given.NODE_ENV === 'production' && testOnly.CLOCK_OFFSET) {
    throw new ConfigError('CLOCK_OFFSET is for tests and is refused when NODE_ENV is production.');
  }
  return result.data;
}

/** Undefined where neither the variable nor its file says anything. */
function readVariable(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const value = environment[name] || undefined;
  const path = environment[`${name}_FILE`];
  if (!path) return value;
  if (value) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out.`);
  try {
    return readFileSync(path, 'utf8').trimEnd() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name}_FILE: ${path} cannot be read (${code}).`);
  }
}
