import type { UserExport } from '@repaso/proto/http/export';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { type JsonPieces, jsonArray, jsonObject, pages } from '@repaso/shared/json-stream';
import { listAttempts } from './store/attempts.ts';
import type { AttemptRow } from './store/entities.ts';
import { listTasksForExport, type TaskForExport } from './store/tasks.ts';
import { taskDocument } from './task-document.ts';

const PAGE_SIZE = 50;

/** Everything that this service stores about a learner, page by page. Locked content stays so. */
export function exportPractice(
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
): JsonPieces {
  const now = clock.now();
  return jsonObject({
    tasks: jsonArray(
      documents(
        pages<TaskForExport>(PAGE_SIZE, (after, limit) =>
          listTasksForExport(database, userId, after, limit, now),
        ),
        taskDocument,
      ),
    ),
    attempts: jsonArray(
      documents(
        pages<AttemptRow>(PAGE_SIZE, (after, limit) =>
          listAttempts(database, userId, after, limit),
        ),
        attemptDocument,
      ),
    ),
  });
}

function attemptDocument({ taskId, score, answers, completedAt }: AttemptRow): string {
  const attempt: UserExport['practice']['attempts'][number] = {
    taskId,
    score,
    answers,
    completedAt: completedAt.toISOString(),
  };
  return JSON.stringify(attempt);
}

async function* documents<Row>(
  rowPages: AsyncIterable<Row[]>,
  toDocument: (row: Row) => string,
): AsyncGenerator<string[]> {
  for await (const rows of rowPages) yield rows.map(toDocument);
}
