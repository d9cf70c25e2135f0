import {
  acceptedSchema,
  analyticsEventsRequest,
  identifyRequest,
} from '@repaso/proto/http/feedback';
import type { Request } from 'express';
import type { AnalyticsQuota } from '../analytics-quota.ts';
import { rateLimits } from '../rate-limits.ts';
import { type Route, route } from '../route.ts';
import type { Services } from '../services.ts';

const tag = 'Analytics';
/** A page that is being left sends a beacon, whose text is plain unless it says otherwise. */
const bodyTypes = ['application/json', 'text/plain'];

/** Bytes that the database needs for an event or a browser besides what was told of it. */
const ROW_BYTES = 200;

/** First-party analytics: no address of anybody is passed on or kept. */
export function analyticsRoutes({
  feedback,
  quota,
}: Pick<Services, 'feedback'> & { quota: AnalyticsQuota }): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/analytics/events',
        summary: 'Tell what happened in a browser',
        tag,
        session: 'optional',
        body: analyticsEventsRequest,
        bodyTypes,
        limits: [rateLimits.analytics, rateLimits.analyticsHour],
        answers: { 202: { description: 'How many events are kept.', schema: acceptedSchema } },
      },
      async ({ session, body, request, response }) => {
        if (objectsToTracking(request)) return accepted(0);
        const events = body.events.map(({ event, distinct_id, properties }) => ({
          event,
          distinctId: distinct_id,
          propertiesJson: Buffer.from(JSON.stringify(properties)),
        }));
        const bytes = events.reduce((total, event) => total + storedBytes(event), 0);
        await quota.spend(request, response, { bytes, isVisitor: !session });
        const kept = await feedback.recordEvents({ userId: session?.userId, events });
        return accepted(kept.accepted);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/analytics/identify',
        summary: 'Tell about the user of a browser',
        tag,
        session: 'optional',
        body: identifyRequest,
        bodyTypes,
        limits: [rateLimits.analytics, rateLimits.analyticsHour],
        answers: { 202: { description: 'Kept, or not.', schema: acceptedSchema } },
      },
      async ({ session, body, request, response }) => {
        if (objectsToTracking(request)) return accepted(0);
        const browser = {
          distinctId: body.distinct_id,
          propertiesJson: Buffer.from(JSON.stringify(body.properties)),
        };
        const bytes = storedBytes(browser);
        await quota.spend(request, response, { bytes, isVisitor: !session });
        await feedback.identify({ userId: session?.userId, ...browser });
        return accepted(1);
      },
    ),
  ];
}

function accepted(count: number) {
  return { status: 202, body: { accepted: count } };
}

function storedBytes(row: { event?: string; distinctId: string; propertiesJson: Buffer }): number {
  const names = Buffer.byteLength((row.event ?? '') + row.distinctId);
  return ROW_BYTES + names + row.propertiesJson.length;
}

/** Do Not Track, and its successor Global Privacy Control. */
function objectsToTracking(request: Request): boolean {
  return request.get('DNT') === '1' || request.get('Sec-GPC') === '1';
}
