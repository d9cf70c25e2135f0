import { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { tidyUpEvery } from '@repaso/shared/tidy-up';
import { feedbackConfig } from './config.ts';
import { startConsumers } from './consumers.ts';
import { keepHouse } from './keep-house.ts';
import { createHandlers } from './rpc.ts';
import { entities } from './store/entities.ts';

const HOUR_MS = 3_600_000;

await runProcess('feedback', feedbackConfig, async (process) => {
  const { config, clock, log, onStop } = process;
  const { database, broker } = await connectEngines(process, 'feedback', entities);

  const house = { database, clock, retentionDays: config.ANALYTICS_RETENTION_DAYS };
  await keepHouse(house);
  tidyUpEvery(HOUR_MS, process, [() => keepHouse(house)]);

  for (const consumer of startConsumers({ broker, database, log }, clock)) {
    onStop('consumer', () => consumer.stop());
  }

  const handlers = createHandlers({ database, clock });
  await serveRpc(process, FeedbackServiceService, handlers, () => database.ping());
});
