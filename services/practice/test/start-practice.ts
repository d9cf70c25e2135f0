import { type EventDefinition, lessonGenerated } from '@repaso/proto/events/catalog';
import type { LessonGenerated } from '@repaso/proto/gen/events/v1/events';
import {
  type CompleteTaskRequest,
  PracticeServiceService,
} from '@repaso/proto/gen/practice/v1/practice';
import type { Completion, Task } from '@repaso/proto/http/tasks';
import { createOutbox } from '@repaso/shared/events/outbox';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { startRpcServer } from '@repaso/shared/rpc/server';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import { connectTestBroker, connectTestDatabase, testLog } from '@repaso/shared/testing/engines';
import { afterAll } from 'vitest';
import { startConsumers } from '../src/consumers.ts';
import { createHandlers } from '../src/rpc.ts';
import { entities } from '../src/store/entities.ts';
import { migrations } from '../src/store/migrations.ts';
import { sampleLesson } from './sample-week.ts';

const serviceToken = 'a-token-for-tests-that-is-long-enough';

/** The whole service for a test file: its own database and streams, a real server and client. */
export async function startPractice({ enforcePlanLimits = false } = {}) {
  const database = await connectTestDatabase(migrations, entities);
  const broker = await connectTestBroker();
  let now = new Date('2026-11-21T09:00:00.000Z');
  const clock = { now: () => now };
  const outbox = createOutbox(broker, clock);
  for (const consumer of startConsumers({ broker, database, log: testLog }, { outbox, clock })) {
    afterAll(() => consumer.stop());
  }
  const server = await startRpcServer(
    PracticeServiceService,
    createHandlers({ database, outbox, clock, enforcePlanLimits }),
    { address: '127.0.0.1:0', serviceToken, log: testLog },
  );
  afterAll(() => server.stop());
  const client = createRpcClient(PracticeServiceService, {
    address: `127.0.0.1:${server.port}`,
    serviceToken,
    name: 'practice',
    log: testLog,
    idempotent: [],
  });
  afterAll(() => client.close());

  const deliver = <T>(definition: EventDefinition<T>, payload: T, times = 1) =>
    deliverEvent(broker, definition, payload, { consumer: 'practice', times });

  /** The payloads of this kind that wait to be published about a person, in their order. */
  const emitted = async <T>(definition: EventDefinition<T>, userId: string): Promise<T[]> => {
    const { rows } = await database.pool.query<{ payload: Buffer }>(
      'SELECT payload FROM outbox WHERE subject = $1 AND data_subject = $2 ORDER BY position',
      [broker.subjectOf(definition), userId],
    );
    return rows.map(({ payload }) => definition.codec.decode(payload));
  };

  const list = async (userId: string, lessonId?: string, availableOnly = false) => {
    const { tasksJson, etag } = await client.listTasks({ userId, lessonId, availableOnly });
    return { tasks: JSON.parse(tasksJson.toString()) as Task[], etag };
  };

  return {
    database,
    broker,
    client,
    deliver,
    emitted,
    list,
    setTime(iso: string) {
      now = new Date(iso);
    },
    /** A lesson whose tasks are there. */
    async givenLesson(changes: Partial<LessonGenerated> = {}) {
      const lesson = sampleLesson(changes);
      await deliver(lessonGenerated, lesson);
      const { tasks } = await list(lesson.userId, lesson.lessonId);
      return { ...lesson, tasks };
    },
    async complete(
      request: Omit<CompleteTaskRequest, 'answers'> & Partial<CompleteTaskRequest>,
    ): Promise<Completion> {
      const { completionJson } = await client.completeTask({ answers: [], ...request });
      return JSON.parse(completionJson.toString());
    },
  };
}
