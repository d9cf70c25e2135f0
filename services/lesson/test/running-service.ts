import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  lessonProgressSubject,
  tasksScheduled,
  uploadReceived,
} from '@repaso/proto/events/catalog';
import {
  type CreateLessonRequest,
  LessonProgress,
  LessonServiceService,
} from '@repaso/proto/gen/lesson/v1/lesson';
import { type Clock, newId } from '@repaso/shared/clock';
import { subscribe } from '@repaso/shared/events/consumer';
import { createOutbox } from '@repaso/shared/events/outbox';
import { startRelay } from '@repaso/shared/events/relay';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { startRpcServer } from '@repaso/shared/rpc/server';
import {
  connectTestBroker,
  connectTestDatabase,
  testClock,
  testLog,
} from '@repaso/shared/testing/engines';
import { afterAll } from 'vitest';
import { startConsumers } from '../src/consumers.ts';
import { createTextExtractor } from '../src/extraction/text-extractor.ts';
import type { Generator } from '../src/generation/generator.ts';
import { createOfflineGenerator } from '../src/generation/offline-generator.ts';
import { makePractice } from '../src/make-practice.ts';
import { createNotifyProgress } from '../src/notify-progress.ts';
import { openObjectStore } from '../src/objects/open-object-store.ts';
import { noPlanLimits, type PlanLimits } from '../src/plan-limits.ts';
import { createReadNoteFile } from '../src/read-note-file.ts';
import { createHandlers } from '../src/rpc.ts';
import { migrations } from '../src/store/migrations.ts';

/** The service and its worker on real engines, and a client that speaks to it. */
export async function runLessonService(
  clock: Clock = testClock,
  limits: PlanLimits = noPlanLimits,
) {
  const database = await connectTestDatabase(migrations, []);
  const broker = await connectTestBroker();
  const outbox = createOutbox(broker, clock);
  const directory = mkdtempSync(join(tmpdir(), 'repaso-objects-'));
  const objects = await openObjectStore(pathToFileURL(directory).href);
  const extractor = createTextExtractor({ log: testLog });
  const relay = startRelay({ database, broker, outbox, log: testLog });
  const notifyProgress = createNotifyProgress(broker);
  const consumers = startConsumers(
    { broker, database, log: testLog, backoffMs: [20] },
    { notifyProgress, objects, clock },
  );
  const serviceToken = 'lesson-tests-share-this-service-token';
  const server = await startRpcServer(
    LessonServiceService,
    createHandlers({ database, outbox, objects, clock, limits, log: testLog }),
    { address: '127.0.0.1:0', serviceToken, log: testLog },
  );
  const client = createRpcClient(LessonServiceService, {
    address: `127.0.0.1:${server.port}`,
    serviceToken,
    name: 'lesson',
    log: testLog,
    idempotent: [],
  });
  afterAll(async () => {
    client.close();
    await server.stop();
    for (const consumer of consumers) await consumer.stop();
    await relay.stop();
    await extractor.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const create = async (requests: AsyncIterable<CreateLessonRequest>) => {
    const { lesson } = await client.createLesson(requests);
    if (!lesson) throw new Error('no lesson in the answer');
    return lesson;
  };

  return {
    database,
    broker,
    outbox,
    objects,
    client,
    notifyProgress,

    /** Starts a worker; returns what stops it. */
    startWorker(generator: Generator = createOfflineGenerator(testLog)) {
      const parts = {
        database,
        outbox,
        objects,
        readNoteFile: createReadNoteFile({ extractor, model: undefined, log: testLog }),
        generator,
        notifyProgress,
        log: testLog,
      };
      return subscribe(uploadReceived, (event, delivery) => makePractice(parts, event, delivery), {
        broker,
        database,
        log: testLog,
        consumer: 'lesson-worker',
        concurrency: 2,
        backoffMs: [20],
      });
    },

    /** Uploads typed notes as the BFF does. */
    upload(userId: string, content: string, options: UploadOptions = {}) {
      return create(messages({ userId, content, ...options }));
    },

    /** Uploads a file as the BFF does; without `complete`, as when the browser goes away. */
    uploadFile(
      userId: string,
      bytes: Buffer,
      options: UploadOptions & { complete?: boolean } = {},
    ) {
      const { complete = true, ...header } = options;
      return create(messages({ userId, ...header }, bytes, complete));
    },

    /** The lesson's document, as its owner reads it. */
    async read(userId: string, lessonId: string) {
      const { lesson } = await client.getLesson({ userId, lessonId });
      return JSON.parse(String(lesson?.lessonJson));
    },

    /** Waits for the notification that the lesson reached `stage`; asks the lesson as well. */
    async reach(userId: string, lessonId: string, stage: string) {
      const notifications = broker.connection.subscribe(lessonProgressSubject(lessonId));
      await broker.connection.flush();
      const { lesson } = await client.getLesson({ userId, lessonId });
      if (lesson?.progress?.stage === stage) return;
      for await (const message of notifications) {
        if (LessonProgress.decode(message.data).stage === stage) return;
      }
    },

    /** Says what practice says once it has scheduled a lesson's tasks. */
    async schedule(
      userId: string,
      lessonId: string,
      taskIds = [newId(testClock), newId(testClock)],
      revision = 1,
    ) {
      const unlocksAt = testClock.now();
      const tasks = taskIds.map((taskId, index) => ({ taskId, dayOffset: index, unlocksAt }));
      await database.transaction((tx) =>
        outbox.append(
          tx,
          tasksScheduled,
          { lessonId, userId, revision, tasks },
          { dataSubject: userId },
        ),
      );
      return taskIds;
    },
  };
}

interface UploadOptions {
  title?: string;
  idempotencyKey?: string;
  timeZone?: string;
}

async function* messages(
  header: UploadOptions & { userId: string; content?: string },
  bytes: Buffer = Buffer.alloc(0),
  complete = true,
): AsyncGenerator<CreateLessonRequest> {
  const none = { content: undefined, title: undefined, idempotencyKey: undefined };
  const value = { ...none, timeZone: undefined, ...header };
  yield { part: { $case: 'header', value } };
  for (let start = 0; start < bytes.length; start += 65_536) {
    yield { part: { $case: 'chunk', value: bytes.subarray(start, start + 65_536) } };
  }
  if (complete) yield { part: { $case: 'end', value: {} } };
}
