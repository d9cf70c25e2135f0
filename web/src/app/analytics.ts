import type { AnalyticsEventsRequest } from '@repaso/proto/http/feedback';
import { newKey } from './new-key.ts';

/** The product's own events (specification, section 7). */
export type AnalyticsEventName =
  | 'page_view'
  | 'session_start'
  | 'activity_started'
  | 'activity_completed'
  | 'feedback_rating'
  | 'feedback_text'
  | 'feedback_dismissed'
  | 'signup_completed'
  | 'lesson_upload_started'
  | 'lesson_upload_completed'
  | 'lesson_upload_error';

type Properties = Record<string, string | number | boolean | null>;

/** Milliseconds for which events are collected before they are sent together. */
const BATCH_MS = 5_000;
/** The server takes no more at once. */
const BATCH_MAX = 100;
const ID_KEY = 'repaso.browser';

let waiting: AnalyticsEventsRequest['events'] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Do Not Track and Global Privacy Control: nothing is collected, let alone sent. */
function isUnwelcome(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Remembers that something happened. Never throws, never delays anything. */
export function track(event: AnalyticsEventName, properties: Properties = {}): void {
  if (isUnwelcome()) return;
  waiting.push({
    event,
    distinct_id: browserId(),
    properties: {
      ...properties,
      timestamp: new Date().toISOString(),
      domain: location.hostname,
      pathname: location.pathname,
    },
  });
  if (waiting.length >= BATCH_MAX) flush();
  else timer ??= setTimeout(flush, BATCH_MS);
}

/** Tells who uses this browser, by the learner's id alone. */
export function identify(userId: string): void {
  if (isUnwelcome()) return;
  flush();
  send('/api/analytics/identify', { distinct_id: browserId(), properties: { userId } });
}

/** Whoever uses this browser next is somebody else. */
export function forgetBrowser(): void {
  flush();
  try {
    localStorage.removeItem(ID_KEY);
  } catch (error) {
    console.error('Analytics', error);
  }
}

/** Sends what waits, also while the page is being left. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  send('/api/analytics/events', { events });
}

/** A failure is only logged (specification, section 7). */
function send(url: string, body: unknown): void {
  const payload = new Blob([JSON.stringify(body)], { type: 'application/json' });
  try {
    if (!navigator.sendBeacon(url, payload)) console.error(`Analytics: ${url} was not sent`);
  } catch (error) {
    console.error('Analytics', error);
  }
}

/** A name of the browser's own, which says nothing about it. */
function browserId(): string {
  try {
    const known = localStorage.getItem(ID_KEY);
    if (known) return known;
    const id = newKey();
    localStorage.setItem(ID_KEY, id);
    return id;
  } catch {
    // A browser that keeps nothing is a new one each time.
    return newKey();
  }
}

addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
