import { taskCompleted, tasksScheduled, userDeleted } from '@repaso/proto/events/catalog';
import type { Clock } from '@repaso/shared/clock';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import { eraseLearner } from './erase-learner.ts';
import type { NotifyProgress } from './notify-progress.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { markTaskCompleted } from './store/lessons.ts';
import { markReady } from './store/revisions.ts';

interface Parts {
  notifyProgress: NotifyProgress;
  objects: ObjectStore;
  clock: Clock;
}

/** What the lesson service does about other services' events. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
  { notifyProgress, objects, clock }: Parts,
): Subscription[] {
  const consumer = { ...options, consumer: 'lesson', concurrency: 8 };
  return [
    subscribe(
      tasksScheduled,
      async ({ lessonId, revision, tasks }, delivery) => {
        const ready = await delivery.once((tx) =>
          markReady(
            tx,
            lessonId,
            revision,
            tasks.map((task) => ({ ...task, unlocksAt: task.unlocksAt ?? new Date(0) })),
          ),
        );
        if (ready) notifyProgress(lessonId, 'ready');
      },
      consumer,
    ),
    subscribe(
      taskCompleted,
      async ({ lessonId, taskId, completedAt }, delivery) => {
        await delivery.once(async (tx) => {
          const outcome = await markTaskCompleted(tx, lessonId, taskId, completedAt ?? new Date());
          if (outcome === 'unscheduled') throw new Error('the task is not scheduled here yet');
        });
      },
      { ...consumer, concurrency: 16 },
    ),
    subscribe(
      userDeleted,
      ({ userId }, delivery) =>
        eraseLearner({ database: options.database, objects, now: clock.now() }, userId, delivery),
      consumer,
    ),
  ];
}
