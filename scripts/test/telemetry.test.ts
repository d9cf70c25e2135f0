import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startModel, writeWell } from '@repaso/lesson/generation/openai/test-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../stack/config.ts';
import { createPast, type Past } from './learner-past.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './otlp-receiver.ts';
import { prometheusLabels, prometheusNames, readsOf } from './prometheus-names.ts';
import { type RunningStack, startStack } from './run-stack.ts';

/** Several times as long as anything here waits to be sent, in milliseconds. */
const ARRIVAL_LIMIT_MS = 25_000;

let receiver: OtlpReceiver;
let model: Awaited<ReturnType<typeof startModel>>;
let stack: RunningStack;
let past: Past;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  model = await startModel((request) => ({ content: JSON.stringify(writeWell(request)) }));
  stack = await startStack({
    env: {
      ...receiver.env,
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: 'a-model',
      OPENAI_VISION_MODEL: 'off',
    },
  });
  past = await createPast(stack);
}, 180_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  receiver?.close();
});

describe('the trace of an upload', () => {
  /** The spans of the first upload, once its last event has been handled. */
  async function upload(): Promise<ReceivedSpan[]> {
    const ofUpload = (): ReceivedSpan[] => {
      const first = receiver.spans.find(({ name }) => name === 'POST /api/lessons');
      return receiver.spans.filter(({ traceId }) => traceId === first?.traceId);
    };
    const isWhole = (spans: ReceivedSpan[]): boolean => {
      const known = new Set(spans.map(({ spanId }) => spanId));
      return (
        spans.filter(({ name }) => name === 'tasks-scheduled process').length === 2 &&
        spans.every(({ parentSpanId }) => parentSpanId === '' || known.has(parentSpanId))
      );
    };
    await expect.poll(() => isWhole(ofUpload()), { timeout: ARRIVAL_LIMIT_MS }).toBe(true);
    return ofUpload();
  }

  it('begins in the BFF and goes through calls, events and every service that takes part', async () => {
    const spans = await upload();
    const span = (service: string, name: string): ReceivedSpan => {
      const found = spans.find((one) => one.service === service && one.name === name);
      if (!found) throw new Error(`no span ${name} of ${service}`);
      return found;
    };
    const way = (last: ReceivedSpan): string[] => {
      const parent = spans.find(({ spanId }) => spanId === last.parentSpanId);
      return [...(parent ? way(parent) : []), `${last.service}: ${last.name}`];
    };
    const create = 'grpc.lesson.v1.LessonService/CreateLesson';
    expect(way(span('lesson', 'tasks-scheduled process'))).toEqual([
      'bff: POST /api/lessons',
      expect.stringMatching(/^bff: request handler/),
      `bff: ${create}`,
      `lesson: ${create}`,
      'lesson-worker: upload-received process',
      'practice: lesson-generated process',
      'lesson: tasks-scheduled process',
    ]);
    expect(span('lesson', 'tasks-scheduled process').attributes).toMatchObject({
      'messaging.system': 'nats',
      'messaging.destination.name': 'events.practice.tasks-scheduled.v1',
      'messaging.consumer.group.name': 'lesson-tasks-scheduled',
    });
  });

  it.each(['lesson', 'lesson-worker', 'practice'])('has the SQL of %s', async (service) => {
    const queries = (await upload()).filter(
      (span) => span.service === service && span.attributes['db.system.name'] === 'postgresql',
    );
    const texts = queries.map(({ attributes }) => attributes['db.query.text']);
    expect(texts).toContainEqual(expect.stringMatching(/^INSERT INTO outbox .*VALUES \(\$1, /s));
  });
});

it('nothing that is sent says what a learner wrote, or who they are', async () => {
  const sent = receiver.text().toLowerCase();
  expect(past.words.filter((word) => sent.includes(word))).toEqual([]);
});

/** What has to arrive, and from whom at least. */
const metrics: [name: string, services: string[]][] = [
  ['http.server.request.duration', ['bff']],
  ['rpc.client.call.duration', ['bff']],
  ['rpc.server.call.duration', ['identity', 'lesson', 'practice', 'feedback']],
  ['db.client.operation.duration', ['identity', 'lesson', 'lesson-worker', 'practice']],
  ['db.client.connection.pending_requests', ['lesson']],
  ['messaging.process.duration', ['lesson', 'lesson-worker', 'practice', 'feedback', 'identity']],
  ['repaso.events.wait.duration', ['lesson', 'lesson-worker', 'practice', 'feedback']],
  ['repaso.events.pending', ['lesson', 'lesson-worker', 'practice', 'feedback', 'identity']],
  ['repaso.events.unacknowledged', ['lesson', 'lesson-worker', 'practice']],
  ['repaso.events.redelivered', ['lesson', 'lesson-worker', 'practice']],
  ['repaso.events.oldest.age', ['lesson', 'lesson-worker', 'practice']],
  ['repaso.dead_letters', ['lesson', 'lesson-worker', 'practice', 'feedback', 'identity', 'admin']],
  ['repaso.outbox.depth', ['identity', 'lesson', 'practice']],
  ['repaso.outbox.oldest.age', ['identity', 'lesson', 'practice']],
  ['repaso.generation.stage.duration', ['lesson-worker']],
  ['repaso.extraction.queue.duration', ['lesson-worker']],
  ['gen_ai.client.operation.duration', ['lesson-worker']],
  ['gen_ai.client.token.usage', ['lesson-worker']],
  ['repaso.cache.lookups', ['bff']],
  ['repaso.admission.decisions', ['bff']],
  ['repaso.admission.limit', ['bff']],
  ['repaso.mail.attempts', ['identity']],
  ['nodejs.eventloop.delay.p99', ['bff', 'lesson-worker', 'practice']],
  ['nodejs.eventloop.utilization', ['bff', 'practice']],
  ['process.memory.usage', ['bff', 'lesson-worker', 'practice']],
  ['process.cpu.time', ['bff', 'lesson-worker', 'practice']],
];

describe('metrics', () => {
  const named = (name: string) => [...receiver.points.values()].filter((it) => it.name === name);
  const values = (name: string, attribute: string): unknown[] =>
    named(name).map(({ attributes }) => attributes[attribute]);

  it.each(metrics)('%s arrives from %j', async (name, services) => {
    await expect
      .poll(() => [...new Set(named(name).map(({ service }) => service))], {
        timeout: ARRIVAL_LIMIT_MS,
      })
      .toEqual(expect.arrayContaining(services));
  });

  /** Waits until an attribute has had all of these values. */
  const expectValues = (name: string, attribute: string, expected: string[]) =>
    expect
      .poll(() => values(name, attribute), { timeout: ARRIVAL_LIMIT_MS })
      .toEqual(expect.arrayContaining(expected));

  it('tell requests by the template of their path, and calls by their method', async () => {
    const routes = ['/api/lessons', '/api/lessons/:id', '/api/tasks/:id/complete'];
    await expectValues('http.server.request.duration', 'http.route', routes);
    const method = 'practice.v1.PracticeService/ListTasks';
    await expectValues('rpc.server.call.duration', 'rpc.method', [method]);
  });

  it('tell how each stage of making practice went, and who did it', async () => {
    const stages = () =>
      named('repaso.generation.stage.duration').map(({ attributes }) =>
        Object.values(attributes).join(' '),
      );
    await expect
      .poll(stages, { timeout: ARRIVAL_LIMIT_MS })
      .toEqual(expect.arrayContaining(['reading offline made', 'writing openai made']));
    await expectValues('gen_ai.client.token.usage', 'gen_ai.token.type', ['input', 'output']);
  });

  it('have no attribute that could take any number of values', () => {
    const given = [...receiver.points.values()].flatMap(({ attributes }) =>
      Object.values(attributes).map(String),
    );
    const id = /[0-9a-f]{8}-[0-9a-f]{4}|@|\?/;
    expect(given.filter((value) => id.test(value))).toEqual([]);
    const series = Map.groupBy(
      receiver.points.values(),
      ({ service, name }) => `${service} ${name}`,
    );
    for (const [name, { length }] of series) expect([name, length < 120]).toEqual([name, true]);
  });
});

const TELEMETRY = join(PROJECT_ROOT, 'deploy/telemetry');
const readTelemetry = (file: string): string => readFileSync(join(TELEMETRY, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

describe('the dashboard and the alerts', () => {
  const { groups } = parse(readTelemetry('alerts.yml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(readTelemetry('dashboard.json')) as {
    panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
  };
  const drawn = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }): [string, string, string] => [
      title,
      expr.replaceAll('$__rate_interval', '5m'),
      legendFormat,
    ]),
  );
  const placeholders = (text: string): string[] =>
    [...text.matchAll(/\{\{\s*(?:\$labels\.)?([a-z_]+)\s*\}\}/g)].map(
      ([, label]) => label as string,
    );

  /** Waits until everything has arrived that an expression reads, and gives what never does. */
  async function expectEmitted(expression: string, shown: string[]): Promise<void> {
    const { metrics, labels } = readsOf(expression);
    expect(metrics).not.toEqual([]);
    const missing = (): string[] => {
      const read = [...receiver.points.values()].filter((point) =>
        prometheusNames(point).some((name) => metrics.includes(name)),
      );
      const names = new Set(read.flatMap(prometheusNames));
      const known = new Set(read.flatMap(prometheusLabels));
      return [
        ...metrics.filter((name) => !names.has(name)),
        // A label that only an error brings.
        ...[...labels, ...shown].filter((label) => !known.has(label) && label !== 'error_type'),
      ];
    };
    await expect.poll(missing, { timeout: ARRIVAL_LIMIT_MS }).toEqual([]);
  }

  it.each(rules)('$alert reads what is emitted, and says what to do', async (rule) => {
    await expectEmitted(rule.expr, placeholders(rule.annotations.summary));
    expect(rule.annotations.summary).toMatch(/\w/);
    expect(rule.annotations.runbook).toMatch(/^[A-Z`].{40,}\.$/s);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
  });

  it.each(drawn)('%s draws what is emitted: %s', (_, expression, legend) =>
    expectEmitted(expression, placeholders(legend)),
  );

  it('say of every service when it is missing', () => {
    const missing = rules.find(({ alert }) => alert === 'ServiceMissing')?.expr;
    const services = Object.keys(stack.state.addresses).concat('bff');
    for (const service of services) expect(missing).toContain(`job="${service}"`);
  });
});

describe('logs', () => {
  it('have no field that is not documented', () => {
    const named = (text: string, field: RegExp): (string | undefined)[] => [
      ...new Set([...text.matchAll(field)].map(([, name]) => name)),
    ];
    const documented = named(readTelemetry('README.md'), /^\| `(\w+)` \|/gm);
    // The launcher shows the fields of each line as name=value.
    const shown = named(stack.output(), / (\w+)=/g);
    expect(shown).toContain('requestId');
    expect(shown.filter((field) => !documented.includes(field))).toEqual([]);
  });
});
