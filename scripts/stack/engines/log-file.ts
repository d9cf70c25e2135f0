import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** An engine's log beyond this size, in bytes, is put aside as `.old` at the next start. */
const ROTATE_AT = 10 * 1024 * 1024;
const TAIL_LINES = 10;

/**
 * Where an engine writes. A file, not a pipe to the launcher: an engine that is ended because
 * the launcher was killed would die of the broken pipe in the middle of its orderly shutdown.
 */
export interface LogFile {
  path: string;
  descriptor: number;
  /** The last lines, to be shown with a failure. */
  tail(): string;
  close(): void;
}

export function openLogFile(directory: string, name: string): LogFile {
  const path = join(directory, `${name}.log`);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > ROTATE_AT) {
    renameSync(path, `${path}.old`);
  }
  const descriptor = openSync(path, 'a', 0o600);
  return {
    path,
    descriptor,
    tail: () => readFileSync(path, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
    close: () => closeSync(descriptor),
  };
}
