import { Worker } from 'node:worker_threads';
import { DomainError } from '@repaso/shared/errors';
import { createRecogniser } from '../recognition/recogniser.ts';
import type { ExtractAnswer, ExtractRequest } from './extract-messages.ts';
import { extractText } from './extract-text.ts';

/**
 * The process that decodes what strangers upload: one file at a time, asked and answered over the
 * channel to its parent (extract-messages.ts). It holds no secrets and may be killed at any time.
 */
const [dataFolder] = process.argv.slice(2);
if (!process.send || !dataFolder) throw new Error('extract-process is started by text-extractor');

// A thread of its own, since a decoder can keep this one from noticing that its parent is gone.
new Worker(new URL('./parent-watch.ts', import.meta.url)).unref();
process.on('disconnect', () => process.exit());

const recogniser = createRecogniser(dataFolder);

process.on('message', (request: ExtractRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});

async function answer({ kind, bytes, limits }: ExtractRequest): Promise<ExtractAnswer> {
  try {
    return { ok: await extractText(kind, Buffer.from(bytes), limits, recogniser) };
  } catch (err) {
    if (err instanceof DomainError) {
      const cause = err.cause instanceof Error ? err.cause.message : undefined;
      return { refused: { code: err.code, message: err.message, cause } };
    }
    return { failed: err instanceof Error ? (err.stack ?? err.message) : String(err) };
  }
}
