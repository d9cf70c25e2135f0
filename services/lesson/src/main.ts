import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { tidyUpEvery } from '@repaso/shared/tidy-up';
import { lessonConfig } from './config.ts';
import { startConsumers } from './consumers.ts';
import { deleteLeftovers } from './delete-leftovers.ts';
import { failStaleLessons } from './fail-stale-lessons.ts';
import { createNotifyProgress } from './notify-progress.ts';
import { openObjectStore } from './objects/open-object-store.ts';
import { freePlanLimits, noPlanLimits } from './plan-limits.ts';
import { createHandlers } from './rpc.ts';

const SWEEP_MS = 20_000;

await runProcess('lesson', lessonConfig, async (process) => {
  const { clock, log, onStop } = process;
  const { database, broker, outbox } = await connectEngines(process, 'lesson', []);
  const objects = await openObjectStore(process.config.OBJECT_STORE_URL);
  const notifyProgress = createNotifyProgress(broker);

  for (const consumer of startConsumers(
    { broker, database, log },
    { notifyProgress, objects, clock },
  )) {
    onStop('consumer', () => consumer.stop());
  }
  tidyUpEvery(SWEEP_MS, process, [
    () => failStaleLessons({ database, clock, log, notifyProgress }),
    () => deleteLeftovers({ database, objects, clock }),
  ]);

  const limits = process.config.ENFORCE_PLAN_LIMITS ? freePlanLimits : noPlanLimits;
  const handlers = createHandlers({ database, outbox, objects, clock, limits, log });
  await serveRpc(process, LessonServiceService, handlers, () => database.ping());
});
