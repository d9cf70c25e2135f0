import { readFileSync } from 'node:fs';

/** Whether the process still works; one that has ended and was not yet collected does not. */
export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
