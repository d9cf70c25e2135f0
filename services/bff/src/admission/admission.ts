import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApiError, apiErrors } from '@repaso/proto/http/errors';
import type { Clock } from '@repaso/shared/clock';
import { meter } from '@repaso/shared/telemetry/meter';
import { requestIdOf } from '../request-id.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import type { RouteDefinition } from '../route.ts';
import {
  type AdaptiveLimit,
  type AdaptiveLimitOptions,
  createAdaptiveLimit,
} from './adaptive-limit.ts';
import { createRouteLookup } from './route-lookup.ts';
import { createTurnstile, type Turnstile, type TurnstileOptions } from './turnstile.ts';

const decisions = meter.createCounter('repaso.admission.decisions', {
  unit: '{request}',
  description: 'Requests let in or turned away with SERVICE_BUSY, by what they cost.',
});
const limits = meter.createObservableGauge('repaso.admission.limit', {
  unit: '{request}',
  description: 'How many requests may be worked on at once, by what they cost.',
});

/** Beside so many others a request is not slower. */
const ALONE = 2;
/** The most places of each turnstile. */
const MOST_PLACES = 500;

/** What passes a turnstile of its own, since it costs alike. */
type Cost = 'usual' | NonNullable<RouteDefinition['cost']>;

const turnstiles: Record<Cost, TurnstileOptions> = {
  // What the services behind it wait for may hang: none of them shall block the others.
  usual: { calmMs: 100, busyMs: 5, groupShare: 0.75 },
  // A class that logs in together may wait for seconds, and one that uploads together as long as
  // the dialog says that it takes (specification, section 9).
  hashing: { calmMs: 2_000, busyMs: 20, groupShare: 1 },
  making: { calmMs: 20_000, busyMs: 100, groupShare: 1 },
};

const limitOptions = (leastConcurrency: number): Record<Cost, AdaptiveLimitOptions> => ({
  usual: {
    window: 50,
    tolerance: 1.5,
    min: leastConcurrency,
    leastDuty: 1 / 8,
    start: 4 * leastConcurrency,
    max: MOST_PLACES,
  },
  // They are few: a window of theirs takes as long as one of the usual.
  hashing: { window: 10, tolerance: 1.5, min: 1, leastDuty: 1, start: 8, max: MOST_PLACES },
  making: { window: 10, tolerance: 2, min: 1, leastDuty: 1, start: 8, max: MOST_PLACES },
});

/**
 * Milliseconds after which a request gives its place up and goes on without: it waits for what
 * hangs, or for a slow client, and others lack nothing of that. For an upload they are those until
 * it has arrived: from then on it has a place however long it takes.
 */
const leaseMs: Record<Cost, number> = { usual: 1_000, hashing: 5_000, making: 3_000 };

interface Entrance {
  limit: AdaptiveLimit;
  turnstile: Turnstile;
}

/**
 * Lets requests below /api in as fast as they are worked off, and turns what is too much away with
 * SERVICE_BUSY: before sessions, bodies or anything else that costs. Whoever has a session goes
 * before strangers. Their cookie is taken at its word: to look a session up costs what is to be
 * saved here, and to believe only those that this process has met would have whoever comes later
 * wait for as long as the overload lasts. What only waits, files and questions about health pass
 * untouched.
 */
export function createAdmission(
  next: RequestListener,
  parts: {
    routes: RouteDefinition[];
    cookieName: string;
    clock: Clock;
    /** Aborts when the process stops: nobody waits any more. */
    stopping: AbortSignal;
    /** The least number of usual requests at once. */
    leastConcurrency: number;
  },
): RequestListener {
  const routeOf = createRouteLookup(parts.routes);
  const sessionMark = `${parts.cookieName}=`;
  const options = limitOptions(parts.leastConcurrency);
  const createEntrance = (cost: Cost): Entrance => {
    const limit = createAdaptiveLimit(options[cost]);
    return { limit, turnstile: createTurnstile(limit, turnstiles[cost]) };
  };
  const entrances: Record<Cost, Entrance> = {
    usual: createEntrance('usual'),
    hashing: createEntrance('hashing'),
    making: createEntrance('making'),
  };
  const isAlone = (): boolean =>
    Object.values(entrances).reduce((sum, { turnstile }) => sum + turnstile.running, 0) <= ALONE;
  parts.stopping.addEventListener('abort', () => {
    for (const { turnstile } of Object.values(entrances)) turnstile.close();
  });
  limits.addCallback((result) => {
    for (const [cost, { limit }] of Object.entries(entrances)) {
      result.observe(limit.value, { 'repaso.admission.cost': cost });
    }
  });

  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] as string;
    const route = routeOf(request.method ?? '', path);
    const onlyWaits = route?.waits && !route.cost;
    if (!path.startsWith('/api/') || onlyWaits) return next(request, response);
    const cost = route?.cost ?? 'usual';
    const group = route?.tag ?? 'unknown';
    const count = (result: 'admitted' | 'refused'): void =>
      decisions.add(1, { 'repaso.admission.cost': cost, 'repaso.admission.result': result });
    entrances[cost].turnstile.enter({
      rank: request.headers.cookie?.includes(sessionMark) ? 0 : 1,
      group,
      isGone: () => response.closed,
      admit() {
        count('admitted');
        const kind = `${request.method} ${route?.path}`;
        occupy(entrances[cost], { cost, group, kind, isAlone }, response);
        next(request, response);
      },
      refuse() {
        count('refused');
        refuse(request, response, parts.clock);
      },
    });
  };
}

interface Visit {
  cost: Cost;
  group: string;
  /** Requests of a kind take alike. */
  kind: string;
  /** Whether next to nothing else is worked on just now. */
  isAlone(): boolean;
}

/** Holds the place that `response` was given until it has ended, or the lease has. */
function occupy(
  { limit, turnstile }: Entrance,
  { cost, group, kind, isAlone }: Visit,
  response: ServerResponse,
): void {
  let started = performance.now();
  let wasAlone = isAlone();
  let isInside = true;
  const leave = (): void => {
    if (isInside) turnstile.leave(group, limit.restAfter(performance.now() - started));
    isInside = false;
  };
  const lease = setTimeout(leave, leaseMs[cost]);
  if (cost === 'making') {
    response.req.once('end', () => {
      // Answered before it was read: what is left of it is only thrown away.
      if (response.closed) return;
      clearTimeout(lease);
      if (!isInside) turnstile.comeBack(group);
      isInside = true;
      started = performance.now();
      wasAlone = isAlone();
    });
  }
  response.once('close', () => {
    clearTimeout(lease);
    leave();
    // What is refused early tells nothing about how long the work takes.
    if (response.statusCode < 400) limit.observe(kind, performance.now() - started, wasAlone);
  });
}

/** As errorAnswer does it, for a fraction of what that takes. */
function refuse(request: IncomingMessage, response: ServerResponse, clock: Clock): void {
  const { status, text } = apiErrors.SERVICE_BUSY;
  const requestId = requestIdOf(request.headers['x-request-id'], clock);
  const body: ApiError = { error: text, code: 'SERVICE_BUSY', requestId };
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    'Retry-After': retryAfterSeconds(),
  });
  response.end(json);
}
