import type { Answer } from '@repaso/proto/http/tasks';
import { useState } from 'react';
import { type ExerciseEvent, exerciseRun, isFinished, startExercises } from './exercise-run.ts';

/** Takes the learner through the items one by one and hands over all answers at the end. */
export function useExercises<Item extends { id: string }>(
  items: Item[],
  onFinish: (answers: Answer[]) => void,
) {
  const [run, setRun] = useState(() => startExercises({ total: items.length, at: Date.now() }));
  const item = items[Math.min(run.index, items.length - 1)] as Item;
  const step = (...events: ExerciseEvent[]) => {
    const next = events.reduce(exerciseRun, run);
    setRun(next);
    if (isFinished(next)) onFinish(next.answers);
  };
  return {
    run,
    item,
    isLast: run.index === run.total - 1,
    answered: (outcome: { correct: boolean; given?: string }): ExerciseEvent => ({
      type: 'answered',
      itemId: item.id,
      at: Date.now(),
      ...outcome,
    }),
    advanced: (): ExerciseEvent => ({ type: 'advanced', at: Date.now() }),
    step,
  };
}
