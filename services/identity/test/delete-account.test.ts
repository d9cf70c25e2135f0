import { randomUUID } from 'node:crypto';
import { UserDeleted } from '@repaso/proto/gen/events/v1/events';
import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/token.ts';
import { newAddress, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, database, redis, logIn } = service;

async function makeAdministrators(...emails: string[]) {
  await database.pool.query('UPDATE account SET is_admin = email = ANY ($1)', [emails]);
}

async function administrators(): Promise<string[]> {
  const { rows } = await database.pool.query('SELECT email FROM account WHERE is_admin');
  return rows.map(({ email }) => email);
}

describe('deleting an account', () => {
  it('leaves nothing of it but the event that has everybody else follow', async () => {
    const { email, sessionToken, userId } = await service.newSession();
    await service.resetLink(email);
    await database.transaction((tx) =>
      tx.query(
        `INSERT INTO outbox (event_id, subject, headers, payload, data_subject)
         VALUES ($1, 'events.identity.earlier.v1', '{}', $2, $3)`,
        [randomUUID(), Buffer.from(email), userId],
      ),
    );
    await client.deleteAccount({ userId });
    await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await redis.get(sessionCacheKey(hashToken(sessionToken)))).toBe(ENDED_SESSION);
    await expect(client.getUser({ userId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const events = await service.eventsAbout(userId);
    expect(events.map(({ subject }) => subject.split('.').at(-2))).toEqual(['user-deleted']);
    expect(UserDeleted.decode(events[0]?.payload as Buffer)).toEqual({ userId });
    for (const table of ['account', 'session', 'mail_job', 'mailed_token', 'outbox']) {
      const { rows } = await database.pool.query(`SELECT ${table}::text AS row FROM ${table}`);
      expect(rows.filter(({ row }) => row.includes(email))).toEqual([]);
    }
    const { rows } = await database.pool.query('SELECT 1 FROM mail_job WHERE account_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('succeeds again, and tells it once', async () => {
    const { userId } = await service.newSession();
    await Promise.all([client.deleteAccount({ userId }), client.deleteAccount({ userId })]);
    await client.deleteAccount({ userId });
    expect(await service.eventsAbout(userId)).toHaveLength(1);
  });

  it.each([randomUUID(), 'not an id'])('succeeds for nobody: %s', async (userId) => {
    expect(await client.deleteAccount({ userId })).toEqual({});
  });

  it('frees the address for a new account', async () => {
    const { email, userId } = await service.newSession();
    await client.deleteAccount({ userId });
    await service.signUp(email, 'another fine password');
    await expect(logIn(email, 'another fine password')).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
  });

  it('voids the links that were mailed', async () => {
    const { email, userId } = await service.newSession();
    const token = await service.resetLink(email);
    await client.deleteAccount({ userId });
    await expect(
      client.resetPassword({ token, password: 'a better password' }),
    ).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});

describe('the last administrator', () => {
  it('stays', async () => {
    const { email, userId, sessionToken } = await service.newSession();
    await makeAdministrators(email);
    await expect(client.deleteAccount({ userId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('last administrator'),
    });
    await client.getSession({ sessionToken });
    expect(await service.eventsAbout(userId)).toEqual([]);
  });

  it('is one who can log in', async () => {
    const { email, userId } = await service.newSession();
    const unverified = newAddress();
    await service.signUp(unverified);
    await makeAdministrators(email, unverified);
    await expect(client.deleteAccount({ userId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stays when the last two go at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const two = [await service.newSession(), await service.newSession()];
      await makeAdministrators(...two.map(({ email }) => email));
      const outcomes = await Promise.allSettled(
        two.map(({ userId }) => client.deleteAccount({ userId })),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await administrators()).toHaveLength(1);
    }
  });
});
