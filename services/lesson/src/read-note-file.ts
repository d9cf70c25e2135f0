import type { Logger } from '@repaso/shared/log';
import type { FileKind } from './extraction/file-kind.ts';
import type { TextExtractor } from './extraction/text-extractor.ts';
import type { OpenAiGenerator } from './generation/openai/openai-generator.ts';
import { measureStage } from './stage-duration.ts';

/** Throws what TextExtractor.extract throws. */
export type ReadNoteFile = (
  file: { lessonId: string; kind: FileKind; bytes: Buffer },
  signal: AbortSignal,
) => Promise<{ text: string /** Of a model's tokens for this lesson. */; tokensSpent: number }>;

/** Photos are read by the model where one sees, everything else on this machine. */
export function createReadNoteFile(parts: {
  extractor: TextExtractor;
  model: Pick<OpenAiGenerator, 'transcribe'> | undefined;
  log: Logger;
}): ReadNoteFile {
  const { extractor, model, log } = parts;
  return async ({ lessonId, kind, bytes }, signal) => {
    const seen =
      kind !== 'pdf' && model
        ? await measureStage(
            'reading',
            'openai',
            () => model.transcribe({ kind, bytes }, signal),
            ({ text }) => text !== undefined,
          )
        : undefined;
    const tokensSpent = seen?.tokens ?? 0;
    if (seen?.text !== undefined) return { text: seen.text, tokensSpent };

    const started = performance.now();
    const { text, pages, leftOut } = await measureStage('reading', 'offline', () =>
      extractor.extract(kind, bytes, signal),
    );
    const ms = Math.round(performance.now() - started);
    log.info({ lessonId, kind, pages, leftOut: leftOut.length, ms }, 'file read');
    return { text, tokensSpent };
  };
}
