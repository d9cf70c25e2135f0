import type { EventDefinition } from '@repaso/proto/events/catalog';
import type { TasksScheduled } from '@repaso/proto/gen/events/v1/events';
import { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { newId } from '@repaso/shared/clock';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { startRpcServer } from '@repaso/shared/rpc/server';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import {
  connectTestBroker,
  connectTestDatabase,
  testClock,
  testLog,
} from '@repaso/shared/testing/engines';
import { afterAll } from 'vitest';
import { startConsumers } from '../src/consumers.ts';
import { keepHouse } from '../src/keep-house.ts';
import { createHandlers } from '../src/rpc.ts';
import { entities } from '../src/store/entities.ts';
import { migrations } from '../src/store/migrations.ts';

const serviceToken = 'a-token-for-tests-that-is-long-enough';

/** The service on engines of its own, for one test file. */
export async function startFeedback() {
  const database = await connectTestDatabase(migrations, entities);
  const broker = await connectTestBroker();
  await keepHouse({ database, clock: testClock, retentionDays: 180 });
  for (const consumer of startConsumers({ broker, database, log: testLog }, testClock)) {
    afterAll(() => consumer.stop());
  }
  const server = await startRpcServer(
    FeedbackServiceService,
    createHandlers({ database, clock: testClock }),
    { address: '127.0.0.1:0', serviceToken, log: testLog },
  );
  afterAll(() => server.stop());
  const client = createRpcClient(FeedbackServiceService, {
    address: `127.0.0.1:${server.port}`,
    serviceToken,
    name: 'feedback',
    log: testLog,
    idempotent: [],
  });
  afterAll(() => client.close());

  return {
    database,
    client,
    deliver: <T>(definition: EventDefinition<T>, payload: T, times = 1) =>
      deliverEvent(broker, definition, payload, { consumer: 'feedback', times }),
    async rowsOf(table: string, userId: string) {
      const { rows } = await database.pool.query(`SELECT * FROM ${table} WHERE user_id = $1`, [
        userId,
      ]);
      return rows;
    },
  };
}

/** A lesson of two tasks, of a learner of its own unless said otherwise. */
export function schedule(changes: Partial<TasksScheduled> = {}): TasksScheduled {
  return {
    lessonId: newId(testClock),
    userId: newId(testClock),
    revision: 1,
    tasks: [0, 1].map((dayOffset) => ({
      taskId: newId(testClock),
      dayOffset,
      unlocksAt: testClock.now(),
    })),
    ...changes,
  };
}
