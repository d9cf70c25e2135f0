import { createHash } from 'node:crypto';
import { publicConfigSchema } from '@repaso/proto/http/config';
import {
  ENDED_SESSION,
  ENDED_SESSION_SECONDS,
  sessionCacheKey,
} from '@repaso/proto/identity/session-cache';
import { DomainError } from '@repaso/shared/errors';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bff, newToken, startBff, userId } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});

describe('logging in', () => {
  it('hands out the session in a cookie and the user as it came', async () => {
    let seen: unknown;
    const current = newToken();
    const logIn = bff.remote.identity.logIn;
    bff.remote.identity.logIn = (request) => {
      seen = request;
      return logIn(request);
    };
    const response = await bff.post(
      '/api/auth/login',
      { email: ' Ana@Example.org ', password: ' kept as it is ' },
      { headers: { 'User-Agent': 'a browser', Cookie: `sid=${current}` } },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ user: { id: userId } });
    expect(seen).toEqual({
      email: 'ana@example.org',
      password: ' kept as it is ',
      userAgent: 'a browser',
      currentSessionToken: current,
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=259\d{4}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('says when the address is not verified', async () => {
    bff.remote.identity.logIn = async () => {
      throw new DomainError('EMAIL_NOT_VERIFIED');
    };
    const response = await bff.post('/api/auth/login', { email: 'a@b.example', password: 'x' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ needsVerification: true });
  });
});

describe('a session', () => {
  it.each([undefined, 'short', 'with%20blank', newToken().slice(0, 20)])(
    'is needed (%s)',
    async (token) => {
      const response = await bff.fetch('/api/auth/user', { token });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it('is asked for once, then remembered; the cookie follows its new end', async () => {
    const token = newToken();
    let asked = 0;
    const expiresAt = new Date(Date.now() + 3_600_000);
    bff.remote.identity.getSession = async ({ sessionToken }) => {
      expect(sessionToken).toBe(token);
      asked += 1;
      return { sessionId: 's', userId, expiresAt };
    };
    const first = await bff.fetch('/api/auth/user', { token });
    const second = await bff.fetch('/api/auth/user', { token });
    expect([first.status, second.status, asked]).toEqual([200, 200, 1]);
    expect(first.headers.get('set-cookie')).toMatch(
      new RegExp(`^sid=${token}; Max-Age=3[56]\\d\\d;`),
    );
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('that identity ended is refused although a reader had the old answer', async () => {
    const token = newToken();
    const key = sessionCacheKey(createHash('sha256').update(token).digest('hex'));
    await bff.redis.set(key, ENDED_SESSION, {
      expiration: { type: 'EX', value: ENDED_SESSION_SECONDS },
    });
    expect((await bff.fetch('/api/auth/user', { token })).status).toBe(401);
    expect(await bff.redis.get(key)).toBe(ENDED_SESSION);
  });

  it('ends with logging out, which works without one too', async () => {
    const token = newToken();
    let ended: string | undefined;
    bff.remote.identity.logOut = async ({ sessionToken }) => {
      ended = sessionToken;
      return {};
    };
    const response = await bff.fetch('/api/auth/logout', { method: 'POST', token });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0; Path=\/; HttpOnly/);
    expect(ended).toBe(token);
    const again = await bff.fetch('/api/auth/logout', { method: 'POST', token: undefined });
    expect(await again.json()).toEqual({ message: expect.any(String) });
  });
});

describe('over https', () => {
  let secure: Bff;
  beforeAll(async () => {
    secure = await startBff({ PUBLIC_URL: 'https://repaso.example' });
  });

  it('protects the cookie further over https', async () => {
    const response = await secure.post('/api/auth/login', { email: 'a@b.example', password: 'x' });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sid=.*; Path=\/; HttpOnly; Secure/);
    expect(response.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const user = await secure.fetch('/api/auth/user', {
      token: undefined,
      headers: { Cookie: cookie },
    });
    expect(user.status).toBe(200);
  });
});

describe('without Redis', () => {
  let without: Bff;
  beforeAll(async () => {
    without = await startBff({ REDIS_URL: 'redis://127.0.0.1:9', RATE_LIMITS: 'on' });
  });

  it('sessions and limits still work', async () => {
    expect((await without.fetch('/api/auth/user')).status).toBe(200);
    const ready = await without.fetch('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      status: 'degraded',
      dependencies: { redis: 'down' },
    });
  });
});

describe('the other account calls', () => {
  it('sign up trims, and leaves out an empty last name', async () => {
    let seen: unknown;
    bff.remote.identity.signUp = async (request) => {
      seen = request;
      return {};
    };
    const response = await bff.post('/api/auth/signup', {
      email: ' ANA@example.org',
      firstName: ' Ana ',
      lastName: ' ',
      password: ' 8 chars ',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(seen).toEqual({
      email: 'ana@example.org',
      firstName: 'Ana',
      lastName: undefined,
      password: ' 8 chars ',
    });
  });

  it('verify, resend, forgot and reset answer a sentence', async () => {
    const answers = await Promise.all([
      bff.fetch('/api/auth/verify?token=abc'),
      bff.post('/api/auth/resend-verification', { email: 'a@b.example' }),
      bff.post('/api/auth/forgot-password', { email: 'a@b.example' }),
      bff.post('/api/auth/reset-password', { token: 'abc', password: 'long enough' }),
    ]);
    for (const response of answers) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
  });

  it('verify needs a token, once', async () => {
    expect((await bff.fetch('/api/auth/verify')).status).toBe(400);
    expect((await bff.fetch('/api/auth/verify?token=a&token=b')).status).toBe(400);
  });

  it('/api/login leads to the login page', async () => {
    const response = await bff.fetch('/api/login');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
  });
});

describe('the human check', () => {
  let checked: Bff;
  beforeAll(async () => {
    checked = await startBff({
      HUMAN_CHECK: 'altcha',
      HUMAN_CHECK_SECRET: 'a secret of at least 32 characters',
      PRODUCTION_HOSTS: 'repaso.example, www.repaso.example',
      TRUST_PROXY: '1',
    });
  });

  /** What the widget does in a browser. */
  async function solve(): Promise<string> {
    const response = await checked.fetch('/api/human-check/challenge');
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  const forgot = (captchaToken?: string) =>
    checked.post('/api/auth/forgot-password', { email: 'a@b.example', captchaToken });

  it('lets a solved puzzle through once', async () => {
    const token = await solve();
    expect((await forgot(token)).status).toBe(200);
    const again = await forgot(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({
      code: 'CAPTCHA_FAILED',
      error: 'CAPTCHA verification failed. Please try again.',
    });
  });

  it('refuses everything else', async () => {
    const solved = JSON.parse(Buffer.from(await solve(), 'base64').toString());
    const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const { challenge, solution } = solved;
    const wrong = [
      undefined,
      '',
      'not base64 at all',
      encode({}),
      encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encode({
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4e9 } },
        solution,
      }),
    ];
    for (const token of wrong) expect((await forgot(token)).status).toBe(400);
    expect((await forgot(encode(solved))).status).toBe(200);
  });

  it('is asked for at login on the production hosts only', async () => {
    const logIn = (host: string) =>
      checked.post(
        '/api/auth/login',
        { email: 'a@b.example', password: 'x' },
        { headers: { 'X-Forwarded-Host': host } },
      );
    expect((await logIn('www.repaso.example')).status).toBe(400);
    expect((await logIn('localhost')).status).toBe(200);
    const config = async (host: string) =>
      publicConfigSchema.parse(
        await (
          await checked.fetch('/api/config', { headers: { 'X-Forwarded-Host': host } })
        ).json(),
      );
    expect((await config('repaso.example')).humanCheck.required.login).toBe(true);
    expect(await config('localhost')).toEqual({
      productName: 'Repaso',
      humanCheck: {
        provider: 'altcha',
        required: { signup: true, login: false, forgotPassword: true },
      },
      planLimitsEnforced: false,
    });
  });

  it('is not asked for when it is off', async () => {
    const config = publicConfigSchema.parse(await (await bff.fetch('/api/config')).json());
    expect(config.humanCheck).toEqual({
      provider: 'off',
      required: { signup: false, login: false, forgotPassword: false },
    });
  });
});
