import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AdminAction } from '@repaso/proto/gen/identity/v1/identity';
import { type AdminUser, type AuditEntry, adminStatsSchema } from '@repaso/proto/http/admin';
import type { User } from '@repaso/proto/http/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectIdentity } from '../stack/identity-client.ts';
import { createLearner, type Learner } from './learner.ts';
import { type RunningStack, startStack } from './run-stack.ts';

let stack: RunningStack;
let identity: ReturnType<typeof connectIdentity>;
let boss: Learner;
let bossId: string;
beforeAll(async () => {
  stack = await startStack();
  identity = connectIdentity(stack.state);
  boss = await createLearner(stack);
  bossId = await idOf(boss);
  await identity.grantAdmin({ email: boss.email });
}, 120_000);
afterAll(async () => {
  identity?.close();
  await stack?.stop();
});

const idOf = async (learner: Learner): Promise<string> =>
  ((await learner.call('GET', '/api/auth/user')).json as User).id;
const status = async (learner: Learner, path: string): Promise<number> =>
  (await learner.call('GET', path)).status;
const act = (actor: Learner, name: string, { email }: { email: string }) =>
  actor.call(name === 'delete-user' ? 'DELETE' : 'POST', `/api/admin/${name}`, { body: { email } });
/** The newest entries about an account, as [action, actor, address]. */
async function audited(targetId: string): Promise<[string, string | null, string | undefined][]> {
  const answer = await boss.call('GET', '/api/admin/audit?limit=200');
  return ((answer.json ?? []) as AuditEntry[])
    .filter((entry) => entry.targetId === targetId)
    .map(({ action, actorId, targetEmail }) => [action, actorId, targetEmail]);
}

describe('an administrator', () => {
  it('was made one by the operator, which the log knows', async () => {
    expect(await status(boss, '/api/admin/stats')).toBe(200);
    let entries = await audited(bossId);
    while (entries.length === 0) {
      await wait(50);
      entries = await audited(bossId);
    }
    expect(entries).toEqual([['grant-admin', null, boss.email]]);
  });

  it('finds users with their uploads of the week, and the figures', async () => {
    const learner = await createLearner(stack);
    await learner.upload('la casa - the house\nel perro - the dog\nel gato - the cat');
    const search = encodeURIComponent(learner.email.slice(3, 20).toUpperCase());
    const page = await boss.call('GET', `/api/admin/users?limit=5&search=${search}`);
    expect(page.json as AdminUser[]).toEqual([
      {
        id: await idOf(learner),
        email: learner.email,
        firstName: 'Ana',
        lastName: null,
        isVerified: true,
        isAdmin: false,
        createdAt: expect.any(String),
        uploadsThisWeek: 1,
      },
    ]);
    expect(page.headers.get('x-total-count')).toBe('1');
    const stats = adminStatsSchema.parse((await boss.call('GET', '/api/admin/stats')).json);
    expect(stats.activeThisWeek).toBe(1);
    expect(stats.totalUsers).toBe(((await boss.call('GET', '/api/admin/users')).json as []).length);
    expect(stats.totalUsers).toBe(stats.verified + stats.pending);
  });

  it('changes what open sessions may do with their next call', async () => {
    const learner = await createLearner(stack);
    const id = await idOf(learner);
    expect(await status(learner, '/api/admin/users')).toBe(403);
    expect((await act(boss, 'grant-admin', learner)).status).toBe(200);
    expect(await status(learner, '/api/admin/users')).toBe(200);
    expect((await act(boss, 'revoke-admin', learner)).status).toBe(200);
    expect(await status(learner, '/api/admin/users')).toBe(403);
    expect(await status(learner, '/api/tasks')).toBe(200);
    // In the log as soon as they are answered.
    expect(await audited(id)).toEqual([
      ['revoke-admin', bossId, learner.email],
      ['grant-admin', bossId, learner.email],
    ]);

    expect((await act(boss, 'delete-user', learner)).status).toBe(200);
    expect(await status(learner, '/api/tasks')).toBe(401);
    const body = { email: learner.email, password: learner.password };
    expect((await learner.call('POST', '/api/auth/login', { body })).status).toBe(401);
    // Of who is gone only ids remain.
    expect(await audited(id)).toEqual(
      ['delete-user', 'revoke-admin', 'grant-admin'].map((name) => [name, bossId, undefined]),
    );
    expect(await act(boss, 'verify-user', learner)).toMatchObject({
      status: 404,
      json: { error: 'User not found' },
    });
  });

  it('is the last one, and stays', async () => {
    for (const name of ['revoke-admin', 'delete-user']) {
      expect(await act(boss, name, boss)).toMatchObject({
        status: 409,
        json: { code: 'CONFLICT' },
      });
    }
    expect((await boss.call('DELETE', '/api/user/delete')).status).toBe(409);
    expect(await status(boss, '/api/admin/stats')).toBe(200);
  });
});

describe('the audit log', () => {
  it.each(['admin', 'nats', 'postgres'])(
    'gets the entry of an action after which nobody answered, although %s was killed',
    async (victim) => {
      const learner = await createLearner(stack);
      const id = await idOf(learner);
      // What the admin service calls before it writes the entry down itself.
      await identity.administer({
        actorId: bossId,
        action: AdminAction.ADMIN_ACTION_DELETE_USER,
        email: learner.email,
      });
      stack.kill(victim);
      let entries: Awaited<ReturnType<typeof audited>> = [];
      while (entries.length === 0) {
        await wait(100);
        entries = await audited(id).catch(() => []);
      }
      expect(entries).toEqual([['delete-user', bossId, undefined]]);
    },
    60_000,
  );
});

describe('everybody else', () => {
  it('learns nothing of who has an account', async () => {
    const learner = await createLearner(stack);
    const answers = await Promise.all(
      [boss.email, `${randomUUID()}@example.org`].map((email) =>
        act(learner, 'send-password-reset', { email }),
      ),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 403,
        json: {
          code: 'FORBIDDEN',
          error: 'Admin access required. Contact an administrator to grant admin privileges.',
        },
      });
    }
  });
});
