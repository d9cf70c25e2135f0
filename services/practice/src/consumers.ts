import { lessonDeleted, lessonGenerated, userDeleted } from '@repaso/proto/events/catalog';
import type { Clock } from '@repaso/shared/clock';
import { admitDataSubject } from '@repaso/shared/erasure';
import { type ConsumerOptions, type Subscription, subscribe } from '@repaso/shared/events/consumer';
import type { Outbox } from '@repaso/shared/events/outbox';
import { eraseLearner } from './erase-learner.ts';
import { readGeneratedLesson } from './generated-lesson.ts';
import { scheduleTasks } from './schedule-tasks.ts';
import { deleteLesson } from './store/lessons.ts';

/** What practice does about other services' events. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'consumer' | 'concurrency'>,
  { outbox, clock }: { outbox: Outbox; clock: Clock },
): Subscription[] {
  const consumer = { ...options, consumer: 'practice', concurrency: 4 };
  return [
    subscribe(
      lessonGenerated,
      async (event, delivery) => {
        const lesson = readGeneratedLesson(event);
        await delivery.once((tx) => scheduleTasks({ tx, outbox, clock }, lesson));
      },
      consumer,
    ),
    subscribe(
      lessonDeleted,
      async ({ userId, lessonId }, delivery) => {
        await delivery.once(async (tx) => {
          if (await admitDataSubject(tx, userId)) await deleteLesson(tx, { userId, lessonId });
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
