import { join } from 'node:path';
import { migrations as admin } from '@repaso/admin/store/migrations';
import { migrations as feedback } from '@repaso/feedback/store/migrations';
import { migrations as identity } from '@repaso/identity/store/migrations';
import type { FileKind } from '@repaso/lesson/extraction/file-kind';
import { contentTypeOf } from '@repaso/lesson/note-file';
import { createDirectoryStore } from '@repaso/lesson/objects/directory-store';
import { readObject } from '@repaso/lesson/objects/object-store';
import { openObjectStore } from '@repaso/lesson/objects/open-object-store';
import { migrations as lesson } from '@repaso/lesson/store/migrations';
import { migrations as practice } from '@repaso/practice/store/migrations';
import type { Migration } from '@repaso/shared/database';
import { connectBroker } from '@repaso/shared/events/broker';
import { createLogger } from '@repaso/shared/log';
import pg from 'pg';
import { DATABASES, type DatabaseName } from '../stack/database-names.ts';
import { BackupError } from './backup-error.ts';
import type { Installation } from './installation.ts';
import { loadDatabase, requireTarget, unknownMigrations } from './load-database.ts';
import { type Manifest, OBJECTS, readManifest } from './manifest.ts';

const migrations: Record<DatabaseName, Migration[]> = {
  identity,
  lesson,
  practice,
  feedback,
  admin,
};

export interface RestoreOptions {
  /** Drops what is there. */
  force: boolean;
}

/**
 * Makes an installation what it was when the backup was taken. Nothing is touched before the
 * backup is known to be whole and the target to be empty, or forced. The services must not run.
 * Throws BackupError.
 */
export async function restoreBackup(
  { databaseUrls, objectStoreUrl, natsUrl }: Installation,
  directory: string,
  { force }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(directory);
  for (const name of DATABASES) {
    const [unknown] = unknownMigrations(manifest.databases[name], migrations[name]);
    if (unknown) throw new BackupError(`The backup is of a newer version of Repaso (${unknown}).`);
  }
  for (const name of DATABASES) await requireTarget(databaseUrls[name], { force });
  const objects = await openObjectStore(objectStoreUrl);
  const broker = await connectBroker({
    url: natsUrl,
    name: 'restore',
    log: createLogger('restore', 'warn'),
  });
  try {
    // What it holds, and who has handled what, is of another time than the databases.
    await broker.ensureStreams();
    for (const stream of Object.values(broker.streams)) await broker.manager.streams.delete(stream);

    for (const name of DATABASES) {
      const target = { directory, migrations: migrations[name] };
      await loadDatabase(databaseUrls[name], manifest.databases[name], target);
    }
    if (force) await objects.deleteAll('notes/');
    const copies = createDirectoryStore(join(directory, OBJECTS));
    for (const { key, kind } of await listFiles(databaseUrls.lesson)) {
      await objects.put(key, await readObject(copies, key), contentTypeOf(kind));
    }
    return manifest;
  } finally {
    await broker.close();
  }
}

async function listFiles(url: string): Promise<{ key: string; kind: FileKind }[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore' });
  try {
    await client.connect();
    const { rows } = await client.query<{ key: string; kind: FileKind }>(
      'SELECT file_key AS key, file_kind AS kind FROM notes WHERE file_key IS NOT NULL',
    );
    return rows;
  } finally {
    await client.end();
  }
}
