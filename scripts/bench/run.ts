/**
 * What the product costs beside a monolith on the same tables and beside what nothing can be had
 * for less: `make bench`, with ROUNDS=5 and ONLY=tasks,user,completions,uploads,events,many-tasks,
 * many-learners. Prints the report; SAVE=1 also writes it into README.md. Fails where a figure is
 * not reached.
 */
import '@repaso/shared/allocate-young';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '@repaso/shared/config';
import { connectBroker } from '@repaso/shared/events/broker';
import { createLogger } from '@repaso/shared/log';
import { z } from 'zod';
import { type RunningStack, startStack } from '../test/run-stack.ts';
import type { Bench } from './bench.ts';
import { type BenchProcess, startBenchProcess } from './bench-process.ts';
import { benchEvents } from './events.ts';
import { benchManyLearners, benchManyTasks } from './growth.ts';
import { benchTasks, benchUser } from './hot-reads.ts';
import { createTarget } from './measure.ts';
import { addLearners, uploadLesson, withClient } from './populate.ts';
import { isReached, machineText, type Section, sectionText } from './report.ts';
import { benchCompletions, benchUploads } from './writes.ts';

const LEARNERS = 64;
const REPORT_MARK = '<!-- What follows is written by `make bench SAVE=1`. -->\n';

const parts: Record<string, (bench: Bench) => Promise<Section>> = {
  tasks: benchTasks,
  user: benchUser,
  completions: benchCompletions,
  uploads: benchUploads,
  events: benchEvents,
  'many-tasks': benchManyTasks,
  'many-learners': benchManyLearners,
};

const { ROUNDS, ONLY, SAVE } = readConfig(
  {
    ROUNDS: z.coerce.number().int().positive().default(5),
    ONLY: z.string().default(Object.keys(parts).join(',')),
    SAVE: z.string().optional(),
  },
  process.env,
);
const chosen = ONLY.split(',').map((name) => {
  const part = parts[name];
  if (!part) throw new RangeError(`ONLY names some of ${Object.keys(parts).join(', ')}`);
  return part;
});

const loadBefore = loadavg()[0]!;
const generator = join(import.meta.dirname, 'stub-generator.ts');
const stack = await startStack({
  // Connections that are never idle are what the BFF otherwise takes for overload.
  env: { NODE_OPTIONS: `--import ${generator}`, LEAST_CONCURRENCY: '100' },
});
const processes: BenchProcess[] = [];
try {
  const bench = await prepare(stack);
  const texts: string[] = [];
  for (const part of chosen) {
    const section = await part(bench);
    const text = sectionText(section);
    process.stdout.write(`\n${text}`);
    texts.push(text);
    if (!section.targets.every(isReached)) process.exitCode = 1;
  }
  const machine = machineText(loadBefore);
  process.stdout.write(`\n${machine}\n`);
  if (SAVE) save(`${machine}\n\n${texts.join('\n')}`);
} finally {
  await Promise.all(processes.map((each) => each.stop()));
  await stack.stop();
}

async function prepare({ state, url, pids }: RunningStack): Promise<Bench> {
  const learners = await addLearners(stack, { from: 0, count: LEARNERS });
  for (const learner of learners) {
    await uploadLesson(url, learner);
    await uploadLesson(url, learner);
  }
  const { databaseUrls, redisUrl } = state;
  const answer = await fetch(`${url}/api/tasks`, { headers: { cookie: learners[0]!.cookie } });
  const answerBytes = (await answer.arrayBuffer()).byteLength;
  const start = async (file: string, env: Record<string, string>): Promise<BenchProcess> => {
    const started = await startBenchProcess(file, { ...env, REDIS_URL: redisUrl });
    processes.push(started);
    return started;
  };
  const monolith = await start('monolith.ts', {
    IDENTITY_DATABASE_URL: databaseUrls.identity,
    PRACTICE_DATABASE_URL: databaseUrls.practice,
    LESSON_DATABASE_URL: databaseUrls.lesson,
    FEEDBACK_DATABASE_URL: databaseUrls.feedback,
  });
  const floor = await start('floor.ts', {
    DATABASE_URL: databaseUrls.practice,
    USER_ID: learners[0]!.userId,
    ANSWER_BYTES: String(answerBytes),
  });
  const { mail: _mail, ...own } = pids;
  const { postgres, redis } = own as Record<'postgres' | 'redis', number>;
  const at = ({ ready }: BenchProcess): string => `http://127.0.0.1:${ready}`;
  const [productTarget, monolithTarget, floorTarget] = await Promise.all([
    createTarget(url, own),
    createTarget(at(monolith), { monolith: monolith.pid, postgres, redis }),
    createTarget(at(floor), { floor: floor.pid, postgres, redis }),
  ]);
  return {
    stack,
    product: productTarget,
    monolith: monolithTarget,
    floor: floorTarget,
    learners,
    rounds: ROUNDS,
    settled: () => settled(stack),
  };
}

/** Until every outbox is published and every consumer has handled what there was. */
async function settled({ state }: RunningStack): Promise<void> {
  const log = createLogger('bench', 'error');
  const broker = await connectBroker({ url: state.natsUrl, name: 'bench', log });
  const busyConsumers = async (): Promise<boolean> => {
    for await (const { num_pending, num_ack_pending } of broker.manager.consumers.list(
      broker.streams.events,
    )) {
      if (num_pending + num_ack_pending > 0) return true;
    }
    return false;
  };
  const unpublished = async (): Promise<boolean> => {
    for (const database of ['lesson', 'practice', 'identity'] as const) {
      const { rowCount } = await withClient(state.databaseUrls[database], (client) =>
        client.query('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1'),
      );
      if (rowCount !== 0) return true;
    }
    return false;
  };
  try {
    while ((await unpublished()) || (await busyConsumers())) await wait(50);
  } finally {
    await broker.close();
  }
}

function save(report: string): void {
  const path = join(import.meta.dirname, 'README.md');
  const [introduction] = readFileSync(path, 'utf8').split(REPORT_MARK);
  writeFileSync(path, `${introduction}${REPORT_MARK}\n${report.trimEnd()}\n`);
}
