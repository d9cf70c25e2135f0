import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { DATABASES } from '../stack/database-names.ts';
import { BackupError } from './backup-error.ts';

/** What the folder of a backup holds, beside `databases/<service>/<table>.copy.gz`. */
export const MANIFEST = 'manifest.json';
/** Every file's SHA-256, as `sha256sum --check` reads it. Written last: without it nothing counts. */
export const CHECKSUMS = 'SHA256SUMS';
/** Note files by their keys. */
export const OBJECTS = 'objects';

const databaseManifest = z.object({
  /** The schema is what these make of an empty database. */
  migrations: z.array(z.string()),
  /** Partitions that the running service made. */
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Gzipped text of COPY, by its path in the backup. */
      file: z.string(),
    }),
  ),
});

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  databases: z.record(z.enum(DATABASES), databaseManifest),
  /** How many note files. */
  objects: z.number().int(),
});

export type DatabaseManifest = z.output<typeof databaseManifest>;
export type Manifest = z.output<typeof manifest>;

/** Throws BackupError for a folder that holds none. */
export function requireBackup(directory: string): void {
  if (existsSync(join(directory, CHECKSUMS))) return;
  throw new BackupError(`${directory} is no backup, or one that was broken off: no ${CHECKSUMS}.`);
}

/** Reads a backup's manifest and compares every file with its checksum. Throws BackupError. */
export async function readManifest(directory: string): Promise<Manifest> {
  requireBackup(directory);
  for (const line of readFileSync(join(directory, CHECKSUMS), 'utf8').trimEnd().split('\n')) {
    const [expected, path = ''] = line.split('  ');
    const found = await checksum(join(directory, path));
    if (found !== expected)
      throw new BackupError(`${join(directory, path)} is damaged or missing.`);
  }
  const parsed = manifest.safeParse(JSON.parse(readFileSync(join(directory, MANIFEST), 'utf8')));
  if (!parsed.success) throw new BackupError(`${directory} was made by another version of Repaso.`);
  return parsed.data;
}

async function checksum(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
