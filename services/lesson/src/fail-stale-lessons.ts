import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import type { NotifyProgress } from './notify-progress.ts';
import { failStale } from './store/revisions.ts';

/** A lesson that has not become ready for this long is told to have failed. */
export const STALE_AFTER_MS = 15 * 60_000;

/**
 * Ends the wait for lessons whose worker died at every try. Should such a lesson be made after
 * all, it becomes ready as if nothing had been.
 */
export async function failStaleLessons(parts: {
  database: Database;
  clock: Clock;
  log: Logger;
  notifyProgress: NotifyProgress;
}): Promise<void> {
  const { database, clock, log, notifyProgress } = parts;
  const staleSince = new Date(clock.now().getTime() - STALE_AFTER_MS);
  const failure = new DomainError('PARTIAL_SUCCESS');
  for (const lessonId of await failStale(database, staleSince, failure)) {
    log.error({ lessonId }, 'the lesson was never made');
    notifyProgress(lessonId, 'failed', failure.message);
  }
}
