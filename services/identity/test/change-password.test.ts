import { randomUUID } from 'node:crypto';
import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/token.ts';
import { PASSWORD, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, redis, logIn } = service;
const NEW_PASSWORD = 'a better password';

const change = (
  { userId, sessionId }: { userId: string; sessionId: string },
  currentPassword: string,
  newPassword = NEW_PASSWORD,
) => client.changePassword({ userId, sessionId, currentPassword, newPassword });

const gone = { code: 'UNAUTHENTICATED' };

describe('changing the password', () => {
  it('keeps the session that asks, under a new token, and ends the others at once', async () => {
    const asking = await service.newSession();
    const { email } = asking;
    const other = await logIn(email);
    const renewed = await change(asking, PASSWORD);

    const { sessionId, expiresAt } = await client.getSession(renewed);
    expect({ sessionId, expiresAt }).toEqual({
      sessionId: asking.sessionId,
      expiresAt: renewed.expiresAt,
    });
    for (const { sessionToken } of [other, asking]) {
      await expect(client.getSession({ sessionToken })).rejects.toMatchObject(gone);
      expect(await redis.get(sessionCacheKey(hashToken(sessionToken)))).toBe(ENDED_SESSION);
    }
    expect(await redis.get(sessionCacheKey(hashToken(renewed.sessionToken)))).toBeNull();
    await logIn(email, NEW_PASSWORD);
    await expect(logIn(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('needs the current one', async () => {
    const asking = await service.newSession();
    const other = await logIn(asking.email);
    await expect(change(asking, 'not my password')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Current password is incorrect',
      fields: { currentPassword: 'Current password is incorrect' },
    });
    await client.getSession(other);
    await logIn(asking.email, PASSWORD);
  });

  it.each(['short', 'Password123', 'x'.repeat(129)])('refuses %s', async (newPassword) => {
    const asking = await service.newSession();
    await expect(change(asking, PASSWORD, newPassword)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { newPassword: expect.any(String) },
    });
    await logIn(asking.email, PASSWORD);
  });

  it('voids the reset links that are open', async () => {
    const asking = await service.newSession();
    const token = await service.resetLink(asking.email);
    await change(asking, PASSWORD);
    await expect(
      client.resetPassword({ token, password: 'the wish of a thief' }),
    ).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('lets one of several at once through', async () => {
    const asking = await service.newSession();
    const wishes = Array.from({ length: 5 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const outcomes = await Promise.allSettled(wishes.map((wish) => change(asking, PASSWORD, wish)));
    const winners = wishes.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await logIn(asking.email, winners[0]);
  });

  it('leaves no session behind that signs in with the old one at the same moment', async () => {
    const asking = await service.newSession();
    const [changed, ...logins] = await Promise.allSettled([
      change(asking, PASSWORD),
      ...Array.from({ length: 6 }, () => logIn(asking.email, PASSWORD)),
    ]);
    for (const login of logins) {
      if (login.status === 'rejected') expect(login.reason.code).toBe('INVALID_CREDENTIALS');
      else await expect(client.getSession(login.value)).rejects.toMatchObject(gone);
    }
    if (changed.status === 'rejected') throw changed.reason;
    await client.getSession(changed.value);
  });

  it('is not for a session that has ended in the meantime', async () => {
    const asking = await service.newSession();
    await client.logOut(asking);
    await expect(change(asking, PASSWORD)).rejects.toMatchObject(gone);
    await logIn(asking.email, PASSWORD);
  });

  it('is not for an account that is gone', async () => {
    const nobody = { userId: randomUUID(), sessionId: randomUUID() };
    await expect(change(nobody, PASSWORD)).rejects.toMatchObject(gone);
  });
});
