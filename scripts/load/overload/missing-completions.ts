import { setTimeout as wait } from 'node:timers/promises';
import type { UserExport } from '@repaso/proto/http/export';
import { createVisitor } from '../../test/learner.ts';
import { expectStatus } from '../../test/learner-past.ts';
import type { StormLearner } from './mixed-requests.ts';

/** What was acknowledged may take this long to be seen everywhere. */
const SETTLE_LIMIT_MS = 90_000;
const LOOK_MS = 500;

/** Tasks that were completed more or less often than `acknowledged` says; a sentence for each. */
export async function missingCompletions(
  url: string,
  learners: StormLearner[],
  acknowledged: Map<string, number>,
): Promise<string[]> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  const differences = await Promise.all(
    learners.map(async (learner) => {
      for (;;) {
        const found = await compare(url, learner, acknowledged);
        if (found.length === 0 || performance.now() > deadline) return found;
        await wait(LOOK_MS);
      }
    }),
  );
  return differences.flat();
}

async function compare(
  url: string,
  { email, password, taskIds }: StormLearner,
  acknowledged: Map<string, number>,
): Promise<string[]> {
  const visitor = createVisitor(url);
  await expectStatus(200, visitor.call('POST', '/api/auth/login', { body: { email, password } }));
  const stored = (await expectStatus(200, visitor.call('GET', '/api/user/export'))) as UserExport;
  const count = (rows: { taskId: string }[], id: string): number =>
    rows.filter(({ taskId }) => taskId === id).length;
  return taskIds.flatMap((id) => {
    const told = acknowledged.get(id) ?? 0;
    const kept = count(stored.practice.attempts, id);
    const heard = count(stored.feedback.taskResults, id);
    if (kept === told && heard === told) return [];
    return [`task ${id} was completed ${told} times, kept ${kept}, told ${heard}`];
  });
}
