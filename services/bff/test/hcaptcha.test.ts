import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { publicConfigSchema } from '@repaso/proto/http/config';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Bff, startBff } from './start-bff.ts';

const keys = { HCAPTCHA_SITE_KEY: 'the site key', HCAPTCHA_SECRET: 'the secret' };

/** The provider's verdict on a token, as its API gives it. */
let verdict: (response: ServerResponse) => void;
const asked: Record<string, string>[] = [];
const provider = createServer(async (request, response) => {
  asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
  verdict(response);
});

let bff: Bff;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as { port: number };
  bff = await startBff({
    HUMAN_CHECK: 'hcaptcha',
    HCAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    ...keys,
  });
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked.length = 0;
  answer({ success: true });
});

function answer(body: unknown, status = 200): void {
  verdict = (response) => response.writeHead(status).end(JSON.stringify(body));
}

let tokens = 0;
function newToken(): string {
  tokens += 1;
  return `token-${process.pid}-${Date.now()}-${tokens}`;
}

const forgot = (captchaToken?: string) =>
  bff.post('/api/auth/forgot-password', { email: 'a@b.example', captchaToken });

it('lets a token through that the provider confirms, once', async () => {
  const token = newToken();
  expect((await forgot(token)).status).toBe(200);
  expect(asked).toEqual([{ secret: 'the secret', sitekey: 'the site key', response: token }]);
  const again = await forgot(token);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({
    code: 'CAPTCHA_FAILED',
    error: 'CAPTCHA verification failed. Please try again.',
  });
});

it('lets one of several at once through', async () => {
  const token = newToken();
  const responses = await Promise.all(Array.from({ length: 4 }, () => forgot(token)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

it.each([undefined, ''])('does not ask about no token (%j)', async (token) => {
  expect((await forgot(token)).status).toBe(400);
  expect(asked).toEqual([]);
});

it.each([
  [{ success: false, 'error-codes': ['invalid-input-response'] }],
  [{ success: false, 'error-codes': ['already-seen-response'] }],
  [{ success: false }],
])('refuses what the provider refuses: %j', async (body) => {
  answer(body);
  expect(await (await forgot(newToken())).json()).toMatchObject({ code: 'CAPTCHA_FAILED' });
});

it.each<[string, () => void]>([
  ['fails', () => answer({ success: true }, 500)],
  ['answers something else', () => answer('success')],
  ['breaks off', () => (verdict = (response) => response.destroy())],
  [
    'leads elsewhere',
    () => (verdict = (response) => response.writeHead(302, { Location: '/other' }).end()),
  ],
  ['refuses our keys', () => answer({ success: false, 'error-codes': ['invalid-input-secret'] })],
])('lets nobody through while the provider %s', async (_, act) => {
  act();
  const response = await forgot(newToken());
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(response.headers.get('retry-after')).not.toBeNull();
});

it('tells the web app its site key, and browsers where the widget comes from', async () => {
  const response = await bff.fetch('/api/config');
  expect(publicConfigSchema.parse(await response.json()).humanCheck).toEqual({
    provider: 'hcaptcha',
    siteKey: 'the site key',
    required: { signup: true, login: false, forgotPassword: true },
  });
  const policy = (await bff.fetch('/')).headers.get('content-security-policy') ?? '';
  for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(
      new RegExp(`${directive} [^;]*https://hcaptcha.com https://\\*\\.hcaptcha\\.com`),
    );
  }
  expect((await bff.fetch('/api/human-check/challenge')).status).toBe(404);
});

it('is a stranger to the policy where it is not used', async () => {
  const other = await startBff();
  const policy = (await other.fetch('/')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('hcaptcha');
  expect(policy).toContain("frame-src 'none'");
});
