import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Milliseconds of CPU that each of these processes, with all below it, has used so far, those that
 * ended included (proc(5)). Unlike the time that a request takes it does not depend on what else
 * the machine is doing.
 */
export function cpuTimesMs<Name extends string>(pids: Record<Name, number>): Record<Name, number> {
  const ticks = new Map<number, number>();
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && readStat(name);
    if (!stat) continue;
    // What follows the name, which may hold spaces: state, parent, …, then the four times.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const parent = fields[1] as number;
    ticks.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
    );
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sumBelow = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + sumBelow(child), ticks.get(id) ?? 0);
  return Object.fromEntries(
    Object.entries<number>(pids).map(([name, pid]) => [
      name,
      (sumBelow(pid) * 1000) / TICKS_PER_SECOND,
    ]),
  ) as Record<Name, number>;
}

/** Of one process with all below it. */
export function cpuTimeMs(pid: number): number {
  return cpuTimesMs({ pid }).pid;
}

function readStat(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch (error) {
    // It ended since it was listed.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
