import { readFileSync } from 'node:fs';

/**
 * The program and arguments of a process. Empty for one that has ended, also where nobody has
 * collected it yet, as in a container without an init process.
 */
export function commandLine(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}
