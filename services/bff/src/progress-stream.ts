import type { LessonState } from '@repaso/proto/gen/lesson/v1/lesson';
import type { LessonProgress } from '@repaso/proto/http/lessons';
import type { Request, Response } from 'express';

/** Milliseconds between the comments that keep proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2_000;

/** Sends a lesson's progress as server-sent events, from its state now on, until it is settled. */
export async function streamProgress(
  states: AsyncGenerator<LessonState>,
  request: Request,
  response: Response,
): Promise<void> {
  // Asked before anything is sent, so that an unknown lesson is still answered with its status.
  const first = await states.next();
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // nginx and its relatives would otherwise collect the events.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  try {
    response.write(`retry: ${RETRY_MS}\n\n`);
    if (request.method === 'HEAD' || first.done) return;
    response.write(asEvent(first.value));
    for await (const state of states) response.write(asEvent(state));
  } finally {
    clearInterval(heartbeat);
    await states.return(undefined);
    response.end();
  }
}

function asEvent({ progress }: LessonState): string {
  if (!progress) throw new Error('the lesson service answered a lesson without its progress');
  const { stage, stages, message } = progress;
  const data: Omit<LessonProgress, 'stage'> & { stage: string } = { stage, stages, message };
  return `data: ${JSON.stringify(data)}\n\n`;
}
