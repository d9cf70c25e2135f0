import { AdminServiceService } from '@repaso/proto/gen/admin/v1/admin';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { runProcess } from '@repaso/shared/lifecycle';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { rpcTls } from '@repaso/shared/rpc/tls';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { adminConfig } from './config.ts';
import { startConsumers } from './consumers.ts';
import { createHandlers } from './rpc.ts';

await runProcess('admin', adminConfig, async (process) => {
  const { config, clock, log, onStop } = process;
  const { database, broker } = await connectEngines(process, 'admin', []);
  for (const consumer of startConsumers({ broker, database, log })) {
    onStop('consumer', () => consumer.stop());
  }

  const shared = { serviceToken: config.SERVICE_TOKEN, tls: rpcTls(config), log };
  const identity = createRpcClient(IdentityServiceService, {
    ...shared,
    name: 'identity',
    address: config.IDENTITY_ADDRESS,
    // What an administrator does may send a mail: never twice.
    idempotent: ['listAccounts', 'countAccounts', 'findEmails'],
  });
  onStop('identity client', async () => identity.close());
  const lesson = createRpcClient(LessonServiceService, {
    ...shared,
    name: 'lesson',
    address: config.LESSON_ADDRESS,
    idempotent: ['countUploads', 'countUploaders'],
  });
  onStop('lesson client', async () => lesson.close());

  const handlers = createHandlers({ database, clock, log, identity, lesson });
  await serveRpc(process, AdminServiceService, handlers, () => database.ping());
});
