/** How many requests may be worked on at once, found from how long they take. */
export interface AdaptiveLimit {
  readonly value: number;
  /**
   * Milliseconds for which a place then stays empty that was taken for so many: none, unless even
   * the fewest at once are too much.
   */
  restAfter(tookMs: number): number;
  /** Told of every request that had to wait for its turn: only then is more worth trying. */
  wasReached(): void;
  /**
   * Told how many milliseconds one took. Requests of a `kind` cost alike; `alone` says that next
   * to nothing ran beside it.
   */
  observe(kind: string, milliseconds: number, alone: boolean): void;
}

export interface AdaptiveLimitOptions {
  /** Requests after which the limit is thought over. */
  window: number;
  /** How many times longer than alone the typical request may take. */
  tolerance: number;
  min: number;
  /** The least part of the time for which even those fewest places are taken. */
  leastDuty: number;
  /** Where it begins. */
  start: number;
  max: number;
}

/** The share by which the limit grows, and the most by which it shrinks at a time. */
const GROWTH = 0.1;
const MOST_SHRINKING = 0.3;
/** The weight of one more request in what its kind takes alone. */
const WEIGHT = 1 / 16;
/** Milliseconds. What took long waited for what hangs, and that does not mend by rest. */
const LONGEST_REST_MS = 20;

/**
 * Additive increase, multiplicative decrease on latency, as TCP Vegas does and Netflix's
 * concurrency-limits after it: what queues anywhere behind us, for a core, a connection or a lock,
 * shows in requests that take longer than they do alone.
 */
export function createAdaptiveLimit({
  window,
  tolerance,
  min,
  leastDuty,
  start,
  max,
}: AdaptiveLimitOptions): AdaptiveLimit {
  const alone = new Map<string, number>();
  let slowdowns: number[] = [];
  // How many at once on average: below the fewest, these have their places for a part of the time.
  let value = start;
  let reached = false;

  const adjust = (): void => {
    const slowness = median(slowdowns) / tolerance;
    if (slowness > 1) {
      const smaller = value * Math.max(1 - MOST_SHRINKING, 1 / slowness);
      value = Math.max(min * leastDuty, smaller);
    } else if (reached) {
      value = Math.min(max, value * (1 + GROWTH));
    }
    slowdowns = [];
    reached = false;
  };

  return {
    get value() {
      return Math.floor(Math.max(min, value));
    },
    restAfter: (tookMs) => Math.min(LONGEST_REST_MS, tookMs * Math.max(0, min / value - 1)),
    wasReached() {
      reached = true;
    },
    observe(kind, milliseconds, wasAlone) {
      const known = alone.get(kind) ?? milliseconds;
      // Among others it may also take less than we thought, but never tells that it takes more.
      const told = wasAlone || milliseconds < known ? milliseconds : known;
      const usual = known + (told - known) * WEIGHT;
      alone.set(kind, usual);
      slowdowns.push(milliseconds / usual);
      if (slowdowns.length === window) adjust();
    },
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
