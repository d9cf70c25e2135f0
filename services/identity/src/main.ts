import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectRedis } from '@repaso/shared/redis';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { rpcTls } from '@repaso/shared/rpc/tls';
import { connectEngines, serveRpc } from '@repaso/shared/service';
import { tidyUpEvery } from '@repaso/shared/tidy-up';
import { identityConfig } from './config.ts';
import { startConsumers } from './consumers.ts';
import { deleteExpired } from './delete-expired.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { startMailer } from './mail/mailer.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createHandlers } from './rpc.ts';
import { startReminders } from './send-reminders.ts';
import { createSessionCache } from './session-cache.ts';

const SWEEP_MS = 10 * 60_000;

await runProcess('identity', identityConfig, async (process) => {
  const { config, clock, log, onStop } = process;
  const { database, broker, outbox } = await connectEngines(process, 'identity', []);
  const redis = connectRedis(config.REDIS_URL, log);
  onStop('Redis', () => redis.destroy());

  const mailQueue = createMailQueue(clock);
  const mailer = startMailer({
    database,
    queue: mailQueue,
    transport: createMailTransport(config.SMTP_URL),
    clock,
    log,
    from: config.MAIL_FROM,
    publicUrl: config.PUBLIC_URL,
  });
  onStop('mailer', () => mailer.stop());
  for (const consumer of startConsumers({ broker, database, log })) {
    onStop('consumer', () => consumer.stop());
  }
  const practice = createRpcClient(PracticeServiceService, {
    serviceToken: config.SERVICE_TOKEN,
    tls: rpcTls(config),
    log,
    name: 'practice',
    address: config.PRACTICE_ADDRESS,
    idempotent: ['findLearnersWithTasks'],
  });
  onStop('practice', () => practice.close());
  const reminders = startReminders({ database, clock, mailQueue, practice, log });
  onStop('reminders', () => reminders.stop());
  tidyUpEvery(SWEEP_MS, process, [() => deleteExpired({ database, clock })]);

  const handlers = createHandlers({
    database,
    clock,
    log,
    hasher: await createPasswordHasher(),
    mailQueue,
    outbox,
    sessionCache: createSessionCache(redis, log),
    adminEmails: config.ADMIN_EMAILS,
  });
  await serveRpc(process, IdentityServiceService, handlers, () => database.ping());
});
