import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import { createDuration, recordSince } from '@repaso/shared/telemetry/meter';
import type { ExtractedText, Limits } from './extracted-text.ts';
import type { FileKind } from './file-kind.ts';
import {
  createExtractChild,
  type ExtractChild,
  ProcessDiedError,
  tookTooLong,
} from './process/extract-child.ts';
import { createLanguageData } from './recognition/language-data.ts';

export type { ExtractedText, Limits } from './extracted-text.ts';

export interface TextExtractor {
  /**
   * The text of an uploaded file. Throws DomainError IMAGE_UNREADABLE (damaged, protected, too
   * large, or no readable writing), CONTENT_TOO_SHORT, UPLOAD_TIMEOUT, SERVICE_BUSY; the reason of
   * `signal` when it aborts; an Error when this installation cannot read files at all.
   */
  extract(kind: FileKind, bytes: Buffer, signal: AbortSignal): Promise<ExtractedText>;
  /** Ends the process that reads. What is being read or waits fails as busy. */
  close(): Promise<void>;
}

const queueDuration = createDuration(
  'repaso.extraction.queue.duration',
  'How long files waited for those before them to be read.',
);

const MIB = 1024 * 1024;

const defaults: Limits = {
  pixels: 50_000_000,
  recognisedPages: 10,
  textPages: 100,
  characters: 20_000,
  recognitionMs: 45_000,
  timeoutMs: 75_000,
  memoryBytes: 410 * MIB,
  filesPerProcess: 50,
  waiting: 6,
};

/** Resident memory above which a process is replaced once it is idle. */
const IDLE_MEMORY_BYTES = 170 * MIB;

/**
 * Reads files in a process of its own that is started with the first file, kept between files, and
 * replaced when it took too long or too much memory. One file is read at a time: recognising
 * letters keeps a core busy, and two at once would need twice the memory.
 */
export function createTextExtractor(options: {
  log: Logger;
  limits?: Partial<Limits>;
}): TextExtractor {
  const { log } = options;
  const limits = { ...defaults, ...options.limits };
  const languageData = createLanguageData();
  const closing = new AbortController();
  let child: ExtractChild | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let inside = 0;

  function ready(): ExtractChild {
    if (!child?.isUsable()) child = createExtractChild({ log, limits, languageData });
    return child;
  }

  async function read(kind: FileKind, bytes: Buffer, signal: AbortSignal): Promise<ExtractedText> {
    const current = ready();
    try {
      return await current.extract({ kind, bytes, limits }, signal);
    } finally {
      const worn = current.filesRead() >= limits.filesPerProcess;
      if (worn || current.memoryBytes() > IDLE_MEMORY_BYTES) await current.kill();
      // Its start is not for the next learner to wait for.
      if (!closing.signal.aborted) ready();
    }
  }

  /** A process may die of anything; only a file of which two die is to blame. */
  async function readOrRetry(kind: FileKind, bytes: Buffer, signal: AbortSignal) {
    const tryOnce = async () => {
      signal.throwIfAborted();
      return read(kind, bytes, signal);
    };
    try {
      return await tryOnce().catch((err) => {
        if (err instanceof ProcessDiedError) return tryOnce();
        throw err;
      });
    } catch (err) {
      if (!(err instanceof ProcessDiedError)) throw err;
      throw new DomainError('IMAGE_UNREADABLE', undefined, { cause: err });
    }
  }

  return {
    async extract(kind, bytes, signal) {
      if (closing.signal.aborted || inside > limits.waiting) throw new DomainError('SERVICE_BUSY');
      inside += 1;
      const either = AbortSignal.any([signal, closing.signal]);
      const asked = performance.now();
      const result = queue.then(() => {
        recordSince(queueDuration, asked, {});
        return readOrRetry(kind, bytes, either);
      });
      queue = result.catch(() => {});
      try {
        return await untilAborted(result, either);
      } catch (err) {
        throw closing.signal.aborted ? new DomainError('SERVICE_BUSY') : asTimeout(err);
      } finally {
        inside -= 1;
      }
    },
    async close() {
      closing.abort();
      await child?.kill();
      await queue;
      languageData.remove();
    },
  };
}

/** Who gives up need not wait for those before it. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** A deadline that ran out is an outcome; any other abort is the caller's own business. */
function asTimeout(err: unknown): unknown {
  const isDeadline = err instanceof DOMException && err.name === 'TimeoutError';
  return isDeadline ? tookTooLong(err) : err;
}
