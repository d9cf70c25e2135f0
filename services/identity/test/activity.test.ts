import { randomUUID } from 'node:crypto';
import { taskCompleted } from '@repaso/proto/events/catalog';
import { createOutbox } from '@repaso/shared/events/outbox';
import { startRelay } from '@repaso/shared/events/relay';
import {
  connectTestBroker,
  connectTestDatabase,
  testClock,
  testLog,
} from '@repaso/shared/testing/engines';
import { afterAll, expect, it, vi } from 'vitest';
import { startConsumers } from '../src/consumers.ts';
import { insertAccount } from '../src/store/accounts.ts';
import { migrations } from '../src/store/migrations.ts';

const database = await connectTestDatabase(migrations, []);
const broker = await connectTestBroker();
const outbox = createOutbox(broker, testClock);
const relay = startRelay({ database, broker, outbox, log: testLog });
const consumers = startConsumers({ broker, database, log: testLog, backoffMs: [20] });
afterAll(async () => {
  for (const consumer of consumers) await consumer.stop();
  await relay.stop();
});

function complete(userId: string, completedAt: Date): Promise<string> {
  const event = {
    taskId: randomUUID(),
    lessonId: randomUUID(),
    userId,
    type: 'quiz',
    score: 80,
    firstCompletion: true,
    completedAt,
  };
  return database.transaction((tx) =>
    outbox.append(tx, taskCompleted, event, { dataSubject: userId }),
  );
}

/** Waits until an event has had its effect. */
async function handled(eventId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query('SELECT 1 FROM inbox WHERE event_id = $1', [
        eventId,
      ]);
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
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
  await handled(await complete(id, later));
  expect(await lastActivity()).toEqual(later);
  await handled(await complete(id, earlier));
  expect(await lastActivity()).toEqual(later);
});

it('is not bothered by a learner whom it does not know', async () => {
  await handled(await complete(randomUUID(), new Date()));
});
