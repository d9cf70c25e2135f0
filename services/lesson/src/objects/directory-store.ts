import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ObjectNotFoundError, type ObjectStore } from './object-store.ts';

/** Objects as files below `root`, for a laptop, for tests, and for one machine. */
export function createDirectoryStore(root: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(key)) throw new RangeError(`no object key: ${key}`);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written aside and renamed, so that nobody ever reads half of it.
      const aside = `${path}.${randomUUID()}`;
      try {
        const file = await open(aside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
      } finally {
        await rm(aside, { force: true });
      }
    },
    async get(key) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { body: createReadStream(path), sizeBytes: size };
      } catch (cause) {
        throw new ObjectNotFoundError(key, { cause });
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    async ping() {
      await mkdir(root, { recursive: true, mode: 0o700 });
    },
  };
}
