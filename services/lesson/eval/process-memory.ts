import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL_MS = 50;

export interface MemoryWatch {
  /** Most resident memory that the processes below this one had together, with this one's own. */
  peakMegabytes(): number;
  stop(): void;
}

/** Watches this process and all that it started, as a container's limit would (Linux only). */
export function watchMemory(): MemoryWatch {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentBytes(process.pid));
  };
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  return {
    peakMegabytes: () => Math.round(peak / 2 ** 20),
    stop: () => clearInterval(timer),
  };
}

function residentBytes(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? statusOf(Number(name), 'PPid') : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): number =>
    (statusOf(pid, 'VmRSS') ?? 0) * 1024 +
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** A number of /proc/PID/status; undefined when the process is gone. */
function statusOf(pid: number, field: 'PPid' | 'VmRSS'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
