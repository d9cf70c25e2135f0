/** A service that hears events: an effect for each, with its inbox entry, in its own database. */
import { taskCompleted } from '@repaso/proto/events/catalog';
import { connectDatabase } from '@repaso/shared/database';
import { connectBroker } from '@repaso/shared/events/broker';
import { subscribe } from '@repaso/shared/events/consumer';
import { createLogger } from '@repaso/shared/log';

const { DATABASE_URL = '', NATS_URL = '' } = process.env;
const log = createLogger('event-receiver', 'error');
const broker = await connectBroker({ url: NATS_URL, name: 'receiver', log, namespace: 'bench' });
const database = await connectDatabase({
  url: DATABASE_URL,
  applicationName: 'event-receiver',
  poolSize: 10,
  entities: [],
  log,
});
await broker.ensureStreams();

/** When each event reached its handler, in nanoseconds of the machine's steady clock. */
let received: [string, string][] = [];
subscribe(
  taskCompleted,
  async (_event, delivery) => {
    received.push([delivery.eventId, String(process.hrtime.bigint())]);
    await delivery.once((tx) => tx.query('SELECT 1'));
  },
  { broker, database, log, consumer: 'bench', concurrency: 8 },
);

/** The parent asks for so many events, and gets them when they are there. */
process.on('message', async (amount: number) => {
  while (received.length < amount) await new Promise((resolve) => setTimeout(resolve, 20));
  process.send?.(received);
  received = [];
});
// Also when the bench is killed.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
