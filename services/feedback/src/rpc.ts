import type { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { activityFeedbackRequest } from '@repaso/proto/http/feedback';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Handlers } from '@repaso/shared/rpc/server';
import { recordActivityFeedback } from './record-activity-feedback.ts';

export function createHandlers(parts: {
  database: Database;
  clock: Clock;
}): Handlers<typeof FeedbackServiceService> {
  return {
    async recordActivityFeedback({ userId, positive, ...body }) {
      const { activityType, feedback, taskId } = parseRequest(activityFeedbackRequest, {
        ...body,
        rating: positive ? 'positive' : 'negative',
      });
      await recordActivityFeedback(parts, { userId, activityType, positive, feedback, taskId });
      return {};
    },
  };
}
