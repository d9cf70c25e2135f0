import { Script } from 'node:vm';

const WORK = Symbol.for('repaso.within-time');
const script = new Script(`globalThis[Symbol.for('${WORK.description}')]()`);

/** The work did not end in its time and was broken off. */
export class TookTooLongError extends Error {
  override readonly name = 'TookTooLongError';
  /** Milliseconds that the processor spent on it: few where the machine was busy with others. */
  readonly cpuMs: number;

  constructor(ms: number, cpuMs: number, cause: unknown) {
    super(`broken off after ${ms} ms`, { cause });
    this.cpuMs = cpuMs;
  }
}

/**
 * Does synchronous work, and breaks it off after `ms`, in the middle of a regular expression too:
 * nothing else could end one that a text keeps busy. Throws TookTooLongError, and what `work` does.
 */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  let result: Result | undefined;
  const slot = globalThis as { [WORK]?: (() => void) | undefined };
  slot[WORK] = () => {
    result = work();
  };
  const before = process.cpuUsage();
  try {
    script.runInThisContext({ timeout: ms });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    const { user, system } = process.cpuUsage(before);
    throw new TookTooLongError(ms, (user + system) / 1_000, cause);
  } finally {
    slot[WORK] = undefined;
  }
  return result as Result;
}
