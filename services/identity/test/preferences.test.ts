import { randomUUID } from 'node:crypto';
import { userExportSchema } from '@repaso/proto/http/export';
import { type UserSession, userSessionSchema } from '@repaso/proto/http/user';
import { ENDED_SESSION, sessionCacheKey } from '@repaso/proto/identity/session-cache';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/token.ts';
import { HOUR_MS, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, redis, logIn } = service;

describe('preferences', () => {
  it('are each set on their own', async () => {
    const { userId } = await service.newSession();
    const flags = async () => {
      const { emailRemindersEnabled, homeScreenPromptDismissed, homeScreenPromptSkipped } =
        await service.user(userId);
      return [emailRemindersEnabled, homeScreenPromptDismissed, homeScreenPromptSkipped];
    };
    expect(await flags()).toEqual([true, false, false]);
    await client.setEmailReminders({ userId, enabled: false });
    expect(await flags()).toEqual([false, false, false]);
    await client.skipHomeScreenPrompt({ userId });
    expect(await flags()).toEqual([false, false, true]);
    await client.dismissHomeScreenPrompt({ userId });
    await client.dismissHomeScreenPrompt({ userId });
    expect(await flags()).toEqual([false, true, true]);
    await client.setEmailReminders({ userId, enabled: true });
    expect(await flags()).toEqual([true, true, true]);
  });

  it.each([randomUUID(), 'not an id'])('need an account: %s', async (userId) => {
    const gone = { code: 'UNAUTHENTICATED' };
    await expect(client.setEmailReminders({ userId, enabled: true })).rejects.toMatchObject(gone);
    await expect(client.dismissHomeScreenPrompt({ userId })).rejects.toMatchObject(gone);
    await expect(client.skipHomeScreenPrompt({ userId })).rejects.toMatchObject(gone);
    await expect(client.exportAccount({ userId })).rejects.toMatchObject(gone);
  });
});

describe("the learner's own sessions", () => {
  async function list(request: { userId: string; sessionId: string }): Promise<UserSession[]> {
    return JSON.parse(String((await client.listSessions(request)).sessionsJson));
  }

  it('are listed, most recently used first, with the one that asks', async () => {
    const first = await service.newSession();
    service.pass(HOUR_MS);
    const { sessionToken } = await logIn(first.email);
    const second = await client.getSession({ sessionToken });
    const sessions = await list(first);
    expect(sessions.map(({ id, current }) => [id, current])).toEqual([
      [second.sessionId, false],
      [first.sessionId, true],
    ]);
    for (const session of sessions) {
      expect(userSessionSchema.parse(session).userAgent).toBe('a browser');
    }
    service.pass(HOUR_MS);
    await client.getSession(first);
    expect((await list(first)).map(({ id }) => id)[0]).toBe(first.sessionId);
  });

  it('end at once', async () => {
    const asking = await service.newSession();
    const { sessionToken } = await logIn(asking.email);
    const { sessionId } = await client.getSession({ sessionToken });
    await client.endSession({ userId: asking.userId, sessionId });
    await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await redis.get(sessionCacheKey(hashToken(sessionToken)))).toBe(ENDED_SESSION);
    expect(await list(asking)).toHaveLength(1);
  });

  it("are nobody else's to end", async () => {
    const [mine, theirs] = [await service.newSession(), await service.newSession()];
    for (const sessionId of [theirs.sessionId, randomUUID(), 'not an id']) {
      await expect(client.endSession({ userId: mine.userId, sessionId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await client.getSession(theirs);
  });
});

it('exports what identity knows about a learner, and nothing that opens the account', async () => {
  const { userId, sessionId, email } = await service.newSession();
  await service.resetLink(email);
  const json = String((await client.exportAccount({ userId })).accountJson);
  const exported = userExportSchema.shape.account.parse(JSON.parse(json));
  expect(exported.user.email).toBe(email);
  expect(exported.sessions.map(({ id }) => id)).toEqual([sessionId]);
  expect(exported.mails.map(({ kind }) => kind)).toEqual(['password-reset', 'verification']);
  expect(exported.lastActivityAt).not.toBeNull();
  expect(json).not.toMatch(/hash|argon2|[0-9a-f]{64}/);
});
