import type { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import { completeTaskRequest } from '@repaso/proto/http/tasks';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import type { Outbox } from '@repaso/shared/events/outbox';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Handlers } from '@repaso/shared/rpc/server';
import { completeTask } from './complete-task.ts';
import { listTasks } from './list-tasks.ts';
import { countCompletedTasks } from './store/tasks.ts';

export function createHandlers(parts: {
  database: Database;
  outbox: Outbox;
  clock: Clock;
}): Handlers<typeof PracticeServiceService> {
  return {
    listTasks: (request) => listTasks(parts, request),
    async completeTask({ userId, taskId, idempotencyKey, ...body }) {
      const { score, answers = [] } = parseRequest(completeTaskRequest, body);
      const done = await completeTask(parts, { userId, taskId, idempotencyKey, score, answers });
      return { completionJson: Buffer.from(done) };
    },
    async countCompletedTasks({ userId }) {
      return { total: await countCompletedTasks(parts.database, userId) };
    },
  };
}
