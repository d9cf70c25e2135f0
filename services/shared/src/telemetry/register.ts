/**
 * Preload (`node --import`) that starts OpenTelemetry before anything else is imported: HTTP,
 * Express, gRPC and PostgreSQL calls become spans, sent by OTLP to OTEL_EXPORTER_OTLP_ENDPOINT.
 * Without that variable the file is not loaded and costs nothing.
 */
import { register } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

/** A query may carry a token or a mail address; who asks is nobody's business. */
const untold = {
  'url.query': undefined,
  'user_agent.original': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
};

const sdk = new NodeSDK({
  traceExporter: new OTLPTraceExporter(),
  instrumentations: [
    new HttpInstrumentation({ startIncomingSpanHook: () => untold }),
    new ExpressInstrumentation(),
    new GrpcInstrumentation(),
    new PgInstrumentation({ requireParentSpan: true }),
  ],
});
sdk.start();

// A process that ends on its own; one that is stopped sends its spans in runProcess.
process.once('beforeExit', () => sdk.shutdown());
