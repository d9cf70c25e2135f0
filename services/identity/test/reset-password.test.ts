import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/token.ts';
import { tokenIn } from './mail-catcher.ts';
import { HOUR_MS, newAddress, PASSWORD, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, database, mail, redis, logIn } = service;
const NEW_PASSWORD = 'a better password';

describe('asking for a reset link', () => {
  it('mails one to whoever has an account, at the same cost for everybody', async () => {
    const [known, unknown] = [await service.newLearner(), newAddress()];
    for (const email of [unknown, known]) {
      const count = 'SELECT count(*)::int AS jobs FROM mail_job';
      const before = (await database.pool.query(count)).rows[0].jobs;
      expect(await client.requestPasswordReset({ email })).toEqual({});
      expect((await database.pool.query(count)).rows[0].jobs).toBe(before + 1);
    }
    await service.mailsAreOut();
    expect(mail.mailsTo(unknown)).toHaveLength(0);
    const { subject, text } = await mail.mailTo(known, 2);
    expect(subject).toBe('Reset your Repaso password');
    expect(text).toContain('The link expires in 1 hour');
  });
});

describe('the reset link', () => {
  it('sets the new password once', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    await client.resetPassword({ token, password: NEW_PASSWORD });
    await logIn(email, NEW_PASSWORD);
    await expect(logIn(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(
      client.resetPassword({ token, password: 'yet another one' }),
    ).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      message: expect.stringContaining('invalid'),
    });
  });

  it('stays good when the new password is refused', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    for (const password of ['short', 'password123']) {
      await expect(client.resetPassword({ token, password })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { password: expect.any(String) },
      });
    }
    await client.resetPassword({ token, password: NEW_PASSWORD });
    await logIn(email, NEW_PASSWORD);
  });

  it('expires after an hour', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    service.pass(HOUR_MS);
    await expect(client.resetPassword({ token, password: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
      message: expect.stringContaining('expired'),
    });
    await logIn(email, PASSWORD);
  });

  it('is void once a newer one was asked for', async () => {
    const email = await service.newLearner();
    const older = await service.resetLink(email);
    const newer = await service.resetLink(email);
    await expect(
      client.resetPassword({ token: older, password: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await client.resetPassword({ token: newer, password: NEW_PASSWORD });
  });

  it("does not care about somebody else's requests", async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    await service.resetLink(await service.newLearner());
    await client.resetPassword({ token, password: NEW_PASSWORD });
  });

  it('lets exactly one of 50 uses at once through', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    const passwords = Array.from({ length: 50 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const outcomes = await Promise.allSettled(
      passwords.map((password) =>
        // Each of them hashes its password, whatever else the machine does.
        client.resetPassword({ token, password }, { timeoutMs: 60_000 }),
      ),
    );
    const winners = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('TOKEN_INVALID');
    }
    await logIn(email, winners[0]);
  });

  it('verifies an address that was not, since it came by mail', async () => {
    const email = newAddress();
    await service.signUp(email);
    await mail.mailTo(email);
    await client.requestPasswordReset({ email });
    const token = tokenIn(await mail.mailTo(email, 2), 'reset-password');
    await client.resetPassword({ token, password: NEW_PASSWORD });
    await logIn(email, NEW_PASSWORD);
  });

  it('does not take the token of a verification link', async () => {
    const email = newAddress();
    await service.signUp(email);
    const token = tokenIn(await mail.mailTo(email), 'verify');
    await expect(client.resetPassword({ token, password: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });
});

describe('a new password', () => {
  it('ends every session, for the cache too', async () => {
    const email = await service.newLearner();
    const sessions = [await logIn(email), await logIn(email)];
    const others = await logIn(await service.newLearner());
    const token = await service.resetLink(email);
    await client.resetPassword({ token, password: NEW_PASSWORD });
    for (const { sessionToken } of sessions) {
      await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect(await redis.get(sessionCacheKey(hashToken(sessionToken)))).toBe(ENDED_SESSION);
    }
    await client.getSession({ sessionToken: others.sessionToken });
  });

  it('leaves no session behind that signs in with the old one at the same moment', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    const [, ...logins] = await Promise.allSettled([
      client.resetPassword({ token, password: NEW_PASSWORD }),
      ...Array.from({ length: 8 }, () => logIn(email, PASSWORD)),
    ]);
    for (const login of logins) {
      if (login.status === 'rejected') {
        expect(login.reason.code).toBe('INVALID_CREDENTIALS');
        continue;
      }
      const { sessionToken } = login.value;
      await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
    const { rows } = await database.pool.query(
      'SELECT 1 FROM session JOIN account ON account.id = account_id WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(0);
  });
});
