import type { ActivityType } from '@repaso/proto/activities/content';
import { type ActivityFeedbackRequest, activityFeedbackRequest } from '@repaso/proto/http/feedback';
import type { Message } from '@repaso/proto/http/text';
import { useMutation } from '@tanstack/react-query';
import { Heart, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { track } from '../../app/analytics.ts';
import { api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

/** How long the thanks stay (specification, section 9). */
const THANKS_MS = 2000;

interface FeedbackPromptProps {
  activityType: ActivityType;
  taskId: string;
  /** Called when the learner has been thanked. */
  onDone: () => void;
}

/** Asks how an activity was. Fills the dialog it stands in; closing that is the way to skip it. */
export function FeedbackPrompt({ activityType, taskId, onDone }: FeedbackPromptProps) {
  const [step, setStep] = useState<'rating' | 'reason' | 'thanks'>('rating');
  const [reason, setReason] = useState('');
  const isAnswered = useRef(false);
  useEffect(
    () => () => {
      if (!isAnswered.current) track('feedback_dismissed', { activityType, taskId });
    },
    [activityType, taskId],
  );
  const feedback = useMutation({
    mutationFn: (body: ActivityFeedbackRequest) =>
      api<Message>('/api/activity-feedback', { method: 'POST', body }),
    onSuccess: (_message, { rating, feedback: text }) => {
      isAnswered.current = true;
      track('feedback_rating', { activityType, taskId, rating });
      if (text) track('feedback_text', { activityType, taskId });
      setStep('thanks');
    },
  });
  const send = (answer: Pick<ActivityFeedbackRequest, 'rating' | 'feedback'>) =>
    feedback.mutate({ activityType, taskId, ...answer });
  const error = feedback.isError
    ? errorText(feedback.error, 'Could not send feedback. Please try again.')
    : undefined;

  if (step === 'thanks') return <Thanks onDone={onDone} />;
  if (step === 'reason') {
    return (
      <Reason
        reason={reason}
        onChange={setReason}
        error={error}
        sending={feedback.isPending}
        onBack={() => {
          feedback.reset();
          setStep('rating');
        }}
        onSend={() => send({ rating: 'negative', feedback: reason })}
      />
    );
  }
  return (
    <Rating
      error={error}
      sending={feedback.isPending}
      onUp={() => send({ rating: 'positive' })}
      onDown={() => {
        feedback.reset();
        setStep('reason');
      }}
    />
  );
}

interface RatingProps {
  error: string | undefined;
  sending: boolean;
  onUp: () => void;
  onDown: () => void;
}

function Rating({ error, sending, onUp, onDown }: RatingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="my-auto flex flex-col items-center gap-8 py-8 text-center">
      <h3 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        How was that?
      </h3>
      <div className="grid w-full max-w-xs grid-cols-2 gap-4">
        <ThumbButton label="Thumbs up" icon={ThumbsUp} disabled={sending} onClick={onUp} />
        <ThumbButton label="Thumbs down" icon={ThumbsDown} disabled={sending} onClick={onDown} />
      </div>
      <p role="alert" className="min-h-6 text-bad">
        {error}
      </p>
    </div>
  );
}

interface ThumbButtonProps {
  label: string;
  icon: typeof ThumbsUp;
  disabled: boolean;
  onClick: () => void;
}

function ThumbButton({ label, icon: Icon, disabled, onClick }: ThumbButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="flex aspect-square items-center justify-center rounded-card border border-line-strong bg-surface text-ink shadow-card transition-colors duration-150 hover:border-primary hover:bg-primary-tint hover:text-primary"
    >
      <Icon aria-hidden className="size-12" strokeWidth={1.5} />
    </button>
  );
}

interface ReasonProps {
  reason: string;
  onChange: (reason: string) => void;
  error: string | undefined;
  sending: boolean;
  onBack: () => void;
  onSend: () => void;
}

function Reason({ reason, onChange, error, sending, onBack, onSend }: ReasonProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const checked = activityFeedbackRequest.shape.feedback.safeParse(reason);
  const tooLong = checked.success ? undefined : checked.error.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onSend();
  };
  return (
    <form onSubmit={submit} className="my-auto flex flex-col gap-6 py-8">
      <h3 className="text-center text-3xl">What went wrong?</h3>
      <TextAreaField
        ref={field}
        label="What went wrong?"
        labelHidden
        rows={5}
        value={reason}
        error={tooLong ?? error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="large" onClick={onBack}>
          Back
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={reason.trim() === '' || tooLong !== undefined}
          busy={sending && 'Sending…'}
        >
          Send
        </Button>
      </div>
    </form>
  );
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
      <h3 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Thanks for the feedback!
      </h3>
    </div>
  );
}
