import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { commandLine } from './command-line.ts';
import { type LauncherConfig, PROJECT_ROOT } from './config.ts';
import { dataPaths, lockDataDirectory, prepareDataDirectory } from './data-directory.ts';
import { createDatabases } from './databases.ts';
import type { EngineContext } from './engines/engine.ts';
import { startNats } from './engines/nats.ts';
import { startPostgres } from './engines/postgres.ts';
import { startRedis } from './engines/redis.ts';
import { LaunchError } from './launch-error.ts';
import { migrateDatabases } from './migrations.ts';
import { freePort, isListening, requireFreePort } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import {
  allocateAddresses,
  describeServices,
  nodeArguments,
  type RpcServerName,
  type Service,
  serviceEnvironment,
} from './services.ts';
import { removeStackState, type StackState, writeStackState } from './stack-state.ts';
import {
  type ProcessChange,
  type ProcessOptions,
  SupervisedProcess,
} from './supervised-process.ts';
import type { Terminal } from './terminal.ts';

/** A service may take this long until it is ready for the first time, in milliseconds. */
const SERVICE_READY_LIMIT_MS = 60_000;
/** Services drain for up to 10 s after SIGTERM; whoever takes longer hangs. */
const SERVICE_STOP_LIMIT_MS = 12_000;
const PROBE_TIMEOUT_MS = 1_000;
const PUBLISH_AGAIN_MS = 1_000;
/** What is left of a launcher that was killed ends by itself within this time. */
const REMAINS_LIMIT_MS = 20_000;

/** Ended in this order: who takes requests first, what everything else needs last. */
const STOP_ORDER = ['edge', 'services', 'engines', 'postgres'] as const;
type Stage = (typeof STOP_ORDER)[number];

export interface Stack {
  /** Starts everything; resolves with what runs when all of it is ready. Throws LaunchError. */
  start(): Promise<StackState>;
  /** Ends everything in order. False if something had to be killed. */
  stop(): Promise<boolean>;
  /** Ends everything at once. */
  kill(): void;
}

/** The whole product on this machine: the engines that it needs and every service. */
export function createStack(config: LauncherConfig, terminal: Terminal): Stack {
  const paths = dataPaths(config.dataDir);
  const abort = new AbortController();
  const stages: Record<Stage, SupervisedProcess[]> = {
    edge: [],
    services: [],
    engines: [],
    postgres: [],
  };
  const all = (): SupervisedProcess[] => STOP_ORDER.flatMap((stage) => stages[stage]);
  let locked = false;
  let starting: Promise<StackState> | undefined;
  let state: StackState | undefined;

  const publish = (): void => {
    if (!state) return;
    for (const { name, pid } of all()) {
      if (pid === undefined) delete state.processes[name];
      else state.processes[name] = pid;
    }
    try {
      writeStackState(config.dataDir, state);
    } catch (error) {
      // A full disk ends nothing that runs; what the file says is put right when there is room.
      terminal.say(`could not write what runs: ${(error as Error).message}`);
      setTimeout(publish, PUBLISH_AGAIN_MS).unref();
    }
  };

  const onChange = (change: ProcessChange): void => {
    if (change.kind === 'died') {
      const seconds = change.restartInMs / 1000;
      terminal.say(`${change.name} ended (${change.how}); starting it again in ${seconds} s`);
    }
    publish();
  };

  const engineContext = (stage: Stage): EngineContext => ({
    logDirectory: paths.logs,
    onChange,
    register: (engine) => stages[stage].push(engine),
    signal: abort.signal,
  });

  const startProcess = async (
    stage: Stage,
    options: Pick<ProcessOptions, 'name' | 'args' | 'env' | 'niceness'>,
    probe: () => Promise<boolean>,
  ): Promise<void> => {
    const supervised = new SupervisedProcess({
      ...options,
      command: process.execPath,
      cwd: PROJECT_ROOT,
      stopSignal: 'SIGTERM',
      deathSignal: 'KILL',
      stopLimitMs: SERVICE_STOP_LIMIT_MS,
      output: (line) => terminal.relay(options.name, line),
      onChange,
    });
    stages[stage].push(supervised);
    supervised.start();
    await supervised.ready(probe, SERVICE_READY_LIMIT_MS, abort.signal);
  };

  const startMailCatcher = async (): Promise<string> => {
    const smtpPort = await freePort();
    await startProcess(
      'services',
      {
        name: 'mail',
        args: [join(PROJECT_ROOT, 'scripts/stack/mail/mail-catcher.ts')],
        env: {
          ...config.inherited,
          SMTP_PORT: String(smtpPort),
          MAIL_PORT: String(config.mailPort),
          MAIL_DIR: paths.mail,
          HOST: '127.0.0.1',
        },
      },
      async () => (await isListening(smtpPort)) && (await isListening(config.mailPort)),
    );
    return `smtp://127.0.0.1:${smtpPort}`;
  };

  const startService = async (service: Service, serviceToken: string): Promise<void> => {
    const { name } = service;
    const probe =
      name === 'bff'
        ? { isReady: () => isHttpReady(config.port), close: () => undefined }
        : rpcProbe(service.env.GRPC_ADDRESS!, name, serviceToken);
    try {
      await startProcess(
        name === 'bff' ? 'edge' : 'services',
        {
          name,
          args: nodeArguments(config, service.entry),
          env: serviceEnvironment(config, name, service.env),
          niceness: service.niceness,
        },
        probe.isReady,
      );
    } finally {
      probe.close();
    }
  };

  const start = async (): Promise<StackState> => {
    prepareDataDirectory(config.dataDir);
    lockDataDirectory(config.dataDir);
    locked = true;
    // What a killed stack said of itself is no longer so.
    removeStackState(config.dataDir);
    await requireFreePort(config.port, 'PORT');
    if (!config.smtpUrl) await requireFreePort(config.mailPort, 'MAIL_PORT');
    await waitForRemains(config.dataDir);
    const secrets = loadSecrets(config.dataDir);

    terminal.say('starting the engines');
    const [databaseUrls, redisUrl, natsUrl, smtpUrl] = await settleAll(abort, [
      startDatabases(config, secrets, engineContext('postgres')),
      config.redisUrl ?? startRedis(engineContext('engines'), secrets.redisPassword),
      config.natsUrl ?? startNats(engineContext('engines'), paths.nats),
      config.smtpUrl ?? startMailCatcher(),
    ]);
    abort.signal.throwIfAborted();
    await migrateDatabases(config, databaseUrls, secrets.serviceToken, terminal);
    abort.signal.throwIfAborted();

    terminal.say('starting the services');
    const addresses = await allocateAddresses(freePort);
    state = {
      pid: process.pid,
      url: `http://localhost:${config.port}`,
      mailUrl: config.smtpUrl ? undefined : `http://localhost:${config.mailPort}`,
      databaseUrls,
      redisUrl,
      natsUrl,
      smtpUrl,
      addresses,
      secretsFile: paths.secrets,
      processes: {},
    };
    const services = describeServices({
      config,
      secrets,
      databaseUrls,
      redisUrl,
      natsUrl,
      smtpUrl,
      addresses,
    });
    await settleAll(
      abort,
      services.map((service) => startService(service, secrets.serviceToken)),
    );
    publish();
    return state;
  };

  return {
    start() {
      starting ??= start();
      return starting;
    },
    async stop() {
      abort.abort(new LaunchError('Stopped before everything was ready.'));
      // A start that is under way ends at its next step; until then it may still start something.
      await starting?.catch(() => undefined);
      let orderly = true;
      for (const stage of STOP_ORDER) {
        const ends = await Promise.all(stages[stage].map((each) => each.stop()));
        orderly = orderly && ends.every((end) => end);
      }
      // Without the lock the file is that of another stack.
      if (locked) removeStackState(config.dataDir);
      return orderly;
    },
    kill() {
      for (const each of all()) each.kill();
    },
  };
}

