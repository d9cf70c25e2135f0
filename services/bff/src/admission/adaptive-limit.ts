/** How many requests may be worked on at once, found from how long they take. */
export interface AdaptiveLimit {
  readonly value: number;
  /** Told of every request that had to wait for its turn: only then is more worth trying. */
  wasReached(): void;
  /**
   * Told how many milliseconds one took. Requests of a `kind` cost alike; `alone` says that next
   * to nothing ran beside it.
   */
  observe(kind: string, milliseconds: number, alone: boolean): void;
}

export interface AdaptiveLimitOptions {
  /** How many times longer than alone the typical request may take. */
  tolerance: number;
  min: number;
  /** Where it begins. */
  start: number;
  max: number;
}

/** Requests after which the limit is thought over. */
const WINDOW = 50;
/** The share by which the limit grows, and the most by which it shrinks at a time. */
const GROWTH = 0.1;
const MOST_SHRINKING = 0.3;
/** The weight of one more request in what its kind takes alone. */
const WEIGHT = 1 / 16;

/**
 * Additive increase, multiplicative decrease on latency, as TCP Vegas does and Netflix's
 * concurrency-limits after it: what queues anywhere behind us, for a core, a connection or a lock,
 * shows in requests that take longer than they do alone.
 */
export function createAdaptiveLimit({
  tolerance,
  min,
  start,
  max,
}: AdaptiveLimitOptions): AdaptiveLimit {
  const alone = new Map<string, number>();
  let slowdowns: number[] = [];
  let value = start;
  let reached = false;

  const adjust = (): void => {
    const slowness = median(slowdowns) / tolerance;
    if (slowness > 1) {
      value = Math.max(min, value * Math.max(1 - MOST_SHRINKING, 1 / slowness));
    } else if (reached) {
      value = Math.min(max, value * (1 + GROWTH));
    }
    slowdowns = [];
    reached = false;
  };

  return {
    get value() {
      return Math.floor(value);
    },
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
      if (slowdowns.length === WINDOW) adjust();
    },
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
