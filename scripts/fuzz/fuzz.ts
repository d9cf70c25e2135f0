import fc from 'fast-check';
import type { RunningStack } from '../test/run-stack.ts';
import { type Actor, createActor, isWhole } from './actors.ts';
import { fetchApiDocument, type Operation, operationsOf, sessionOf } from './api-document.ts';
import { createAnswerCheck } from './check-answer.ts';
import { FOREIGN_ID, type FuzzRequest, OWN_ID, requestsFor } from './requests.ts';
import { createSend } from './send.ts';

export interface FuzzReport {
  /** Requests sent. */
  sent: number;
  /** How often each operation answered each status: `GET /api/tasks` → 200 → 31. */
  counts: Map<string, Map<number, number>>;
  /** What was wrong, with the request that brought it about. */
  complaints: string[];
}

type Role = 'anonymous' | 'learner' | 'admin';

/** Requests that run at the same time. */
const CONCURRENCY = 6;
/** After these the one who sent them has to be made anew, which takes its time. */
const FATAL = new Set(['deleteUserDelete']);
const FATAL_SHARE = 0.1;

/**
 * Sends about `requests` requests, made from the API's own document, to a running stack without
 * human check and rate limits. The same seed sends the same requests.
 */
export async function fuzz(
  stack: RunningStack,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const document = await fetchApiDocument(stack.url);
  const operations = operationsOf(document);
  const check = createAnswerCheck(document);
  const { send, close } = createSend(stack.url);
  const report: FuzzReport = { sent: 0, counts: new Map(), complaints: [] };
  const stranger = await createActor(stack);
  const actors = {
    learner: await createActor(stack),
    // Two, so that one can revoke or delete itself.
    spare: await createActor(stack, { admin: true }),
    admin: await createActor(stack, { admin: true }),
  };

  const sendOne = async (role: Role, request: FuzzRequest): Promise<void> => {
    const { operation, method, target } = request;
    const actor: Actor | undefined = role === 'anonymous' ? undefined : actors[role];
    const filled = {
      ...request,
      target: target
        .replaceAll(OWN_ID, (actor ?? stranger).idFor(operation.path))
        .replaceAll(FOREIGN_ID, stranger.idFor(operation.path)),
      headers: { ...(actor && { Cookie: actor.learner.cookie }), ...request.headers },
    };
    report.sent += 1;
    const name = `${operation.method} ${operation.path}`;
    let complaints: string[];
    try {
      const answer = await send(filled);
      count(report, name, answer.status);
      complaints = check(operation, filled, answer);
    } catch (error) {
      complaints = [`broke: ${(error as Error).message}`];
    }
    for (const complaint of complaints) {
      const { headers, body } = filled;
      const shown = JSON.stringify({ role, method, target: filled.target, headers, body });
      report.complaints.push(`${name} ${complaint}\n  ${shown.slice(0, 600)}`);
    }
  };

  const restore = async (): Promise<void> => {
    if (!(await isWhole(actors.learner))) actors.learner = await createActor(stack);
    for (const role of ['spare', 'admin'] as const) {
      const isAdmin = (await actors[role].learner.call('GET', '/api/admin/stats')).status === 200;
      if (!isAdmin || !(await isWhole(actors[role]))) {
        actors[role] = await createActor(stack, { admin: true });
      }
    }
  };

  const share = Math.ceil(requests / operations.length);
  for (const [index, operation] of operations.entries()) {
    await restore();
    const batch = batchFor(operation, share, seed + index).map(
      ([role, request]) =>
        () =>
          sendOne(role, request),
    );
    await inParallel(batch, CONCURRENCY);
  }
  close();
  return report;

  function batchFor(operation: Operation, size: number, from: number): [Role, FuzzRequest][] {
    const made = fc.sample(requestsFor(document, operation), { seed: from, numRuns: size });
    const roles = fc.sample(rolesFor(operation), { seed: from, numRuns: size });
    return made.map((request, index) => [roles[index] as Role, request]);
  }
}

function rolesFor(operation: Operation): fc.Arbitrary<Role> {
  if (FATAL.has(operation.operationId)) {
    return fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((share) => (share < FATAL_SHARE ? 'learner' : 'anonymous'));
  }
  const isAdmin = operation.path.startsWith('/api/admin/');
  const withSession: Role = isAdmin ? 'admin' : 'learner';
  return fc.oneof(
    { arbitrary: fc.constant(withSession), weight: sessionOf(operation) === 'none' ? 1 : 8 },
    { arbitrary: fc.constant<Role>('anonymous'), weight: 1 },
    { arbitrary: fc.constant<Role>(isAdmin ? 'learner' : 'admin'), weight: 1 },
  );
}

function count({ counts }: FuzzReport, name: string, status: number): void {
  const statuses = counts.get(name) ?? new Map<number, number>();
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  counts.set(name, statuses);
}

async function inParallel(work: (() => Promise<void>)[], concurrency: number): Promise<void> {
  const waiting = work.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const run of waiting) await run();
    }),
  );
}
