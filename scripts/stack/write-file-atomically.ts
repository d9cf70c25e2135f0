import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file, which only its owner can read unless told otherwise; nobody sees half of it. */
export function writeFileAtomically(path: string, content: string, mode = 0o600): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content, { mode, flush: true });
  renameSync(unfinished, path);
}
