import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LauncherConfig, PROJECT_ROOT } from './config.ts';
import { dataPaths } from './data-directory.ts';
import type { DatabaseName } from './database-names.ts';
import type { Secrets } from './secrets.ts';

const RPC_SERVERS = [
  'identity',
  'lesson',
  'lesson-worker',
  'practice',
  'feedback',
  'admin',
] as const;
export type RpcServerName = (typeof RPC_SERVERS)[number];

/** Where everything is that a service may need. */
export interface Wiring {
  config: LauncherConfig;
  secrets: Secrets;
  databaseUrls: Record<DatabaseName, string>;
  redisUrl: string;
  natsUrl: string;
  smtpUrl: string;
  /** host:port on which each listens for gRPC. */
  addresses: Record<RpcServerName, string>;
}

export interface Service {
  name: RpcServerName | 'bff';
  /** Path of the entry file below the project. */
  entry: string;
  env: Record<string, string>;
  /** How much it gives way to others where cores are short, 0 (as usual) to 19. */
  niceness?: number;
}

/** What computes for long has a tenth of the share of what answers at once. */
const GIVES_WAY = 10;

export async function allocateAddresses(
  freePort: () => Promise<number>,
): Promise<Record<RpcServerName, string>> {
  const addresses: Partial<Record<RpcServerName, string>> = {};
  for (const name of RPC_SERVERS) addresses[name] = `127.0.0.1:${await freePort()}`;
  return addresses as Record<RpcServerName, string>;
}

/** Every process of the product, and all that it is told. */
export function describeServices(wiring: Wiring): Service[] {
  const { config, secrets, addresses, smtpUrl } = wiring;
  const dialled = { ...addresses, ...config.dial };
  const natsUrl = redirect(wiring.natsUrl, config.dial.nats);
  const redisUrl = redirect(wiring.redisUrl, config.dial.redis);
  const rpcServer = (name: RpcServerName, database: DatabaseName) => ({
    SERVICE_TOKEN: secrets.serviceToken,
    GRPC_ADDRESS: addresses[name],
    DATABASE_URL: redirect(wiring.databaseUrls[database], config.dial.postgres),
    NATS_URL: natsUrl,
  });
  const objectStoreUrl =
    config.inherited.OBJECT_STORE_URL || pathToFileURL(dataPaths(config.dataDir).objects).href;
  return [
    {
      name: 'identity',
      entry: 'services/identity/src/main.ts',
      env: {
        ...rpcServer('identity', 'identity'),
        REDIS_URL: redisUrl,
        SMTP_URL: smtpUrl,
        PUBLIC_URL: config.publicUrl,
        PRACTICE_ADDRESS: dialled.practice,
      },
    },
    {
      name: 'lesson',
      entry: 'services/lesson/src/main.ts',
      env: { ...rpcServer('lesson', 'lesson'), OBJECT_STORE_URL: objectStoreUrl },
    },
    {
      name: 'lesson-worker',
      entry: 'services/lesson/src/worker.ts',
      niceness: GIVES_WAY,
      env: { ...rpcServer('lesson-worker', 'lesson'), OBJECT_STORE_URL: objectStoreUrl },
    },
    {
      name: 'practice',
      entry: 'services/practice/src/main.ts',
      env: rpcServer('practice', 'practice'),
    },
    {
      name: 'feedback',
      entry: 'services/feedback/src/main.ts',
      env: rpcServer('feedback', 'feedback'),
    },
    {
      name: 'admin',
      entry: 'services/admin/src/main.ts',
      env: {
        ...rpcServer('admin', 'admin'),
        IDENTITY_ADDRESS: dialled.identity,
        LESSON_ADDRESS: dialled.lesson,
      },
    },
    {
      name: 'bff',
      entry: 'services/bff/src/main.ts',
      env: {
        SERVICE_TOKEN: secrets.serviceToken,
        HOST: '127.0.0.1',
        PORT: String(config.port),
        PUBLIC_URL: config.publicUrl,
        NATS_URL: natsUrl,
        REDIS_URL: redisUrl,
        IDENTITY_ADDRESS: dialled.identity,
        LESSON_ADDRESS: dialled.lesson,
        PRACTICE_ADDRESS: dialled.practice,
        FEEDBACK_ADDRESS: dialled.feedback,
        ADMIN_ADDRESS: dialled.admin,
        WEB_DIR: join(PROJECT_ROOT, 'web/dist'),
        HUMAN_CHECK_SECRET: secrets.humanCheckSecret,
      },
    },
  ];
}

function redirect(url: string, address: string | undefined): string {
  if (address === undefined) return url;
  const redirected = new URL(url);
  redirected.host = address;
  return redirected.href;
}

/** The environment of a service's process. `own` wins over what the person who started it gave. */
export function serviceEnvironment(
  config: LauncherConfig,
  name: string,
  own: Record<string, string>,
): NodeJS.ProcessEnv {
  return { NODE_ENV: 'development', OTEL_SERVICE_NAME: name, ...config.inherited, ...own };
}

/** The arguments that run a TypeScript entry, traced where a collector is named. */
export function nodeArguments(config: LauncherConfig, entry: string): string[] {
  const register = join(PROJECT_ROOT, 'services/shared/src/telemetry/register.ts');
  const traced = Boolean(config.inherited.OTEL_EXPORTER_OTLP_ENDPOINT);
  return [...(traced ? ['--import', register] : []), join(PROJECT_ROOT, entry)];
}
