import { readFileSync } from 'node:fs';
import { userDeleted } from '@repaso/proto/events/catalog';
import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';
import { newId } from '@repaso/shared/clock';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import { testClock } from '@repaso/shared/testing/engines';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteLeftovers, KEEP_REJECTED_MS, UNCLAIMED_AFTER_MS } from '../src/delete-leftovers.ts';
import { ObjectNotFoundError, readObject } from '../src/objects/object-store.ts';
import { announceObject } from '../src/store/objects.ts';
import { runLessonService } from './running-service.ts';

const service = await runLessonService();
const { client, database, objects } = service;
const worker = service.startWorker();
afterAll(() => worker.stop());

const photo = readFileSync(new URL('./files/screenshot.png', import.meta.url));

let userId: string;
beforeEach(() => {
  userId = newId(testClock);
});

function keyOf(lessonId: string): string {
  return `notes/${userId}/${lessonId}`;
}

async function unclaimed(): Promise<string[]> {
  const { rows } = await database.pool.query('SELECT key FROM unclaimed_object WHERE key LIKE $1', [
    `notes/${userId}/%`,
  ]);
  return rows.map(({ key }) => key);
}

function later(ms: number) {
  return { now: () => new Date(testClock.now().getTime() + ms + 1_000) };
}

describe('uploading a photo of notes', () => {
  it('stores it and makes practice from what it says', async () => {
    const { id } = await service.uploadFile(userId, photo);
    expect(await service.read(userId, id)).toMatchObject({ source: 'photo' });
    await service.reach(userId, id, 'scheduling');
    expect((await readObject(objects, keyOf(id))).length).toBeGreaterThan(0);
    expect(await unclaimed()).toEqual([]);
    const { rows } = await database.pool.query('SELECT content FROM notes WHERE lesson_id = $1', [
      id,
    ]);
    expect(rows[0].content).toMatch(/\p{L}/u);
  });

  it('gives one lesson and one file for one key, however often it comes', async () => {
    const uploads = Array.from({ length: 5 }, () =>
      service.uploadFile(userId, photo, { idempotencyKey: 'one-tap' }),
    );
    const ids = new Set((await Promise.all(uploads)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await service.reach(userId, id, 'scheduling');
    await deleteLeftovers({ database, objects, clock: later(UNCLAIMED_AFTER_MS) });
    expect(await unclaimed()).toEqual([]);
    expect((await readObject(objects, keyOf(id))).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'is no picture and no PDF',
      Buffer.from('just some text, no picture at all'),
      'INVALID_FILE_TYPE',
    ],
    ['is empty', Buffer.alloc(0), 'INVALID_FILE_TYPE'],
    ['is one byte too large', Buffer.alloc(FILE_MAX_BYTES + 1), 'FILE_TOO_LARGE'],
  ])('refuses a file that %s', async (_, bytes, code) => {
    await expect(service.uploadFile(userId, bytes)).rejects.toMatchObject({ code });
    expect(await client.countLessons({ userId })).toEqual({ total: 0 });
  });

  it('takes nothing of an upload that was cut off', async () => {
    const cutOff = service.uploadFile(userId, photo.subarray(0, 10_000), { complete: false });
    await expect(cutOff).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await client.countLessons({ userId })).toEqual({ total: 0 });
  });
});

describe('a file that cannot be read', () => {
  it('fails the lesson with the reason, and leaves nothing behind', async () => {
    const damaged = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(2_000, 7)]);
    const { id } = await service.uploadFile(userId, damaged).catch((error) => {
      // Too damaged to be taken apart: refused at once.
      expect(error.code).toBe('IMAGE_UNREADABLE');
      return { id: undefined };
    });
    if (id) {
      await service.reach(userId, id, 'failed');
      expect((await service.read(userId, id)).failure.code).toBe('IMAGE_UNREADABLE');
    }
    expect(await client.countLessons({ userId })).toEqual({ total: 0 });
    await deleteLeftovers({ database, objects, clock: later(KEEP_REJECTED_MS) });
    expect(await unclaimed()).toEqual([]);
    if (id)
      await expect(readObject(objects, keyOf(id))).rejects.toBeInstanceOf(ObjectNotFoundError);
  });
});

describe('a deleted account', () => {
  it('leaves no file', async () => {
    const { id } = await service.uploadFile(userId, photo);
    await service.reach(userId, id, 'scheduling');
    await deliverEvent(service.broker, userDeleted, { userId }, { consumer: 'lesson', times: 5 });
    await expect(readObject(objects, keyOf(id))).rejects.toBeInstanceOf(ObjectNotFoundError);
  });

  it('refuses what is uploaded afterwards without a trace', async () => {
    await deliverEvent(service.broker, userDeleted, { userId }, { consumer: 'lesson' });
    await expect(service.uploadFile(userId, photo)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await unclaimed()).toEqual([]);
  });

  it('leaves nothing of an upload that a crash cut off, half a minute later', async () => {
    const key = keyOf(newId(testClock));
    await announceObject(database.manager, key, testClock.now());
    await deliverEvent(service.broker, userDeleted, { userId }, { consumer: 'lesson' });
    await objects.put(key, photo, 'image/png');
    await deleteLeftovers({ database, objects, clock: testClock });
    expect(await unclaimed()).toEqual([key]);
    await deleteLeftovers({ database, objects, clock: later(30_000) });
    expect(await unclaimed()).toEqual([]);
    await expect(readObject(objects, key)).rejects.toBeInstanceOf(ObjectNotFoundError);
  });
});
