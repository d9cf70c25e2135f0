import type { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import {
  activityFeedbackRequest,
  analyticsEventsRequest,
  feedbackRequest,
  identifyRequest,
} from '@repaso/proto/http/feedback';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { jsonMessages } from '@repaso/shared/json-stream';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Handlers } from '@repaso/shared/rpc/server';
import { exportFeedback } from './export-feedback.ts';
import { recordActivityFeedback } from './record-activity-feedback.ts';
import { identify, recordEvents } from './record-events.ts';
import { recordFeedback } from './record-feedback.ts';

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
    async recordFeedback({ userId, contextJson, sentAt, ...body }) {
      const { context, timestamp, feedback, ...rest } = parseRequest(feedbackRequest, {
        ...body,
        context: parseJson(contextJson),
        timestamp: sentAt?.toISOString(),
      });
      await recordFeedback(parts, {
        ...rest,
        userId,
        context,
        feedback: feedback ?? '',
        sentAt: new Date(timestamp),
      });
      return {};
    },
    async recordEvents({ userId, events }) {
      const given = parseRequest(analyticsEventsRequest, {
        events: events.map(({ event, distinctId, propertiesJson }) => ({
          event,
          distinct_id: distinctId,
          properties: parseJson(propertiesJson),
        })),
      });
      const accepted = await recordEvents(parts, {
        userId,
        events: given.events.map(({ event, distinct_id, properties }) => ({
          event,
          distinctId: distinct_id,
          propertiesJson: JSON.stringify(properties),
        })),
      });
      return { accepted };
    },
    async identify({ userId, distinctId, propertiesJson }) {
      const { distinct_id, properties } = parseRequest(identifyRequest, {
        distinct_id: distinctId,
        properties: parseJson(propertiesJson),
      });
      await identify(parts, {
        userId,
        distinctId: distinct_id,
        propertiesJson: JSON.stringify(properties),
      });
      return {};
    },
    exportFeedback: ({ userId }) => jsonMessages(exportFeedback(parts.database, userId)),
  };
}

/** Nothing at all is no value; anything that is no JSON fails validation as text. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  return JSON.parse(bytes.toString());
}
