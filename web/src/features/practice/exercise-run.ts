import type { Answer } from '@repaso/proto/http/tasks';

/**
 * Going through the items of an activity one at a time: answer, see the result, go on.
 * Times are milliseconds of one clock; the run never reads a clock itself.
 */
export interface ExerciseRun {
  /** How many items there are. */
  total: number;
  /** 0-based; equal to `total` once the run is finished. */
  index: number;
  /** The current item is answered and its result is showing. */
  checked: boolean;
  /** In the order of the items. */
  answers: Answer[];
  /** When the current item came up. */
  shownAt: number;
}

export type ExerciseEvent =
  | { type: 'answered'; itemId: string; correct: boolean; given?: string; at: number }
  | { type: 'advanced'; at: number };

export function startExercises({ total, at }: { total: number; at: number }): ExerciseRun {
  return { total, index: 0, checked: false, answers: [], shownAt: at };
}

/** An item counts with its first answer; what does not fit the moment changes nothing. */
export function exerciseRun(run: ExerciseRun, event: ExerciseEvent): ExerciseRun {
  if (isFinished(run)) return run;
  switch (event.type) {
    case 'answered': {
      if (run.checked) return run;
      const { itemId, correct, given } = event;
      const answer: Answer = {
        itemId,
        correct,
        ...(given !== undefined && { given }),
        durationMs: elapsed(run.shownAt, event.at),
      };
      return { ...run, checked: true, answers: [...run.answers, answer] };
    }
    case 'advanced':
      if (!run.checked) return run;
      return { ...run, index: run.index + 1, checked: false, shownAt: event.at };
  }
}

export function isFinished(run: ExerciseRun): boolean {
  return run.index >= run.total;
}

/** Whole milliseconds from one moment to another, never negative. */
export function elapsed(from: number, to: number): number {
  return Math.max(0, Math.round(to - from));
}
