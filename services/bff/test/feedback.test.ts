import type { RecordEventsRequest } from '@repaso/proto/gen/feedback/v1/feedback';
import { apiErrorSchema } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBff, userId } from './start-bff.ts';

const bff = await startBff();

const event = { event: 'page_view', distinct_id: 'browser-1', properties: { pathname: '/' } };
const url = '/api/analytics/events';
let told: RecordEventsRequest[] = [];

beforeEach(() => {
  told = [];
  bff.remote.feedback.recordEvents = async (request) => {
    told.push(request);
    return { accepted: request.events.length };
  };
});

describe('POST /api/analytics/events', () => {
  it('takes them from learners and from visitors', async () => {
    const learner = await bff.post(url, { events: [event, event] });
    expect([learner.status, await learner.json()]).toEqual([202, { accepted: 2 }]);
    const visitor = await bff.post(url, { events: [event] }, { token: undefined } as RequestInit);
    expect([visitor.status, await visitor.json()]).toEqual([202, { accepted: 1 }]);
    expect(told.map((request) => request.userId)).toEqual([userId, undefined]);
    expect(told[0]?.events[0]).toEqual({
      event: 'page_view',
      distinctId: 'browser-1',
      propertiesJson: Buffer.from('{"pathname":"/"}'),
    });
  });

  it('takes a session that has ended for none', async () => {
    bff.remote.identity.getSession = async () => {
      throw new DomainError('UNAUTHENTICATED');
    };
    const token = 'x'.repeat(43);
    const response = await bff.post(url, { events: [event] }, { token } as RequestInit);
    expect(response.status).toBe(202);
    expect(told[0]?.userId).toBeUndefined();
  });

  it.each(['DNT', 'Sec-GPC'])('keeps nothing of who says %s', async (header) => {
    for (const [path, body] of [
      [url, { events: [event] }],
      ['/api/analytics/identify', { distinct_id: 'browser-1', properties: {} }],
    ] as const) {
      const response = await bff.post(path, body, { headers: { [header]: '1' } });
      expect([response.status, await response.json()]).toEqual([202, { accepted: 0 }]);
    }
    expect(told).toEqual([]);
  });

  it('takes the plain text of a beacon, but from no other site', async () => {
    const beacon = (headers: Record<string, string>) =>
      bff.fetch(url, {
        method: 'POST',
        body: JSON.stringify({ events: [event] }),
        headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      });
    expect((await beacon({})).status).toBe(202);
    expect((await beacon({ Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it.each([
    ['no events', { events: [] }],
    ['too many', { events: Array.from({ length: 101 }, () => event) }],
    ['no name', { events: [{ ...event, event: '' }] }],
    ['no browser', { events: [{ event: 'page_view', properties: {} }] }],
    ['a NUL byte', { events: [{ ...event, properties: { text: 'a\0b' } }] }],
    ['a lone surrogate', { events: [{ ...event, event: '\ud800' }] }],
    ['a list of properties', { events: [{ ...event, properties: [] }] }],
  ])('refuses %s', async (_, body) => {
    const response = await bff.post(url, body);
    expect([response.status, apiErrorSchema.parse(await response.json()).code]).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });

  it('refuses what is nested without end, and what is too large', async () => {
    const deep = `{"events":[{"event":"x","distinct_id":"y","properties":{"z":${'['.repeat(
      10_000,
    )}${']'.repeat(10_000)}}}]}`;
    const headers = { 'Content-Type': 'application/json' };
    expect((await bff.fetch(url, { method: 'POST', body: deep, headers })).status).toBe(400);
    const body = JSON.stringify({ events: [event], padding: 'x'.repeat(262_144) });
    expect((await bff.fetch(url, { method: 'POST', body, headers })).status).toBe(413);
  });
});

describe('POST /api/feedback', () => {
  const feedback = {
    trigger: 'after-activity',
    context: { screen: 'dashboard' },
    rating: false,
    feedback: 'Too easy',
    timestamp: '2026-11-21T10:00:00+01:00',
  };

  it('passes it on', async () => {
    let recorded: unknown;
    bff.remote.feedback.recordFeedback = async (request) => {
      recorded = request;
      return {};
    };
    const response = await bff.post('/api/feedback', feedback);
    expect([response.status, await response.json()]).toEqual([
      201,
      { message: 'Thanks for the feedback!' },
    ]);
    expect(recorded).toEqual({
      userId,
      trigger: 'after-activity',
      contextJson: Buffer.from('{"screen":"dashboard"}'),
      rating: false,
      feedback: 'Too easy',
      sentAt: new Date('2026-11-21T09:00:00Z'),
    });
  });

  it('needs a session', async () => {
    const response = await bff.post('/api/feedback', feedback, { token: undefined } as RequestInit);
    expect(response.status).toBe(401);
  });

  it.each([
    ['rating', { rating: 'good' }],
    ['trigger', { trigger: ' ' }],
    ['feedback', { feedback: 'x'.repeat(5001) }],
    ['timestamp', { timestamp: 'now' }],
  ])('names %s when it does not fit', async (field, change) => {
    const response = await bff.post('/api/feedback', { ...feedback, ...change });
    expect(response.status).toBe(400);
    expect(apiErrorSchema.parse(await response.json()).fields).toHaveProperty(field);
  });
});
