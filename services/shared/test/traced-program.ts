/** Run by telemetry.test.ts with the preload: a call over gRPC whose handler asks the database. */
import { trace } from '@opentelemetry/api';
import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { connectDatabase } from '../src/database.ts';
import { createLogger } from '../src/log.ts';
import { createRpcClient } from '../src/rpc/client.ts';
import { startRpcServer } from '../src/rpc/server.ts';

const log = createLogger('traced', 'silent');
const serviceToken = 'a-token-for-this-program-and-itself';
const database = await connectDatabase({
  url: process.env.POSTGRES_URL as string,
  applicationName: 'traced',
  poolSize: 4,
  entities: [],
  log,
});
const service = { countLessons: LessonServiceService.countLessons };
const server = await startRpcServer(
  service,
  {
    async countLessons() {
      const { rows } = await database.pool.query('SELECT 1 AS total');
      return { total: rows[0].total };
    },
  },
  { address: '127.0.0.1:0', serviceToken, log },
);
const client = createRpcClient(service, {
  address: `127.0.0.1:${server.port}`,
  serviceToken,
  name: 'lesson',
  log,
  idempotent: [],
});
await trace.getTracer('test').startActiveSpan('request', async (span) => {
  await client.countLessons({ userId: '' });
  span.end();
  process.stdout.write(`${span.spanContext().traceId}\n`);
});
client.close();
await server.stop();
await database.close();
