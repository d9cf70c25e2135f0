import { afterAll, expect, test } from 'vitest';
import { connectIdentity } from '../stack/identity-client.ts';
import { createLearner, createVisitor } from '../test/learner.ts';
import { startStack } from '../test/run-stack.ts';
import { loadLearner } from './learners.ts';
import { runProfile } from './run-profile.ts';
import { seedLearners } from './seed-learners.ts';

const LIMIT_MS = 120_000;

const stack = await startStack();
afterAll(() => stack.stop());
const admin = await createLearner(stack);
const identity = connectIdentity(stack.state);
await identity.grantAdmin({ email: admin.email }).finally(() => identity.close());

test('learners are made once, with one lesson each', { timeout: LIMIT_MS }, async () => {
  expect(await seedLearners(stack.url, admin, 2)).toBe(2);
  expect(await seedLearners(stack.url, admin, 3)).toBe(1);
  expect(await seedLearners(stack.url, admin, 3)).toBe(0);
  for (const number of [0, 1, 2]) {
    const { email, password } = loadLearner(number);
    const learner = createVisitor(stack.url);
    await learner.call('POST', '/api/auth/login', { body: { email, password } });
    expect((await learner.call('GET', '/api/lessons')).json).toHaveLength(1);
  }
});

test('days go from the login to the recap without a wrong answer', {
  timeout: LIMIT_MS,
}, async () => {
  await seedLearners(stack.url, admin, 2);
  const stages = [{ seconds: 1, perMinute: 480 }];
  const measured = await runProfile({ learners: 2, stages }, stack.url);
  expect(measured.failures).toEqual([]);
  expect(measured.days).toBe(4);
  expect(measured.total('shed')).toBe(0);
  expect([...measured.byName.keys()]).toEqual(
    expect.arrayContaining(['log in', 'tasks', 'complete a task', 'upload', 'recap']),
  );
});
