import { taskCompleted } from '@repaso/proto/events/catalog';
import {
  type ConsumerOptions,
  type Subscription,
  subscribe,
  UnprocessableEventError,
} from '@repaso/shared/events/consumer';
import { setLastActivity } from './store/accounts.ts';

/** What identity does about other services' events. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
): Subscription[] {
  return [
    subscribe(
      taskCompleted,
      async ({ userId, completedAt }, delivery) => {
        if (!completedAt) throw new UnprocessableEventError('completed_at is missing');
        await delivery.once((tx) => setLastActivity(tx, userId, completedAt));
      },
      { ...options, consumer: 'identity', concurrency: 16 },
    ),
  ];
}
