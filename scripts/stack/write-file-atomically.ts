import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner can read; nobody ever sees half of it. */
export function writeFileAtomically(path: string, content: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}
