/** Milliseconds of this process's own work that one call may take: it has to end, on any machine. */
export const ENDS_WITHIN_MS = 30_000;

/**
 * Milliseconds that the processor spent in `work`. Unlike time on the clock it does not grow
 * while other processes keep the machine busy.
 */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
