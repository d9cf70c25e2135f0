import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Visitor } from './learner.ts';

/** How often a client comes before it gives up. */
export const UPLOAD_ATTEMPTS = 5;

/**
 * Uploads typed notes as a client does that is told to come later: 503 with `Retry-After` is no
 * failure of the upload. Gives the last answer; the notes become one lesson at most.
 */
export async function uploadWhenTold(
  visitor: Pick<Visitor, 'upload'>,
  content: string,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await visitor.upload(content, headers);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(seconds > 0) || attempt === UPLOAD_ATTEMPTS) return answer;
    await pause(seconds * 1000);
  }
}
