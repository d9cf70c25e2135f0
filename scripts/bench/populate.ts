import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { TYPED_NOTES } from '../load/learners.ts';
import { createVisitor } from '../test/learner.ts';
import { expectStatus } from '../test/learner-past.ts';
import type { RunningStack } from '../test/run-stack.ts';

/** A learner with an open session. */
export interface BenchLearner {
  userId: string;
  /** The session, as the browser sends it. */
  cookie: string;
}

/** How many tasks a lesson has in the bench. */
const TASKS_A_LESSON = 10;

/**
 * Learners with accounts and open sessions, written into the database, since hashing thousands of
 * passwords is not what is measured. Nobody is looked at for reminders today: it would be all of
 * them in the same minute. Their numbers must be new.
 */
export async function addLearners(
  { state }: RunningStack,
  { from, count }: { from: number; count: number },
): Promise<BenchLearner[]> {
  const learners = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const token = createHash('sha256').update(`bench ${number}`).digest('base64url');
    return { number, userId: userIdOf(number), cookie: `sid=${token}`, token };
  });
  await withClient(state.databaseUrls.identity, async (client) => {
    await client.query(
      `INSERT INTO account (id, email, password_hash, first_name, created_at, verified_at,
         next_reminder_check_at)
       SELECT id, 'bench-' || number || '@example.org', repeat('x', 97), 'Ana', now(), now(),
         now() + interval '1 day'
       FROM unnest($1::uuid[], $2::int[]) AS learner (id, number)`,
      [learners.map(({ userId }) => userId), learners.map(({ number }) => number)],
    );
    await client.query(
      `INSERT INTO session
         (id, token_hash, account_id, created_at, last_seen_at, expires_at, user_agent)
       SELECT gen_random_uuid(), token_hash, id, now(), now(), now() + interval '1 day', 'bench'
       FROM unnest($1::uuid[], $2::text[]) AS learner (id, token_hash)`,
      [
        learners.map(({ userId }) => userId),
        learners.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      ],
    );
  });
  await vacuum(state.databaseUrls.identity, 'account, session');
  return learners.map(({ userId, cookie }) => ({ userId, cookie }));
}

/** One lesson for the learner, made by the product. */
export async function uploadLesson(url: string, { cookie }: BenchLearner): Promise<void> {
  const form = new FormData();
  form.set('content', TYPED_NOTES);
  const upload = { body: form, headers: { cookie } };
  await expectStatus(201, createVisitor(url).call('POST', '/api/lessons', upload));
}

/**
 * Tasks for each of these learners, written into the database: copies of `model`'s, in lessons of
 * ten. Without their contents they only make the table as large as it would be.
 */
export async function addTasks(
  { state }: RunningStack,
  learners: BenchLearner[],
  { each, model, withContent }: { each: number; model: BenchLearner; withContent: boolean },
): Promise<void> {
  await withClient(state.databaseUrls.practice, async (client) => {
    const userIds = learners.map(({ userId }) => userId);
    await client.query(
      `CREATE TEMPORARY TABLE new_lesson AS
       SELECT user_id, gen_random_uuid() AS id, first
       FROM unnest($1::uuid[]) AS learner (user_id),
         generate_series(0, $2::int - 1, ${TASKS_A_LESSON}) AS first`,
      [userIds, each],
    );
    await client.query(
      'INSERT INTO lesson (user_id, id, revision) SELECT user_id, id, 1 FROM new_lesson',
    );
    await client.query(
      `WITH model AS (
         SELECT *, row_number() OVER () - 1 AS number, count(*) OVER () AS total
         FROM task WHERE user_id = $1),
       new_task AS MATERIALIZED (
         SELECT gen_random_uuid() AS id, new_lesson.id AS lesson_id, user_id, place
         FROM new_lesson, generate_series(0, ${TASKS_A_LESSON - 1}) AS place
         WHERE first + place < $2)
       INSERT INTO task (id, user_id, lesson_id, type, day_offset, position, unlocks_at,
         outline_json, content_json)
       SELECT new_task.id, new_task.user_id, new_task.lesson_id, type, day_offset, place,
         unlocks_at,
         replace(replace(outline_json, model.id::text, new_task.id::text),
           model.lesson_id::text, new_task.lesson_id::text),
         CASE WHEN $3 THEN content_json ELSE '{}' END
       FROM new_task JOIN model ON model.number = place % model.total`,
      [model.userId, each, withContent],
    );
  });
  await vacuum(state.databaseUrls.practice, 'task, lesson');
}

/**
 * On a connection of its own: one that inserted tells so when it closes, and what it tells after a
 * vacuum has the tables vacuumed again, while something is measured.
 */
async function vacuum(url: string, tables: string): Promise<void> {
  await withClient(url, (client) => client.query(`VACUUM ANALYZE ${tables}`));
}

/** Has Postgres write out what was added, so that it does not do so while something is measured. */
export async function writeOut(stack: RunningStack): Promise<void> {
  await withClient(superuserUrl(stack).href, (client) => client.query('CHECKPOINT'));
}

/** Of the stack's own Postgres. */
export function superuserUrl({ state }: RunningStack): URL {
  const url = new URL(state.databaseUrls.practice);
  url.username = 'postgres';
  url.password = JSON.parse(readFileSync(state.secretsFile, 'utf8')).postgresPassword;
  url.pathname = '/postgres';
  return url;
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function userIdOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
