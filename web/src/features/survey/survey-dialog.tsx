import { type FeedbackRequest, feedbackRequest } from '@repaso/proto/http/feedback';
import type { Message } from '@repaso/proto/http/text';
import { PRODUCT_NAME } from '@repaso/proto/product';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Asks a learner who has used the product for a while what it is worth to them. */
export default function SurveyDialog({ onClose }: { onClose: () => void }) {
  const [rating, setRating] = useState<boolean>();
  const [text, setText] = useState('');
  const survey = useMutation({
    mutationFn: (body: FeedbackRequest) => api<Message>('/api/feedback', { method: 'POST', body }),
    onSuccess: ({ message }) => {
      toast({ title: message });
      onClose();
    },
  });
  const checked = feedbackRequest.shape.feedback.safeParse(text);
  const tooLong = checked.success ? undefined : checked.error.issues[0]?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rating === undefined) return;
    survey.mutate({
      trigger: 'survey',
      context: { pathname: location.pathname },
      rating,
      feedback: text,
      timestamp: new Date().toISOString(),
    });
  }

  return (
    <Dialog title={`How is ${PRODUCT_NAME} for you?`} onClose={onClose}>
      <form onSubmit={submit} className="space-y-5">
        <fieldset>
          <legend className="font-medium">Does it help you remember your lessons?</legend>
          <div className="mt-3 grid grid-cols-2 gap-3">
            {[true, false].map((choice) => (
              <Button
                key={String(choice)}
                variant={rating === choice ? 'primary' : 'secondary'}
                aria-pressed={rating === choice}
                onClick={() => setRating(choice)}
              >
                {choice ? 'Yes' : 'Not yet'}
              </Button>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="What would make it better?"
          rows={4}
          value={text}
          error={tooLong}
          onChange={(event) => setText(event.target.value)}
        />
        {survey.isError && (
          <Notice tone="bad">
            {errorText(survey.error, 'Could not send feedback. Please try again.')}
          </Notice>
        )}
        <Button
          type="submit"
          wide
          disabled={rating === undefined || tooLong !== undefined}
          busy={survey.isPending && 'Sending…'}
        >
          Send
        </Button>
      </form>
    </Dialog>
  );
}
