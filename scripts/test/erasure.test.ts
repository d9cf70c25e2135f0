import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { taskCompleted } from '@repaso/proto/events/catalog';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseName } from '../stack/database-names.ts';
import { type Kept, readKeptData } from './kept-data.ts';
import { type Answer, createLearner, type Learner } from './learner.ts';
import { createPast, expectStatus, newWord, notes, type Past, photoForm } from './learner-past.ts';
import { queryDatabase } from './query-database.ts';
import { type RunningStack, startStack } from './run-stack.ts';

/** api.md: within a minute nothing of the account is left. */
const DEADLINE_MS = 60_000;
const ADMIN = 'admin@example.org';

/**
 * All that may remain of somebody: bare ids, from which nothing leads to a person any more.
 * Written as `place: what`, like all that is found.
 */
function mayRemain({ userId, deletedLessonId, ids }: Past): string[] {
  return [
    // So that a failure can be traced; where nothing else is left, they lead nowhere.
    ...ids.map((id) => `log of the services: ${id}`),
    // So that nothing that is still under way brings them back (services/shared/src/erasure.ts).
    `identity.data_subject: ${userId}`,
    `lesson.data_subject: ${userId}`,
    `practice.data_subject: ${userId}`,
    `feedback.data_subject: ${userId}`,
    // What tells everybody to erase them.
    `identity.outbox events.identity.user-deleted.v1: ${userId}`,
    `EVENTS events.identity.user-deleted.v1: ${userId}`,
    `files of NATS: ${userId}`,
    // What administrators did, which nobody can take back.
    `admin.audit_entry: ${userId}`,
    `identity.outbox events.identity.admin-acted.v1: ${userId}`,
    `EVENTS events.identity.admin-acted.v1: ${userId}`,
    // That a lesson was deleted by its learner, for some days.
    `feedback.deleted_lesson: ${deletedLessonId}`,
  ];
}

interface Crash {
  victim: string;
  /** Rows that the deletion has to wait for, so that it is under way when the process is killed. */
  holding?: { database: DatabaseName; rows: string };
  /** Who deletes the account, where it is not the learner. */
  by?: 'admin';
}

const theAccount = { database: 'identity', rows: 'account WHERE id = $1' } as const;
const rowsOf = (database: DatabaseName, table: string) => ({
  database,
  rows: `${table} WHERE user_id = $1`,
});

const crashes: Crash[] = [
  // It is reading a photo of the learner's just then.
  { victim: 'lesson-worker' },
  { victim: 'bff', holding: theAccount },
  { victim: 'identity', holding: theAccount },
  { victim: 'admin', holding: theAccount, by: 'admin' },
  { victim: 'nats', holding: theAccount },
  { victim: 'redis', holding: theAccount },
  { victim: 'lesson', holding: rowsOf('lesson', 'lesson') },
  { victim: 'practice', holding: rowsOf('practice', 'lesson') },
  { victim: 'feedback', holding: rowsOf('feedback', 'task') },
  { victim: 'postgres', holding: theAccount },
];

let stack: RunningStack;
let admin: Learner;
let control: Past;
let leaver: Past;
/** One for each process that is killed while their account is being deleted. */
const unlucky = new Map<string, Past>();

beforeAll(async () => {
  // With limits, so that what they count is looked into as well.
  stack = await startStack({ env: { ADMIN_EMAILS: ADMIN, RATE_LIMITS: 'on' } });
  admin = await createLearner(stack, { email: ADMIN });
  const makers = [
    async () => {
      leaver = await createPast(stack);
    },
    async () => {
      control = await createPast(stack);
    },
    ...crashes.map(({ victim }) => async () => {
      unlucky.set(victim, await createPast(stack, { briefly: true }));
    }),
  ];
  const makeAll = async (): Promise<void> => {
    for (let make = makers.shift(); make; make = makers.shift()) await make();
  };
  await Promise.all([makeAll(), makeAll(), makeAll()]);
  for (const past of [leaver, control]) {
    await administer('send-password-reset', past);
    await administer('verify-user', past);
    await failToHandle(past);
  }
}, 180_000);
afterAll(() => stack?.stop());

