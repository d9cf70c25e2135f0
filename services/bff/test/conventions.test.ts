import { apiErrorSchema, apiErrors, type ErrorCode, errorCodes } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bff, lessonId, startBff } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});

async function expectError(response: Response, code: ErrorCode) {
  const body = apiErrorSchema.parse(await response.json());
  expect({ code: body.code, status: response.status }).toEqual({
    code,
    status: apiErrors[code].status,
  });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-request-id')).toBe(body.requestId);
  return body;
}

describe('errors', () => {
  it.each(errorCodes)('answers %s of a service with its status and text', async (code) => {
    bff.remote.lesson.listLessons = async () => {
      throw new DomainError(code);
    };
    const body = await expectError(await bff.fetch('/api/lessons'), code);
    expect(body.error).toBe(apiErrors[code].text);
    expect(body.needsVerification).toBe(code === 'EMAIL_NOT_VERIFIED' ? true : undefined);
  });

  it('passes on the sentence and the fields of a service', async () => {
    bff.remote.identity.resetPassword = async () => {
      throw new DomainError('VALIDATION_FAILED', 'This password is too common', {
        fields: { password: 'This password is too common' },
      });
    };
    const response = await bff.post('/api/auth/reset-password', {
      token: 'abc',
      password: 'password1',
    });
    const body = await expectError(response, 'VALIDATION_FAILED');
    expect(body).toMatchObject({
      error: 'This password is too common',
      fields: { password: 'This password is too common' },
    });
  });

  it('tells nothing about a defect', async () => {
    bff.remote.lesson.listLessons = async () => {
      throw new Error('relation "lesson" does not exist at 10.0.0.7');
    };
    const body = await expectError(await bff.fetch('/api/lessons'), 'INTERNAL');
    expect(body.error).toBe(apiErrors.INTERNAL.text);
  });

  it('says when to come back', async () => {
    bff.remote.lesson.listLessons = async () => {
      throw new DomainError('SERVICE_BUSY');
    };
    const response = await bff.fetch('/api/lessons');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names each bad field', async () => {
    const response = await bff.post('/api/auth/signup', { email: 'nobody', password: 'short' });
    const body = await expectError(response, 'VALIDATION_FAILED');
    expect(body.fields).toEqual({
      email: 'Please enter a valid email address.',
      firstName: 'firstName is required.',
      password: 'Password must be at least 8 characters long',
    });
  });

  it.each([
    ['a NUL byte', 'Ana\0'],
    ['a lone surrogate', 'Ana\ud800'],
  ])('refuses %s', async (_what, firstName) => {
    const body = { email: 'ana@example.org', firstName, password: 'long enough' };
    await expectError(await bff.post('/api/auth/signup', body), 'VALIDATION_FAILED');
  });

  it.each(['{"email":', '', 'null', '[]', '"text"'])('refuses the body %j', async (body) => {
    const response = await bff.fetch('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    await expectError(response, body === '{"email":' ? 'MALFORMED_JSON' : 'VALIDATION_FAILED');
  });

  it('refuses a JSON body over 256 KB and takes one below', async () => {
    const login = (length: number) => ({
      email: 'a@example.org',
      password: 'x',
      ignored: 'y'.repeat(length),
    });
    const body = await expectError(
      await bff.post('/api/auth/login', login(262_144)),
      'FILE_TOO_LARGE',
    );
    expect(body.error).toContain('too large');
    expect((await bff.post('/api/auth/login', login(262_000))).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'refuses a body that is %s',
    async (type) => {
      const response = await bff.fetch('/api/auth/login', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': type },
      });
      await expectError(response, 'INVALID_FILE_TYPE');
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/lessons/x/y/z',
    '/api/lessons/1',
    '/api/lessons/not-a-uuid/recap',
    '/api/lessons/%E0%A4%A',
    '/api/human-check/challenge',
  ])('answers 404 to %s', async (path) => {
    await expectError(await bff.fetch(path), 'NOT_FOUND');
  });

  it.each([
    ['PUT', '/api/lessons', 'POST, GET, HEAD'],
    ['OPTIONS', '/api/lessons', 'POST, GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['POST', `/api/lessons/${lessonId}`, 'GET, HEAD, PATCH, DELETE'],
  ])('answers 405 to %s %s', async (method, path, allow) => {
    const response = await bff.fetch(path, { method });
    await expectError(response, 'METHOD_NOT_ALLOWED');
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('answers HEAD like GET', async () => {
    const response = await bff.fetch('/api/user/stats', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('every answer', () => {
  it('keeps a request id of the right form', async () => {
    const response = await bff.fetch('/api/config', { headers: { 'X-Request-Id': 'check_1234' } });
    expect(response.headers.get('x-request-id')).toBe('check_1234');
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'a<script>'])(
    'replaces the request id %j',
    async (id) => {
      const response = await bff.fetch('/api/config', { headers: { 'X-Request-Id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is not stored and carries the security headers', async () => {
    const { headers } = await bff.fetch('/api/config');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

describe('unsafe requests', () => {
  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'not an origin' },
    { Origin: 'https://localhost:8080' },
    { Origin: 'http://localhost:9999' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('are refused from %j', async (headers) => {
    const response = await bff.fetch('/api/auth/logout', {
      method: 'POST',
      headers: headers as Record<string, string>,
    });
    await expectError(response, 'CROSS_SITE');
  });

  it('are let through from here and from programs', async () => {
    const origins = ['http://localhost:8080', bff.url, undefined];
    for (const origin of origins) {
      const headers: Record<string, string> = origin
        ? { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
        : {};
      const response = await bff.fetch('/api/auth/logout', { method: 'POST', headers });
      expect(response.status).toBe(200);
    }
  });

  it('may be read from anywhere', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const response = await bff.fetch('/api/config', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
