/**
 * What somebody could have written instead: one Express process on the same tables, with the same
 * validation, session look-up, SQL and answers, and with neither gRPC nor events. Since the tables
 * of the services lie in databases of their own, so do its pools and transactions.
 */
import '@repaso/shared/allocate-young';
import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { completeTaskRequest } from '@repaso/proto/http/tasks';
import { idempotencyKey, uuid } from '@repaso/proto/http/text';
import { createClock, newId } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { createLogger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import { parseCookie } from 'cookie';
import express, { type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import pg from 'pg';
import { z } from 'zod';
import { matchesEntityTag } from '../../services/bff/src/entity-tag.ts';
import { readLessonForm } from '../../services/bff/src/lesson-form.ts';
import { toUserJson } from '../../services/identity/src/account.ts';
import { findAccount } from '../../services/identity/src/store/accounts.ts';
import { toLesson } from '../../services/lesson/src/lesson.ts';
import { bestScore, completionDocument } from '../../services/practice/src/completion.ts';
import { itemIds } from '../../services/practice/src/item-ids.ts';
import { findTasks } from '../../services/practice/src/store/tasks.ts';
import { taskDocument, taskStatus } from '../../services/practice/src/task-document.ts';
import { unlockTime } from '../../services/practice/src/unlock-time.ts';
import { createOfflineGenerator } from './instant-generator.ts';

const { REDIS_URL = '', ...environment } = process.env;
const log = createLogger('monolith', 'error');
const clock = createClock();
const redis = connectRedis(REDIS_URL, log);
const pool = (database: string): pg.Pool =>
  new pg.Pool({ connectionString: environment[`${database}_DATABASE_URL`], max: 10 });
const identity = pool('IDENTITY');
const practice = pool('PRACTICE');
const lessons = pool('LESSON');
const feedback = pool('FEEDBACK');
const generator = createOfflineGenerator(log);

/** The services' queries take a Database; those used here need nothing of it but what queries. */
const asDatabase = (owner: pg.Pool) => ({ pool: owner, reads: owner }) as unknown as Database;

class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

async function userOf(request: Request): Promise<string> {
  const token = parseCookie(request.headers.cookie ?? '').sid;
  if (token === undefined) throw new HttpError(401);
  const tokenHash = hash('sha256', token);
  const key = `monolith:${tokenHash}`;
  const cached = await redis.get(key);
  if (cached !== null) {
    const session = JSON.parse(cached);
    if (session.expiresAt > Date.now()) return session.userId;
  }
  const { rows } = await identity.query({
    name: 'session',
    text: `SELECT id AS "sessionId", account_id AS "userId", expires_at AS "expiresAt"
           FROM session WHERE token_hash = $1 AND expires_at > $2`,
    values: [tokenHash, clock.now()],
  });
  const [session] = rows;
  if (!session) throw new HttpError(401);
  const value = JSON.stringify({ ...session, expiresAt: session.expiresAt.getTime() });
  await redis.set(key, value, { expiration: { type: 'EX', value: 60 } });
  return session.userId;
}

function sendJson(response: Response, status: number, json: string | Buffer): void {
  const bytes = Buffer.from(json as string);
  response.status(status);
  response.set('Content-Type', 'application/json; charset=utf-8');
  response.set('Content-Length', String(bytes.length));
  response.end(bytes);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new HttpError(400);
  return data;
}

async function inTransaction<T>(owner: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const tasksQuery = z.object({ lessonId: uuid.optional() });
const conditional = z.object({ 'if-none-match': z.string().optional() });

const listTasks: RequestHandler = async (request, response) => {
  const userId = await userOf(request);
  const { lessonId } = parse(tasksQuery, request.query);
  const headers = parse(conditional, request.headers);
  const filter = { userId, lessonId, availableOnly: false };
  const tasks = await findTasks(asDatabase(practice), filter, clock.now());
  const json = Buffer.from(`[${tasks.map(taskDocument).join(',')}]`);
  const etag = `"${hash('sha256', json, 'base64url')}"`;
  response.set('ETag', etag);
  if (matchesEntityTag(headers['if-none-match'], etag)) response.status(304).end();
  else sendJson(response, 200, json);
};

const currentUser: RequestHandler = async (request, response) => {
  const account = await findAccount(asDatabase(identity), await userOf(request));
  if (!account) throw new HttpError(401);
  sendJson(response, 200, toUserJson(account));
};

/** What the services do about task-completed is done at once, in the databases that they own. */
const completeTask: RequestHandler = async (request, response) => {
  const userId = await userOf(request);
  const id = parse(uuid, request.params.id);
  const key = parse(idempotencyKey.optional(), request.headers['idempotency-key']);
  const { score, answers = [] } = parse(completeTaskRequest, request.body);
  const now = clock.now();

  const { task, attempt } = await inTransaction(practice, async (tx) => {
    const { rows } = await tx.query({
      name: 'task-lock',
      text: `SELECT id, lesson_id AS "lessonId", type, unlocks_at AS "unlocksAt", score,
               outline_json AS "outlineJson", content_json AS "contentJson"
             FROM task WHERE id = $1 AND user_id = $2 FOR UPDATE`,
      values: [id, userId],
    });
    const [task] = rows;
    if (!task) throw new HttpError(404);
    if (taskStatus({ ...task, unlocked: task.unlocksAt <= now }) === 'locked') {
      throw new HttpError(403);
    }
    const known = itemIds(task.contentJson);
    if (answers.some(({ itemId }) => !known.has(itemId))) throw new HttpError(400);
    const attempt = { score, previousBest: task.score };
    await tx.query({
      name: 'attempt-insert',
      text: `INSERT INTO attempt
               (id, task_id, user_id, score, previous_best, answers, idempotency_key, completed_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        newId(clock),
        id,
        userId,
        score,
        task.score,
        JSON.stringify(answers),
        key ?? newId(clock),
        now,
      ],
    });
    await tx.query({
      name: 'task-score',
      text: 'UPDATE task SET score = $2 WHERE id = $1',
      values: [id, bestScore(attempt)],
    });
    return { task, attempt };
  });
  await lessons.query({
    name: 'task-completed',
    text: `UPDATE lesson_task SET completed_at = coalesce(completed_at, $3)
           WHERE lesson_id = $1 AND task_id = $2`,
    values: [task.lessonId, id, now],
  });
  await identity.query({
    name: 'last-activity',
    text: 'UPDATE account SET last_activity_at = greatest(last_activity_at, $2) WHERE id = $1',
    values: [userId, now],
  });
  await feedback.query({
    name: 'task-result',
    text: `INSERT INTO task_result (user_id, lesson_id, task_id, type, score, completed_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [userId, task.lessonId, id, task.type, score, now],
  });
  sendJson(response, 200, completionDocument(task, attempt));
};

const createLesson: RequestHandler = async (request, response) => {
  const userId = await userOf(request);
  const { notes } = await readLessonForm(request);
  if (!('content' in notes)) throw new HttpError(400);
  const lessonId = newId(clock);
  const now = clock.now();
  await inTransaction(lessons, async (tx) => {
    await tx.query(
      `INSERT INTO lesson (id, user_id, title, source, status, stage, time_zone, created_at, processing_since)
       VALUES ($1, $2, 'New lesson', 'text', 'processing', 'received', 'UTC', $3, $3)`,
      [lessonId, userId, now],
    );
    await tx.query('INSERT INTO notes (lesson_id, content) VALUES ($1, $2)', [
      lessonId,
      notes.content,
    ]);
  });

  const made = await generator.generate(
    { text: notes.content, title: undefined },
    { seed: lessonId, uploadedAt: now, timeZone: 'UTC', signal: new AbortController().signal },
  );
  const tasks = made.tasks.map(({ content, ...task }, position) => {
    const id = newId(clock);
    const unlocksAt = unlockTime(now, task.dayOffset, 'UTC');
    const outline = { id, lessonId, ...task, unlocksAt: unlocksAt.toISOString() };
    return { id, ...task, position, unlocksAt, outline, content };
  });
  const column = <Key extends keyof (typeof tasks)[number]>(key: Key) =>
    tasks.map((task) => task[key]);
  const ids = column('id');

  await inTransaction(practice, async (tx) => {
    await tx.query('INSERT INTO lesson (user_id, id, revision) VALUES ($1, $2, 1)', [
      userId,
      lessonId,
    ]);
    await tx.query(
      `INSERT INTO task (id, user_id, lesson_id, type, day_offset, position, unlocks_at,
         outline_json, content_json)
       SELECT id, $1, $2, type, day_offset, position, unlocks_at, outline, content
       FROM unnest($3::uuid[], $4::text[], $5::int[], $6::int[], $7::timestamptz[], $8::text[],
         $9::text[]) AS task (id, type, day_offset, position, unlocks_at, outline, content)`,
      [
        userId,
        lessonId,
        ids,
        column('type'),
        column('dayOffset'),
        column('position'),
        column('unlocksAt'),
        column('outline').map((outline) => JSON.stringify(outline)),
        column('content').map((content) => JSON.stringify(content)),
      ],
    );
  });
  await inTransaction(lessons, async (tx) => {
    await tx.query(
      `UPDATE lesson SET status = 'ready', stage = 'ready', title = $2, level = $3, recap = $4
       WHERE id = $1`,
      [lessonId, made.title, made.level, JSON.stringify({ cards: made.recap })],
    );
    await tx.query(
      `INSERT INTO lesson_task (task_id, lesson_id, position, day_offset, unlocks_at)
       SELECT task_id, $1, position, day_offset, unlocks_at
       FROM unnest($2::uuid[], $3::int[], $4::timestamptz[])
         WITH ORDINALITY AS task (task_id, day_offset, unlocks_at, position)`,
      [lessonId, ids, column('dayOffset'), column('unlocksAt')],
    );
  });
  await feedback.query(
    'INSERT INTO task (id, user_id, lesson_id) SELECT unnest($1::uuid[]), $2, $3',
    [ids, userId, lessonId],
  );
  const lesson = toLesson({
    id: lessonId,
    userId,
    title: made.title,
    level: made.level,
    source: 'text',
    status: 'ready',
    stage: 'ready',
    failure: undefined,
    revision: 1,
    timeZone: 'UTC',
    createdAt: now,
    tasks: tasks.map(({ id, dayOffset, unlocksAt }) => ({
      taskId: id,
      dayOffset,
      unlocksAt,
      completed: false,
    })),
  });
  sendJson(response, 201, JSON.stringify(lesson));
};

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.set('query parser', 'simple');
app.use(helmet());
app.use((_request, response, next) => {
  response.set('X-Request-Id', newId(clock));
  response.set('Cache-Control', 'no-store');
  next();
});
app.get('/api/tasks', listTasks);
app.get('/api/auth/user', currentUser);
app.post('/api/tasks/:id/complete', express.json(), completeTask);
app.post('/api/lessons', createLesson);
app.use((error: unknown, _request: Request, response: Response, _next: () => void) => {
  if (!(error instanceof HttpError)) log.error({ err: error }, 'request failed');
  response.status(error instanceof HttpError ? error.status : 500).end();
});

const server = app.listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
// Also when the bench is killed.
process.once('disconnect', () => process.exit(0));
