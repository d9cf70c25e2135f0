import type { Logger } from '@repaso/shared/log';
import type { Generator } from './generator.ts';
import { makeLessonInTime } from './make-lesson-in-time.ts';

/** Makes every lesson on this machine, from what its notes say and the lexicon knows. */
export function createOfflineGenerator(log: Pick<Logger, 'info'>): Generator {
  return {
    name: 'offline',
    async generate(notes, options) {
      options.signal.throwIfAborted();
      const { lesson, dropped } = makeLessonInTime(notes, options);
      if (dropped.length > 0) log.info({ dropped }, 'items failed their checks');
      return lesson;
    },
  };
}
