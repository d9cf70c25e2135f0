import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sent: { url: string; body: Promise<string> }[] = [];
let navigatorSays: Record<string, unknown>;
let stored: Map<string, string>;

async function load() {
  vi.resetModules();
  return import('./analytics.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  stored = new Map();
  navigatorSays = {
    sendBeacon: (url: string, body: Blob) => {
      sent.push({ url, body: body.text() });
      return true;
    },
  };
  vi.stubGlobal('navigator', navigatorSays);
  vi.stubGlobal('location', { hostname: 'repaso.example', pathname: '/home' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('analytics', () => {
  it('sends events together, with where and when', async () => {
    const { track } = await load();
    track('page_view');
    track('activity_started', { activityType: 'quiz' });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(sent.map(({ url }) => url)).toEqual(['/api/analytics/events']);
    const { events } = JSON.parse(await (sent[0]?.body ?? ''));
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({
      event: 'activity_started',
      distinct_id: events[0].distinct_id,
      properties: {
        activityType: 'quiz',
        domain: 'repaso.example',
        pathname: '/home',
        timestamp: expect.stringMatching(/Z$/),
      },
    });
  });

  it('never sends more than the server takes at once', async () => {
    const { track } = await load();
    for (let index = 0; index < 250; index += 1) track('page_view');
    vi.advanceTimersByTime(5_000);
    const sizes = await Promise.all(
      sent.map(async ({ body }) => JSON.parse(await body).events.length),
    );
    expect(sizes).toEqual([100, 100, 50]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'collects nothing and leaves no name where the browser says %j',
    async (says) => {
      Object.assign(navigatorSays, says);
      const { track, identify, flush } = await load();
      track('page_view');
      identify('someone');
      flush();
      expect(sent).toEqual([]);
      expect(stored.size).toBe(0);
    },
  );

  it('takes the next one who logs in for somebody else', async () => {
    const { identify, forgetBrowser } = await load();
    identify('first');
    forgetBrowser();
    identify('second');
    const [first, second] = await Promise.all(sent.map(async ({ body }) => JSON.parse(await body)));
    expect(first.distinct_id).not.toBe(second.distinct_id);
  });

  it('breaks nothing where the browser keeps and sends nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(navigatorSays, {
      sendBeacon: () => {
        throw new Error('no');
      },
    });
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
    });
    const { track, flush } = await load();
    track('page_view');
    expect(() => flush()).not.toThrow();
  });
});
