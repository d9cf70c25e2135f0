import { adminActed } from '@repaso/proto/events/catalog';
import type { AdminActed } from '@repaso/proto/gen/events/v1/events';
import { AdminAction } from '@repaso/proto/gen/identity/v1/identity';
import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../src/token.ts';
import { tokenIn } from './mail-catcher.ts';
import { newAddress, runIdentityService } from './running-service.ts';

const service = await runIdentityService({ adminEmails: ['boss@example.org'] });
const { client, database, mail, redis, logIn } = service;

const VERIFY = AdminAction.ADMIN_ACTION_VERIFY_USER;
const RESEND = AdminAction.ADMIN_ACTION_RESEND_VERIFICATION;
const RESET = AdminAction.ADMIN_ACTION_SEND_PASSWORD_RESET;
const GRANT = AdminAction.ADMIN_ACTION_GRANT_ADMIN;
const REVOKE = AdminAction.ADMIN_ACTION_REVOKE_ADMIN;
const END = AdminAction.ADMIN_ACTION_END_SESSIONS;
const DELETE = AdminAction.ADMIN_ACTION_DELETE_USER;

interface Person {
  id: string;
  email: string;
  sessionToken: string;
}

async function newPerson(): Promise<Person> {
  const email = await service.newLearner();
  const { sessionToken, userJson } = await logIn(email);
  return { id: JSON.parse(String(userJson)).id, email, sessionToken };
}

async function newAdmin(): Promise<Person> {
  const person = await newPerson();
  await client.grantAdmin({ email: person.email });
  return person;
}

const act = (actor: Person, action: AdminAction, target: { email: string }) =>
  client.administer({ actorId: actor.id, action, email: target.email });

async function administrators(): Promise<string[]> {
  const { rows } = await database.pool.query('SELECT id FROM account WHERE is_admin');
  return rows.map(({ id }) => id);
}

/** What the audit log was told about an account, oldest first. */
async function audited(targetId: string): Promise<AdminActed[]> {
  const { rows } = await database.pool.query(
    `SELECT payload FROM outbox WHERE subject LIKE '%.admin-acted.%' ORDER BY position`,
  );
  return rows
    .map(({ payload }) => adminActed.codec.decode(payload))
    .filter((entry) => entry.targetId === targetId);
}

beforeEach(async () => {
  await database.pool.query('UPDATE account SET is_admin = false');
});

