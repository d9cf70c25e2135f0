import type { Readable } from 'node:stream';

/** Where note files lie. Keys are paths of lower-case letters, digits, `-` and `/`. */
export interface ObjectStore {
  /** Replaces what was there. Resolves when it will survive a crash of the store. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Throws ObjectNotFoundError. */
  get(key: string): Promise<{ body: Readable; sizeBytes: number }>;
  /** Succeeds also when there is nothing. */
  delete(key: string): Promise<void>;
  /** Deletes everything below `prefix`, which ends with `/`. */
  deleteAll(prefix: string): Promise<void>;
  /** Throws when the store does not answer. */
  ping(): Promise<void>;
}

export class ObjectNotFoundError extends Error {
  override readonly name = 'ObjectNotFoundError';
}

/** All of an object. */
export async function readObject(store: ObjectStore, key: string): Promise<Buffer> {
  const { body } = await store.get(key);
  return Buffer.concat(await body.toArray());
}
