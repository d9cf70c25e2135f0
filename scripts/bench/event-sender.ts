/** A service that tells events: its own outbox and relay, told by its parent what to send. */
import { taskCompleted } from '@repaso/proto/events/catalog';
import { createClock, newId } from '@repaso/shared/clock';
import { connectDatabase } from '@repaso/shared/database';
import { connectBroker } from '@repaso/shared/events/broker';
import { createOutbox } from '@repaso/shared/events/outbox';
import { startRelay } from '@repaso/shared/events/relay';
import { createLogger } from '@repaso/shared/log';
import { driveAtRate } from './drive.ts';

/** What the parent asks for. */
export type SenderTask =
  | { do: 'send'; perSecond: number; seconds: number }
  | { do: 'fill'; amount: number }
  | { do: 'relay'; amount: number };

const { DATABASE_URL = '', NATS_URL = '' } = process.env;
const log = createLogger('event-sender', 'error');
const clock = createClock();
const broker = await connectBroker({ url: NATS_URL, name: 'sender', log, namespace: 'bench' });
const database = await connectDatabase({
  url: DATABASE_URL,
  applicationName: 'event-sender',
  poolSize: 10,
  entities: [],
  log,
});
const outbox = createOutbox(broker, clock);
await broker.ensureStreams();

const payload = {
  taskId: newId(clock),
  lessonId: newId(clock),
  userId: newId(clock),
  type: 'flashcards',
  score: 80,
  firstCompletion: true,
  completedAt: clock.now(),
};

/** When each event's transaction was committed, in nanoseconds of the machine's steady clock. */
async function send(task: { perSecond: number; seconds: number }): Promise<[string, string][]> {
  const relay = startRelay({ database, broker, outbox, log });
  const committed: [string, string][] = [];
  await driveAtRate(task, async () => {
    const eventId = await database.transaction((tx) =>
      outbox.append(tx, taskCompleted, payload, { dataSubject: payload.userId }),
    );
    committed.push([eventId, String(process.hrtime.bigint())]);
  });
  await relay.stop();
  return committed;
}

/** So many events that wait. */
async function fill(amount: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO outbox (event_id, subject, headers, payload, data_subject)
     SELECT gen_random_uuid(), $2, $3, $4, $5 FROM generate_series(1, $1::int)`,
    [
      amount,
      broker.subjectOf(taskCompleted),
      { 'content-type': 'application/protobuf', 'data-subject': payload.userId },
      Buffer.from(taskCompleted.codec.encode(payload).finish()),
      payload.userId,
    ],
  );
  await database.pool.query('VACUUM ANALYZE outbox');
}

/** Seconds in which the relay publishes them. */
async function relay(amount: number): Promise<number> {
  const before = (await broker.manager.streams.info(broker.streams.events)).state.messages;
  const started = performance.now();
  const relay = startRelay({ database, broker, outbox, log });
  for (;;) {
    const { state } = await broker.manager.streams.info(broker.streams.events);
    if (state.messages - before >= amount) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - started) / 1000;
  await relay.stop();
  return seconds;
}

async function perform(task: SenderTask): Promise<unknown> {
  switch (task.do) {
    case 'send':
      return send(task);
    case 'fill':
      await fill(task.amount);
      return 'filled';
    case 'relay':
      return relay(task.amount);
  }
}

process.on('message', async (task: SenderTask) => process.send?.(await perform(task)));
// Also when the bench is killed.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
