import type { Task } from '@repaso/proto/http/tasks';
import { createLearner } from '../../test/learner.ts';
import { expectStatus } from '../../test/learner-past.ts';
import type { RunningStack } from '../../test/run-stack.ts';
import { TYPED_NOTES } from '../learners.ts';
import type { StormLearner } from './mixed-requests.ts';

const UPLOADERS = 4;

/** So many learners with a lesson each, logged in, and some more who upload. */
export async function gatherStormLearners(
  stack: RunningStack,
  count: number,
): Promise<StormLearner[]> {
  const learners: StormLearner[] = [];
  while (learners.length < UPLOADERS + count) {
    const learner = await createLearner(stack);
    await expectStatus(201, learner.upload(TYPED_NOTES));
    const tasks = (await expectStatus(200, learner.call('GET', '/api/tasks'))) as Task[];
    const { email, password, cookie } = learner;
    const taskIds = tasks.filter(({ status }) => status !== 'locked').map(({ id }) => id);
    const uploads = learners.length < UPLOADERS;
    learners.push({ uploads, email, password, cookie, taskIds });
  }
  return learners;
}
