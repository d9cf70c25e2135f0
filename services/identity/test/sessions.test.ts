import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../src/delete-expired.ts';
import { hashToken } from '../src/token.ts';
import { DAY_MS, HOUR_MS, newAddress, PASSWORD, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, database, redis, logIn } = service;

async function storedSession(sessionToken: string) {
  const { rows } = await database.pool.query('SELECT * FROM session WHERE token_hash = $1', [
    hashToken(sessionToken),
  ]);
  return rows[0];
}

describe('signing in', () => {
  it('does not tell a wrong address from a wrong password, not by its cost either', async () => {
    const email = await service.newLearner();
    const refused = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };
    const hashes = service.hashes();
    await expect(logIn(email, 'wrong password')).rejects.toMatchObject(refused);
    await expect(logIn(newAddress())).rejects.toMatchObject(refused);
    expect(service.hashes()).toBe(hashes + 2);
  });

  it('says that an account is unverified to whoever knows its password only', async () => {
    const email = newAddress();
    await service.signUp(email);
    await expect(logIn(email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await expect(logIn(email, 'wrong password')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('starts a session of its own each time, and stores no token', async () => {
    const email = await service.newLearner();
    const first = await logIn(email);
    const second = await logIn(email);
    expect(first.sessionToken).toMatch(/^[\w-]{43}$/);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    const stored = await storedSession(first.sessionToken);
    expect(JSON.stringify(stored)).not.toContain(first.sessionToken);
    expect(stored.user_agent).toBe('a browser');
    await client.getSession({ sessionToken: first.sessionToken });
    await client.getSession({ sessionToken: second.sessionToken });
  });

  it('hashes the password again where that was made cheaper than today', async () => {
    const email = await service.newLearner();
    const stored = async (): Promise<string> => {
      const { rows } = await database.pool.query(
        'SELECT password_hash FROM account WHERE email = $1',
        [email],
      );
      return rows[0].password_hash;
    };
    const cheap = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await database.pool.query('UPDATE account SET password_hash = $2 WHERE email = $1', [
      email,
      cheap,
    ]);
    await client.getSession(await logIn(email));
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await logIn(email);
    expect(await stored()).toBe(renewed);
  });

  it('ends the session that the browser had', async () => {
    const [before, elsewhere] = [await service.newSession(), await service.newSession()];
    const { sessionToken } = await client.logIn({
      email: elsewhere.email,
      password: PASSWORD,
      userAgent: 'a browser',
      currentSessionToken: before.sessionToken,
    });
    await expect(client.getSession(before)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await client.getSession(elsewhere);
    await client.getSession({ sessionToken });
  });

  it('keeps at most 300 characters of what the browser says it is', async () => {
    const email = await service.newLearner();
    const { sessionToken } = await client.logIn({
      email,
      password: 'correct horse battery',
      userAgent: 'x'.repeat(1000),
    });
    expect((await storedSession(sessionToken)).user_agent).toHaveLength(300);
  });
});

describe('a session', () => {
  it('leads to its user', async () => {
    const { sessionToken, userJson } = await logIn(await service.newLearner());
    const { userId } = await client.getSession({ sessionToken });
    expect(await service.user(userId)).toEqual(JSON.parse(userJson.toString()));
  });

  it('is unknown when its token is', async () => {
    await expect(client.getSession({ sessionToken: 'made-up' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('lives 30 days from its last use', async () => {
    const { sessionToken } = await logIn(await service.newLearner());
    service.pass(29 * DAY_MS);
    const { expiresAt } = await client.getSession({ sessionToken });
    expect(expiresAt?.getTime()).toBeGreaterThan(service.clock.now().getTime() + 29.9 * DAY_MS);
    service.pass(29 * DAY_MS);
    await client.getSession({ sessionToken });
    service.pass(30.1 * DAY_MS);
    await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('lives 90 days at most', async () => {
    const { sessionToken } = await logIn(await service.newLearner());
    for (let days = 20; days < 90; days += 20) {
      service.pass(20 * DAY_MS);
      await client.getSession({ sessionToken });
    }
    service.pass(10.1 * DAY_MS);
    await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('writes its use down once an hour at most', async () => {
    const { sessionToken } = await logIn(await service.newLearner());
    const { last_seen_at: atLogin } = await storedSession(sessionToken);
    service.pass(HOUR_MS / 2);
    await client.getSession({ sessionToken });
    expect((await storedSession(sessionToken)).last_seen_at).toEqual(atLogin);
    service.pass(HOUR_MS / 2);
    await Promise.all(Array.from({ length: 5 }, () => client.getSession({ sessionToken })));
    const { last_seen_at: later } = await storedSession(sessionToken);
    expect(later.getTime()).toBeGreaterThanOrEqual(atLogin.getTime() + HOUR_MS);
  });

  it('ends with signing out, for the cache too', async () => {
    const { sessionToken } = await logIn(await service.newLearner());
    await client.logOut({ sessionToken });
    await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const key = sessionCacheKey(hashToken(sessionToken));
    expect(await redis.get(key)).toBe(ENDED_SESSION);
    expect(await redis.ttl(key)).toBeGreaterThan(590);
    await client.logOut({ sessionToken });
  });

  it('is tidied away after its end', async () => {
    const gone = await logIn(await service.newLearner());
    service.pass(31 * DAY_MS);
    const alive = await logIn(await service.newLearner());
    await deleteExpired(service);
    expect(await storedSession(gone.sessionToken)).toBeUndefined();
    expect(await storedSession(alive.sessionToken)).toBeDefined();
  });
});

describe('a user who is gone', () => {
  it.each([randomUUID(), 'not an id'])('is not authenticated: %s', async (userId) => {
    await expect(client.getUser({ userId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
