/**
 * The events that a consumer could not handle in all its deliveries: `make dead-letters` lists
 * them, `make dead-letters REPLAY=<id>` or `REPLAY=--all` sends them again. Where NATS_URL names a
 * broker it is that one's, as in the image: `repaso dead-letters list`, `replay <id>`, `replay --all`.
 */
import { readConfig, serviceConfig } from '@repaso/shared/config';
import { connectBroker } from '@repaso/shared/events/broker';
import { listDeadLetters, replayDeadLetter } from '@repaso/shared/events/dead-letters';
import { createLogger } from '@repaso/shared/log';
import { readLauncherConfig } from './stack/config.ts';
import { requireRunningStack } from './stack/stack-state.ts';

const [command = 'list', which = ''] = process.argv.slice(2);
const { NATS_URL } = readConfig({ NATS_URL: serviceConfig.NATS_URL.optional() });
const natsUrl = NATS_URL ?? requireRunningStack(readLauncherConfig().dataDir, fail).natsUrl;
const broker = await connectBroker({
  url: natsUrl,
  name: 'dead-letters',
  log: createLogger('dead-letters', 'warn'),
});
try {
  if (command === 'list') await list();
  else if (command === 'replay' && which === '--all') await replayAll();
  else if (command === 'replay' && /^\d+$/.test(which)) await replay(Number(which));
  else fail('Use `list`, `replay <id>` or `replay --all`.');
} finally {
  await broker.close();
}

async function list(): Promise<void> {
  const letters = await listDeadLetters(broker);
  if (letters.length === 0) process.stdout.write('There are no dead letters.\n');
  for (const { id, at, subject, consumer, eventId, reason } of letters) {
    process.stdout.write(
      `${id}  ${at.toISOString()}  ${subject}  for ${consumer}  event ${eventId}\n    ${reason}\n`,
    );
  }
}

async function replayAll(): Promise<void> {
  for (const { id } of await listDeadLetters(broker)) await replay(id);
}

async function replay(id: number): Promise<void> {
  if (!(await replayDeadLetter(broker, id))) fail(`There is no dead letter ${id}.`);
  process.stdout.write(`${id} was sent again.\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
