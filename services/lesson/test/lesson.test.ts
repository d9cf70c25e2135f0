import { setTimeout as wait } from 'node:timers/promises';
import { flashcardsContent } from '@repaso/proto/activities/content';
import {
  type EventDefinition,
  generationFailed,
  lessonGenerated,
  taskCompleted,
  tasksScheduled,
  uploadReceived,
  userDeleted,
} from '@repaso/proto/events/catalog';
import { type Lesson, lessonSchema } from '@repaso/proto/http/lessons';
import { newId } from '@repaso/shared/clock';
import { listDeadLetters, replayDeadLetter } from '@repaso/shared/events/dead-letters';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import { testClock, testLog } from '@repaso/shared/testing/engines';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failStaleLessons, STALE_AFTER_MS } from '../src/fail-stale-lessons.ts';
import type { Generator } from '../src/generation/generator.ts';
import { createOfflineGenerator } from '../src/generation/offline-generator.ts';
import { runLessonService } from './running-service.ts';

const service = await runLessonService();
const { client, database } = service;

const notes = `La comida
la manzana - the apple
el pan - the bread
la leche - the milk
comer - to eat
beber - to drink
Yo como una manzana. - I eat an apple.
Ella bebe leche. - She drinks milk.`;

let userId: string;
beforeEach(() => {
  userId = newId(testClock);
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
function startWorker(generator?: Generator): void {
  const worker = service.startWorker(generator);
  stops.push(() => worker.stop());
}

async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await wait(10);
  }
}

/** The latest event of a kind about this test's learner, as it stands in the outbox. */
async function emitted(name: string): Promise<Buffer | undefined> {
  const { rows } = await database.pool.query(
    'SELECT payload FROM outbox WHERE data_subject = $1 AND subject LIKE $2 ORDER BY position DESC LIMIT 1',
    [userId, `%.${name}.v1`],
  );
  return rows[0]?.payload;
}

/** Delivers an event, and waits until it is dealt with. */
function deliver<T>(
  definition: EventDefinition<T>,
  payload: T,
  times = 1,
  consumer = 'lesson',
): Promise<void> {
  return deliverEvent(service.broker, definition, payload, { consumer, times });
}

function schedule(lessonId: string, taskId: string) {
  const tasks = [{ taskId, dayOffset: 0, unlocksAt: new Date('2026-11-21T04:00:00Z') }];
  return { lessonId, userId, revision: 1, tasks };
}

function completion(lessonId: string, taskId: string) {
  return {
    taskId,
    lessonId,
    userId,
    type: 'quiz',
    score: 80,
    firstCompletion: true,
    completedAt: testClock.now(),
  };
}

async function listed(): Promise<Lesson[]> {
  const { lessonsJson } = await client.listLessons({ userId });
  return JSON.parse(lessonsJson.toString());
}

describe('uploading typed notes', () => {
  it('answers a lesson that is being made', async () => {
    const state = await service.upload(userId, notes, { title: 'At the market' });
    const lesson = lessonSchema.parse(JSON.parse(state.lessonJson.toString()));
    expect(lesson).toMatchObject({
      title: 'At the market',
      language: 'Spanish',
      level: 'A1',
      status: 'processing',
      source: 'text',
      taskCount: 0,
      completedCount: 0,
      timeline: [],
    });
    expect(state.progress).toMatchObject({ stage: 'received' });
  });

  it('makes a week of tasks and recap cards, and is ready once practice has scheduled them', async () => {
    startWorker();
    const { id } = await service.upload(userId, notes, { timeZone: 'Europe/Madrid' });
    await service.reach(userId, id, 'scheduling');
    const payload = await eventually(() => emitted('lesson-generated'));
    const event = lessonGenerated.codec.decode(payload);
    expect(event).toMatchObject({ lessonId: id, userId, revision: 1, timeZone: 'Europe/Madrid' });
    expect(event.tasks[0]).toMatchObject({ type: 'flashcards', dayOffset: 0 });
    flashcardsContent.parse(JSON.parse(String(event.tasks[0]?.contentJson)));

    const taskIds = await service.schedule(userId, id);
    await service.reach(userId, id, 'ready');
    const lesson: Lesson = await service.read(userId, id);
    expect(lesson).toMatchObject({ status: 'ready', title: 'La comida', taskCount: 2 });
    expect(lesson.timeline.map(({ dayOffset, taskIds }) => ({ dayOffset, taskIds }))).toEqual([
      { dayOffset: 0, taskIds: [taskIds[0]] },
      { dayOffset: 1, taskIds: [taskIds[1]] },
    ]);
    const { recapJson } = await client.getRecap({ userId, lessonId: id });
    expect(JSON.parse(recapJson.toString()).cards.length).toBeGreaterThan(0);
  });

  it('counts a time zone nobody knows as UTC', async () => {
    startWorker();
    const { id } = await service.upload(userId, notes, { timeZone: 'Mars/Olympus' });
    await service.reach(userId, id, 'scheduling');
    const event = lessonGenerated.codec.decode(await eventually(() => emitted('lesson-generated')));
    expect(event.timeZone).toBe('UTC');
  });

  it.each([
    ['too short after trimming', `  ${'a'.repeat(19)}  `, 'CONTENT_TOO_SHORT'],
    ['longer than 20,000 characters', 'ñ'.repeat(20_001), 'VALIDATION_FAILED'],
    ['with a NUL byte', `${notes}\0`, 'VALIDATION_FAILED'],
  ])('refuses notes %s', async (_, content, code) => {
    await expect(service.upload(userId, content)).rejects.toMatchObject({ code });
    expect(await listed()).toEqual([]);
  });

  it('counts characters as people do', async () => {
    await expect(service.upload(userId, '🍎'.repeat(19))).rejects.toMatchObject({
      code: 'CONTENT_TOO_SHORT',
    });
    await expect(service.upload(userId, '🍎'.repeat(20))).resolves.toBeDefined();
  });

  it('refuses a title over 200 characters, naming the field', async () => {
    const upload = service.upload(userId, notes, { title: 'x'.repeat(201) });
    await expect(upload).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { title: 'Please use a title of at most 200 characters.' },
    });
  });
});

