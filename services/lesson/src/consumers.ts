import { taskCompleted, tasksScheduled, userDeleted } from '@repaso/proto/events/catalog';
import type { Clock } from '@repaso/shared/clock';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import { eraseLearner } from './erase-learner.ts';
import type { NotifyProgress } from './notify-progress.ts';
import { markReady, markTaskCompleted } from './store/lessons.ts';

/** What the lesson service does about other services' events. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
  { notifyProgress, clock }: { notifyProgress: NotifyProgress; clock: Clock },
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
      consumer,
    ),
    subscribe(
      userDeleted,
      async ({ userId }, delivery) => {
        await delivery.once((tx) => eraseLearner(tx, userId, clock.now()));
      },
      consumer,
    ),
  ];
}
