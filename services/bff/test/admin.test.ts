import type { ActRequest, ListUsersRequest } from '@repaso/proto/gen/admin/v1/admin';
import { AdminAction } from '@repaso/proto/gen/identity/v1/identity';
import { apiErrorSchema } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBff, userId } from './start-bff.ts';

const bff = await startBff();
const limited = await startBff({ RATE_LIMITS: 'on' });
const ADMIN_REQUIRED = 'Admin access required. Contact an administrator to grant admin privileges.';
const email = 'ana@example.org';

const actions = [
  ['POST', 'verify-user', AdminAction.ADMIN_ACTION_VERIFY_USER],
  ['POST', 'resend-verification', AdminAction.ADMIN_ACTION_RESEND_VERIFICATION],
  ['POST', 'send-password-reset', AdminAction.ADMIN_ACTION_SEND_PASSWORD_RESET],
  ['POST', 'grant-admin', AdminAction.ADMIN_ACTION_GRANT_ADMIN],
  ['POST', 'revoke-admin', AdminAction.ADMIN_ACTION_REVOKE_ADMIN],
  ['POST', 'end-sessions', AdminAction.ADMIN_ACTION_END_SESSIONS],
  ['DELETE', 'delete-user', AdminAction.ADMIN_ACTION_DELETE_USER],
] as const;
const reads = ['users', 'users?limit=2', 'stats', 'audit'];
const calls: [string, string][] = [
  ...reads.map((path): [string, string] => ['GET', path]),
  ...actions.map(([method, path]): [string, string] => [method, path]),
];

const call = (method: string, path: string, body: unknown = { email }) =>
  method === 'GET'
    ? bff.fetch(`/api/admin/${path}`)
    : bff.post(`/api/admin/${path}`, body, { method });

let seen: unknown;
beforeEach(() => {
  seen = undefined;
  bff.remote.identity.requireAdmin = async (request) => {
    expect(request.userId).toBe(userId);
    return {};
  };
});

