import { metrics, type ProxyTracerProvider, trace } from '@opentelemetry/api';
import type { Logger } from '../log.ts';

/** A collector that is away must not hold up the end of a process, in milliseconds. */
const FLUSH_LIMIT_MS = 2_000;

interface Flushable {
  forceFlush?(): Promise<void>;
}

/** Sends the spans and metrics that register.ts still holds, where it was preloaded. */
export async function flushTelemetry(log: Logger): Promise<void> {
  const { getDelegate } = trace.getTracerProvider() as Partial<ProxyTracerProvider>;
  const tracers = getDelegate?.call(trace.getTracerProvider()) as Flushable | undefined;
  const meters = metrics.getMeterProvider() as Flushable;
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new Error('the collector does not answer')),
    FLUSH_LIMIT_MS,
  );
  try {
    const flushed = Promise.all([tracers?.forceFlush?.(), meters.forceFlush?.()]);
    await Promise.race([flushed, limit.promise]);
  } catch (err) {
    log.warn({ err }, 'the last spans and metrics were not sent');
  } finally {
    clearTimeout(timer);
  }
}
