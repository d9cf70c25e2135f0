import { readFileSync } from 'node:fs';
import { lessonDeleted, uploadReceived, userDeleted } from '@repaso/proto/events/catalog';
import { userExportSchema } from '@repaso/proto/http/export';
import type { Lesson } from '@repaso/proto/http/lessons';
import { newId } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import { testClock, testLog } from '@repaso/shared/testing/engines';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteLeftovers } from '../src/delete-leftovers.ts';
import type { Generator } from '../src/generation/generator.ts';
import { createOfflineGenerator } from '../src/generation/offline-generator.ts';
import { ObjectNotFoundError, readObject } from '../src/objects/object-store.ts';
import { runLessonService } from './running-service.ts';

const service = await runLessonService();
const { client, database, objects } = service;

const photo = readFileSync(new URL('./files/screenshot.png', import.meta.url));
const notes = `La comida
la manzana - the apple
el pan - the bread
la leche - the milk
Yo como una manzana. - I eat an apple.
Ella bebe leche. - She drinks milk.`;
const corrected = `En la ciudad
la calle - the street
el puente - the bridge
la plaza - the square
Vivo en una calle tranquila. - I live in a quiet street.
El puente es antiguo. - The bridge is old.`;

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

const listed = async (): Promise<Lesson[]> =>
  JSON.parse(String((await client.listLessons({ userId })).lessonsJson));

const told = async (name: string): Promise<Buffer[]> => {
  const { rows } = await database.pool.query(
    'SELECT payload FROM outbox WHERE data_subject = $1 AND subject LIKE $2 ORDER BY position',
    [userId, `%.${name}.v1`],
  );
  return rows.map(({ payload }) => payload);
};

/** A lesson whose week is scheduled. */
async function givenLesson(): Promise<{ id: string; taskIds: string[] }> {
  const { id } = await service.upload(userId, notes);
  await service.reach(userId, id, 'scheduling');
  const taskIds = await service.schedule(userId, id);
  await service.reach(userId, id, 'ready');
  return { id, taskIds };
}

async function notesOf(lessonId: string, owner = userId) {
  let header: { contentType: string; sizeBytes: number } | undefined;
  const chunks: Buffer[] = [];
  for await (const { part } of client.readNotes({ userId: owner, lessonId })) {
    if (part?.$case === 'header') header = part.value;
    if (part?.$case === 'chunk') chunks.push(part.value);
  }
  return { ...header, bytes: Buffer.concat(chunks) };
}

describe('renaming a lesson', () => {
  it('gives it the name, trimmed, also after it is made again', async () => {
    startWorker();
    const { id } = await givenLesson();
    const { lesson } = await client.renameLesson({ userId, lessonId: id, title: '  Mi clase ' });
    expect(JSON.parse(String(lesson?.lessonJson)).title).toBe('Mi clase');
    await client.replaceNoteText({ userId, lessonId: id, text: corrected });
    await service.reach(userId, id, 'scheduling');
    expect((await service.read(userId, id)).title).toBe('Mi clase');
  });

  it('keeps the name that it gets while it is being made', async () => {
    const { id } = await service.upload(userId, notes);
    const offline = createOfflineGenerator(testLog);
    startWorker({
      name: 'offline',
      async generate(...input) {
        await client.renameLesson({ userId, lessonId: id, title: 'Later' });
        return offline.generate(...input);
      },
    });
    await service.reach(userId, id, 'scheduling');
    expect((await service.read(userId, id)).title).toBe('Later');
  });

  it.each(['', '  ', 'x'.repeat(201), 'a\0b'])('refuses %j', async (title) => {
    const { id } = await service.upload(userId, notes);
    await expect(client.renameLesson({ userId, lessonId: id, title })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { title: expect.any(String) },
    });
  });
});

describe('the notes of a lesson', () => {
  it('come back as they were uploaded', async () => {
    const { id } = await service.uploadFile(userId, photo);
    const { contentType, sizeBytes, bytes } = await notesOf(id);
    expect([contentType, sizeBytes]).toEqual(['image/png', bytes.length]);
    expect(bytes).toEqual(await readObject(objects, `notes/${userId}/${id}`));
  });

  it('are plain text when they were typed', async () => {
    const { id } = await service.upload(userId, notes);
    expect(await notesOf(id)).toEqual({
      contentType: 'text/plain; charset=utf-8',
      sizeBytes: Buffer.byteLength(notes),
      bytes: Buffer.from(notes),
    });
  });

  it('can be read as text, once they have been read', async () => {
    const { id } = await service.uploadFile(userId, photo);
    expect(await client.getNoteText({ userId, lessonId: id })).toEqual({ text: '' });
    startWorker();
    await service.reach(userId, id, 'scheduling');
    const { text } = await client.getNoteText({ userId, lessonId: id });
    expect(text.length).toBeGreaterThan(50);
  });
});

