import { type ActivityFeedbackRequest, activityFeedbackRequest } from '@repaso/proto/http/feedback';
import type { Message } from '@repaso/proto/http/text';
import { PRODUCT_NAME } from '@repaso/proto/product';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';

export function BetaFeedback() {
  const [text, setText] = useState('');
  const feedback = useMutation({
    mutationFn: (body: ActivityFeedbackRequest) =>
      api<Message>('/api/activity-feedback', { method: 'POST', body }),
    onSuccess: () => {
      setText('');
      toast({
        title: 'Feedback sent',
        description: `Thank you for helping us improve ${PRODUCT_NAME}!`,
      });
    },
    onError: () =>
      toast({
        title: 'Send failed',
        description: 'Could not send feedback. Please try again.',
        variant: 'destructive',
      }),
  });
  const checked = activityFeedbackRequest.shape.feedback.safeParse(text);
  const tooLong = checked.success ? undefined : checked.error.issues[0]?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    // As the specification's section 3 has it: it is what should get better.
    feedback.mutate({ activityType: 'General Feedback', rating: 'negative', feedback: text });
  }

  return (
    <AccountSection title="Beta Feedback" intro="What should work better? Everything is read.">
      <form onSubmit={submit} className="space-y-4">
        <TextAreaField
          label="Your feedback"
          labelHidden
          rows={4}
          placeholder="What is confusing, missing or broken?"
          value={text}
          error={tooLong}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={text.trim() === '' || tooLong !== undefined}
          busy={feedback.isPending && 'Sending…'}
        >
          Send Feedback
        </Button>
      </form>
    </AccountSection>
  );
}
