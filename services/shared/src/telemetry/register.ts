/**
 * Preload (`node --import`) that starts OpenTelemetry before anything else is imported. HTTP,
 * Express, gRPC and PostgreSQL calls become spans, they and the product's own instruments become
 * metrics, and both are sent by OTLP to OTEL_EXPORTER_OTLP_ENDPOINT. The other OTEL_… variables
 * mean what OpenTelemetry says. Without an endpoint the file is not loaded and costs nothing.
 */
import { register } from 'node:module';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { createLogger } from '../log.ts';
import { observeProcess } from './process-metrics.ts';

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

/** A query may carry a token or a mail address; who asks is nobody's business. */
const untold = {
  'url.query': undefined,
  'user_agent.original': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
};

/** Asked every second or two by whoever watches the processes, about nothing but themselves. */
const PROBES = new Set(['/healthz', '/readyz']);

const sdk = new NodeSDK({
  // What is logged goes to standard output (log.ts).
  logRecordProcessors: [],
  instrumentations: [
    new HttpInstrumentation({
      startIncomingSpanHook: () => untold,
      ignoreIncomingRequestHook: ({ url }) => PROBES.has(url ?? ''),
    }),
    // It tells the route's template; what stands before it is no work to speak of.
    new ExpressInstrumentation({
      ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.ROUTER],
    }),
    // Carried calls are traced one by one (rpc/trace-call.ts), not the streams that carry them.
    new GrpcInstrumentation({ ignoreGrpcMethods: ['Check', 'Carry'] }),
    new PgInstrumentation({ requireParentSpan: true }),
    new RuntimeNodeInstrumentation(),
  ],
});
sdk.start();
observeProcess();

// A collector that is away would otherwise be nobody's news.
const log = createLogger(process.env.OTEL_SERVICE_NAME ?? 'telemetry', 'warn');
const tell = (message: string): void => log.warn({ reason: message }, 'telemetry');
diag.setLogger(
  { error: tell, warn: tell, info: tell, debug: tell, verbose: tell },
  DiagLogLevel.WARN,
);

// A process that ends on its own; one that is stopped sends what it has in runProcess.
process.once('beforeExit', () => sdk.shutdown());
