import { fileURLToPath } from 'node:url';
import { createDirectoryStore } from './directory-store.ts';
import type { ObjectStore } from './object-store.ts';
import { connectS3Store } from './s3-store.ts';

/** The store that OBJECT_STORE_URL names: `file:///path`, `s3://…` or `s3s://…`. */
export async function openObjectStore(url: string): Promise<ObjectStore> {
  const parsed = new URL(url);
  const store =
    parsed.protocol === 'file:'
      ? createDirectoryStore(fileURLToPath(parsed))
      : await connectS3Store(parsed);
  await store.ping();
  return store;
}
