import { activityFeedbackRequest } from '@repaso/proto/http/feedback';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

interface FeedbackReasonProps {
  reason: string;
  onChange: (reason: string) => void;
  error: string | undefined;
  sending: boolean;
  rows: number;
  /** The words on the button that leads back, and on the one that sends. */
  back: string;
  send: string;
  onBack: () => void;
  onSend: () => void;
}

/** What went wrong, in the learner's words; nothing is sent without any. */
export function FeedbackReason({
  reason,
  onChange,
  error,
  sending,
  rows,
  back,
  send,
  onBack,
  onSend,
}: FeedbackReasonProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const checked = activityFeedbackRequest.shape.feedback.safeParse(reason);
  const tooLong = checked.success ? undefined : checked.error.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onSend();
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-col gap-6 text-left">
      <TextAreaField
        ref={field}
        label="What went wrong?"
        labelHidden
        rows={rows}
        value={reason}
        error={tooLong ?? error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="large" onClick={onBack}>
          {back}
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={reason.trim() === '' || tooLong !== undefined}
          busy={sending && 'Sending…'}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}
