import './keep-young-generation-small.ts';

import { constants, setPriority } from 'node:os';
import { uploadReceived } from '@repaso/proto/events/catalog';
import { subscribe } from '@repaso/shared/events/consumer';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { workerConfig } from './config.ts';
import { createTextExtractor } from './extraction/text-extractor.ts';
import { createOfflineGenerator } from './generation/offline-generator.ts';
import { modelSettings } from './generation/openai/openai-config.ts';
import { makePractice } from './make-practice.ts';
import { createNotifyProgress } from './notify-progress.ts';
import { openObjectStore } from './objects/open-object-store.ts';
import { createReadNoteFile } from './read-note-file.ts';

/** The second entry of the lesson service: makes practice from notes, and scales on its own. */
await runProcess('lesson-worker', workerConfig, async (process) => {
  const { log, onStop } = process;
  const { database, broker, outbox } = await connectEngines(process, 'lesson-worker', []);
  const extractor = createTextExtractor({ log });
  onStop('text extractor', () => extractor.close());
  const settings = modelSettings(process.config);
  // Its client takes memory that reading files needs where no provider is configured.
  const openai = settings && (await import('./generation/openai/openai-generator.ts'));
  const model = settings && openai?.createOpenAiGenerator({ settings, log });
  onStop('model', () => model?.close());
  const parts = {
    database,
    outbox,
    objects: await openObjectStore(process.config.OBJECT_STORE_URL),
    readNoteFile: createReadNoteFile({ extractor, model, log }),
    log,
    generator: model ?? createOfflineGenerator(log),
    notifyProgress: createNotifyProgress(broker),
  };
  // Whoever waits for a lesson waits for seconds; everybody else for milliseconds.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const subscription = subscribe(
    uploadReceived,
    (event, delivery) => makePractice(parts, event, delivery),
    { broker, database, log, consumer: 'lesson-worker', concurrency: 2, costly: true },
  );
  onStop('consumer', () => subscription.stop());

  await serveRpc(process, {}, {}, async () => {
    await database.ping();
    if (!broker.isConnected()) throw new Error('NATS is away');
  });
});
