import type { ActivityType } from '@repaso/proto/activities/content';
import type { ActivityFeedbackRequest } from '@repaso/proto/http/feedback';
import type { Message } from '@repaso/proto/http/text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { track } from '../../app/analytics.ts';
import { api, errorText } from '../../app/api.ts';

interface Activity {
  activityType: ActivityType;
  taskId: string;
}

/** Sends what a learner says about an activity; leaving without a word is tracked as well. */
export function useActivityFeedback({ activityType, taskId }: Activity, onSent: () => void) {
  const isAnswered = useRef(false);
  useEffect(
    () => () => {
      if (!isAnswered.current) track('feedback_dismissed', { activityType, taskId });
    },
    [activityType, taskId],
  );
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (body: ActivityFeedbackRequest) =>
      api<Message>('/api/activity-feedback', { method: 'POST', body }),
    onSuccess: (_message, { rating, feedback }) => {
      isAnswered.current = true;
      track('feedback_rating', { activityType, taskId, rating });
      if (feedback) track('feedback_text', { activityType, taskId });
      onSent();
    },
  });
  return {
    sendPositive: () => mutate({ activityType, taskId, rating: 'positive' }),
    sendNegative: (feedback: string) =>
      mutate({ activityType, taskId, rating: 'negative', feedback }),
    isSending: isPending,
    error: error ? errorText(error, 'Could not send feedback. Please try again.') : undefined,
    forgetError: reset,
  };
}
