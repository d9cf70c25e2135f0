import { activityFeedbackRequest, feedbackRequest } from '@repaso/proto/http/feedback';
import { messageSchema } from '@repaso/proto/http/text';
import { DomainError } from '@repaso/shared/errors';
import { rateLimits } from '../rate-limits.ts';
import { message, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';

export function feedbackRoutes({
  feedback,
  practice,
}: Pick<Services, 'feedback' | 'practice'>): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/activity-feedback',
        summary: 'Say how an activity was',
        tag: 'Feedback',
        session: 'required',
        body: activityFeedbackRequest,
        errors: ['NOT_FOUND'],
        limits: [rateLimits.feedback],
        answers: { 201: { description: 'Recorded.', schema: messageSchema } },
      },
      async ({ session: { userId }, body }) => {
        if (body.taskId !== undefined) await checkTask(practice, userId, body.taskId);
        await feedback.recordActivityFeedback({
          userId,
          activityType: body.activityType,
          positive: body.rating === 'positive',
          feedback: body.feedback || undefined,
          taskId: body.taskId,
        });
        return message('Thanks for the feedback!', 201);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/feedback',
        summary: 'Say how the product is',
        tag: 'Feedback',
        session: 'required',
        body: feedbackRequest,
        limits: [rateLimits.feedback],
        answers: { 201: { description: 'Recorded.', schema: messageSchema } },
      },
      async ({ session: { userId }, body }) => {
        await feedback.recordFeedback({
          userId,
          trigger: body.trigger,
          contextJson: Buffer.from(JSON.stringify(body.context ?? null)),
          rating: body.rating,
          feedback: body.feedback ?? '',
          sentAt: new Date(body.timestamp),
        });
        return message('Thanks for the feedback!', 201);
      },
    ),
  ];
}

/** Throws NOT_FOUND unless the task is the learner's. Feedback is rare enough to ask for them all. */
async function checkTask(
  practice: Services['practice'],
  userId: string,
  taskId: string,
): Promise<void> {
  const { tasksJson } = await practice.listTasks({ userId, availableOnly: false });
  const tasks: { id: string }[] = JSON.parse(tasksJson.toString());
  if (!tasks.some(({ id }) => id === taskId.toLowerCase())) throw new DomainError('NOT_FOUND');
}
