import type { ActivityType } from '@repaso/proto/activities/content';
import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FeedbackRating } from './feedback-rating.tsx';
import { FeedbackReason } from './feedback-reason.tsx';
import { FlashcardFeedback } from './flashcard-feedback.tsx';
import { useActivityFeedback } from './use-activity-feedback.ts';

/** How long the thanks stay (specification, section 9). */
const THANKS_MS = 2000;

interface FeedbackStepProps {
  activityType: ActivityType;
  taskId: string;
  /** Called when the learner is through with it. */
  onDone: () => void;
}

/** Asks how an activity was. Fills the dialog it stands in; closing that is the way to skip it. */
export function FeedbackStep({ activityType, taskId, onDone }: FeedbackStepProps) {
  return activityType === 'flashcards' ? (
    <FlashcardFeedback taskId={taskId} onDone={onDone} />
  ) : (
    <FeedbackPrompt activityType={activityType} taskId={taskId} onDone={onDone} />
  );
}

function FeedbackPrompt({ activityType, taskId, onDone }: FeedbackStepProps) {
  const [step, setStep] = useState<'rating' | 'reason' | 'thanks'>('rating');
  const [reason, setReason] = useState('');
  const feedback = useActivityFeedback({ activityType, taskId }, () => setStep('thanks'));
  const go = (next: 'rating' | 'reason') => {
    feedback.forgetError();
    setStep(next);
  };
  switch (step) {
    case 'rating':
      return (
        <FeedbackRating
          error={feedback.error}
          sending={feedback.isSending}
          onUp={feedback.sendPositive}
          onDown={() => go('reason')}
        />
      );
    case 'reason':
      return (
        <div className="my-auto flex flex-col gap-6 py-8">
          <h3 className="text-center text-3xl">What went wrong?</h3>
          <FeedbackReason
            reason={reason}
            onChange={setReason}
            error={feedback.error}
            sending={feedback.isSending}
            rows={5}
            back="Back"
            send="Send"
            onBack={() => go('rating')}
            onSend={() => feedback.sendNegative(reason)}
          />
        </div>
      );
    case 'thanks':
      return <Thanks onDone={onDone} />;
  }
}

function Thanks({ onDone }: { onDone: () => void }) {
  const done = useEffectEvent(onDone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => done(), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="my-auto flex animate-rise-in flex-col items-center gap-5 py-8 text-center">
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full bg-good-tint text-good"
      >
        <Heart className="size-7" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="reading-focus rounded-sm text-3xl">
        Thanks for the feedback!
      </h3>
    </div>
  );
}
