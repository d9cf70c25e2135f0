import type { ActivityType } from '@repaso/proto/activities/content';
import type { Completion } from '@repaso/proto/http/tasks';
import { useEffect, useRef } from 'react';
import { ActivityIcon, activityLook } from '../../ui/activity-look.tsx';
import { Button } from '../../ui/button.tsx';
import { StickyFooter } from './activity-frame.tsx';
import type { CompletionFailure } from './use-completion.ts';

interface CompletionViewProps {
  type: ActivityType;
  /** Of this attempt, in percent. */
  score: number;
  /** The server's answer; undefined until it is there. */
  completion: Completion | undefined;
  failure: CompletionFailure | undefined;
  onContinue: () => void;
}

/** The view that ends every activity: the score, beside the best one so far. */
export function CompletionView({
  type,
  score,
  completion,
  failure,
  onContinue,
}: CompletionViewProps) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <div className="-my-4 flex flex-1 flex-col">
      <div className="flex flex-1 animate-rise-in flex-col items-center justify-center gap-4 py-8 text-center">
        <ActivityIcon type={type} size="large" />
        <h3 className="text-2xl">{activityLook[type].label} complete</h3>
        <p className="font-semibold font-serif text-7xl tabular-nums">{score}%</p>
        <p role="status" className="min-h-14 max-w-xs text-ink-soft text-lg">
          {failure
            ? failureTexts[failure].description
            : completion
              ? comparison(completion, score)
              : 'Saving your result…'}
        </p>
      </div>
      <StickyFooter>
        <Button ref={main} size="large" wide onClick={onContinue}>
          Continue
        </Button>
      </StickyFooter>
    </div>
  );
}

export const failureTexts = {
  kept: {
    title: 'Saved on this device',
    description: 'Your result will be sent when the connection is back.',
  },
  refused: {
    title: 'Not saved',
    description: 'Your result could not be saved. This activity may have changed.',
  },
} as const satisfies Record<CompletionFailure, { title: string; description: string }>;

/** This score beside the best one before it. */
export function comparison(
  { isNewBest, previousBest, improvement }: Completion,
  score: number,
): string {
  if (previousBest === null) return 'Your first score here.';
  if (isNewBest) {
    const points = improvement === 1 ? 'point' : 'points';
    return `New best: ${improvement} ${points} above your ${previousBest}% before.`;
  }
  return score === previousBest
    ? `As good as your best: ${previousBest}%.`
    : `Your best is still ${previousBest}%.`;
}
