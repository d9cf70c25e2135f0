import { DomainError } from '@repaso/shared/errors';
import { createDuration, recordSince } from '@repaso/shared/telemetry/meter';
import type { Generator } from './generation/generator.ts';

const stageDuration = createDuration(
  'repaso.generation.stage.duration',
  'How long reading a file or writing the practice took, by who did it and what came of it.',
);

/**
 * Runs one stage of making a lesson and records how long it took and how it ended: `made`,
 * `fallback` where a model was asked and its answer is not used, the code of a DomainError, or
 * `failed`.
 */
export async function measureStage<T>(
  stage: 'reading' | 'writing',
  generator: Generator['name'],
  run: () => Promise<T>,
  isUsed: (result: T) => boolean = () => true,
): Promise<T> {
  const started = performance.now();
  let outcome = 'made';
  try {
    const result = await run();
    if (!isUsed(result)) outcome = 'fallback';
    return result;
  } catch (error) {
    outcome = error instanceof DomainError ? error.code : 'failed';
    throw error;
  } finally {
    recordSince(stageDuration, started, {
      'repaso.generation.stage': stage,
      'repaso.generator': generator,
      'repaso.outcome': outcome,
    });
  }
}
