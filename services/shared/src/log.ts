import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { currentContext } from './context.ts';

export type { Logger } from 'pino';

/**
 * JSON lines on standard output. Every line carries the service and, where there is one, the
 * request id and the trace id. Log ids, never bodies, mail addresses or tokens.
 */
export function createLogger(
  service: string,
  level: string,
  // Written at once: what a process says last, as it ends, is what its reader needs most.
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    mixin() {
      const requestId = currentContext()?.requestId;
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
    },
  };
  return pino(options, destination);
}

interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * Only what a defect's reader needs. Database errors carry statements and their parameters as
 * further properties; those hold learners' data and stay out of the log.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(error.stack && { stack: error.stack }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
