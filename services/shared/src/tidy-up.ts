import type { Process } from './lifecycle.ts';

/**
 * Does all of `parts` every so many milliseconds until the process stops, the first time after
 * that long. What one of them throws is logged, and the part is tried again the next time.
 */
export function tidyUpEvery(
  intervalMs: number,
  { log, onStop }: Pick<Process<unknown>, 'log' | 'onStop'>,
  parts: (() => Promise<unknown>)[],
): void {
  const timer = setInterval(() => {
    for (const part of parts) part().catch((err) => log.warn({ err }, 'could not tidy up'));
  }, intervalMs);
  onStop('tidying up', () => clearInterval(timer));
}
