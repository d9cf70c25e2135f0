import type { Logger } from '@repaso/shared/log';
import type { Generator } from '../../services/lesson/src/generation/generator.ts';
import { createOfflineGenerator as createRealGenerator } from '../../services/lesson/src/generation/offline-generator.ts';
import { TYPED_NOTES } from '../load/learners.ts';

/** A generator that makes one real lesson and answers it ever after, in no time. */
export function createOfflineGenerator(log: Pick<Logger, 'info'>): Generator {
  const lesson = createRealGenerator(log).generate(
    { text: TYPED_NOTES, title: undefined },
    {
      seed: 'bench',
      uploadedAt: new Date(),
      timeZone: 'UTC',
      signal: new AbortController().signal,
    },
  );
  return { name: 'offline', generate: () => lesson };
}
