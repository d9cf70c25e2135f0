import {
  lessonDeleted,
  lessonGenerated,
  taskCompleted,
  tasksScheduled,
} from '@repaso/proto/events/catalog';
import { userExportSchema } from '@repaso/proto/http/export';
import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { sampleLesson } from './sample-week.ts';
import { startPractice } from './start-practice.ts';

const practice = await startPractice();

describe('a deleted lesson', () => {
  it('takes its tasks, attempts and answers with it, and nothing else', async () => {
    const { userId, lessonId, tasks } = await practice.givenLesson();
    const other = await practice.givenLesson({ userId });
    await practice.complete({ userId, taskId: tasks[0]?.id ?? '', score: 70 });
    await practice.deliver(lessonDeleted, { userId, lessonId }, 5);
    expect((await practice.list(userId)).tasks).toEqual(other.tasks);
    const { rowCount } = await practice.database.pool.query(
      'SELECT 1 FROM attempt WHERE user_id = $1',
      [userId],
    );
    expect(rowCount).toBe(0);
    expect(await practice.emitted(taskCompleted, userId)).toHaveLength(1);
  });

  it('is not brought back by a week that was still being made', async () => {
    const lesson = sampleLesson();
    const { userId, lessonId } = lesson;
    await practice.deliver(lessonDeleted, { userId, lessonId });
    await practice.deliver(lessonGenerated, lesson);
    await practice.deliver(lessonGenerated, { ...lesson, revision: 7 });
    expect((await practice.list(userId)).tasks).toEqual([]);
    expect(await practice.emitted(tasksScheduled, userId)).toEqual([]);
  });
});

describe('learners who have something to practise', () => {
  it('are found, with the time zone of their newest lesson', async () => {
    const done = await practice.givenLesson();
    for (const { id, status } of done.tasks) {
      if (status === 'available') {
        await practice.complete({ userId: done.userId, taskId: id, score: 100 });
      }
    }
    const { userId } = await practice.givenLesson({ timeZone: 'America/Lima' });
    await practice.givenLesson({ userId, timeZone: 'Europe/Madrid' });
    const gone = await practice.givenLesson({ userId, timeZone: 'Asia/Tokyo' });
    await practice.deliver(lessonDeleted, { userId, lessonId: gone.lessonId });
    const { learners } = await practice.client.findLearnersWithTasks({
      userIds: [done.userId, userId, newId(testClock)],
    });
    const available = (await practice.list(userId, undefined, true)).tasks.length;
    expect(learners).toEqual([{ userId, timeZone: 'Europe/Madrid', availableTasks: available }]);
  });
});

describe('an export', () => {
  it('has all tasks and attempts; what is locked stays locked', async () => {
    const { userId, tasks } = await practice.givenLesson();
    for (let lesson = 0; lesson < 20; lesson += 1) await practice.givenLesson({ userId });
    await practice.givenLesson();
    const answers = [{ itemId: 'fc-1', correct: true, given: 'sí', durationMs: 900 }];
    await practice.complete({ userId, taskId: tasks[0]?.id ?? '', score: 80, answers });

    const pieces: Buffer[] = [];
    for await (const { json } of practice.client.exportPractice({ userId })) pieces.push(json);
    const exported = userExportSchema.shape.practice.parse(
      JSON.parse(Buffer.concat(pieces).toString()),
    );
    const listed = (await practice.list(userId)).tasks;
    expect(exported.tasks).toHaveLength(listed.length);
    expect(exported.tasks).toEqual(expect.arrayContaining(listed));
    expect(exported.attempts).toEqual([
      { taskId: tasks[0]?.id, score: 80, answers, completedAt: expect.any(String) },
    ]);
  });
});
