import { useState } from 'react';
import { FeedbackRating } from './feedback-rating.tsx';
import { FeedbackReason } from './feedback-reason.tsx';
import { useActivityFeedback } from './use-activity-feedback.ts';

interface FlashcardFeedbackProps {
  taskId: string;
  onDone: () => void;
}

/** The feedback step of flashcards: it ends with the answer (specification, section 4). */
export function FlashcardFeedback({ taskId, onDone }: FlashcardFeedbackProps) {
  const [explaining, setExplaining] = useState(false);
  const [reason, setReason] = useState('');
  const feedback = useActivityFeedback({ activityType: 'flashcards', taskId }, onDone);
  const explain = (open: boolean) => {
    feedback.forgetError();
    setExplaining(open);
  };
  return (
    <FeedbackRating
      error={feedback.error}
      sending={feedback.isSending}
      onUp={feedback.sendPositive}
      onDown={() => explain(true)}
    >
      {explaining && (
        <FeedbackReason
          reason={reason}
          onChange={setReason}
          error={feedback.error}
          sending={feedback.isSending}
          rows={3}
          back="Cancel"
          send="Submit"
          onBack={() => explain(false)}
          onSend={() => feedback.sendNegative(reason)}
        />
      )}
    </FeedbackRating>
  );
}
