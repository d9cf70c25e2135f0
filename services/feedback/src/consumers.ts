import {
  lessonDeleted,
  taskCompleted,
  tasksScheduled,
  userDeleted,
} from '@repaso/proto/events/catalog';
import type { Clock } from '@repaso/shared/clock';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import { eraseLearner } from './erase-learner.ts';
import { keepTaskResult } from './keep-task-result.ts';
import { learnTasks } from './learn-tasks.ts';
import { deleteLesson } from './store/tasks.ts';

/** What feedback does about other services' events. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
  clock: Clock,
): Subscription[] {
  const consumer = { ...options, consumer: 'feedback', concurrency: 4 };
  return [
    subscribe(
      tasksScheduled,
      async (event, delivery) => {
        await delivery.once((tx) => learnTasks(tx, event));
      },
      consumer,
    ),
    subscribe(
      taskCompleted,
      async (event, delivery) => {
        await delivery.once((tx) => keepTaskResult(tx, event));
      },
      { ...consumer, concurrency: 16 },
    ),
    subscribe(
      lessonDeleted,
      async ({ userId, lessonId }, delivery) => {
        await delivery.once((tx) => deleteLesson(tx, { userId, lessonId, now: clock.now() }));
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
