import './allocate-young.ts';
import type { z } from 'zod';
import { type Clock, createClock } from './clock.ts';
import { ConfigError, type processConfig, readConfig } from './config.ts';
import { createLogger, type Logger } from './log.ts';
import { flushTelemetry } from './telemetry/flush.ts';

/** How long a process may take to finish its work after SIGTERM, in milliseconds. */
export const DRAIN_LIMIT_MS = 10_000;

export interface Process<Config> {
  config: Config;
  log: Logger;
  clock: Clock;
  /** Registers what must happen at the end; called in reverse order of registration. */
  onStop(what: string, stop: () => Promise<unknown> | unknown): void;
}

/**
 * Runs a process: reads its configuration, starts it, and on SIGTERM or SIGINT stops what it
 * registered, last first, within `DRAIN_LIMIT_MS`. A process that cannot start, and one that
 * meets an error nobody caught, ends with code 1 and leaves the restart to who started it.
 */
export async function runProcess<Shape extends z.core.$ZodLooseShape & typeof processConfig>(
  name: string,
  shape: Shape,
  start: (process: Process<z.output<z.ZodObject<Shape>>>) => Promise<void>,
): Promise<void> {
  let log = createLogger(name, 'info');
  const stops: { what: string; stop: () => Promise<unknown> | unknown }[] = [];
  let stopping = false;

  const stopAll = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const limit = setTimeout(() => {
      log.error({ limitMs: DRAIN_LIMIT_MS }, 'work did not finish in time');
      process.exit(1);
    }, DRAIN_LIMIT_MS);
    limit.unref();
    for (const { what, stop } of stops.reverse()) {
      try {
        await stop();
      } catch (err) {
        log.error({ err, what }, 'could not stop');
      }
    }
    await flushTelemetry(log);
    log.info('stopped');
    process.exit(0);
  };
  const crash = (err: unknown): void => {
    log.fatal({ err }, 'unexpected error');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  process.on('SIGTERM', stopAll);
  process.on('SIGINT', stopAll);

  try {
    const config = readConfig(shape);
    const base = config as { LOG_LEVEL: string; CLOCK_OFFSET: number };
    log = createLogger(name, base.LOG_LEVEL);
    await start({
      config,
      log,
      clock: createClock(base.CLOCK_OFFSET),
      onStop: (what, stop) => stops.push({ what, stop }),
    });
    log.info('started');
  } catch (err) {
    if (err instanceof ConfigError) log.fatal(err.message);
    else log.fatal({ err }, 'could not start');
    process.exit(1);
  }
}