describe('correcting the text of the notes', () => {
  it('has the lesson made again from it; meanwhile it is as it was', async () => {
    startWorker();
    const { id, taskIds } = await givenLesson();
    const before = await service.read(userId, id);
    const { lesson } = await client.replaceNoteText({ userId, lessonId: id, text: corrected });
    expect(JSON.parse(String(lesson?.lessonJson))).toMatchObject({
      status: 'processing',
      taskCount: 2,
      createdAt: before.createdAt,
    });
    await service.reach(userId, id, 'scheduling');
    const { text } = await client.getNoteText({ userId, lessonId: id });
    expect(text).toBe(corrected);

    const newTask = newId(testClock);
    await service.schedule(userId, id, [taskIds[0] ?? '', newTask], 2);
    await service.reach(userId, id, 'ready');
    const after = await service.read(userId, id);
    expect(after.title).toBe('En la ciudad');
    expect(after.timeline.flatMap(({ taskIds: ids }: { taskIds: string[] }) => ids)).toEqual([
      taskIds[0],
      newTask,
    ]);
  });

  it('takes the later of two corrections', async () => {
    const { id } = await service.upload(userId, notes);
    await client.replaceNoteText({ userId, lessonId: id, text: corrected });
    await client.replaceNoteText({
      userId,
      lessonId: id,
      text: `${corrected}\nel río - the river`,
    });
    startWorker();
    await service.reach(userId, id, 'scheduling');
    const [generated, ...more] = await told('lesson-generated');
    expect(more).toEqual([]);
    expect(String(generated)).toContain('the river');
  });

  it('changes nothing when it is sent twice', async () => {
    const { id } = await service.upload(userId, notes);
    const request = { userId, lessonId: id, text: corrected };
    await Promise.all([1, 2, 3].map(() => client.replaceNoteText(request)));
    expect(await told('upload-received')).toHaveLength(2);
  });

  it('leaves the lesson as it was when no practice can be made of it, and keeps the text', async () => {
    startWorker();
    const { id } = await givenLesson();
    const text = 'Nothing in this is Spanish, however long it gets to be in the end.';
    await client.replaceNoteText({ userId, lessonId: id, text });
    await service.reach(userId, id, 'failed');
    const [lesson] = await listed();
    expect(lesson).toMatchObject({ id, status: 'ready', taskCount: 2 });
    expect(lesson?.failure?.error).toEqual(expect.any(String));
    expect(await client.getNoteText({ userId, lessonId: id })).toEqual({ text });
    // Such a lesson is not among those that could never be used.
    const muchLater = { now: () => new Date(testClock.now().getTime() + 3 * 86_400_000) };
    await deleteLeftovers({ database, objects, clock: muchLater });
    expect(await listed()).toHaveLength(1);

    await client.replaceNoteText({ userId, lessonId: id, text: corrected });
    await service.reach(userId, id, 'scheduling');
    expect((await service.read(userId, id)).failure).toBeUndefined();
  });

  it.each([
    ['CONTENT_TOO_SHORT', '   too short        '],
    ['VALIDATION_FAILED', 'x'.repeat(20_001)],
    ['VALIDATION_FAILED', `${notes}\0`],
  ])('is refused as %s', async (code, text) => {
    const { id } = await service.upload(userId, notes);
    await expect(client.replaceNoteText({ userId, lessonId: id, text })).rejects.toMatchObject({
      code,
    });
    expect(await client.getNoteText({ userId, lessonId: id })).toEqual({ text: notes });
  });
});

