import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePlanLimits } from '../src/plan-limits.ts';
import { runLessonService } from './running-service.ts';

const DAY_MS = 86_400_000;
let days = 0;
const clock = { now: () => new Date(testClock.now().getTime() + days * DAY_MS) };
const service = await runLessonService(clock, freePlanLimits);
const { client, database } = service;
const notes = 'la manzana - the apple\nel pan - the bread';

let userId: string;
beforeEach(() => {
  days = 0;
  userId = newId(testClock);
});

const titles = async (): Promise<string[]> => {
  const { lessonsJson } = await client.listLessons({ userId });
  return JSON.parse(String(lessonsJson)).map(({ title }: { title: string }) => title);
};

/** One upload a week, as the plan allows; their ids, oldest first. */
async function givenWeeks(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let week = 0; week < count; week += 1) {
    days = week * 7.1;
    ids.push((await service.upload(userId, notes, { title: `Week ${week}` })).id);
  }
  return ids;
}

describe('the limits of the Free plan', () => {
  it('allow one upload in 7 days, and say when the next one is possible', async () => {
    await service.upload(userId, notes, { timeZone: 'Europe/Madrid' });
    await expect(service.upload(userId, notes)).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      message: expect.stringMatching(/1 lesson upload a week\. You can upload again on \w+day/),
    });
    days = 6.9;
    await expect(service.upload(userId, notes)).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
    days = 7.1;
    await service.upload(userId, notes);
  });

  it('do not count a repeated request, and let one of two at once through', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => service.upload(userId, notes, { idempotencyKey: 'one' })),
    );
    expect(first?.id).toBe(second?.id);
    const other = newId(testClock);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => service.upload(other, notes)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('count a deleted lesson, and none that could not be made', async () => {
    const { id } = await service.upload(userId, notes);
    await database.pool.query(
      "UPDATE lesson SET status = 'failed', failure_code = 'CONTENT_TOO_SHORT' WHERE id = $1",
      [id],
    );
    const again = await service.upload(userId, notes);
    await client.deleteLesson({ userId, lessonId: again.id });
    await expect(service.upload(userId, notes)).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
  });

  it('open the newest lesson and the two before it', async () => {
    const [oldest = '', ...rest] = await givenWeeks(4);
    expect(await titles()).toEqual(['Week 3', 'Week 2', 'Week 1']);
    for (const lessonId of rest) await client.getLesson({ userId, lessonId });
    const request = { userId, lessonId: oldest };
    for (const open of [
      () => client.getLesson(request),
      () => client.getRecap(request),
      () => client.getNoteText(request),
      () => client.renameLesson({ ...request, title: 'x' }),
      () => client.replaceNoteText({ ...request, text: notes }),
      async () => {
        for await (const _ of client.readNotes(request));
      },
    ]) {
      await expect(open()).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
    }
    await client.deleteLesson(request);
    expect(await client.countLessons({ userId })).toEqual({ total: 3 });
  });

  it('do not tell somebody else’s lesson from none', async () => {
    const [oldest = ''] = await givenWeeks(4);
    const stranger = { userId: newId(testClock), lessonId: oldest };
    await expect(client.getRecap(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave the export complete', async () => {
    await givenWeeks(4);
    const pieces: Buffer[] = [];
    for await (const { json } of client.exportLessons({ userId })) pieces.push(json);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toHaveLength(4);
  });
});
