import { adminActed } from '@repaso/proto/events/catalog';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import { recordEntry } from './record-entry.ts';

/**
 * What admin does about other services' events. The deletion of an account is none of them:
 * nothing is kept of a person here but the bare ids of the audit log.
 */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
): Subscription[] {
  return [
    subscribe(
      adminActed,
      async (entry, delivery) => {
        await delivery.once((tx) => recordEntry(tx, entry));
      },
      { ...options, consumer: 'admin', concurrency: 4 },
    ),
  ];
}