async function administer(action: string, { learner: { email } }: Past): Promise<void> {
  await expectStatus(200, admin.call('POST', `/api/admin/${action}`, { body: { email } }));
}

/** Tells an event about the learner that no consumer can handle, so that there are dead letters. */
async function failToHandle({ userId, words, ids }: Past): Promise<void> {
  const payload = taskCompleted.codec.encode({
    userId,
    lessonId: ids[0] as string,
    taskId: ids[1] as string,
    type: words[0] as string,
    score: 0,
    firstCompletion: false,
    completedAt: undefined,
  });
  const headers = { 'content-type': 'application/protobuf', 'data-subject': userId };
  await queryDatabase(
    stack,
    'practice',
    `INSERT INTO outbox (event_id, subject, headers, payload, data_subject)
     VALUES (gen_random_uuid(), 'events.practice.task-completed.v1', $1, $2, $3)`,
    [headers, Buffer.from(payload.finish()), userId],
  );
}

/** Where somebody's words and ids can be read, as `place: what`. */
function tracesOf({ words, ids }: Past, kept: Kept[]): string[] {
  const places = Map.groupBy(kept, ({ place }) => place);
  return [...places].flatMap(([place, entries]) => {
    const text = entries.map((entry) => entry.text).join('\n');
    const found = [...words, ...ids].filter((term) => text.includes(term));
    return found.map((term) => `${place}: ${term}`);
  });
}

async function expectErased(pasts: Past[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await readKeptData(stack);
        return pasts.flatMap((past) => {
          const allowed = mayRemain(past);
          return tracesOf(past, kept).filter((trace) => !allowed.includes(trace));
        });
      },
      { timeout: DEADLINE_MS, interval: 1_000 },
    )
    .toEqual([]);
}

/** What a client does that wants to be sure: asks until it is answered, and then is nobody. */
async function deleteUntilGone(remove: () => Promise<Answer>, gone: number): Promise<void> {
  for (;;) {
    const answer = await remove().catch(() => undefined);
    if (answer?.status === 200 || answer?.status === gone) return;
    await wait(200);
  }
}

