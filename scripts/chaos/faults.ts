import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as catalog from '@repaso/proto/events/catalog';
import { connectBroker } from '@repaso/shared/events/broker';
import { eventIdOf } from '@repaso/shared/events/stored-message';
import { createLogger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import { raiseStorm, type Storm, type StormResult } from '../load/overload/storm.ts';
import { acceptedPerSecond } from '../load/overload/storm-figures.ts';
import { gatherStormLearners } from '../load/overload/storm-learners.ts';
import { dataPaths } from '../stack/data-directory.ts';
import { answersForStreams } from '../stack/engines/nats.ts';
import { queryDatabase } from '../test/query-database.ts';
import type { RunningStack } from '../test/run-stack.ts';
import { blockEventLoop } from './block-event-loop.ts';
import type { ModelProvider, ProviderMode } from './model-provider.ts';
import type { ObjectServer } from './object-server.ts';
import type { SmallDisk } from './small-disk.ts';
import type { NetworkMode, TcpProxy } from './tcp-proxy.ts';

export interface Scene {
  stack: RunningStack;
  /** Proxies by whom they stand in front of. */
  proxies: Record<string, TcpProxy>;
  provider: ModelProvider;
  objects: ObjectServer;
  /** Where the data lies; undefined where this user may not mount one. */
  disk: SmallDisk | undefined;
  /** Notes what must never happen. */
  violate(what: string): void;
}

export interface Fault {
  name: string;
  /** Does harm; resolves once what was harmed could work again. */
  strike(scene: Scene): Promise<void>;
}

export const SERVICES = [
  'bff',
  'identity',
  'lesson',
  'lesson-worker',
  'practice',
  'feedback',
  'admin',
];
const ENGINES = ['postgres', 'nats', 'redis'];

const log = createLogger('chaos', 'error');

/** Services stand still this long. */
const FROZEN_MS = 30_000;
/** An event loop does nothing else for so long. */
const BLOCKED_MS = 5_000;
/** A bad network lasts this long. */
const NETWORK_MS = 10_000;
/** The disk is full this long. */
const FULL_MS = 5_000;
const LOOK_MS = 20;
/** For an effect there must have been something on its way just when the network was cut. */
const HELD_MS = 100;
/** Seconds in which it is seen how much can be carried, and how many times as much comes for how long. */
const RAMP_SECONDS = 5;
const OVERLOAD = 5;
const OVERLOAD_SECONDS = 20;

const kill = (victim: string): Fault => ({
  name: `kill -9 ${victim}`,
  async strike({ stack }) {
    const before = stack.pids[victim];
    stack.kill(victim);
    await isRunningAgain(stack, victim, before);
  },
});

async function isRunningAgain(
  stack: RunningStack,
  victim: string,
  before: number | undefined,
): Promise<void> {
  for (;;) {
    const now = stack.pids[victim];
    if (now !== undefined && now !== before) return;
    await wait(LOOK_MS);
  }
}

const freeze = (victim: string): Fault => ({
  name: `SIGSTOP ${victim} for ${FROZEN_MS / 1000} s`,
  async strike({ stack }) {
    const pid = stack.pids[victim] as number;
    process.kill(pid, 'SIGSTOP');
    await wait(FROZEN_MS);
    process.kill(pid, 'SIGCONT');
  },
});

const block = (victim: string): Fault => ({
  name: `event loop of ${victim} blocked for ${BLOCKED_MS / 1000} s`,
  strike: ({ stack }) => blockEventLoop(stack, stack.pids[victim] as number, BLOCKED_MS),
});

const disturb = (target: string, mode: NetworkMode): Fault => ({
  name: `network to ${target}: ${mode} for ${NETWORK_MS / 1000} s`,
  async strike({ proxies }) {
    proxies[target]?.setMode(mode);
    await wait(NETWORK_MS);
    proxies[target]?.setMode('pass');
  },
});

/** A relay that has published and not heard so dies before it can mark what it published. */
const killBeforeMark: Fault = {
  name: 'kill -9 practice between publishing and marking',
  async strike({ stack, proxies }) {
    const broker = await connectBroker({ url: stack.state.natsUrl, name: 'chaos', log });
    proxies.nats?.setMode('hold-answers');
    for (;;) {
      const [unmarked] = (await queryDatabase(
        stack,
        'practice',
        'SELECT event_id, subject FROM outbox WHERE published_at IS NULL ORDER BY position LIMIT 1',
      )) as { event_id: string; subject: string }[];
      if (unmarked) {
        const query = { last_by_subj: unmarked.subject };
        const last = await broker.manager.streams.getMessage(broker.streams.events, query);
        if (eventIdOf(last?.header) === unmarked.event_id) break;
      }
      await wait(LOOK_MS);
    }
    await broker.close();
    await killUnheard({ stack, proxies }, 'practice');
  },
};

/** A consumer whose effect is there dies before the broker hears its acknowledgement. */
const killBeforeAck: Fault = {
  name: 'kill -9 practice between an effect and its acknowledgement',
  async strike({ stack, proxies }) {
    const effects = async (): Promise<number> => {
      const rows = await queryDatabase(stack, 'practice', 'SELECT count(*)::int FROM inbox');
      return (rows as { count: number }[])[0]!.count;
    };
    for (;;) {
      proxies.nats?.setMode('hold');
      const before = await effects();
      await wait(HELD_MS);
      if ((await effects()) > before) break;
      // Nothing was on its way to it just then.
      proxies.nats?.setMode('pass');
      await wait(HELD_MS);
    }
    await killUnheard({ stack, proxies }, 'practice');
  },
};

/** Kills it while NATS and it do not hear each other, and what it waits to say is lost. */
async function killUnheard(
  { stack, proxies }: Pick<Scene, 'stack' | 'proxies'>,
  victim: string,
): Promise<void> {
  const before = stack.pids[victim];
  stack.kill(victim);
  await isRunningAgain(stack, victim, before);
  proxies.nats?.setMode('pass');
}

const loseStreams: Fault = {
  name: 'NATS loses its store',
  async strike({ stack }) {
    const before = stack.pids.nats as number;
    // Stopped, so that the launcher does not start it again before the store is gone.
    process.kill(stack.state.pid, 'SIGSTOP');
    process.kill(before, 'SIGKILL');
    rmSync(dataPaths(stack.dataDir).nats, { recursive: true, force: true });
    process.kill(stack.state.pid, 'SIGCONT');
    await isRunningAgain(stack, 'nats', before);
  },
};

const objectsAway: Fault = {
  name: `the object store answers 503 for ${NETWORK_MS / 1000} s`,
  async strike({ objects }) {
    objects.setAway(true);
    await wait(NETWORK_MS);
    objects.setAway(false);
  },
};

const misbehave = (mode: ProviderMode): Fault => ({
  name: `the model provider: ${mode} for ${NETWORK_MS / 1000} s`,
  async strike({ provider }) {
    provider.setMode(mode);
    await wait(NETWORK_MS);
    provider.setMode('busy');
  },
});

const fillDisk: Fault = {
  name: `the disk is full for ${FULL_MS / 1000} s`,
  async strike({ disk, stack }) {
    disk?.fill();
    await wait(FULL_MS);
    disk?.empty();
    // NATS may hang from it until the launcher has noticed.
    while (!(await answersForStreams(stack.state.natsUrl))) await wait(LOOK_MS);
  },
};

/** Everybody else comes, too: what is turned away says when to come back, and nothing else fails. */
const overload: Fault = {
  name: `${OVERLOAD} times the load it can carry for ${OVERLOAD_SECONDS} s`,
  async strike({ stack, violate }) {
    const learners = await gatherStormLearners(stack, 4);
    const raise = async (seconds: number, load: Storm['load']): Promise<StormResult> => {
      const result = await raiseStorm({ url: stack.url, learners, seconds, load });
      for (const sentence of result.wrong) violate(`under overload ${sentence}`);
      return result;
    };
    const all = await raise(RAMP_SECONDS, { concurrency: 32 });
    const perSecond = OVERLOAD * acceptedPerSecond(all, 0, RAMP_SECONDS);
    await raise(OVERLOAD_SECONDS, { perSecond });
  },
};

const flushRedis: Fault = {
  name: 'Redis is flushed',
  async strike({ stack }) {
    const client = connectRedis(stack.state.redisUrl, log);
    await once(client, 'ready');
    await client.flushAll();
    client.destroy();
  },
};

const definitions = [
  catalog.uploadReceived,
  catalog.lessonGenerated,
  catalog.generationFailed,
  catalog.tasksScheduled,
  catalog.taskCompleted,
  catalog.lessonDeleted,
  catalog.adminActed,
  catalog.userDeleted,
];

const poison: Fault = {
  name: 'messages that nobody can read on every subject',
  async strike({ stack }) {
    const broker = await connectBroker({ url: stack.state.natsUrl, name: 'chaos', log });
    for (const definition of definitions) {
      for (const bytes of [Buffer.from([0xff, 0xff, 0xff]), Buffer.from('{}'), Buffer.alloc(0)]) {
        await broker.jetstream.publish(broker.subjectOf(definition), bytes);
      }
    }
    await broker.close();
  },
};

/** Everything that can be done to the product on one machine, engines and network included. */
export const faults: Fault[] = [
  ...SERVICES.map(kill),
  ...ENGINES.map(kill),
  killBeforeMark,
  killBeforeAck,
  loseStreams,
  flushRedis,
  poison,
  objectsAway,
  ...(['hang', 'nonsense', 'cut'] as const).map(misbehave),
  fillDisk,
  overload,
  ...['identity', 'lesson', 'practice'].flatMap((service) =>
    (['delay', 'reset', 'hold'] as const).map((mode) => disturb(service, mode)),
  ),
  ...ENGINES.flatMap((engine) => (['reset', 'hold'] as const).map((mode) => disturb(engine, mode))),
  ...['bff', 'identity', 'practice'].map(block),
  ...SERVICES.map(freeze),
];
