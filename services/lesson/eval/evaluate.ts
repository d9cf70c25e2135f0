import { performance } from 'node:perf_hooks';
import { DomainError } from '@repaso/shared/errors';
import { createOfflineGenerator } from '../src/generation/offline-generator.ts';
import type { EvalDocument } from './document.ts';
import { type Judgement, judgeLesson } from './judge-lesson.ts';

export interface Evaluation {
  document: EvalDocument;
  /** Undefined where no lesson was made; `refusal` says why. */
  judgement: Judgement | undefined;
  refusal: string | undefined;
  milliseconds: number;
}

const generator = createOfflineGenerator({ info: () => {} });

/**
 * Makes a lesson of a text and judges it by what its document expects.
 *
 * @param text what the generator gets; for a file, what was read of it
 */
export async function evaluate(document: EvalDocument, text = document.text): Promise<Evaluation> {
  const started = performance.now();
  const done = (judgement: Judgement | undefined, refusal?: string): Evaluation => ({
    document,
    judgement,
    refusal,
    milliseconds: performance.now() - started,
  });
  try {
    const lesson = await generator.generate(
      { text, title: undefined },
      {
        seed: document.name,
        uploadedAt: new Date('2026-11-21T10:00:00Z'),
        timeZone: 'Europe/Madrid',
        signal: new AbortController().signal,
      },
    );
    const finished = done(undefined);
    return { ...finished, judgement: judgeLesson(document, lesson) };
  } catch (error) {
    if (error instanceof DomainError) return done(undefined, error.code);
    throw error;
  }
}
