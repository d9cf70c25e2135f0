import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL_MS = 20;
const MEGABYTE = 2 ** 20;

export interface MemoryWatch {
  /** Most resident memory of the process and all that it started, together, since the last call. */
  takePeakMegabytes(): number;
  /** Of the process itself and of each that it started, now. */
  megabytes(): number[];
  stop(): void;
}

/** Watches a process and all that it starts, as a container's limit would (Linux only). */
export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, sum(residentBytes(pid)));
  };
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  return {
    takePeakMegabytes() {
      look();
      const megabytes = Math.round(peak / MEGABYTE);
      peak = 0;
      return megabytes;
    },
    megabytes: () => residentBytes(pid).map((bytes) => Math.round(bytes / MEGABYTE)),
    stop: () => clearInterval(timer),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function residentBytes(pid: number): number[] {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [Number(kilobytes) * 1024, ...children.flatMap((child) => residentBytes(Number(child)))];
}

/** Empty when the process is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
