import { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { serviceConfig } from '@repaso/shared/config';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { startConsumers } from './consumers.ts';
import { createHandlers } from './rpc.ts';
import { entities } from './store/entities.ts';

await runProcess('feedback', serviceConfig, async (process) => {
  const { clock, log, onStop } = process;
  const { database, broker } = await connectEngines(process, 'feedback', entities);

  for (const consumer of startConsumers({ broker, database, log }, clock)) {
    onStop('consumer', () => consumer.stop());
  }

  const handlers = createHandlers({ database, clock });
  await serveRpc(process, FeedbackServiceService, handlers, () => database.ping());
});
