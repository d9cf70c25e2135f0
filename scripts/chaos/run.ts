/**
 * `make chaos`: the real product under a steady load of learners, while one thing after the
 * other breaks. Afterwards everything that was acknowledged is compared with what the learners
 * can read. Ends with 1 when anything was lost, doubled, mixed up, stuck, or slow to recover.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';
import { readStackState } from '../stack/stack-state.ts';
import { createLearner, type Learner } from '../test/learner.ts';
import { startStack } from '../test/run-stack.ts';
import { type Fault, faults, type Scene } from './faults.ts';
import { liveAtOneDesk } from './learner-life.ts';
import { type Account, compareAccount, Ledger } from './ledger.ts';
import { watchMails } from './mails.ts';
import { startModelProvider } from './model-provider.ts';
import { startObjectServer } from './object-server.ts';
import { measureRecovery } from './recovery.ts';
import { startReplicas } from './replicas.ts';
import { mountSmallDisk } from './small-disk.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const config = readConfig({
  ROUNDS: z.coerce.number().int().min(1).default(1),
  LEARNERS: z.coerce.number().int().min(1).default(6),
  /** Only faults whose names match this regular expression. */
  ONLY: z.string().default(''),
});

/** A process that is back has this long until everything works again. */
const RECOVERY_LIMIT_MS = 5_000;
/** What was acknowledged may take this long to be seen everywhere. */
const SETTLE_LIMIT_MS = 90_000;
const CALM_MS = 2_000;
/** Learners are at work once this many writes were acknowledged. */
const BUSY_WRITES = 50;
const DIALLED = ['identity', 'lesson', 'practice', 'postgres', 'nats', 'redis'];

const { end, ...scene } = await setScene();
const { stack } = scene;
const only = new RegExp(config.ONLY, 'i');
let failed = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    scene.disk?.unmount();
    process.exit(130);
  });
}
try {
  const chosen = faults.filter(({ name }) => only.test(name));
  if (chosen.length > 0) await breakEverything(chosen);
  if (only.test('rolling restart')) await restartEverything();
} finally {
  await end();
}
process.exit(failed ? 1 : 0);

/** Learners at their desks, and what they were told. */
interface Crowd {
  ledger: Ledger;
  /** How many answers there were of each status; 0 stands for none. */
  answers: Map<number, number>;
  /** Lets them finish what they do, and compares what they were told with what is there. */
  leave(): Promise<void>;
}

function gather(url: string): Crowd {
  const ledger = new Ledger();
  const answers = new Map<number, number>();
  const ending = new AbortController();
  const learners = Array.from({ length: config.LEARNERS }, () =>
    liveAtOneDesk({
      url,
      mails: watchMails(stack.mailDir),
      ledger,
      ending: ending.signal,
      answered: (status) => answers.set(status, (answers.get(status) ?? 0) + 1),
    }),
  );
  return {
    ledger,
    answers,
    async leave() {
      ending.abort();
      await Promise.all(learners);
      await compareAll(url, ledger);
      const counts = [...answers].sort(([a], [b]) => a - b);
      say(
        `answers by status: ${counts.map(([status, n]) => `${status || 'none'}: ${n}`).join(', ')}`,
      );
      say(`${ledger.writes} acknowledged writes of ${ledger.accounts.length} accounts compared`);
      for (const violation of ledger.violations) say(`✗ ${violation}`);
      say(`${ledger.violations.length} lost, doubled, mixed up or stuck`);
      failed ||= ledger.violations.length > 0;
    },
  };
}

async function breakEverything(chosen: Fault[]): Promise<void> {
  const crowd = gather(stack.url);
  const prober = await createLearner(stack);
  await prober.upload('la mesa - the table\nla silla - the chair\nla casa - the house');
  await wait(CALM_MS);
  for (let round = 1; round <= config.ROUNDS; round += 1) {
    for (const fault of chosen) await breakOnce(fault, round, prober, crowd.ledger);
  }
  await crowd.leave();
}

