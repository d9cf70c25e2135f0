import { randomUUID } from 'node:crypto';
import { taskCompleted } from '@repaso/proto/events/catalog';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import {
  connectTestBroker,
  connectTestDatabase,
  testClock,
  testLog,
} from '@repaso/shared/testing/engines';
import { afterAll, expect, it } from 'vitest';
import { startConsumers } from '../src/consumers.ts';
import { insertAccount } from '../src/store/accounts.ts';
import { migrations } from '../src/store/migrations.ts';

const database = await connectTestDatabase(migrations, []);
const broker = await connectTestBroker();
const consumers = startConsumers({ broker, database, log: testLog, backoffMs: [20] });
afterAll(async () => {
  for (const consumer of consumers) await consumer.stop();
});

/** Tells identity, five times over, that a learner completed a task. */
function complete(userId: string, completedAt: Date): Promise<void> {
  const event = {
    taskId: randomUUID(),
    lessonId: randomUUID(),
    userId,
    type: 'quiz',
    score: 80,
    firstCompletion: true,
    completedAt,
  };
  return deliverEvent(broker, taskCompleted, event, { consumer: 'identity', times: 5 });
}

it('remembers when a learner last practised, in whatever order it hears of it', async () => {
  const id = randomUUID();
  await database.transaction((tx) =>
    insertAccount(tx, {
      id,
      email: 'learner@example.org',
      passwordHash: '',
      firstName: 'Ana',
      lastName: null,
      createdAt: testClock.now(),
    }),
  );
  const lastActivity = async () => {
    const { rows } = await database.pool.query(
      'SELECT last_activity_at FROM account WHERE id = $1',
      [id],
    );
    return rows[0].last_activity_at;
  };
  expect(await lastActivity()).toBeNull();
  const [earlier, later] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-02T10:00:00Z')];
  await complete(id, later);
  expect(await lastActivity()).toEqual(later);
  await complete(id, earlier);
  expect(await lastActivity()).toEqual(later);
});

it('is not bothered by a learner whom it does not know', async () => {
  await complete(randomUUID(), new Date());
});
