import type { Browser, Page, Route } from '@playwright/test';
import type { Learner } from '@repaso/scripts/test/learner';
import { hearComplaints } from '../complaints.ts';
import { signIn } from '../sign-in.ts';
import type { Stage } from '../stage.ts';

/** A way through the product, with a stop at every screen and state that can be seen on it. */
export interface Tour {
  name: string;
  /** Who is signed in; nobody if it is not said. */
  as?: (stage: Stage) => Learner;
  /** What the console says about the failures that the tour brings about. */
  complaints?: RegExp;
  walk: (visit: Visit) => Promise<void>;
}

export interface Visit {
  page: Page;
  stage: Stage;
  /** Opens a path of the product. */
  open(path: string): Promise<void>;
  /** Stops at what the page shows now. */
  show(name: string, options?: ShowOptions): Promise<void>;
  /** Has the page believe that so many milliseconds have passed: what waits that long happens. */
  passTime(milliseconds: number): Promise<void>;
}

export interface ShowOptions {
  /** How to get here again after the size has changed: opened menus and scrolling do not last. */
  reach?: () => Promise<unknown>;
}

/** What is done at a stop of a tour. */
export type Look = (page: Page, name: string, options: ShowOptions) => Promise<void>;

export const PHONE = { width: 390, height: 844 };

/**
 * Walks a tour in a browser of its own. Returns what the page and the console complained about
 * that the tour did not bring about itself, each with the stop before it.
 */
export async function walk(
  tour: Tour,
  stage: Stage,
  browser: Browser,
  look: Look,
): Promise<string[]> {
  const { url } = stage.stack;
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    reducedMotion: 'reduce',
  });
  if (tour.as) await signIn(context, tour.as(stage), url);
  await context.addInitScript(holdLongTimers);
  // Else a tour's own answers would reach a page only until the worker has taken it over.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();

  const complaints: string[] = [];
  let last = 'the start';
  const complain = (text: string): void => {
    if (!tour.complaints?.test(text)) complaints.push(`after ${last}: ${text}`);
  };
  hearComplaints(page, complain);
  try {
    await tour.walk({
      page,
      stage,
      open: async (path) => void (await page.goto(path)),
      show: async (what, options = {}) => {
        await look(page, what, options);
        last = what;
      },
      passTime: (milliseconds) =>
        page.evaluate(async (ms) => {
          // What has just been drawn starts its timers after that.
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          window.dispatchEvent(new CustomEvent('pass-time', { detail: ms }));
        }, milliseconds),
    });
  } finally {
    await context.close();
  }
  return complaints;
}

/** Answers a call of the page in place of the server meanwhile; leaves the page afterwards. */
export async function answering(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
  meanwhile: () => Promise<void>,
): Promise<void> {
  await page.route(url, answer);
  await meanwhile();
  // What has got no answer ends with the page; else it would reach the server now.
  await page.goto('about:blank');
  await page.unroute(url);
}

/**
 * Timers of a second and more wait for the tour to say that the time has passed, so that what
 * closes or moves by itself can be looked at for as long as that takes.
 */
function holdLongTimers(): void {
  const LONG_MS = 1000;
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, { delay: number; fire: () => void }>();
  const hold = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    if (delay < LONG_MS || typeof handler !== 'function') return start(handler, delay, ...rest);
    // Only its number is used.
    const id = start(() => undefined, 0);
    held.set(id, { delay, fire: () => handler(...rest) });
    return id;
  };
  window.setTimeout = hold as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id === 'number') held.delete(id);
    stop(id);
  };
  addEventListener('pass-time', (event) => {
    const { detail } = event as CustomEvent<number>;
    for (const [id, { delay, fire }] of [...held]) {
      if (delay > detail || !held.delete(id)) continue;
      fire();
    }
  });
}
