import { describe, expect, it } from 'vitest';
import { type ExerciseEvent, exerciseRun, isFinished, startExercises } from './exercise-run.ts';

function play(total: number, ...events: ExerciseEvent[]) {
  return events.reduce(exerciseRun, startExercises({ total, at: 0 }));
}

describe('exerciseRun', () => {
  it('shows the result of an answer before it goes on', () => {
    const answered = play(2, {
      type: 'answered',
      itemId: 'a',
      correct: true,
      given: 'sí',
      at: 1200,
    });
    expect(answered).toMatchObject({ index: 0, checked: true });
    expect(answered.answers).toEqual([
      { itemId: 'a', correct: true, given: 'sí', durationMs: 1200 },
    ]);
    expect(exerciseRun(answered, { type: 'advanced', at: 3000 })).toMatchObject({
      index: 1,
      checked: false,
      shownAt: 3000,
    });
  });

  it('does not go on without an answer', () => {
    expect(play(2, { type: 'advanced', at: 1 })).toMatchObject({ index: 0 });
  });

  it('counts only the first answer to an item', () => {
    const run = play(
      1,
      { type: 'answered', itemId: 'a', correct: false, at: 1 },
      { type: 'answered', itemId: 'a', correct: true, at: 2 },
    );
    expect(run.answers).toHaveLength(1);
    expect(run.answers[0]?.correct).toBe(false);
  });

  it('is finished after the last item, and then changes no more', () => {
    const run = play(
      1,
      { type: 'answered', itemId: 'a', correct: true, at: 1 },
      { type: 'advanced', at: 2 },
    );
    expect(isFinished(run)).toBe(true);
    expect(exerciseRun(run, { type: 'answered', itemId: 'b', correct: true, at: 3 })).toBe(run);
  });

  it('never gives a negative duration, whatever the clock does', () => {
    const run = exerciseRun(startExercises({ total: 1, at: 100 }), {
      type: 'answered',
      itemId: 'a',
      correct: true,
      at: 40,
    });
    expect(run.answers[0]?.durationMs).toBe(0);
  });
});