describe('an idempotency key', () => {
  it('gives one lesson to 20 requests at once', async () => {
    const uploads = Array.from({ length: 20 }, () =>
      service.upload(userId, notes, { idempotencyKey: 'one-tap' }),
    );
    const ids = new Set((await Promise.all(uploads)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await listed()).toHaveLength(1);
    const { rows } = await database.pool.query('SELECT 1 FROM outbox WHERE data_subject = $1', [
      userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('belongs to one learner', async () => {
    const mine = await service.upload(userId, notes, { idempotencyKey: 'k' });
    const theirs = await service.upload(newId(testClock), notes, { idempotencyKey: 'k' });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('is forgotten after 24 hours', async () => {
    const first = await service.upload(userId, notes, { idempotencyKey: 'k' });
    await database.pool.query(
      "UPDATE upload_key SET created_at = created_at - interval '24 hours' WHERE user_id = $1",
      [userId],
    );
    const second = await service.upload(userId, notes, { idempotencyKey: 'k' });
    expect(second.id).not.toBe(first.id);
  });
});

describe("somebody else's lesson", () => {
  it('cannot be told from one that does not exist', async () => {
    const { id } = await service.upload(userId, notes);
    const stranger = newId(testClock);
    for (const lessonId of [id, newId(testClock), 'not-an-id']) {
      const request = { userId: stranger, lessonId };
      await expect(client.getLesson(request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(client.getRecap(request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is not listed and not counted', async () => {
    await service.upload(userId, notes);
    const stranger = newId(testClock);
    const { lessonsJson } = await client.listLessons({ userId: stranger });
    expect(JSON.parse(lessonsJson.toString())).toEqual([]);
    expect(await client.countLessons({ userId: stranger })).toEqual({ total: 0 });
  });
});

describe('the list of lessons', () => {
  it('has the newest first', async () => {
    const first = await service.upload(userId, notes);
    const second = await service.upload(userId, notes);
    expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await client.countLessons({ userId })).toEqual({ total: 2 });
  });
});

describe('notes without Spanish', () => {
  it('fail with the reason and are never listed', async () => {
    startWorker();
    const { id } = await service.upload(userId, '0123456789 0123456789 0123456789');
    await service.reach(userId, id, 'failed');
    const lesson = await service.read(userId, id);
    expect(lesson.status).toBe('failed');
    expect(lesson.failure).toMatchObject({
      code: 'CONTENT_TOO_SHORT',
      error: expect.stringContaining('very short content'),
    });
    expect(await listed()).toEqual([]);
    const event = generationFailed.codec.decode(
      await eventually(() => emitted('generation-failed')),
    );
    expect(event).toMatchObject({ lessonId: id, userId, code: 'CONTENT_TOO_SHORT' });
  });
});

describe('a generator that fails', () => {
  it('is tried again, and the lesson is made', async () => {
    const offline = createOfflineGenerator(testLog);
    let calls = 0;
    startWorker({
      name: 'offline',
      generate(...input) {
        calls += 1;
        if (calls === 1) throw new Error('out of memory');
        return offline.generate(...input);
      },
    });
    const { id } = await service.upload(userId, notes);
    await service.reach(userId, id, 'scheduling');
    expect(calls).toBe(2);
  });

  it('fails the lesson in the end, and replaying the dead letter makes it after all', async () => {
    const offline = createOfflineGenerator(testLog);
    let broken = true;
    startWorker({
      name: 'offline',
      generate(...input) {
        if (broken) throw new Error('a defect');
        return offline.generate(...input);
      },
    });
    const { id } = await service.upload(userId, notes);
    await service.reach(userId, id, 'failed');
    expect((await service.read(userId, id)).failure).toMatchObject({
      code: 'PARTIAL_SUCCESS',
      error: expect.stringContaining('saved, but we had trouble'),
    });
    expect(await listed()).toHaveLength(1);

    broken = false;
    const letter = await eventually(async () =>
      (await listDeadLetters(service.broker)).find(
        ({ reason }) => reason === 'the generator failed',
      ),
    );
    await replayDeadLetter(service.broker, letter.id);
    await service.reach(userId, id, 'scheduling');
  });
});

describe('a worker that dies at every try', () => {
  it('does not leave the learner waiting for ever', async () => {
    const { id } = await service.upload(userId, notes);
    const later = { now: () => new Date(testClock.now().getTime() + STALE_AFTER_MS + 60_000) };
    await failStaleLessons({ ...service, clock: later, log: testLog });
    expect((await service.read(userId, id)).failure.code).toBe('PARTIAL_SUCCESS');
  });
});

describe('progress of the week', () => {
  it('counts a completed task once, however often it is done', async () => {
    const { id } = await service.upload(userId, notes);
    const [taskId = ''] = await service.schedule(userId, id);
    await service.reach(userId, id, 'ready');
    await deliver(taskCompleted, completion(id, taskId));
    await deliver(taskCompleted, { ...completion(id, taskId), firstCompletion: false });
    expect(await service.read(userId, id)).toMatchObject({ taskCount: 2, completedCount: 1 });
  });

  it('is not lost when the completion is heard before the schedule', async () => {
    const { id } = await service.upload(userId, notes);
    const taskId = newId(testClock);
    const delivered = deliver(taskCompleted, completion(id, taskId));
    await service.schedule(userId, id, [taskId]);
    await delivered;
    expect((await service.read(userId, id)).completedCount).toBe(1);
  });
});

describe('an event that is delivered five times', () => {
  it.each<[string, (lessonId: string, taskId: string) => Promise<void>]>([
    [
      'upload-received',
      (lessonId) => deliver(uploadReceived, { lessonId, userId, revision: 1 }, 5, 'lesson-worker'),
    ],
    [
      'tasks-scheduled',
      (lessonId, taskId) => deliver(tasksScheduled, schedule(lessonId, taskId), 5),
    ],
    [
      'task-completed',
      (lessonId, taskId) => deliver(taskCompleted, completion(lessonId, taskId), 5),
    ],
  ])('%s changes no more than once', async (_, deliverFiveTimes) => {
    startWorker();
    const { id } = await service.upload(userId, notes);
    await service.reach(userId, id, 'scheduling');
    const taskId = newId(testClock);
    await deliver(tasksScheduled, schedule(id, taskId));
    await deliver(taskCompleted, completion(id, taskId));
    const before = await service.read(userId, id);
    expect(before).toMatchObject({ status: 'ready', taskCount: 1, completedCount: 1 });

    await deliverFiveTimes(id, taskId);

    expect(await service.read(userId, id)).toEqual(before);
    const { rows } = await database.pool.query(
      "SELECT 1 FROM outbox WHERE data_subject = $1 AND subject LIKE '%.lesson-generated.v1'",
      [userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a deleted account', () => {
  it('leaves nothing here, and takes no upload any more', async () => {
    const { id } = await service.upload(userId, notes, { idempotencyKey: 'k' });
    await service.schedule(userId, id);
    await service.reach(userId, id, 'ready');
    await deliver(userDeleted, { userId }, 5);
    expect(await listed()).toEqual([]);
    for (const [table, column] of [
      ['lesson', 'user_id'],
      ['upload_key', 'user_id'],
      ['outbox', 'payload IS NOT NULL AND data_subject'],
    ]) {
      const { rowCount } = await database.pool.query(
        `SELECT 1 FROM ${table} WHERE ${column} = $1`,
        [userId],
      );
      expect(rowCount, table).toBe(0);
    }
    await expect(client.getLesson({ userId, lessonId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(service.upload(userId, notes)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