async function startDatabases(
  config: LauncherConfig,
  secrets: ReturnType<typeof loadSecrets>,
  context: EngineContext,
) {
  const adminUrl =
    config.postgresUrl ??
    (await startPostgres(context, {
      directory: dataPaths(config.dataDir).postgres,
      password: secrets.postgresPassword,
      durable: true,
    }));
  return createDatabases(adminUrl, secrets.databasePasswords);
}

/** Like Promise.all, but the first failure aborts the other parts, and all have ended before it throws. */
async function settleAll<Parts extends readonly unknown[]>(
  abort: AbortController,
  parts: Parts,
): Promise<{ [Index in keyof Parts]: Awaited<Parts[Index]> }>;
async function settleAll(abort: AbortController, parts: readonly unknown[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(
    parts.map(async (part) => {
      try {
        return await part;
      } catch (error) {
        abort.abort(error);
        throw error;
      }
    }),
  );
  if (outcomes.some(({ status }) => status === 'rejected')) throw abort.signal.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value);
}

function rpcProbe(address: string, name: RpcServerName, serviceToken: string) {
  const log = createLogger('launcher', 'silent');
  const client = createRpcClient({}, { address, name, serviceToken, log, idempotent: [] });
  return {
    isReady: () =>
      client.ping(PROBE_TIMEOUT_MS).then(
        () => true,
        () => false,
      ),
    close: () => client.close(),
  };
}

async function isHttpReady(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * When the launcher was killed, the kernel tells its engines to end, and Postgres and NATS take
 * a moment to close their files. Two servers on the same files would damage them.
 */
async function waitForRemains(dataDir: string): Promise<void> {
  const deadline = Date.now() + REMAINS_LIMIT_MS;
  for (;;) {
    const pid = findEngineOn(dataDir);
    if (pid === undefined) return;
    if (Date.now() > deadline) {
      throw new LaunchError(
        `An earlier engine (process ${pid}) still uses ${dataDir}: end it, then start again.`,
      );
    }
    await delay(100);
  }
}

/** The process of a Postgres or NATS server that was started on this data directory. */
function findEngineOn(dataDir: string): string | undefined {
  const { postgres, nats } = dataPaths(dataDir);
  return readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const [program = '', ...args] = commandLine(pid);
    return (
      (basename(program) === 'postgres' && args.includes(postgres)) ||
      (basename(program) === 'nats-server' && args.includes(nats))
    );
  });
}
