import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createDirectoryStore } from '@repaso/lesson/objects/directory-store';
import {
  ObjectNotFoundError,
  type ObjectStore,
  readObject,
} from '@repaso/lesson/objects/object-store';
import { openObjectStore } from '@repaso/lesson/objects/open-object-store';
import pg from 'pg';
import { DATABASES } from '../stack/database-names.ts';
import { BackupError } from './backup-error.ts';
import { dumpDatabase } from './dump-database.ts';
import type { Installation } from './installation.ts';
import { CHECKSUMS, type DatabaseManifest, MANIFEST, type Manifest, OBJECTS } from './manifest.ts';
import { openSnapshots, type Snapshots } from './snapshots.ts';

/** How often a file that is deleted between the snapshot and its copy makes for another snapshot. */
const MAX_SNAPSHOTS = 10;
const OBJECTS_AT_ONCE = 8;

/**
 * Writes a backup to `directory`, which must be empty or missing, while everything runs. What is
 * restored from it is the state of one moment: every lesson has its file, and no service knows of
 * anything that the others do not, or will not by their events. Throws BackupError.
 */
export async function takeBackup(installation: Installation, directory: string): Promise<Manifest> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (readdirSync(directory).length > 0) {
    throw new BackupError(`${directory} is not empty: a backup gets a folder of its own.`);
  }
  const sums = new Map<string, string>();
  try {
    const objects = createObjectCopies(
      await openObjectStore(installation.objectStoreUrl),
      directory,
      sums,
    );
    // Most of the work comes before the snapshot, so that few files are left to vanish after it.
    await objects.copy(await listCurrentFiles(installation.databaseUrls.lesson));
    const snapshots = await snapshotWithFiles(installation, objects);
    try {
      const manifest: Manifest = {
        format: 1,
        takenAt: new Date().toISOString(),
        databases: await dumpDatabases(snapshots, directory, sums),
        objects: await objects.keepOnly(await listFiles(snapshots.of.lesson)),
      };
      const text = JSON.stringify(manifest, null, 2);
      sums.set(MANIFEST, createHash('sha256').update(text).digest('hex'));
      await writeDurably(join(directory, MANIFEST), text);
      const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).sort();
      await writeDurably(join(directory, CHECKSUMS), lines.join(''));
      return manifest;
    } finally {
      await snapshots.close();
    }
  } catch (error) {
    for (const entry of readdirSync(directory)) rmSync(join(directory, entry), { recursive: true });
    throw error;
  }
}

async function dumpDatabases(
  snapshots: Snapshots,
  directory: string,
  sums: Map<string, string>,
): Promise<Manifest['databases']> {
  const dumped: Partial<Record<string, DatabaseManifest>> = {};
  for (const name of DATABASES) {
    const place = { directory, folder: `databases/${name}` };
    dumped[name] = await dumpDatabase(snapshots.of[name], place, (file, sum) =>
      sums.set(file, sum),
    );
  }
  return dumped as Manifest['databases'];
}

/**
 * Snapshots of which every file is copied. A file is put before its lesson is, and deleted after
 * it: one that is missing belongs to a lesson that was deleted after the snapshot, so that there
 * is a newer one without it.
 */
async function snapshotWithFiles(
  { databaseUrls }: Installation,
  objects: ObjectCopies,
): Promise<Snapshots> {
  for (let taken = 1; taken <= MAX_SNAPSHOTS; taken += 1) {
    const snapshots = await openSnapshots(databaseUrls);
    try {
      if (await objects.copy(await listFiles(snapshots.of.lesson))) return snapshots;
    } catch (error) {
      await snapshots.close();
      throw error;
    }
    await snapshots.close();
  }
  throw new BackupError(
    'Note files of existing lessons are missing from the object store: see that OBJECT_STORE_URL ' +
      'is the one that the lesson service uses.',
  );
}

async function listCurrentFiles(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  try {
    await client.connect();
    return await listFiles(client);
  } finally {
    await client.end();
  }
}

async function listFiles(lesson: pg.Client): Promise<string[]> {
  const { rows } = await lesson.query<{ file_key: string }>(
    'SELECT file_key FROM notes WHERE file_key IS NOT NULL ORDER BY file_key',
  );
  return rows.map(({ file_key }) => file_key);
}

interface ObjectCopies {
  /** Copies what is not copied yet. False when some are not there any more. */
  copy(keys: string[]): Promise<boolean>;
  /** Removes copies of what has been deleted since. Returns how many there are. */
  keepOnly(keys: string[]): Promise<number>;
}

function createObjectCopies(
  store: ObjectStore,
  directory: string,
  sums: Map<string, string>,
): ObjectCopies {
  const copies = createDirectoryStore(join(directory, OBJECTS));
  const pathOf = (key: string): string => `${OBJECTS}/${key}`;

  const copyOne = async (key: string): Promise<boolean> => {
    const bytes = await readUnlessDeleted(store, key);
    if (!bytes) return false;
    await copies.put(key, bytes, '');
    sums.set(pathOf(key), createHash('sha256').update(bytes).digest('hex'));
    return true;
  };
  return {
    async copy(keys) {
      const left = keys.filter((key) => !sums.has(pathOf(key)));
      let complete = true;
      while (left.length > 0) {
        const done = await Promise.all(left.splice(0, OBJECTS_AT_ONCE).map(copyOne));
        complete = complete && done.every((one) => one);
      }
      return complete;
    },
    async keepOnly(keys) {
      const kept = new Set(keys.map(pathOf));
      const copied = [...sums.keys()].filter((path) => path.startsWith(`${OBJECTS}/`));
      for (const path of copied.filter((one) => !kept.has(one))) {
        sums.delete(path);
        await copies.delete(path.slice(OBJECTS.length + 1));
      }
      return kept.size;
    },
  };
}

/** It may be deleted between the look at it and its reading: a second look tells. */
async function readUnlessDeleted(store: ObjectStore, key: string): Promise<Buffer | undefined> {
  try {
    return await readObject(store, key).catch(() => readObject(store, key));
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return undefined;
    throw error;
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