/** An upload of a photo whose end is yet to come. */
function beginUpload({ cookie }: Learner) {
  const form = new Response(photoForm());
  const upload = request(new URL('/api/lessons', stack.url), {
    method: 'POST',
    headers: {
      cookie,
      'content-type': form.headers.get('content-type') as string,
      prefer: 'respond-async',
    },
  });
  const answered = once(upload, 'response');
  const bytes = form.arrayBuffer().then((buffer) => Buffer.from(buffer));
  return {
    /** Resolves when the first half is on its way. */
    async begin(): Promise<void> {
      const all = await bytes;
      await new Promise((resolve) => upload.write(all.subarray(0, all.length / 2), resolve));
    },
    /** Sends the rest; gives the status of the answer. */
    async finish(): Promise<number> {
      const all = await bytes;
      upload.end(all.subarray(all.length / 2));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}

/** Keeps everybody else from changing these rows. */
async function hold({ database, rows }: NonNullable<Crash['holding']>, userId: string) {
  const client = new pg.Client({ connectionString: stack.state.databaseUrls[database] });
  // Postgres itself may be the one that is killed.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  const { rowCount } = await client.query(`SELECT 1 FROM ${rows} FOR UPDATE`, [userId]);
  expect(rowCount).toBeGreaterThan(0);
  return {
    /** Resolves when somebody waits for them. */
    async wanted(): Promise<void> {
      const waiting =
        'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
      while ((await client.query(waiting)).rowCount === 0) await wait(10);
    },
    release: (): Promise<void> => client.end().catch(() => undefined),
  };
}

/** The scan is worth nothing where it does not find what is there. */
const places = [
  'identity.account',
  'identity.session',
  'identity.mail_job',
  'identity.outbox events.identity.admin-acted.v1',
  'lesson.data_subject',
  'lesson.lesson',
  'lesson.lesson_task',
  'lesson.notes',
  'lesson.upload_key',
  'lesson.deleted_upload',
  'lesson.outbox events.lesson.upload-received.v1',
  'lesson.outbox events.lesson.lesson-generated.v1',
  'lesson.outbox events.lesson.lesson-deleted.v1',
  'practice.data_subject',
  'practice.lesson',
  'practice.task',
  'practice.attempt',
  'practice.outbox events.practice.tasks-scheduled.v1',
  'practice.outbox events.practice.task-completed.v1',
  'feedback.data_subject',
  'feedback.task',
  'feedback.task_result',
  'feedback.activity_feedback',
  'feedback.product_feedback',
  'feedback.deleted_lesson',
  'feedback.analytics_event',
  'feedback.analytics_browser',
  'feedback.analytics_browser_user',
  'admin.audit_entry',
  'EVENTS events.lesson.upload-received.v1',
  'EVENTS events.lesson.lesson-generated.v1',
  'EVENTS events.lesson.lesson-deleted.v1',
  'EVENTS events.practice.tasks-scheduled.v1',
  'EVENTS events.practice.task-completed.v1',
  'EVENTS events.identity.admin-acted.v1',
  'DEAD_LETTERS dead.feedback-task-completed',
  'DEAD_LETTERS dead.identity-task-completed',
  'files of NATS',
  'redis',
  'objects',
  'log of the services',
];

async function expectFound(past: Past): Promise<void> {
  // Their session is in the cache again.
  await expectStatus(200, past.learner.call('GET', '/api/auth/user'));
  await expect
    .poll(
      async () => {
        const traces = tracesOf(past, await readKeptData(stack));
        const found = new Set(traces.map((trace) => trace.slice(0, trace.indexOf(': '))));
        return places.filter((place) => !found.has(place));
      },
      { timeout: DEADLINE_MS },
    )
    .toEqual([]);
}

it('what is looked for is found everywhere before somebody is erased', async () => {
  await expectFound(control);
  await expectFound(leaver);
}, 120_000);

it('nothing of a learner is left within a minute', async () => {
  const { learner, userId, words } = leaver;
  const late = beginUpload(learner);
  await late.begin();
  const word = (): string => {
    words.push(newWord());
    return words.at(-1) as string;
  };
  const running = await learner.upload(notes(word), { prefer: 'respond-async' });
  expect(running.status).toBe(202);
  await expectStatus(200, learner.call('DELETE', '/api/user/delete'));
  const erased = 'SELECT 1 FROM data_subject WHERE id = $1 AND erased_at IS NOT NULL';
  const isErased = () => queryDatabase(stack, 'lesson', erased, [userId]);
  await expect.poll(isErased, { timeout: DEADLINE_MS }).toHaveLength(1);
  expect(await late.finish()).toBe(401);
  await expectErased([leaver]);
}, 120_000);

it('nothing of any learner is left, whatever is killed meanwhile', async () => {
  for (const crash of crashes) await deleteDespite(crash);
  for (const { victim } of crashes) expect(stack.output()).toContain(`${victim} ended (SIGKILL)`);
  await expectErased([leaver, ...unlucky.values()]);
}, 240_000);

it('nothing of anybody else is lost by it', () => expectFound(control), 120_000);

async function deleteDespite({ victim, holding, by }: Crash): Promise<void> {
  const past = unlucky.get(victim) as Past;
  const { learner, userId } = past;
  const { email } = learner;
  const held = holding && (await hold(holding, userId));
  if (!held) {
    const headers = { prefer: 'respond-async' };
    await expectStatus(202, learner.call('POST', '/api/lessons', { body: photoForm(), headers }));
  }
  const deleted =
    by === 'admin'
      ? deleteUntilGone(
          () => admin.call('DELETE', '/api/admin/delete-user', { body: { email } }),
          404,
        )
      : deleteUntilGone(() => learner.call('DELETE', '/api/user/delete'), 401);
  await (held ? held.wanted() : deleted);
  stack.kill(victim);
  await held?.release();
  await deleted;
}
