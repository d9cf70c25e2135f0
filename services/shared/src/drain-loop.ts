import type { Logger } from './log.ts';

export interface DrainLoop {
  /** Says that there is something to do. */
  wake(): void;
  /** Takes up nothing new, finishes what is at hand. */
  stop(): Promise<void>;
}

/**
 * Works off a queue that lies in a database: at once when woken, again as long as `takeBatch`
 * says that more may be waiting, and every `pollMs` milliseconds for what failed before or
 * was left behind by another process. What `takeBatch` throws is logged under `complaint` and
 * tried again at the next poll.
 */
export function startDrainLoop(options: {
  takeBatch: () => Promise<'more' | 'done'>;
  pollMs: number;
  complaint: string;
  log: Logger;
}): DrainLoop {
  const { takeBatch, pollMs, complaint, log } = options;
  let stopping = false;
  let woken = false;
  let endPause: () => void = () => {};

  const run = async (): Promise<void> => {
    while (!stopping) {
      woken = false;
      try {
        if ((await takeBatch()) === 'more') continue;
      } catch (err) {
        log.warn({ err }, complaint);
        // What is broken stays so for a moment: no hurry, whoever calls.
        woken = false;
      }
      if (woken || stopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = run();

  return {
    wake() {
      woken = true;
      endPause();
    },
    async stop() {
      stopping = true;
      endPause();
      await running;
    },
  };
}
