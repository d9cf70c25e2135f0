import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { expect, it } from 'vitest';
import { startPractice } from './start-practice.ts';

it('where the plan’s limits hold, tasks of the newest lesson and the two before it are listed', async () => {
  const practice = await startPractice({ enforcePlanLimits: true });
  const userId = newId(testClock);
  const lessons = [];
  for (let lesson = 0; lesson < 4; lesson += 1)
    lessons.push(await practice.givenLesson({ userId }));
  const [oldest, ...viewable] = lessons.map(({ lessonId }) => lessonId);
  const { tasks } = await practice.list(userId);
  expect([...new Set(tasks.map(({ lessonId }) => lessonId))]).toEqual(viewable.reverse());
  expect((await practice.list(userId, oldest)).tasks).toEqual([]);
});
