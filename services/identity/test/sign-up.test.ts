import { userSchema } from '@repaso/proto/http/user';
import { describe, expect, it } from 'vitest';
import { tokenIn } from './mail-catcher.ts';
import { DAY_MS, HOUR_MS, newAddress, PASSWORD, runIdentityService } from './running-service.ts';

const service = await runIdentityService({
  adminEmails: ['boss@example.org', 'chief@example.org'],
});
const { client, mail, database, signUp, logIn } = service;

async function countRows(table: string): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0].count;
}

describe('signing up', () => {
  it('mails a link that makes the account usable', async () => {
    const email = newAddress();
    await signUp(email);
    await expect(logIn(email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });

    await client.verifyEmail({ token: tokenIn(await mail.mailTo(email), 'verify') });

    const { userJson } = await logIn(email);
    const user = userSchema.parse(JSON.parse(userJson.toString()));
    expect(user).toMatchObject({
      email,
      firstName: 'Ana',
      lastName: null,
      profileImageUrl: null,
      isVerified: true,
      isAdmin: false,
      emailRemindersEnabled: true,
      plan: 'free',
    });
  });

  it('takes an address as the same however it is written', async () => {
    const email = newAddress();
    await signUp(`  ${email.toUpperCase()} `);
    expect((await mail.mailTo(email)).subject).toBe('Confirm your email for Repaso');
    await signUp(email);
    await mail.mailTo(email, 2);
    await expect(logIn(email.toUpperCase())).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('answers the same for an address with an account, and tells its owner', async () => {
    const email = await service.newLearner();
    const hashes = service.hashes();
    expect(await signUp(email, 'another password')).toEqual({});
    expect(service.hashes()).toBe(hashes + 1);

    const notice = await mail.mailTo(email, 2);
    expect(notice.subject).toBe('You already have a Repaso account');
    expect(notice.text).toContain('http://repaso.test/login');
    expect(notice.text).toContain('http://repaso.test/forgot-password');
    await logIn(email);
    await expect(logIn(email, 'another password')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('mails a fresh link when the account was never verified', async () => {
    const email = newAddress();
    await signUp(email);
    await mail.mailTo(email);
    await signUp(email, 'another password');
    const again = await mail.mailTo(email, 2);
    expect(again.text).toContain('The account from the first time is still here');
    await client.verifyEmail({ token: tokenIn(again, 'verify') });
    await logIn(email);
  });

  it('makes one account of parallel sign-ups of one address', async () => {
    const email = newAddress();
    const accounts = await countRows('account');
    await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
    expect(await countRows('account')).toBe(accounts + 1);
    await mail.mailTo(email, 8);
    const links = mail.mailsTo(email).map((each) => tokenIn(each, 'verify'));
    expect(new Set(links).size).toBe(8);
  });

  it.each([
    ['short', { password: 'Password must be at least 8 characters long' }],
    ['sunshine', { password: 'This password is too common' }],
    ['Password123', { password: 'This password is too common' }],
  ])('refuses the password %s', async (password, fields) => {
    await expect(signUp(newAddress(), password)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields,
    });
  });

  it('names every field that is not right', async () => {
    await expect(
      client.signUp({ email: 'nobody', firstName: ' ', lastName: undefined, password: PASSWORD }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        email: 'Please enter a valid email address.',
        firstName: 'Please enter your first name.',
      },
    });
  });
});

describe('the verification link', () => {
  it('works again after it has worked, even when its day is over', async () => {
    const email = newAddress();
    await signUp(email);
    const token = tokenIn(await mail.mailTo(email), 'verify');
    await client.verifyEmail({ token });
    await client.verifyEmail({ token });
    service.pass(2 * DAY_MS);
    await client.verifyEmail({ token });
  });

  it('works for 24 hours', async () => {
    const [inTime, late] = [newAddress(), newAddress()];
    await signUp(late);
    const lateToken = tokenIn(await mail.mailTo(late), 'verify');
    service.pass(HOUR_MS);
    await signUp(inTime);
    const token = tokenIn(await mail.mailTo(inTime), 'verify');
    service.pass(23.5 * HOUR_MS);

    await client.verifyEmail({ token });
    await expect(client.verifyEmail({ token: lateToken })).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
      message: expect.stringContaining('expired'),
    });
    await expect(logIn(late)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('says that it is invalid when nobody was mailed it', async () => {
    await expect(client.verifyEmail({ token: 'made-up' })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      message: expect.stringContaining('invalid'),
    });
  });

  it('does not take the token of a reset link', async () => {
    const email = await service.newLearner();
    const token = await service.resetLink(email);
    await expect(client.verifyEmail({ token })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('makes an administrator of a configured address, once', async () => {
    await signUp('Boss@Example.org');
    const token = tokenIn(await mail.mailTo('boss@example.org'), 'verify');
    await client.verifyEmail({ token });
    expect(JSON.parse(String((await logIn('boss@example.org')).userJson)).isAdmin).toBe(true);

    await database.pool.query('UPDATE account SET is_admin = false');
    await client.verifyEmail({ token });
    expect(JSON.parse(String((await logIn('boss@example.org')).userJson)).isAdmin).toBe(false);
  });

  it('need not be opened by an administrator whose address somebody else signed up', async () => {
    const email = 'chief@example.org';
    await signUp(email, "the stranger's own");
    await mail.mailTo(email);
    const password = 'chosen by the owner';
    await client.resetPassword({ token: await service.resetLink(email), password });
    expect(JSON.parse(String((await logIn(email, password)).userJson)).isAdmin).toBe(true);
    await expect(logIn(email, "the stranger's own")).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });
});

describe('asking for the verification link again', () => {
  it('mails another one to an unverified account only, at the same cost for everybody', async () => {
    const [unverified, verified, unknown] = [
      newAddress(),
      await service.newLearner(),
      newAddress(),
    ];
    await signUp(unverified);
    await mail.mailTo(unverified);

    for (const email of [unverified, verified, unknown]) {
      const jobs = await countRows('mail_job');
      expect(await client.resendVerification({ email })).toEqual({});
      expect(await countRows('mail_job')).toBe(jobs + 1);
    }

    await service.mailsAreOut();
    expect(mail.mailsTo(verified)).toHaveLength(1);
    expect(mail.mailsTo(unknown)).toHaveLength(0);
    await client.verifyEmail({ token: tokenIn(await mail.mailTo(unverified, 2), 'verify') });
    await logIn(unverified);
  });

  it('leaves the older links as good as they are', async () => {
    const email = newAddress();
    await signUp(email);
    const token = tokenIn(await mail.mailTo(email), 'verify');
    await client.resendVerification({ email });
    await mail.mailTo(email, 2);
    await client.verifyEmail({ token });
  });
});

describe('making somebody an administrator', () => {
  it('works for whoever has an account', async () => {
    const email = await service.newLearner();
    await client.grantAdmin({ email: ` ${email.toUpperCase()}` });
    expect(JSON.parse(String((await logIn(email)).userJson)).isAdmin).toBe(true);
  });

  it('says so when nobody has that address', async () => {
    await expect(client.grantAdmin({ email: newAddress() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found',
    });
  });
});
