import { beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await bff.fetch('/healthz')).status).toBe(200);
    const response = await bff.fetch('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ready',
        dependencies: {
          identity: 'up',
          lesson: 'up',
          practice: 'up',
          admin: 'up',
          feedback: 'up',
          nats: 'up',
          redis: 'up',
        },
      },
    ]);
  });

  it('names what is away', async () => {
    const other = await startBff({ PRACTICE_ADDRESS: '127.0.0.1:9' });
    const response = await other.fetch('/readyz');
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { status: 'unavailable', dependencies: { practice: 'down', lesson: 'up' } },
    ]);
    const tasks = await other.fetch('/api/tasks');
    expect([tasks.status, await tasks.json()]).toMatchObject([
      503,
      { code: 'SERVICE_UNAVAILABLE' },
    ]);
  });
});

interface Operation {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

describe('GET /api/openapi.json', () => {
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
  beforeAll(async () => {
    document = (await (await bff.fetch('/api/openapi.json')).json()) as typeof document;
  });
  const operations = (): [string, string, Operation][] =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
        method,
        path,
        operation,
      ]),
    );

  it('lists every call', () => {
    expect(document.openapi).toBe('3.1.1');
    expect(
      operations()
        .map(([method, path]) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual([
      'DELETE /api/admin/delete-user',
      'DELETE /api/lessons/{id}',
      'DELETE /api/user/delete',
      'DELETE /api/user/sessions/{id}',
      'GET /api/admin/audit',
      'GET /api/admin/stats',
      'GET /api/admin/users',
      'GET /api/auth/user',
      'GET /api/auth/verify',
      'GET /api/config',
      'GET /api/lessons',
      'GET /api/lessons/{id}',
      'GET /api/lessons/{id}/notes',
      'GET /api/lessons/{id}/progress',
      'GET /api/lessons/{id}/recap',
      'GET /api/lessons/{id}/text',
      'GET /api/login',
      'GET /api/openapi.json',
      'GET /api/tasks',
      'GET /api/tasks/available',
      'GET /api/user/export',
      'GET /api/user/sessions',
      'GET /api/user/stats',
      'GET /api/user/unsubscribe',
      'GET /healthz',
      'GET /readyz',
      'PATCH /api/lessons/{id}',
      'POST /api/activity-feedback',
      'POST /api/admin/end-sessions',
      'POST /api/admin/grant-admin',
      'POST /api/admin/resend-verification',
      'POST /api/admin/revoke-admin',
      'POST /api/admin/send-password-reset',
      'POST /api/admin/verify-user',
      'POST /api/analytics/events',
      'POST /api/analytics/identify',
      'POST /api/auth/change-password',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/resend-verification',
      'POST /api/auth/reset-password',
      'POST /api/auth/signup',
      'POST /api/feedback',
      'POST /api/lessons',
      'POST /api/tasks/{id}/complete',
      'POST /api/user/dismiss-home-screen-prompt',
      'POST /api/user/email-preferences',
      'POST /api/user/skip-home-screen-prompt',
      'POST /api/user/unsubscribe',
      'PUT /api/lessons/{id}/text',
    ]);
  });

  it('declares every path parameter, unique ids, and answers with descriptions', () => {
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, path, { parameters = [], responses }] of operations()) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(Object.keys(responses).length).toBeGreaterThan(0);
      for (const [status, { description }] of Object.entries(responses)) {
        expect(status).toMatch(/^[2345]\d\d$/);
        expect(description).toBeTruthy();
      }
    }
  });

  it('has every schema that it refers to', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    for (const reference of references) {
      const path = (JSON.parse(`{${reference}}`).$ref as string).replace(/^#\//, '').split('/');
      const target = path.reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        document,
      );
      expect(target, reference).toBeDefined();
    }
  });

  it('tells what a call needs and how it fails', () => {
    const upload = document.paths['/api/lessons']?.post;
    expect(upload?.security).toEqual([{ session: [] }]);
    expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(upload?.parameters?.map(({ name }) => name)).toEqual([
      'idempotency-key',
      'x-time-zone',
      'prefer',
    ]);
    expect(Object.keys(upload?.responses ?? {})).toEqual(
      '201 202 400 401 402 403 408 413 415 422 429 500 502 503'.split(' '),
    );
    const logIn = document.paths['/api/auth/login']?.post;
    expect(logIn?.security).toEqual([]);
    expect(logIn?.responses['401']?.description).toContain('Invalid email or password');
  });
});
