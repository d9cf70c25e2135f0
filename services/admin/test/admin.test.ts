import { adminActed } from '@repaso/proto/events/catalog';
import type { AdminActed } from '@repaso/proto/gen/events/v1/events';
import { AdminAction, type ListAccountsRequest } from '@repaso/proto/gen/identity/v1/identity';
import type { AuditAction, AuditEntry } from '@repaso/proto/http/admin';
import { newId } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import { deliverEvent } from '@repaso/shared/testing/deliver-event';
import { testClock } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { runAdminService } from './running-service.ts';

const { broker, client, database, identity, lesson } = await runAdminService();
const WEEK_MS = 7 * 86_400_000;
const actorId = newId(testClock);

const entry = (changes: Partial<AdminActed> & { action?: AuditAction } = {}): AdminActed => ({
  id: newId(testClock),
  at: testClock.now(),
  actorId,
  action: 'verify-user',
  targetId: newId(testClock),
  ...changes,
});
const tell = (told: AdminActed, times = 1) =>
  deliverEvent(broker, adminActed, told, { consumer: 'admin', times });
const exported = async (userId: string): Promise<AuditEntry[]> =>
  JSON.parse(String((await client.exportAudit({ userId })).auditJson));

describe('the list of users', () => {
  it('joins the accounts of the page with their uploads of the last 7 days', async () => {
    const [busy, idle] = [newId(testClock), newId(testClock)];
    const createdAt = new Date('2026-11-01T10:00:00.123Z');
    let asked: ListAccountsRequest | undefined;
    identity.listAccounts = async (request) => {
      asked = request;
      const names = { firstName: 'Ana', isVerified: true, isAdmin: false, createdAt };
      return {
        accounts: [
          { ...names, id: busy, email: 'busy@example.org', lastName: 'Núñez' },
          { ...names, id: idle, email: 'idle@example.org' },
        ],
        total: 7,
        nextCursor: 'next',
      };
    };
    let since: Date | undefined;
    lesson.countUploads = async (request) => {
      since = request.since;
      expect(request.userIds).toEqual([busy, idle]);
      return { uploads: { [busy]: 3 } };
    };
    const request = {
      actorId,
      search: 'a',
      verified: true,
      oldestFirst: true,
      limit: 2,
      cursor: 'here',
      withTotal: true,
    };
    const { usersJson, total, nextCursor } = await client.listUsers(request);
    expect(asked).toEqual(request);
    expect(testClock.now().getTime() - Number(since)).toBeGreaterThanOrEqual(WEEK_MS);
    expect(testClock.now().getTime() - Number(since)).toBeLessThan(WEEK_MS + 10_000);
    expect([total, nextCursor]).toEqual([7, 'next']);
    const known = { firstName: 'Ana', isVerified: true, isAdmin: false };
    expect(JSON.parse(String(usersJson))).toEqual([
      {
        ...known,
        id: busy,
        email: 'busy@example.org',
        lastName: 'Núñez',
        createdAt: '2026-11-01T10:00:00.123Z',
        uploadsThisWeek: 3,
      },
      {
        ...known,
        id: idle,
        email: 'idle@example.org',
        lastName: null,
        createdAt: '2026-11-01T10:00:00.123Z',
        uploadsThisWeek: 0,
      },
    ]);
  });

  it('passes a refusal on', async () => {
    identity.listAccounts = async () => {
      throw new DomainError('FORBIDDEN', 'Admin access required.');
    };
    const request = { actorId, oldestFirst: false, limit: 1, withTotal: false };
    await expect(client.listUsers(request)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Admin access required.',
    });
  });
});

describe('the figures', () => {
  it('add up', async () => {
    identity.countAccounts = async () => ({ total: 10, verified: 7 });
    lesson.countUploaders = async () => ({ total: 2 });
    const { statsJson } = await client.getStats({ actorId });
    expect(JSON.parse(String(statsJson))).toEqual({
      totalUsers: 10,
      verified: 7,
      pending: 3,
      activeThisWeek: 2,
    });
  });
});

