import { taskDocument } from './task-document.ts';

/** The outcome of one attempt at a task, in percent. */
export interface Attempt {
  score: number;
  /** The best score before it; null the first time. */
  previousBest: number | null;
}

export function bestScore({ score, previousBest }: Attempt): number {
  return Math.max(score, previousBest ?? 0);
}

/**
 * A `Completion` (proto/http/tasks.ts) as JSON. It follows from the attempt and from what never
 * changes about its task, so that a repeated request gets the first answer again, to the byte.
 */
export function completionDocument(
  task: { outlineJson: string; contentJson: string },
  attempt: Attempt,
): string {
  const { score, previousBest } = attempt;
  const isNewBest = previousBest === null || score > previousBest;
  const improvement = previousBest === null ? null : Math.max(0, score - previousBest);
  const done = taskDocument({ ...task, score: bestScore(attempt), unlocked: true });
  return `{"isNewBest":${isNewBest},"previousBest":${previousBest},"improvement":${improvement},"task":${done}}`;
}
