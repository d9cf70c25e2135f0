import type { UserExport } from '@repaso/proto/http/export';
import type { Database } from '@repaso/shared/database';
import { type JsonPieces, jsonArray, jsonObject, pages } from '@repaso/shared/json-stream';
import { listActivityFeedback } from './store/activity-feedback.ts';
import { listBrowsers, listEvents } from './store/analytics.ts';
import { listProductFeedback } from './store/product-feedback.ts';
import { listTaskResults } from './store/task-results.ts';

const PAGE_SIZE = 500;

type Export = UserExport['feedback'];

/** Everything that this service stores about a learner, page by page. */
export function exportFeedback(database: Database, userId: string): JsonPieces {
  const array = <Row, Element>(
    list: (
      database: Database,
      userId: string,
      after: Row | undefined,
      limit: number,
    ) => Promise<Row[]>,
    toElement: (row: Row) => Element,
  ): JsonPieces => {
    const rows = pages<Row>(PAGE_SIZE, (after, limit) => list(database, userId, after, limit));
    return jsonArray(elements(rows, toElement));
  };

  return jsonObject({
    activityFeedback: array(listActivityFeedback, (row): Export['activityFeedback'][number] => ({
      activityType: row.activityType,
      rating: row.positive ? 'positive' : 'negative',
      feedback: row.feedback,
      taskId: row.taskId,
      createdAt: row.createdAt.toISOString(),
    })),
    feedback: array(listProductFeedback, (row): Export['feedback'][number] => ({
      trigger: row.trigger,
      context: row.context,
      rating: row.rating,
      feedback: row.feedback,
      timestamp: row.sentAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
    taskResults: array(listTaskResults, (row): Export['taskResults'][number] => ({
      taskId: row.taskId,
      lessonId: row.lessonId,
      type: row.type,
      score: row.score,
      completedAt: row.completedAt.toISOString(),
    })),
    analyticsEvents: array(listEvents, ({ event, distinctId, properties, receivedAt }) => ({
      event,
      distinct_id: distinctId,
      properties,
      receivedAt: receivedAt.toISOString(),
    })),
    identities: array(listBrowsers, ({ distinctId, properties }) => ({
      distinct_id: distinctId,
      properties,
    })),
  });
}

async function* elements<Row>(
  rowPages: AsyncIterable<Row[]>,
  toElement: (row: Row) => unknown,
): AsyncGenerator<string[]> {
  for await (const rows of rowPages) yield rows.map((row) => JSON.stringify(toElement(row)));
}
