import { completeTaskRequest, completionSchema, taskSchema } from '@repaso/proto/http/tasks';
import { idempotencyKey, uuid } from '@repaso/proto/http/text';
import { type Clock, newId } from '@repaso/shared/clock';
import { z } from 'zod';
import { matchesEntityTag } from '../entity-tag.ts';
import { rateLimits } from '../rate-limits.ts';
import { ok, type Reply, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';

const tag = 'Tasks';
const conditional = z.object({
  'if-none-match': z.string().optional().describe('Entity tags that the client has.'),
});
const answers = {
  200: {
    description: 'By lesson (newest first), then day, then position.',
    schema: z.array(taskSchema),
    headers: { ETag: 'A strong entity tag.' },
  },
  304: { description: 'The client has it already.', headers: { ETag: 'A strong entity tag.' } },
};

export function taskRoutes({
  practice,
  clock,
}: {
  practice: Services['practice'];
  clock: Clock;
}): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/tasks',
        summary: "The learner's tasks",
        tag,
        session: 'required',
        query: z.object({
          lessonId: uuid.optional().describe('Only this lesson’s; an unknown one has none.'),
        }),
        headers: conditional,
        answers,
      },
      async ({ session: { userId }, query: { lessonId }, headers }) =>
        unlessKnown(
          await practice.listTasks({ userId, lessonId, availableOnly: false }),
          headers['if-none-match'],
        ),
    ),
    route(
      {
        method: 'get',
        path: '/api/tasks/available',
        summary: 'The tasks that can be opened and are not completed',
        tag,
        session: 'required',
        headers: conditional,
        answers,
      },
      async ({ session: { userId }, headers }) =>
        unlessKnown(
          await practice.listTasks({ userId, availableOnly: true }),
          headers['if-none-match'],
        ),
    ),
    route(
      {
        method: 'post',
        path: '/api/tasks/{id}/complete',
        summary: 'Keep the score of a task',
        tag,
        session: 'required',
        params: z.object({ id: uuid }),
        headers: z.object({
          'idempotency-key': idempotencyKey
            .optional()
            .describe('The same key gives the first answer again.'),
        }),
        body: completeTaskRequest,
        errors: ['TASK_LOCKED'],
        limits: [rateLimits.completion],
        answers: { 200: { description: 'What became of it.', schema: completionSchema } },
      },
      async ({ session: { userId }, params: { id }, headers, body }) => {
        const { completionJson } = await practice.completeTask({
          userId,
          taskId: id,
          score: body.score,
          answers: body.answers ?? [],
          // A key of our own lets the call be tried again without counting twice.
          idempotencyKey: headers['idempotency-key'] ?? newId(clock),
        });
        return ok(completionJson);
      },
    ),
  ];
}

function unlessKnown(
  { tasksJson, etag }: { tasksJson: Buffer; etag: string },
  known: string | undefined,
): Reply {
  const headers = { ETag: etag };
  return matchesEntityTag(known, etag)
    ? { status: 304, headers }
    : { status: 200, body: tasksJson, headers };
}
