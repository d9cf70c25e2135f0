import { AdminAction } from '@repaso/proto/gen/identity/v1/identity';
import { runInContext } from '@repaso/shared/context';
import { createRecordingLog } from '@repaso/shared/testing/engines';
import { expect, it } from 'vitest';
import { newAddress, PASSWORD, runIdentityService } from './running-service.ts';

const { log, lines } = createRecordingLog();
const service = await runIdentityService({ log });
const { client, logIn } = service;

/** What the log says of whatever `work` does, without the time. */
async function eventsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const before = lines.length;
  await runInContext({ requestId: 'request-1', deadline: undefined, client: 'somewhere' }, work);
  return lines
    .slice(before)
    .filter(({ msg }) => msg === 'security event')
    .map(({ time, level, service, msg, ...rest }) => {
      expect(rest).toMatchObject({ requestId: 'request-1', client: 'somewhere' });
      const { requestId, client, ...event } = rest;
      return event;
    });
}

it('tells of logins: whose, which session, why not, and from where', async () => {
  const email = await service.newLearner();
  const [loggedIn] = await eventsOf(() => logIn(email));
  const { accountId } = loggedIn as { accountId: string };
  expect(loggedIn).toEqual({
    event: 'logged-in',
    accountId: expect.stringMatching(/^[\da-f-]{36}$/),
    sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await eventsOf(() => logIn(email, 'wrong password').catch(() => {}))).toEqual([
    { event: 'login-failed', accountId, reason: 'wrong-password' },
  ]);
  expect(await eventsOf(() => logIn(newAddress()).catch(() => {}))).toEqual([
    { event: 'login-failed', reason: 'unknown-address' },
  ]);
  const unverified = newAddress();
  await service.signUp(unverified);
  expect(await eventsOf(() => logIn(unverified).catch(() => {}))).toMatchObject([
    { event: 'login-failed', reason: 'not-verified' },
  ]);
});

it('tells how sessions end', async () => {
  const { email, sessionToken, sessionId, userId: accountId } = await service.newSession();
  const loggedOut = { event: 'logged-out', accountId, sessionId };
  expect(await eventsOf(() => client.logOut({ sessionToken }))).toEqual([loggedOut]);
  expect(await eventsOf(() => client.logOut({ sessionToken }))).toEqual([]);
  const other = await client.getSession(await logIn(email));
  expect(await eventsOf(() => client.endSession(other))).toEqual([
    { event: 'session-ended', accountId, sessionId: other.sessionId },
  ]);
});

it('tells of new passwords, and of attempts', async () => {
  const { email, userId, sessionId } = await service.newSession();
  const change = (currentPassword: string) =>
    client
      .changePassword({ userId, sessionId, currentPassword, newPassword: 'a better password' })
      .catch(() => {});
  expect(await eventsOf(() => change('not my password'))).toEqual([
    { event: 'password-change-failed', accountId: userId, reason: 'wrong-password' },
  ]);
  expect(await eventsOf(() => change(PASSWORD))).toEqual([
    { event: 'password-changed', accountId: userId, sessionId },
  ]);
  const token = await service.resetLink(email);
  const reset = () => client.resetPassword({ token, password: 'the best password' });
  expect(await eventsOf(reset)).toEqual([{ event: 'password-reset', accountId: userId }]);
});

it('tells of verified and deleted accounts, and of what administrators do', async () => {
  const admin = await service.newSession();
  await client.grantAdmin({ email: admin.email });
  const { email, userId } = await service.newSession();
  const action = AdminAction.ADMIN_ACTION_GRANT_ADMIN;
  const grant = () => client.administer({ actorId: admin.userId, action, email });
  expect(await eventsOf(grant)).toEqual([
    { event: 'administered', accountId: admin.userId, action: 'grant-admin', targetId: userId },
  ]);
  expect(await eventsOf(() => client.deleteAccount({ userId }))).toEqual([
    { event: 'account-deleted', accountId: userId },
  ]);
  expect(lines.filter(({ event }) => event === 'email-verified')).not.toEqual([]);
});

it('names nobody', () => {
  const all = JSON.stringify(lines);
  for (const word of ['@example.org', PASSWORD, 'wrong password', 'a better password', 'Ana']) {
    expect(all).not.toContain(word);
  }
});
