import { execFile } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const preload = fileURLToPath(new URL('../src/telemetry/register.ts', import.meta.url));
const program = fileURLToPath(new URL('./traced-program.ts', import.meta.url));

it('one trace follows a request through gRPC and SQL', async () => {
  const bodies: Buffer[] = [];
  const collector = http
    .createServer(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()));
      response.end();
    })
    .listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as { port: number };

  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, program], {
    env: {
      ...process.env,
      POSTGRES_URL: inject('postgresUrl'),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
    },
  });
  collector.close();

  // OTLP is protobuf: names are readable in it, and ids are its 16 raw bytes.
  const traces = Buffer.concat(bodies);
  expect(traces.includes('grpc.lesson.v1.LessonService/CountLessons')).toBe(true);
  expect(traces.includes('pg.query:SELECT')).toBe(true);
  const traceId = Buffer.from(stdout.trim(), 'hex');
  expect(traceId).toHaveLength(16);
  expect(traces.toString('latin1').split(traceId.toString('latin1')).length - 1).toBeGreaterThan(3);
});
