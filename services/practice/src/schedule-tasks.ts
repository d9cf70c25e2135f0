import { tasksScheduled } from '@repaso/proto/events/catalog';
import { type Clock, newId } from '@repaso/shared/clock';
import type { Transaction } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import type { Outbox } from '@repaso/shared/events/outbox';
import type { GeneratedLesson } from './generated-lesson.ts';
import { advanceRevision } from './store/lessons.ts';
import { replaceTasks } from './store/tasks.ts';
import type { TaskOutline } from './task-document.ts';
import { unlockTime } from './unlock-time.ts';

/**
 * Makes a generated lesson's tasks. A later revision of the lesson replaces what has not been
 * completed; a revision that is known or older, and a lesson of an erased learner, change nothing.
 */
export async function scheduleTasks(
  { tx, outbox, clock }: { tx: Transaction; outbox: Outbox; clock: Clock },
  lesson: GeneratedLesson,
): Promise<void> {
  const { lessonId, userId, revision, uploadedAt, timeZone } = lesson;
  if (!(await admitDataSubject(tx, userId))) return;
  if (!(await advanceRevision(tx, lesson))) return;

  const tasks = await replaceTasks(
    tx,
    { userId, lessonId },
    lesson.tasks.map(({ contentJson, ...task }) => {
      const id = newId(clock);
      const { type, dayOffset } = task;
      const unlocksAt = unlockTime(uploadedAt, dayOffset, timeZone);
      const outline: TaskOutline = { id, lessonId, ...task, unlocksAt: unlocksAt.toISOString() };
      const outlineJson = JSON.stringify(outline);
      return { id, type, dayOffset, unlocksAt, outlineJson, contentJson };
    }),
  );
  const event = { lessonId, userId, revision, tasks };
  await outbox.append(tx, tasksScheduled, event, { dataSubject: userId });
}
