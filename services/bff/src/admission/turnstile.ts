import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdaptiveLimit } from './adaptive-limit.ts';

/** Those of the first rank go first. */
export type Rank = 0 | 1;

export interface Visitor {
  rank: Rank;
  /** Visitors of one group never take all places: what they all wait for may hang. */
  group: string;
  /** Whether they have left the queue by themselves: nobody is called for them then. */
  isGone(): boolean;
  /** Called at once or later, in the context of who entered: exactly one of both, once. */
  admit(): void;
  refuse(): void;
}

export interface Turnstile {
  enter(visitor: Visitor): void;
  /** Somebody who left is back and must not wait: they are in, whatever the limit says. */
  comeBack(group: string): void;
  /** A place is free again; where others wait for one, after so many milliseconds. */
  leave(group: string, restMs?: number): void;
  /** Has nobody wait any more, now or later. */
  close(): void;
  /** Visitors inside, and places that rest. */
  readonly running: number;
}

interface Waiting {
  visitor: Visitor;
  /** Lets the visitor in. */
  admit(): void;
  /** A reading of performance.now(). */
  since: number;
}

export interface TurnstileOptions {
  /**
   * Milliseconds that somebody waits for their turn where within this time the queue was empty and
   * nobody was turned away.
   */
  calmMs: number;
  /** Milliseconds where it was not: whoever comes is more than what leaves. */
  busyMs: number;
  /** The part of the places that one group may have. */
  groupShare: number;
}

/** Visitors of a rank that wait at most: a bound for memory, patience ends before. */
const MAX_WAITING = 1_000;
/** Milliseconds between looks for those who have waited too long. */
const SWEEP_MS = 5;

/**
 * Lets so many in as the limit says, and the others wait, their time bounded the way of controlled
 * delay (B. Maurer, Fail at Scale, ACM Queue 13(8), 2015): a burst waits in order until it is worked
 * off. Where the queue does not become empty any more, waiting helps nobody: it is short, and who
 * came last goes first, since most of those before will be turned away however long they wait.
 */
export function createTurnstile(
  limit: AdaptiveLimit,
  { calmMs, busyMs, groupShare }: TurnstileOptions,
): Turnstile {
  /** By rank. */
  const lines: [Waiting[], Waiting[]] = [[], []];
  const inside = new Map<string, number>();
  let running = 0;
  let lastEmpty = performance.now();
  let lastRefusal = Number.NEGATIVE_INFINITY;
  let sweeper: NodeJS.Timeout | undefined;
  let isClosed = false;

  const isEmpty = (): boolean => lines[0].length + lines[1].length === 0;
  const hasRoom = ({ group }: Visitor): boolean =>
    (inside.get(group) ?? 0) < Math.ceil(limit.value * groupShare);

  const take = (group: string): void => {
    running += 1;
    inside.set(group, (inside.get(group) ?? 0) + 1);
  };
  const admit = (visitor: Visitor): void => {
    take(visitor.group);
    visitor.admit();
  };

  // A queue that is empty for a moment, since all were turned away, is no sign of calm.
  const isCalm = (now: number): boolean => now - lastEmpty <= calmMs && now - lastRefusal > calmMs;

  /** Fills the free places. */
  const advance = (): void => {
    const isFair = isCalm(performance.now());
    for (const line of lines) {
      const order = isFair ? [...line] : line.toReversed();
      for (const waiting of order) {
        if (running >= limit.value) return;
        const isGone = waiting.visitor.isGone();
        if (!isGone && !hasRoom(waiting.visitor)) continue;
        line.splice(line.indexOf(waiting), 1);
        if (!isGone) waiting.admit();
      }
    }
  };

  const sweep = (): void => {
    const now = performance.now();
    const patience = isClosed ? 0 : isCalm(now) ? calmMs : busyMs;
    for (const line of lines) {
      const staying = line.findIndex(({ since }) => now - since < patience);
      const leaving = line.splice(0, staying < 0 ? line.length : staying);
      if (leaving.length > 0) lastRefusal = now;
      for (const { visitor } of leaving) if (!visitor.isGone()) visitor.refuse();
    }
    sweeper = isEmpty() ? undefined : setTimeout(sweep, SWEEP_MS);
  };

  const free = (group: string): void => {
    running -= 1;
    inside.set(group, (inside.get(group) ?? 0) - 1);
    if (!isEmpty()) advance();
  };

  return {
    get running() {
      return running;
    },
    enter(visitor) {
      const now = performance.now();
      if (isEmpty()) lastEmpty = now;
      if (running < limit.value && hasRoom(visitor)) return admit(visitor);
      limit.wasReached();
      const line = lines[visitor.rank];
      if (line.length >= MAX_WAITING) return visitor.refuse();
      line.push({ visitor, admit: AsyncLocalStorage.bind(() => admit(visitor)), since: now });
      if (sweeper === undefined) sweeper = setTimeout(sweep, SWEEP_MS);
    },
    comeBack: take,
    close() {
      isClosed = true;
    },
    leave(group, restMs = 0) {
      if (restMs > 0 && !isEmpty()) setTimeout(free, restMs, group).unref();
      else free(group);
    },
  };
}
