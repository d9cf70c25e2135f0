import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import type { ExtractedText, Limits } from '../extracted-text.ts';
import type { LanguageData } from '../recognition/language-data.ts';
import type { ExtractAnswer, ExtractRequest } from './extract-messages.ts';

/** Milliseconds between looks at the memory of a process at work. */
const LOOK_EVERY_MS = 10;
/** Linux counts memory in pages of this many bytes. */
const PAGE_BYTES = 4_096;
/** Of what a process said last, how much is logged when it ends unasked. */
const LAST_WORDS = 2_000;

/** The process ended without having been told to: its decoder crashed, or somebody killed it. */
export class ProcessDiedError extends Error {}

/** One running extract-process.ts. It reads one file at a time. */
export interface ExtractChild {
  /**
   * Throws DomainError for what the learner must be told, ProcessDiedError, the reason of `signal`,
   * and an Error for a defect of this installation.
   */
  extract(request: ExtractRequest, signal: AbortSignal): Promise<ExtractedText>;
  isUsable(): boolean;
  filesRead(): number;
  /** Resident memory now; 0 where it cannot be told or the process has ended. */
  memoryBytes(): number;
  kill(): Promise<void>;
}

export function createExtractChild(parts: {
  log: Logger;
  limits: Limits;
  languageData: LanguageData;
}): ExtractChild {
  const { log, limits } = parts;
  const script = fileURLToPath(new URL('./extract-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=192',
      // Of each of its threads; what is young here is nearly all garbage.
      '--max-semi-space-size=2',
      '--expose-gc',
      script,
      parts.languageData.folder(),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      // What decodes strangers' files gets no passwords and no keys.
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        // glibc keeps freed memory otherwise: per thread, and ever larger pieces of it.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '65536',
        MALLOC_TRIM_THRESHOLD_: '65536',
      },
    },
  );
  let files = 0;
  let killed = false;
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS);
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  ended.catch(() => {});

  const isUsable = () => !killed && child.exitCode === null && child.signalCode === null;
  const memoryBytes = () => (isUsable() ? residentBytes(child) : 0);
  const kill = async () => {
    killed = true;
    child.kill('SIGKILL');
    await ended.catch(() => {});
  };

  async function extract(request: ExtractRequest, signal: AbortSignal): Promise<ExtractedText> {
    files += 1;
    const outcome = Promise.withResolvers<ExtractAnswer>();
    const stop = (reason: unknown) => {
      outcome.reject(reason);
      void kill();
    };
    const onMessage = (answer: ExtractAnswer) => outcome.resolve(answer);
    const onAbort = () => stop(signal.reason);
    const onError = (err: Error) =>
      stop(new Error('the extraction process failed', { cause: err }));
    child.on('message', onMessage);
    child.on('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => stop(tookTooLong()), limits.timeoutMs);
    const watch = setInterval(() => {
      if (memoryBytes() > limits.memoryBytes) stop(tooMuch());
    }, LOOK_EVERY_MS);
    ended.then(
      (end) => {
        if (!killed) log.warn({ ...end, kind: request.kind, lastWords }, 'extraction process died');
        outcome.reject(new ProcessDiedError());
      },
      (err) => outcome.reject(err),
    );
    try {
      child.send(request, (err) => {
        if (err) onError(err);
      });
      return result(await outcome.promise, log);
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      child.off('message', onMessage);
      child.off('error', onError);
    }
  }
  return { extract, isUsable, memoryBytes, kill, filesRead: () => files };
}

function result(answer: ExtractAnswer, log: Logger): ExtractedText {
  if ('ok' in answer) return answer.ok;
  if ('failed' in answer) throw new Error(`extraction failed: ${answer.failed}`);
  const { code, message, cause } = answer.refused;
  log.info({ code, cause }, 'file refused');
  throw new DomainError(code, message);
}

export function tookTooLong(cause?: unknown): DomainError {
  return new DomainError(
    'UPLOAD_TIMEOUT',
    'Reading your file took too long. Please try fewer pages or a smaller photo, or type your notes instead.',
    { cause },
  );
}

function tooMuch(): DomainError {
  return new DomainError(
    'IMAGE_UNREADABLE',
    "We couldn't read your image: opening it takes more memory than we can give. Please take a new photo, save it again or type your notes instead.",
  );
}

function residentBytes({ pid }: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1];
    return Number(pages) * PAGE_BYTES;
  } catch {
    // It has just ended, or this is no Linux: then the time limit alone protects.
    return 0;
  }
}
