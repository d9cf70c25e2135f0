import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { PROJECT_ROOT, readLauncherConfig } from '../stack/config.ts';
import { freePort } from '../stack/ports.ts';
import { loadSecrets } from '../stack/secrets.ts';
import {
  allocateAddresses,
  describeServices,
  type Service,
  serviceEnvironment,
} from '../stack/services.ts';
import { SupervisedProcess } from '../stack/supervised-process.ts';
import type { RunningStack } from '../test/run-stack.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const COPIES = 2;
const READY_LIMIT_MS = 60_000;
const PING_MS = 1_000;
const LOOK_MS = 50;
/** As long as a pod waits before it stops, so that nobody sends it anything new. */
const BEFORE_STOP_MS = 1_000;

interface Replica {
  process: SupervisedProcess;
  isReady(): Promise<boolean>;
  /** Where the balancer finds it; undefined for those that are called by gRPC. */
  httpPort: number | undefined;
}

export interface Replicas {
  /** The product, behind a balancer. */
  url: string;
  /** Restarts every process, one after the other, as a cluster does for a new version. */
  restartAll(restarted: (name: string) => void): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two of every service on the engines of a running stack, beside those that run there: they call
 * each other alone and share their consumers' work with all. What they say goes to `logFile`.
 */
export async function startReplicas(stack: RunningStack, logFile: string): Promise<Replicas> {
  const log = openSync(logFile, 'a');
  const secrets = loadSecrets(stack.dataDir);
  const addresses = await Promise.all(
    Array.from({ length: COPIES }, () => allocateAddresses(freePort)),
  );
  const dial = Object.fromEntries(
    Object.keys(addresses[0]!).map((name) => [
      name,
      `ipv4:${addresses.map((each) => each[name as keyof typeof each]).join(',')}`,
    ]),
  );
  const replicas: Replica[] = [];
  const ports: number[] = [];
  for (const own of addresses) {
    const port = await freePort();
    ports.push(port);
    const environment = {
      ...process.env,
      NODE_ENV: 'test',
      HUMAN_CHECK: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: stack.url,
      DATA_DIR: stack.dataDir,
      DIAL: JSON.stringify(dial),
    };
    const config = readLauncherConfig(environment);
    const { databaseUrls, redisUrl, natsUrl, smtpUrl } = stack.state;
    const services = describeServices({
      config,
      secrets,
      databaseUrls,
      redisUrl,
      natsUrl,
      smtpUrl,
      addresses: own,
    });
    for (const service of services) {
      const replica: Replica = {
        process: new SupervisedProcess({
          name: service.name,
          command: process.execPath,
          args: [join(PROJECT_ROOT, service.entry)],
          env: serviceEnvironment(config, service.name, service.env),
          niceness: service.niceness,
          cwd: PROJECT_ROOT,
          stopSignal: 'SIGTERM',
          deathSignal: 'KILL',
          stopLimitMs: 15_000,
          output: log,
          onChange: () => undefined,
        }),
        isReady: readiness(service, secrets.serviceToken),
        httpPort: service.name === 'bff' ? port : undefined,
      };
      replicas.push(replica);
      replica.process.start();
    }
  }
  const { signal } = new AbortController();
  for (const { process: each, isReady } of replicas) {
    await each.ready(isReady, READY_LIMIT_MS, signal);
  }
  const balancer = await startBalancer(ports);

  return {
    url: balancer.url,
    async restartAll(restarted) {
      for (const replica of replicas) {
        await restart(replica, balancer);
        restarted(replica.process.name);
      }
    },
    async stop() {
      await balancer.close();
      for (const { process: each } of replicas.toReversed()) await each.stop();
    },
  };
}

async function restart({ process: each, isReady, httpPort }: Replica, balancer: Balancer) {
  const before = each.pid as number;
  if (httpPort !== undefined) {
    balancer.setTaken(httpPort, false);
    await wait(BEFORE_STOP_MS);
  }
  process.kill(before, 'SIGTERM');
  while (each.pid === before || each.pid === undefined || !(await isReady())) await wait(LOOK_MS);
  if (httpPort !== undefined) balancer.setTaken(httpPort, true);
}

function readiness({ name, env }: Service, serviceToken: string): () => Promise<boolean> {
  if (name === 'bff') {
    return () =>
      fetch(`http://127.0.0.1:${env.PORT}/readyz`, { signal: AbortSignal.timeout(PING_MS) }).then(
        ({ ok }) => ok,
        () => false,
      );
  }
  const log = createLogger('chaos', 'silent');
  const address = env.GRPC_ADDRESS!;
  const client = createRpcClient({}, { address, name, serviceToken, log, idempotent: [] });
  return () =>
    client.ping(PING_MS).then(
      () => true,
      () => false,
    );
}
