import { randomUUID } from 'node:crypto';
import { userExportSchema } from '@repaso/proto/http/export';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../src/rate-limits.ts';
import { type Bff, newToken, startBff, userId } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

const asking = { sessionId: randomUUID(), userId };
beforeEach(() => {
  bff.remote.identity.getSession = async () => ({
    ...asking,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
});

type Method = keyof Bff['remote']['identity'];

/** Has identity answer a call, and keeps what it was asked. */
function answer(method: Method, reply: unknown = {}): unknown[] {
  const requests: unknown[] = [];
  Object.assign(bff.remote.identity, {
    [method]: async (request: unknown) => {
      requests.push(request);
      return reply;
    },
  });
  return requests;
}

function refuse(method: Method, error: DomainError): void {
  Object.assign(bff.remote.identity, { [method]: () => Promise.reject(error) });
}

describe('without a session', () => {
  it.each([
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/user/email-preferences'],
    ['POST', '/api/user/dismiss-home-screen-prompt'],
    ['POST', '/api/user/skip-home-screen-prompt'],
    ['GET', '/api/user/sessions'],
    ['DELETE', `/api/user/sessions/${randomUUID()}`],
    ['DELETE', '/api/user/delete'],
    ['GET', '/api/user/export'],
  ])('%s %s is refused', async (method, path) => {
    const response = await bff.fetch(path, { method, token: undefined });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('changing the password', () => {
  const body = { currentPassword: ' as typed ', newPassword: ' a better one ' };

  const renewed = () => ({
    sessionToken: newToken(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });

  it('passes both on as they were typed, and the session goes on under a new token', async () => {
    const session = renewed();
    const requests = answer('changePassword', session);
    const response = await bff.post('/api/auth/change-password', body);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toContain(`sid=${session.sessionToken};`);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(requests).toEqual([{ ...asking, ...body }]);
  });

  it('says that the current one is wrong, and at which field', async () => {
    const text = 'Current password is incorrect';
    refuse(
      'changePassword',
      new DomainError('VALIDATION_FAILED', text, { fields: { currentPassword: text } }),
    );
    const response = await bff.post('/api/auth/change-password', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: text,
      code: 'VALIDATION_FAILED',
      fields: { currentPassword: text },
    });
  });

  it('is no way to guess it through a stolen session', async () => {
    const owner = randomUUID();
    bff.remote.identity.getSession = async () => ({
      ...asking,
      userId: owner,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    answer('changePassword', renewed());
    const { limit } = rateLimits.changePassword;
    const statuses: number[] = [];
    for (let count = 0; count <= limit; count += 1) {
      const headers = { Cookie: `sid=${newToken()}` };
      statuses.push((await bff.post('/api/auth/change-password', body, { headers })).status);
    }
    expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(200));
    expect(statuses[limit]).toBe(429);
  });
});

describe('preferences', () => {
  it('turns reminders on and off', async () => {
    const requests = answer('setEmailReminders');
    for (const enabled of [true, false]) {
      const response = await bff.post('/api/user/email-preferences', { enabled });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        message: enabled
          ? "You'll receive reminder emails when inactive"
          : 'Email reminders disabled',
        emailRemindersEnabled: enabled,
      });
    }
    expect(requests).toEqual([
      { userId, enabled: true },
      { userId, enabled: false },
    ]);
    const response = await bff.post('/api/user/email-preferences', { enabled: 'yes' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { enabled: expect.any(String) } });
  });

  it.each([
    ['dismiss', 'dismissHomeScreenPrompt'],
    ['skip', 'skipHomeScreenPrompt'],
  ] as const)('can %s the home screen prompt', async (verb, method) => {
    const requests = answer(method);
    const path = `/api/user/${verb}-home-screen-prompt`;
    const response = await bff.fetch(path, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(requests).toEqual([{ userId }]);
  });
});

describe('unsubscribing from reminders', () => {
  const oneClick = (init: RequestInit = {}) =>
    bff.fetch('/api/user/unsubscribe?token=abc', {
      method: 'POST',
      token: undefined,
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      ...init,
    });

  it('takes one click of a mail program, without session or origin (RFC 8058)', async () => {
    const requests = answer('unsubscribe');
    for (let time = 0; time < 2; time += 1) {
      const response = await oneClick();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
    expect((await oneClick({ body: null })).status).toBe(200);
    expect(requests).toEqual(Array(3).fill({ token: 'abc' }));
  });

  it('leads to the page that asks first where a mail program only opens the address', async () => {
    const requests = answer('unsubscribe');
    const response = await bff.fetch('/api/user/unsubscribe?token=a%26b', { token: undefined });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/unsubscribe?token=a%26b',
    ]);
    expect(requests).toEqual([]);
  });

  it('is not for the pages of other sites', async () => {
    const response = await oneClick({ headers: { Origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(403);
  });

  it('needs a good token', async () => {
    refuse('unsubscribe', new DomainError('TOKEN_INVALID'));
    expect(await (await oneClick()).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    const none = await bff.fetch('/api/user/unsubscribe', { method: 'POST', token: undefined });
    expect(none.status).toBe(400);
  });
});

describe("the learner's own sessions", () => {
  it('are listed as identity has them', async () => {
    const requests = answer('listSessions', { sessionsJson: Buffer.from('[{"id":"x"}]') });
    expect(await (await bff.fetch('/api/user/sessions')).json()).toEqual([{ id: 'x' }]);
    expect(requests).toEqual([asking]);
  });

  it('can be ended; ending the one that asks takes the cookie away', async () => {
    const other = randomUUID();
    const requests = answer('endSession');
    const end = (id: string) => bff.fetch(`/api/user/sessions/${id}`, { method: 'DELETE' });
    const first = await end(other.toUpperCase());
    expect(await first.json()).toEqual({ message: expect.any(String) });
    expect(first.headers.get('set-cookie') ?? '').not.toMatch(/^sid=;/);
    const second = await end(asking.sessionId);
    expect(second.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0/);
    expect(requests).toEqual([
      { userId, sessionId: other },
      { userId, sessionId: asking.sessionId },
    ]);
  });

  it.each(['not-an-id', '123', '%00'])('have ids: %s', async (id) => {
    answer('endSession');
    const response = await bff.fetch(`/api/user/sessions/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting the account', () => {
  it('takes the session away too', async () => {
    const requests = answer('deleteAccount');
    const response = await bff.fetch('/api/user/delete', { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(response.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0/);
    expect(requests).toEqual([{ userId }]);
  });

  it('is refused to the last administrator, who stays logged in', async () => {
    refuse('deleteAccount', new DomainError('CONFLICT'));
    const response = await bff.fetch('/api/user/delete', { method: 'DELETE' });
    expect(response.status).toBe(409);
    expect(response.headers.get('set-cookie') ?? '').not.toMatch(/^sid=;/);
  });
});

describe('the export', () => {
  const account = {
    user: {
      id: userId,
      email: 'ana@example.org',
      firstName: 'Ana',
      lastName: null,
      profileImageUrl: null,
      createdAt: '2026-01-02T03:04:05.678Z',
      isVerified: true,
      isAdmin: false,
      emailRemindersEnabled: true,
      homeScreenPromptDismissed: false,
      homeScreenPromptSkipped: false,
      plan: 'free',
    },
    lastActivityAt: null,
    sessions: [],
    mails: [],
  };

  async function* inPieces(json: string, size = 7) {
    for (let at = 0; at < json.length; at += size) {
      yield { json: Buffer.from(json.slice(at, at + size)) };
    }
  }

  /** A learner whom no limit knows yet. */
  function answerAll(): void {
    bff.remote.identity.getSession = async () => ({
      sessionId: randomUUID(),
      userId: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    answer('exportAccount', { accountJson: Buffer.from(JSON.stringify(account)) });
    const feedback = {
      activityFeedback: [],
      feedback: [],
      taskResults: [],
      analyticsEvents: [],
      identities: [],
    };
    bff.remote.lesson.exportLessons = () => inPieces('[]');
    bff.remote.practice.exportPractice = () => inPieces('{"tasks":[],"attempts":[]}');
    bff.remote.feedback.exportFeedback = () => inPieces(JSON.stringify(feedback));
    bff.remote.admin.exportAudit = async () => ({ auditJson: Buffer.from('[]') });
  }
  const exported = () => bff.fetch('/api/user/export', { token: newToken() });

  it('is one document of what every service stores, to be saved as a file', async () => {
    answerAll();
    const response = await exported();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="repaso-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(userExportSchema.parse(await response.json()).account).toEqual(account);
  });

  it('carries more than memory should hold', async () => {
    answerAll();
    const mebibyte = Buffer.alloc(2 ** 20, ' ');
    bff.remote.lesson.exportLessons = async function* () {
      yield { json: Buffer.from('[') };
      for (let count = 0; count < 30; count += 1) yield { json: mebibyte };
      yield { json: Buffer.from(']') };
    };
    const text = await (await exported()).text();
    expect(text.length).toBeGreaterThan(30 * 2 ** 20);
    userExportSchema.parse(JSON.parse(text));
  });

  it.each(['identity', 'lesson', 'practice', 'feedback', 'admin'] as const)(
    'says so when %s is away, and asks nobody further',
    async (name) => {
      answerAll();
      let ended = 0;
      const watched = async function* () {
        try {
          for (;;) yield { json: Buffer.alloc(2 ** 16, ' ') };
        } finally {
          ended += 1;
        }
      };
      const away = new DomainError('SERVICE_UNAVAILABLE');
      const refuseOne = () => Promise.reject(away);
      // biome-ignore lint/correctness/useYield: it fails before its first piece
      const breakOff = async function* () {
        throw away;
      };
      bff.remote.lesson.exportLessons = watched;
      bff.remote.practice.exportPractice = watched;
      if (name === 'identity') bff.remote.identity.exportAccount = refuseOne;
      if (name === 'lesson') bff.remote.lesson.exportLessons = breakOff;
      if (name === 'practice') bff.remote.practice.exportPractice = breakOff;
      if (name === 'feedback') bff.remote.feedback.exportFeedback = breakOff;
      if (name === 'admin') bff.remote.admin.exportAudit = refuseOne;
      const response = await exported();
      expect(response.status).toBe(503);
      expect(response.headers.get('content-disposition')).toBeNull();
      expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await expect.poll(() => ended).toBe(name === 'lesson' || name === 'practice' ? 1 : 2);
    },
  );

  it('breaks off rather than ending well when a service fails in the middle', async () => {
    answerAll();
    bff.remote.feedback.exportFeedback = async function* () {
      yield { json: Buffer.from('{') };
      throw new DomainError('INTERNAL');
    };
    const response = await exported();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('is limited', async () => {
    answerAll();
    const token = newToken();
    const { limit } = rateLimits.export;
    const statuses: number[] = [];
    for (let count = 0; count <= limit; count += 1) {
      const response = await bff.fetch('/api/user/export', { token });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array(limit).fill(200), 429]);
  });
});