describe('an action', () => {
  const request = {
    actorId,
    action: AdminAction.ADMIN_ACTION_GRANT_ADMIN,
    email: 'ana@example.org',
  };

  it('is in the log the moment it is answered, and once when its event comes too', async () => {
    const told = entry({ action: 'grant-admin' });
    identity.administer = async (asked) => {
      expect(asked).toEqual(request);
      return { changed: true, entry: told };
    };
    expect(await client.act(request)).toEqual({ changed: true });
    const expected = [
      {
        id: told.id,
        at: told.at?.toISOString(),
        actorId,
        action: 'grant-admin',
        targetId: told.targetId,
      },
    ];
    expect(await exported(told.targetId)).toEqual(expected);
    await tell(told, 5);
    expect(await exported(told.targetId)).toEqual(expected);
  });

  it('is in the log through its event when the answer never came', async () => {
    const told = entry({ action: 'delete-user' });
    await tell(told, 2);
    expect(await exported(told.targetId)).toMatchObject([{ id: told.id, action: 'delete-user' }]);
  });

  it('is not logged when it is refused', async () => {
    identity.administer = async () => {
      throw new DomainError('CONFLICT', 'This is the last administrator.');
    };
    const count = async () => (await database.pool.query('SELECT FROM audit_entry')).rowCount;
    const before = await count();
    await expect(client.act(request)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This is the last administrator.',
    });
    expect(await count()).toBe(before);
  });

  it('succeeds when its entry cannot be written now, since it is done', async () => {
    const told = entry();
    identity.administer = async () => ({ changed: true, entry: told });
    await database.pool.query('ALTER TABLE audit_entry RENAME TO away');
    try {
      expect(await client.act(request)).toEqual({ changed: true });
    } finally {
      await database.pool.query('ALTER TABLE away RENAME TO audit_entry');
    }
    await tell(told);
    expect(await exported(told.targetId)).toHaveLength(1);
  });
});

describe('the audit log', () => {
  const page = async (limit: number, cursor?: string) => {
    const { entriesJson, nextCursor } = await client.listAudit({ actorId, limit, cursor });
    return { entries: JSON.parse(String(entriesJson)) as AuditEntry[], nextCursor };
  };

  it('comes newest first, page by page, with the addresses of those who still exist', async () => {
    const [gone, here] = [newId(testClock), newId(testClock)];
    identity.findEmails = async ({ accountIds }) => {
      expect(new Set(accountIds).size).toBe(accountIds.length);
      return { emails: accountIds.includes(here) ? { [here]: 'here@example.org' } : {} };
    };
    const at = new Date('2040-01-01T00:00:00.500Z');
    const told = Array.from({ length: 7 }, (_, index) =>
      entry({
        at: index < 4 ? at : new Date(at.getTime() + index),
        targetId: index % 2 === 0 ? here : gone,
        ...(index === 6 && { actorId: undefined }),
      }),
    );
    for (const one of told) await tell(one);

    const seen: AuditEntry[] = [];
    let cursor: string | undefined;
    while (seen.length < 7) {
      const { entries, nextCursor } = await page(2, cursor);
      seen.push(...entries);
      cursor = nextCursor;
      // What happens meanwhile does not move the pages.
      await tell(entry({ at: new Date('2041-01-01') }));
    }
    const ours = seen.filter(({ at: when }) => when < '2041').slice(0, 7);
    expect(ours.map(({ id }) => id)).toEqual(told.map(({ id }) => id).reverse());
    expect(ours.map(({ targetEmail }) => targetEmail)).toEqual(
      told.map(({ targetId }) => (targetId === here ? 'here@example.org' : undefined)).reverse(),
    );
    expect(ours[0]?.actorId).toBeNull();
    expect((await page(1000)).nextCursor).toBeUndefined();
  });

  it('is for administrators only', async () => {
    identity.findEmails = async () => {
      throw new DomainError('FORBIDDEN');
    };
    await expect(page(10)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses foreign cursors and pages without bounds', async () => {
    for (const [limit, cursor] of [[0], [1001], [10, 'x']] as [number, string?][]) {
      await expect(page(limit, cursor)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [cursor ? 'cursor' : 'limit']: expect.any(String) },
      });
    }
  });

  it.each([
    `UPDATE audit_entry SET actor_id = NULL`,
    `UPDATE audit_entry SET at = now() WHERE false`,
    `DELETE FROM audit_entry`,
    `TRUNCATE audit_entry`,
    `INSERT INTO audit_entry SELECT * FROM audit_entry
       ON CONFLICT (id) DO UPDATE SET action = 'nothing'`,
  ])('only grows: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('the audit log only grows');
  });

  it('tells about one learner, oldest first, and about nobody unknown', async () => {
    const targetId = newId(testClock);
    const told = [entry({ targetId }), entry({ targetId, action: 'grant-admin' })];
    for (const one of told) await tell(one);
    expect((await exported(targetId)).map(({ id }) => id)).toEqual(told.map(({ id }) => id));
    expect(await exported(newId(testClock))).toEqual([]);
    expect(await exported('nobody')).toEqual([]);
  });
});
