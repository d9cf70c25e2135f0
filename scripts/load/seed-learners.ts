import type { AdminUser } from '@repaso/proto/http/admin';
import { createVisitor, type Visitor } from '../test/learner.ts';
import { expectStatus } from '../test/learner-past.ts';
import { LOAD_DOMAIN, type LoadLearner, loadLearner, TYPED_NOTES } from './learners.ts';

/** Made at once; more would only wait for the hashing of their passwords. */
const CONCURRENCY = 4;

/**
 * Sees to it that the first `count` learners are there, verified and with a lesson, all through
 * /api; whoever is there already stays as they are. `admin` is logged in as an administrator.
 * Needs a product whose human check and rate limits are off. Returns how many had to be made.
 */
export async function seedLearners(url: string, admin: Visitor, count: number): Promise<number> {
  const search = `/api/admin/users?search=${encodeURIComponent(LOAD_DOMAIN)}`;
  const known = (await expectStatus(200, admin.call('GET', search))) as AdminUser[];
  const verified = new Set(known.filter((user) => user.isVerified).map(({ email }) => email));

  const learners = Array.from({ length: count }, (_, number) => loadLearner(number));
  const missing = learners.filter(({ email }) => !verified.has(email));
  const queue = learners.values();
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (const learner of queue) {
      if (!verified.has(learner.email)) await createAccount(url, admin, learner);
      await ensureLesson(url, learner);
    }
  });
  await Promise.all(workers);
  return missing.length;
}

async function createAccount(url: string, admin: Visitor, learner: LoadLearner): Promise<void> {
  const { email } = learner;
  await expectStatus(201, createVisitor(url).call('POST', '/api/auth/signup', { body: learner }));
  await expectStatus(200, admin.call('POST', '/api/admin/verify-user', { body: { email } }));
}

async function ensureLesson(url: string, { email, password }: LoadLearner): Promise<void> {
  const visitor = createVisitor(url);
  const account = { email, password };
  await expectStatus(200, visitor.call('POST', '/api/auth/login', { body: account }));
  const lessons = (await expectStatus(200, visitor.call('GET', '/api/lessons'))) as unknown[];
  if (lessons.length === 0) await expectStatus(201, visitor.upload(TYPED_NOTES));
}
