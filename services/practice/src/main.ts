import { practiceService } from '@repaso/proto/practice/practice-service';
import { planConfig, serviceConfig } from '@repaso/shared/config';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { startConsumers } from './consumers.ts';
import { createHandlers } from './rpc.ts';
import { entities } from './store/entities.ts';

await runProcess('practice', { ...serviceConfig, ...planConfig }, async (process) => {
  const { config, clock, log, onStop } = process;
  const { database, broker, outbox } = await connectEngines(process, 'practice', entities);

  for (const consumer of startConsumers({ broker, database, log }, { outbox, clock })) {
    onStop('consumer', () => consumer.stop());
  }

  const handlers = createHandlers({
    database,
    outbox,
    clock,
    enforcePlanLimits: config.ENFORCE_PLAN_LIMITS,
  });
  await serveRpc(process, practiceService, handlers, () => database.ping());
});
