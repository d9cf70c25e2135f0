import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived, with the service that made it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  attributes: Record<string, unknown>;
}

/** One series of a metric as it last arrived. */
export interface ReceivedPoint {
  service: string;
  name: string;
  unit: string;
  kind: 'gauge' | 'sum' | 'counter' | 'histogram';
  attributes: Record<string, unknown>;
  /** Of a histogram, how many values there were. */
  value: number;
}

export interface OtlpReceiver {
  /** What makes a service send here, soon and in a form that can be read. */
  env: Record<string, string>;
  spans: ReceivedSpan[];
  /** By service, instance, name and attributes. */
  points: Map<string, ReceivedPoint>;
  /** All bodies as they came, one after another. */
  text(): string;
  close(): void;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Resource {
  attributes?: Attribute[];
}

interface DataPoint {
  attributes?: Attribute[];
  asInt?: string | number;
  asDouble?: number;
  count?: string | number;
}

interface Metric {
  name: string;
  unit?: string;
  gauge?: { dataPoints: DataPoint[] };
  sum?: { dataPoints: DataPoint[]; isMonotonic: boolean };
  histogram?: { dataPoints: DataPoint[] };
}

interface Body {
  resourceSpans?: {
    resource: Resource;
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes?: Attribute[] })[];
    }[];
  }[];
  resourceMetrics?: { resource: Resource; scopeMetrics: { metrics: Metric[] }[] }[];
}

/** A collector for tests: takes OTLP over HTTP, as JSON, and keeps it. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  const points: OtlpReceiver['points'] = new Map();

  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    bodies.push(text);
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(text) as Body;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const { parentSpanId, attributes, ...span } of scopeSpans.flatMap((it) => it.spans)) {
        spans.push({
          ...span,
          service,
          parentSpanId: parentSpanId ?? '',
          attributes: plain(attributes),
        });
      }
    }
    for (const { resource, scopeMetrics } of resourceMetrics) {
      const about = plain(resource.attributes);
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics)) {
        for (const point of pointsOf(metric, String(about['service.name']))) {
          const { service, name, attributes } = point;
          const key = [service, about['service.instance.id'], name, JSON.stringify(attributes)];
          points.set(key.join(), point);
        }
      }
    }
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
      OTEL_METRIC_EXPORT_TIMEOUT: '1000',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    spans,
    points,
    text: () => bodies.join('\n'),
    close: () => server.close(),
  };
}

function pointsOf({ name, unit = '', gauge, sum, histogram }: Metric, service: string) {
  const sumKind = sum?.isMonotonic ? 'counter' : 'sum';
  const kind: ReceivedPoint['kind'] = gauge ? 'gauge' : histogram ? 'histogram' : sumKind;
  const { dataPoints = [] } = gauge ?? sum ?? histogram ?? {};
  return dataPoints.map(
    ({ attributes, asInt, asDouble, count }): ReceivedPoint => ({
      service,
      name,
      unit,
      kind,
      attributes: plain(attributes),
      value: Number(asInt ?? asDouble ?? count),
    }),
  );
}

function plain(attributes: Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
