import { tasksScheduled, userDeleted } from '@repaso/proto/events/catalog';
import type { Clock } from '@repaso/shared/clock';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import { eraseLearner } from './erase-learner.ts';
import { learnTasks } from './learn-tasks.ts';

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
      userDeleted,
      async ({ userId }, delivery) => {
        await delivery.once((tx) => eraseLearner(tx, userId, clock.now()));
      },
      consumer,
    ),
  ];
}