async function breakOnce(
  fault: Fault,
  round: number,
  prober: Learner,
  ledger: Ledger,
): Promise<void> {
  await fault.strike({ ...scene, violate: (what) => ledger.violate(what) });
  const recoveryMs = await measureRecovery(stack.url, prober);
  const late = recoveryMs > RECOVERY_LIMIT_MS;
  failed ||= late;
  const recovered = `works again after ${(recoveryMs / 1000).toFixed(2)} s`;
  say(`${late ? '✗' : '✓'} round ${round}: ${fault.name}: ${recovered}`);
  await wait(CALM_MS);
}

/** A new version of everything, one process after the other: nobody may notice. */
async function restartEverything(): Promise<void> {
  const replicas = await startReplicas(stack, scene.outputFile);
  const crowd = gather(replicas.url);
  const unanswered = (): number =>
    [...crowd.answers].reduce(
      (sum, [status, n]) => (status === 0 || status >= 500 ? sum + n : sum),
      0,
    );
  try {
    while (crowd.ledger.writes < BUSY_WRITES) await wait(CALM_MS);
    await replicas.restartAll((name) => {
      say(
        `${unanswered() > 0 ? '✗' : '✓'} rolling restart: ${name}, ${unanswered()} requests failed so far`,
      );
    });
    await wait(CALM_MS);
    failed ||= unanswered() > 0;
    await crowd.leave();
  } finally {
    await replicas.stop();
  }
}

/** What one account differs in may still be on its way: asked again until the time is over. */
async function compareAll(url: string, ledger: Ledger): Promise<void> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  const settle = async (account: Account): Promise<string[]> => {
    for (;;) {
      const differences = await compareAccount(url, account);
      if (differences.length === 0 || performance.now() > deadline) return differences;
      await wait(500);
    }
  };
  for (const account of ledger.accounts) {
    for (const difference of await settle(account)) ledger.violate(difference);
  }
}

/**
 * The product with a proxy in front of each engine and of the services that hold data, on a disk
 * and with an object store and a model provider that can be made to fail.
 */
async function setScene(): Promise<
  Omit<Scene, 'violate'> & { outputFile: string; end(): Promise<void> }
> {
  const scratch = mkdtempSync(join(tmpdir(), 'repaso-chaos-'));
  const outputFile = join(scratch, 'output.log');
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  // Postgres may have to run as another user, who must get to its folder.
  for (const directory of [scratch, dataDir]) chmodSync(directory, 0o711);
  const disk = mountSmallDisk(dataDir);
  if (!disk) say('only root may mount a small disk: nothing happens where the disk would be full');
  const provider = await startModelProvider();
  const objects = await startObjectServer(scratch);
  const proxies: Record<string, TcpProxy> = {};
  for (const name of DIALLED) proxies[name] = await startTcpProxy();
  const dial = Object.fromEntries(
    Object.entries(proxies).map(([name, { address }]) => [name, address]),
  );
  const env = {
    DIAL: JSON.stringify(dial),
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '--inspect-port=0',
    OBJECT_STORE_URL: objects.url,
    OPENAI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'chaos',
    OPENAI_MODEL: 'chaos',
    OPENAI_TIMEOUT_MS: '3000',
  };
  const [stack] = await Promise.all([
    startStack({ dataDir, outputFile, env }),
    forwardWhenKnown(dataDir, proxies),
  ]);
  return {
    stack,
    proxies,
    provider,
    objects,
    disk,
    outputFile,
    async end() {
      await stack.stop().finally(async () => {
        for (const proxy of Object.values(proxies)) await proxy.close();
        await provider.close();
        await objects.close();
        disk?.unmount();
        if (failed) say(`what was logged: ${outputFile}`);
        else rmSync(scratch, { recursive: true, force: true });
      });
    },
  };
}

/** The launcher tells where everything is before it starts the first service. */
async function forwardWhenKnown(dataDir: string, proxies: Record<string, TcpProxy>): Promise<void> {
  for (;;) {
    const state = readStackState(dataDir);
    if (state) {
      const addresses: Record<string, string> = {
        ...state.addresses,
        postgres: new URL(state.databaseUrls.identity).host,
        nats: new URL(state.natsUrl).host,
        redis: new URL(state.redisUrl).host,
      };
      for (const [name, proxy] of Object.entries(proxies)) {
        proxy.forwardTo(addresses[name] as string);
      }
      return;
    }
    await wait(20);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
