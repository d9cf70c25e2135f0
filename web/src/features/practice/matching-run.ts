import type { MatchingContent } from '@repaso/proto/activities/content';
import type { Answer } from '@repaso/proto/http/tasks';
import { elapsed } from './exercise-run.ts';

/** Pairs shown at a time (specification, section 9). */
export const MATCHING_SET_SIZE = 4;

export type MatchingPair = MatchingContent['pairs'][number];
export type Side = 'left' | 'right';
export interface Selection {
  side: Side;
  pairId: string;
}

export interface MatchingSet {
  pairs: MatchingPair[];
  /** The ids of `pairs` in the order in which their right sides stand. */
  rightOrder: string[];
}

export interface MatchingRun {
  sets: MatchingSet[];
  /** 0-based; equal to the number of sets once the last one is left. */
  setIndex: number;
  selected: Selection | undefined;
  /** The outcome of the last attempt, until the next selection. */
  outcome: { matched: boolean; first: Selection; second: Selection } | undefined;
  /** Pairs found in the current set, in the order in which they were found. */
  found: Answer[];
  /**
   * The first wrong partner of each pair of the current set. The item that was selected first is
   * what the learner was looking a partner for, so the mistake is that pair's.
   */
  mistakes: Record<string, string>;
  /** Of the sets before. */
  answers: Answer[];
  /** When the learner began to look for the next pair. */
  since: number;
}

export type MatchingEvent =
  | { type: 'selected'; selection: Selection; at: number }
  | { type: 'next-set'; at: number }
  | { type: 'reset'; at: number };

/** `shuffle` orders the right sides of a set. */
export function startMatching({
  pairs,
  at,
  shuffle,
}: {
  pairs: MatchingPair[];
  at: number;
  shuffle: (ids: string[]) => string[];
}): MatchingRun {
  const sets = Array.from({ length: Math.ceil(pairs.length / MATCHING_SET_SIZE) }, (_, index) => {
    const set = pairs.slice(index * MATCHING_SET_SIZE, (index + 1) * MATCHING_SET_SIZE);
    return { pairs: set, rightOrder: shuffle(set.map((pair) => pair.id)) };
  });
  return { ...freshSet(at), sets, setIndex: 0, answers: [] };
}

function freshSet(at: number) {
  return { selected: undefined, outcome: undefined, found: [], mistakes: {}, since: at };
}

export function matchingRun(run: MatchingRun, event: MatchingEvent): MatchingRun {
  switch (event.type) {
    case 'selected':
      return select(run, event.selection, event.at);
    case 'next-set':
      if (!isSetComplete(run)) return run;
      return {
        ...run,
        ...freshSet(event.at),
        setIndex: run.setIndex + 1,
        answers: [...run.answers, ...run.found],
      };
    case 'reset':
      return { ...run, ...freshSet(event.at) };
  }
}

function select(run: MatchingRun, selection: Selection, at: number): MatchingRun {
  if (run.found.some(({ itemId }) => itemId === selection.pairId)) return run;
  const first = run.selected;
  if (first?.side === selection.side) {
    const again = first.pairId === selection.pairId;
    return { ...run, selected: again ? undefined : selection, outcome: undefined };
  }
  if (!first) return { ...run, selected: selection, outcome: undefined };
  const matched = first.pairId === selection.pairId;
  const outcome = { matched, first, second: selection };
  if (!matched) {
    const given = textOf(run, selection);
    const mistakes = { [first.pairId]: given, ...run.mistakes };
    return { ...run, selected: undefined, outcome, mistakes };
  }
  const mistake = run.mistakes[first.pairId];
  const answer: Answer = {
    itemId: first.pairId,
    correct: mistake === undefined,
    given: mistake ?? textOf(run, selection),
    durationMs: elapsed(run.since, at),
  };
  return { ...run, selected: undefined, outcome, found: [...run.found, answer], since: at };
}

function textOf(run: MatchingRun, { side, pairId }: Selection): string {
  return currentSet(run)?.pairs.find((pair) => pair.id === pairId)?.[side] ?? '';
}

export function currentSet(run: MatchingRun): MatchingSet | undefined {
  return run.sets[run.setIndex];
}

export function isSetComplete(run: MatchingRun): boolean {
  const set = currentSet(run);
  return set !== undefined && run.found.length === set.pairs.length;
}

export function isMatchingFinished(run: MatchingRun): boolean {
  return run.setIndex >= run.sets.length;
}