describe('an administrator', () => {
  it('ends all sessions of somebody at once', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    const other = await logIn(person.email);
    expect(await act(admin, END, person)).toMatchObject({ changed: true });
    for (const { sessionToken } of [person, other]) {
      await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect(await redis.get(sessionCacheKey(hashToken(sessionToken)))).toBe(ENDED_SESSION);
    }
    await client.getSession(admin);
    expect(await act(admin, END, person)).toMatchObject({ changed: false });
    expect((await audited(person.id)).map(({ action }) => action)).toEqual([
      'end-sessions',
      'end-sessions',
    ]);
    await logIn(person.email);
  });

  it('verifies an account by hand, and only once', async () => {
    const admin = await newAdmin();
    const email = newAddress();
    await service.signUp(email);
    expect(await act(admin, VERIFY, { email: ` ${email.toUpperCase()} ` })).toMatchObject({
      changed: true,
    });
    await logIn(email);
    expect(await act(admin, VERIFY, { email })).toMatchObject({ changed: false });
  });

  it('has those of ADMIN_EMAILS become administrators when they are verified', async () => {
    const admin = await newAdmin();
    await service.signUp('boss@example.org');
    await act(admin, VERIFY, { email: 'boss@example.org' });
    expect(await administrators()).toHaveLength(2);
  });

  it('sends the verification mail again, to those who need it', async () => {
    const admin = await newAdmin();
    const email = newAddress();
    await service.signUp(email);
    await mail.mailTo(email);
    expect(await act(admin, RESEND, { email })).toMatchObject({ changed: true });
    const token = tokenIn(await mail.mailTo(email, 2), 'verify');
    await client.verifyEmail({ token });
    expect(await act(admin, RESEND, { email })).toMatchObject({ changed: false });
    await service.mailsAreOut();
    expect(mail.mailsTo(email)).toHaveLength(2);
  });

  it('sends a link to reset the password', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    await act(admin, RESET, person);
    const token = tokenIn(await mail.mailTo(person.email, 2), 'reset-password');
    await client.resetPassword({ token, password: 'something new' });
    await logIn(person.email, 'something new');
  });

  it('makes and unmakes administrators, whose open sessions follow at once', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    await expect(client.requireAdmin({ userId: person.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Admin access required. Contact an administrator to grant admin privileges.',
    });
    expect(await act(admin, GRANT, person)).toMatchObject({ changed: true });
    expect(await act(admin, GRANT, person)).toMatchObject({ changed: false });
    await client.requireAdmin({ userId: person.id });
    expect((await service.user(person.id)).isAdmin).toBe(true);

    expect(await act(person, REVOKE, admin)).toMatchObject({ changed: true });
    expect(await act(person, REVOKE, admin)).toMatchObject({ changed: false });
    await expect(client.requireAdmin({ userId: admin.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(act(admin, GRANT, admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await client.getSession({ sessionToken: admin.sessionToken });
  });

  it('deletes an account, which ends its sessions', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    await act(admin, DELETE, person);
    await expect(client.getSession({ sessionToken: person.sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(act(admin, DELETE, person)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found',
    });
    expect(await service.eventsAbout(person.id)).toHaveLength(1);
  });

  it('may act on their own account', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()];
    await act(one, REVOKE, one);
    await act(two, GRANT, one);
    await act(one, DELETE, one);
    expect(await administrators()).toEqual([two.id]);
  });
});

describe('everybody else', () => {
  it('may do none of it, nor learn who has an account', async () => {
    const [person, other] = [await newPerson(), await newAdmin()];
    const strangers = [person.id, other.id.replace(/^./, 'f'), 'nobody', ''];
    for (const actorId of strangers) {
      for (const action of [VERIFY, RESEND, RESET, GRANT, REVOKE, DELETE]) {
        for (const email of [other.email, newAddress()]) {
          await expect(client.administer({ actorId, action, email })).rejects.toMatchObject({
            code: 'FORBIDDEN',
          });
        }
      }
      const page = { actorId, oldestFirst: false, limit: 1, withTotal: true };
      for (const call of [
        () => client.listAccounts(page),
        () => client.countAccounts({ actorId }),
        () => client.findEmails({ actorId, accountIds: [other.id] }),
        () => client.requireAdmin({ userId: actorId }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    expect(await audited(other.id)).toHaveLength(1);
    expect(await administrators()).toEqual([other.id]);
  });
});

describe('the last administrator', () => {
  it('can be neither revoked nor deleted', async () => {
    const admin = await newAdmin();
    const unverified = newAddress();
    await service.signUp(unverified);
    // Nobody who could log in: does not count.
    await client.grantAdmin({ email: unverified });
    for (const action of [REVOKE, DELETE]) {
      await expect(act(admin, action, admin)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('last administrator'),
      });
    }
    expect(await administrators()).toContain(admin.id);
    expect(await audited(admin.id)).toHaveLength(1);
    await act(admin, REVOKE, { email: unverified });
  });

  const races: [string, (one: Person, two: Person) => Promise<unknown>[]][] = [
    ['revoke each other', (one, two) => [act(one, REVOKE, two), act(two, REVOKE, one)]],
    ['delete and revoke each other', (one, two) => [act(one, DELETE, two), act(two, REVOKE, one)]],
    ['delete each other', (one, two) => [act(one, DELETE, two), act(two, DELETE, one)]],
    [
      'delete their own accounts',
      (one, two) => [one, two].map(({ id }) => client.deleteAccount({ userId: id })),
    ],
    [
      'leave by themselves and by the other',
      (one, two) => [client.deleteAccount({ userId: one.id }), act(one, REVOKE, two)],
    ],
  ];
  it.each(races)('stays when two %s at the same moment', async (_name, race) => {
    for (let time = 0; time < 20; time += 1) {
      await database.pool.query('UPDATE account SET is_admin = false');
      const [one, two] = await Promise.all([newPersonFast(), newPersonFast()]);
      await database.pool.query('UPDATE account SET is_admin = id = ANY ($1)', [[one.id, two.id]]);
      const outcomes = await Promise.allSettled(race(one, two));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(['FORBIDDEN', 'CONFLICT', 'NOT_FOUND']).toContain(outcome.reason.code);
        }
      }
      expect(await administrators()).toHaveLength(1);
    }
  });
});

describe('the audit log', () => {
  it('is told of every action, also of one that changes nothing, and of none that is refused', async () => {
    const admin = await newAdmin();
    const person = await newPerson();
    for (const action of [VERIFY, RESEND, RESET, GRANT, REVOKE, REVOKE]) {
      const { entry } = await act(admin, action, person);
      expect((await audited(person.id)).at(-1)).toEqual(entry);
    }
    await expect(act(person, GRANT, person)).rejects.toThrow();
    const entries = await audited(person.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'verify-user',
      'resend-verification',
      'send-password-reset',
      'grant-admin',
      'revoke-admin',
      'revoke-admin',
    ]);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([admin.id]));
  });

  it('knows the operator by the missing actor', async () => {
    const admin = await newAdmin();
    expect(await audited(admin.id)).toMatchObject([{ action: 'grant-admin', actorId: undefined }]);
    await expect(client.grantAdmin({ email: newAddress() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('outlives the accounts that it is about, and holds nothing of them but ids', async () => {
    const [admin, person] = [await newAdmin(), await newAdmin()];
    await act(admin, RESET, person);
    await act(person, DELETE, admin);
    await newAdmin();
    await act(person, DELETE, person);
    const actions = async (id: string) => (await audited(id)).map(({ action }) => action);
    expect(await actions(admin.id)).toEqual(['grant-admin', 'delete-user']);
    expect(await actions(person.id)).toEqual(['grant-admin', 'send-password-reset', 'delete-user']);
    const { rows } = await database.pool.query('SELECT payload FROM outbox');
    for (const { payload } of rows) {
      for (const { email } of [admin, person]) expect(String(payload)).not.toContain(email);
    }
  });
});

/** Straight into the table: the races need many. */
async function newPersonFast(): Promise<Person> {
  const email = newAddress();
  const { rows } = await database.pool.query(
    `INSERT INTO account (id, email, password_hash, first_name, created_at, verified_at)
     VALUES (gen_random_uuid(), $1, '', 'Ana', now(), now()) RETURNING id`,
    [email],
  );
  return { id: rows[0].id, email, sessionToken: '' };
}