describe('the admin calls', () => {
  it.each(calls)('%s %s are closed to everybody else, whatever they send', async (method, path) => {
    const anonymous = await fetch(`${bff.url}/api/admin/${path}`, { method });
    expect(anonymous.status).toBe(401);

    bff.remote.identity.requireAdmin = async () => {
      throw new DomainError('FORBIDDEN', ADMIN_REQUIRED);
    };
    const nonsense = `${path.split('?')[0]}?limit=x&status=y&cursor=`;
    for (const response of [await call(method, path), await call(method, nonsense, 'no body')]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'FORBIDDEN', error: ADMIN_REQUIRED });
    }
  });

  it.each(actions)('%s %s is done in the name of who asks', async (method, path, action) => {
    bff.remote.admin.act = async (request) => {
      seen = request;
      return { changed: true };
    };
    const response = await call(method, path, { email: ' Ana@Example.org ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/ana@.*\.$/) });
    expect(seen).toEqual({ actorId: userId, action, email } satisfies ActRequest);

    bff.remote.admin.act = async () => ({ changed: false });
    expect((await call(method, path)).status).toBe(200);

    const refusals = [
      ['NOT_FOUND', 404, 'User not found'],
      ['CONFLICT', 409, 'This is the last administrator.'],
    ] as const;
    for (const [code, status, error] of refusals) {
      bff.remote.admin.act = async () => {
        throw new DomainError(code, error);
      };
      const refused = await call(method, path);
      expect(refused.status).toBe(status);
      expect(await refused.json()).toMatchObject({ code, error });
    }
  });

  it.each(actions)('%s %s needs an address', async (method, path) => {
    for (const body of [{}, { email: 'nobody' }, { email: 5 }, { email: '' }]) {
      const response = await call(method, path, body);
      expect(response.status).toBe(400);
      expect(apiErrorSchema.parse(await response.json()).fields).toHaveProperty('email');
    }
  });

  it('are limited where they change something', async () => {
    limited.remote.identity.requireAdmin = async () => ({});
    limited.remote.admin.act = async () => ({ changed: true });
    const verify = () => limited.post('/api/admin/verify-user', { email });
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time += 1) statuses.add((await verify()).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('GET /api/admin/users', () => {
  const user = (number: number) => ({ id: String(number) });
  /** Five users in pages. */
  const five = async ({ cursor, limit, withTotal }: ListUsersRequest) => {
    const start = Number(cursor ?? 0);
    const end = Math.min(start + Math.min(limit, 2), 5);
    const page = [0, 1, 2, 3, 4].slice(start, end).map(user);
    return {
      usersJson: Buffer.from(JSON.stringify(page)),
      total: withTotal ? 5 : undefined,
      nextCursor: end < 5 ? String(end) : undefined,
    };
  };

  it('gives a page, how many match, and the way to the next page', async () => {
    bff.remote.admin.listUsers = async (request) => {
      seen = request;
      return five(request);
    };
    const search = 'Núñez & "co" <x>%_';
    const query = new URLSearchParams({ search, status: 'unverified', sort: 'oldest', limit: '2' });
    let next: string | undefined = `/api/admin/users?${query}`;
    const ids: string[] = [];
    while (next) {
      const response: Response = await bff.fetch(next);
      expect(response.headers.get('x-total-count')).toBe('5');
      for (const { id } of (await response.json()) as { id: string }[]) ids.push(id);
      expect(seen).toMatchObject({
        actorId: userId,
        search,
        verified: false,
        oldestFirst: true,
        limit: 2,
        withTotal: true,
      });
      const link = response.headers.get('link');
      next = link ? /^<([^<>]+)>; rel="next"$/.exec(link)?.[1] : undefined;
    }
    expect(ids).toEqual(['0', '1', '2', '3', '4']);
  });

  it('gives all of them without a limit, and a whole array however they come', async () => {
    bff.remote.admin.listUsers = async (request) => {
      seen = request;
      return five(request);
    };
    const response = await bff.fetch('/api/admin/users?status=verified');
    expect(await response.json()).toEqual([0, 1, 2, 3, 4].map(user));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('link')).toBeNull();
    expect(seen).toMatchObject({ verified: true, oldestFirst: false, withTotal: false });

    bff.remote.admin.listUsers = async () => ({ usersJson: Buffer.from('[]') });
    expect(await (await bff.fetch('/api/admin/users')).json()).toEqual([]);

    // Who was to be on the next page is gone when it is asked for.
    bff.remote.admin.listUsers = async ({ cursor }) =>
      cursor
        ? { usersJson: Buffer.from('[]') }
        : { usersJson: Buffer.from('[{"id":"0"}]'), nextCursor: '1' };
    expect(await (await bff.fetch('/api/admin/users')).json()).toEqual([user(0)]);
  });

  it('answers what fails at once with its status, and never half a list as a whole one', async () => {
    bff.remote.admin.listUsers = async () => {
      throw new DomainError('SERVICE_UNAVAILABLE');
    };
    const down = await bff.fetch('/api/admin/users');
    expect(down.status).toBe(503);
    expect(await down.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });

    bff.remote.admin.listUsers = async (request) => {
      if (request.cursor) throw new DomainError('FORBIDDEN');
      return five(request);
    };
    const broken = bff.fetch('/api/admin/users').then((response) => response.json());
    await expect(broken).rejects.toThrow();
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'status=new',
    'status=',
    'sort=id',
    'cursor=',
    `search=${'x'.repeat(255)}`,
    'search=%00',
  ])('refuses %s', async (query) => {
    bff.remote.admin.listUsers = five;
    const response = await bff.fetch(`/api/admin/users?${query}`);
    expect(response.status).toBe(400);
    const { code, fields } = apiErrorSchema.parse(await response.json());
    expect(code).toBe('VALIDATION_FAILED');
    expect(Object.keys(fields ?? {})).toEqual([query.split('=')[0]]);
  });

  it('passes the refusal of a foreign cursor on', async () => {
    bff.remote.admin.listUsers = async () => {
      throw new DomainError('VALIDATION_FAILED', 'No.', { fields: { cursor: 'No.' } });
    };
    for (const query of ['cursor=foreign', 'limit=1&cursor=foreign']) {
      const response = await bff.fetch(`/api/admin/users?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { cursor: 'No.' } });
    }
  });
});

describe('the other reads', () => {
  it('pass the finished documents on', async () => {
    bff.remote.admin.getStats = async (request) => {
      expect(request).toEqual({ actorId: userId });
      return { statsJson: Buffer.from('{"totalUsers":1}') };
    };
    expect(await (await bff.fetch('/api/admin/stats')).json()).toEqual({ totalUsers: 1 });

    bff.remote.admin.listAudit = async (request) => {
      seen = request;
      return { entriesJson: Buffer.from('[{"id":"1"}]'), nextCursor: 'next' };
    };
    const response = await bff.fetch('/api/admin/audit');
    expect(await response.json()).toEqual([{ id: '1' }]);
    expect(seen).toEqual({ actorId: userId, limit: 100, cursor: undefined });
    const link = '</api/admin/audit?cursor=next&limit=100>; rel="next"';
    expect(response.headers.get('link')).toBe(link);
    expect((await bff.fetch('/api/admin/audit?limit=201')).status).toBe(400);
  });
});
