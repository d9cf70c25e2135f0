import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
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
  const sweep = setInterval(() => {
    const sweeping = [
      failStaleLessons({ database, clock, log, notifyProgress }),
      deleteLeftovers({ database, objects, clock }),
    ];
    for (const part of sweeping) part.catch((err) => log.warn({ err }, 'could not tidy up'));
  }, SWEEP_MS);
  onStop('sweep', () => clearInterval(sweep));

  const limits = process.config.ENFORCE_PLAN_LIMITS ? freePlanLimits : noPlanLimits;
  const handlers = createHandlers({ database, outbox, objects, clock, limits, log });
  await serveRpc(process, LessonServiceService, handlers, () => database.ping());
});
