import type { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import { completeTaskRequest } from '@repaso/proto/http/tasks';
import { FREE_PLAN } from '@repaso/proto/plans';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { validationFailed } from '@repaso/shared/errors';
import type { Outbox } from '@repaso/shared/events/outbox';
import { jsonMessages } from '@repaso/shared/json-stream';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Handlers } from '@repaso/shared/rpc/server';
import { completeTask } from './complete-task.ts';
import { exportPractice } from './export-practice.ts';
import { listTasks } from './list-tasks.ts';
import { findLearnersWithTasks } from './store/lessons.ts';
import { countCompletedTasks } from './store/tasks.ts';

/** Learners that can be asked about at once. */
const MAX_LEARNERS = 500;

export function createHandlers(parts: {
  database: Database;
  outbox: Outbox;
  clock: Clock;
  enforcePlanLimits: boolean;
}): Handlers<typeof PracticeServiceService> {
  const newestLessons = parts.enforcePlanLimits ? 1 + FREE_PLAN.previousLessons : undefined;
  return {
    listTasks: (request) => listTasks(parts, { ...request, newestLessons }),
    async completeTask({ userId, taskId, idempotencyKey, ...body }) {
      const { score, answers = [] } = parseRequest(completeTaskRequest, body);
      const done = await completeTask(parts, { userId, taskId, idempotencyKey, score, answers });
      return { completionJson: Buffer.from(done) };
    },
    async countCompletedTasks({ userId }) {
      return { total: await countCompletedTasks(parts.database, userId) };
    },
    async findLearnersWithTasks({ userIds }) {
      if (userIds.length > MAX_LEARNERS) {
        throw validationFailed({ userIds: `At most ${MAX_LEARNERS} at once.` });
      }
      const learners = await findLearnersWithTasks(parts.database, userIds, parts.clock.now());
      return { learners };
    },
    exportPractice: ({ userId }) => jsonMessages(exportPractice(parts, userId)),
  };
}
