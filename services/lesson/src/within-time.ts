import { Script } from 'node:vm';

const WORK = Symbol.for('repaso.within-time');
const script = new Script(`globalThis[Symbol.for('${WORK.description}')]()`);

/** The work did not end in its time and was broken off. */
export class TookTooLongError extends Error {
  override readonly name = 'TookTooLongError';
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
  try {
    script.runInThisContext({ timeout: ms });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new TookTooLongError(`broken off after ${ms} ms`, { cause });
  } finally {
    slot[WORK] = undefined;
  }
  return result as Result;
}
