import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ActivityFrame } from './activity-frame.tsx';
import type { ExerciseRun } from './exercise-run.ts';
import { announcementOf, type Result, ResultPanel } from './result-panel.tsx';
import type { Shortcuts } from './use-shortcuts.ts';

interface CheckedExerciseProps {
  run: ExerciseRun;
  /** What the exercise is about: stays when it is checked. */
  prompt: ReactNode;
  /** What the learner answers with: the result takes its place. */
  children: ReactNode;
  canCheck: boolean;
  onCheck: () => void;
  onNext: () => void;
  /** Set once the answer is checked. */
  result: Result | undefined;
  /** Something is typed or chosen that leaving would lose. */
  begun: boolean;
  shortcuts?: Shortcuts;
}

/** An exercise with the steps check, result, next. */
export function CheckedExercise({
  run,
  prompt,
  children,
  canCheck,
  onCheck,
  onNext,
  result,
  begun,
  shortcuts,
}: CheckedExerciseProps) {
  const main = useRef<HTMLButtonElement>(null);
  const isLast = run.index === run.total - 1;
  const go = result ? onNext : onCheck;
  useEffect(() => {
    // The result has scrolled itself into view.
    if (result) main.current?.focus({ preventScroll: true });
  }, [result]);
  return (
    <ActivityFrame
      counter={`Exercise ${Math.min(run.index + 1, run.total)} of ${run.total}`}
      done={run.answers.length}
      total={run.total}
      unsaved={begun || run.answers.length > 0}
      announcement={result && announcementOf(result)}
      shortcuts={{ ...(result ? {} : shortcuts), enter: () => (result || canCheck) && go() }}
      footer={
        <Button ref={main} size="large" wide disabled={!result && !canCheck} onClick={go}>
          {result ? (isLast ? 'Finish' : 'Next') : 'Check'}
        </Button>
      }
    >
      {prompt}
      {result ? <ResultPanel result={result} /> : children}
    </ActivityFrame>
  );
}
