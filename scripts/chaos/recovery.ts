import { setTimeout as wait } from 'node:timers/promises';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { Learner } from '../test/learner.ts';

const LOOK_MS = 50;
const PATIENCE_MS = 5_000;
const NOTES = 'la mesa - the table\nla silla - the chair\nla casa - the house';
/** After this long in milliseconds nobody expects it any more. */
const GIVEN_UP_MS = 120_000;

/**
 * Milliseconds until everything is ready and one learner's reads and writes get through, those
 * that need every service and the events between them; Infinity when that does not happen.
 */
export async function measureRecovery(url: string, learner: Learner): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < GIVEN_UP_MS) {
    if (await works(url, learner)) return performance.now() - from;
    await wait(LOOK_MS);
  }
  return Number.POSITIVE_INFINITY;
}

async function works(url: string, learner: Learner): Promise<boolean> {
  try {
    const ready = await fetch(new URL('/readyz', url), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { status } = (await ready.json()) as { status: string };
    if (status !== 'ready') return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const tasks = await learner.call('GET', '/api/tasks', { signal });
    if (tasks.status !== 200) return false;
    const task = (tasks.json as Task[]).find((each) => each.status !== 'locked');
    const path = `/api/tasks/${task?.id}/complete`;
    const done = await learner.call('POST', path, { body: { score: 50 }, signal });
    if (done.status !== 200) return false;
    const uploaded = await learner.upload(NOTES);
    if (uploaded.status !== 201) return false;
    await learner.call('DELETE', `/api/lessons/${(uploaded.json as Lesson).id}`, { signal });
    return true;
  } catch {
    return false;
  }
}