describe('deleting a lesson', () => {
  it('leaves nothing of it, tells the others, and cannot be done twice', async () => {
    startWorker();
    const { id } = await service.uploadFile(userId, photo);
    await service.reach(userId, id, 'scheduling');
    await service.schedule(userId, id);
    await service.reach(userId, id, 'ready');
    await client.deleteLesson({ userId, lessonId: id });

    expect(await listed()).toEqual([]);
    for (const table of ['notes', 'lesson_task']) {
      const { rowCount } = await database.pool.query(
        `SELECT 1 FROM ${table} WHERE lesson_id = $1`,
        [id],
      );
      expect(rowCount, table).toBe(0);
    }
    await expect(readObject(objects, `notes/${userId}/${id}`)).rejects.toBeInstanceOf(
      ObjectNotFoundError,
    );
    expect(
      (await told('lesson-deleted')).map((bytes) => lessonDeleted.codec.decode(bytes)),
    ).toEqual([{ lessonId: id, userId }]);
    await expect(client.deleteLesson({ userId, lessonId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is not undone by the worker that is making it', async () => {
    const { id } = await service.upload(userId, notes);
    const offline = createOfflineGenerator(testLog);
    const made = Promise.withResolvers<void>();
    startWorker({
      name: 'offline',
      async generate(...input) {
        await client.deleteLesson({ userId, lessonId: id });
        queueMicrotask(made.resolve);
        return offline.generate(...input);
      },
    });
    await made.promise;
    await deliverEvent(
      service.broker,
      uploadReceived,
      { lessonId: id, userId, revision: 1 },
      { consumer: 'lesson-worker' },
    );
    expect(await listed()).toEqual([]);
    expect(await told('lesson-generated')).toEqual([]);
  });

  it('deletes the file in the end, also when the store was away', async () => {
    const { id } = await service.uploadFile(userId, photo);
    const remove = objects.delete;
    objects.delete = async () => {
      throw new Error('the store is away');
    };
    await client.deleteLesson({ userId, lessonId: id }).finally(() => {
      objects.delete = remove;
    });
    const later = { now: () => new Date(testClock.now().getTime() + 3_600_000) };
    await deleteLeftovers({ database, objects, clock: later });
    await expect(readObject(objects, `notes/${userId}/${id}`)).rejects.toBeInstanceOf(
      ObjectNotFoundError,
    );
  });
});

describe('somebody else', () => {
  it('cannot tell the lesson from one that does not exist', async () => {
    const { id } = await service.upload(userId, notes);
    const stranger = newId(testClock);
    for (const lessonId of [id, newId(testClock), 'first']) {
      const request = { userId: stranger, lessonId };
      for (const act of [
        () => client.renameLesson({ ...request, title: 'Mine' }),
        () => client.deleteLesson(request),
        () => client.getNoteText(request),
        () => client.replaceNoteText({ ...request, text: corrected }),
        () => notesOf(lessonId, stranger),
      ]) {
        await expect(act()).rejects.toEqual(new DomainError('NOT_FOUND'));
      }
    }
    expect(await listed()).toHaveLength(1);
  });
});

describe('uploads of a week', () => {
  it('are counted for each learner, deleted ones included', async () => {
    const since = new Date(testClock.now().getTime() - 60_000);
    const { id } = await service.upload(userId, notes);
    await service.upload(userId, notes);
    await client.deleteLesson({ userId, lessonId: id });
    const nobody = newId(testClock);
    const { total: before } = await client.countUploaders({ since });
    expect(await client.countUploads({ userIds: [userId, nobody], since })).toEqual({
      uploads: { [userId]: 2 },
    });
    expect(await client.countUploads({ userIds: [userId], since: testClock.now() })).toEqual({
      uploads: {},
    });
    await service.upload(nobody, notes);
    expect(await client.countUploaders({ since })).toEqual({ total: before + 1 });
  });
});

describe('an export', () => {
  it('has every lesson with its text and recap', async () => {
    startWorker();
    const { id } = await givenLesson();
    for (let lesson = 0; lesson < 24; lesson += 1) await service.upload(userId, notes);
    await service.upload(newId(testClock), notes);
    const pieces: Buffer[] = [];
    for await (const { json } of client.exportLessons({ userId })) pieces.push(json);
    const lessons = userExportSchema.shape.lessons.parse(
      JSON.parse(Buffer.concat(pieces).toString()),
    );
    expect(lessons).toHaveLength(25);
    const first = lessons.find(({ lesson }) => lesson.id === id);
    expect(first).toMatchObject({ text: notes, notes: `/api/lessons/${id}/notes` });
    expect(first?.recap.cards.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a deleted account', () => {
  it('leaves no trace of deleted lessons either', async () => {
    const { id } = await service.upload(userId, notes);
    await client.deleteLesson({ userId, lessonId: id });
    await deliverEvent(service.broker, userDeleted, { userId }, { consumer: 'lesson' });
    const { rowCount } = await database.pool.query(
      'SELECT 1 FROM deleted_upload WHERE user_id = $1',
      [userId],
    );
    expect(rowCount).toBe(0);
  });
});
