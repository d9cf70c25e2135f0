import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { ObjectNotFoundError, readObject } from '../src/objects/object-store.ts';
import { openObjectStore } from '../src/objects/open-object-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'repaso-objects-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(directory, 's3'),
});
const { port } = await server.run();
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const urls = {
  'a directory': pathToFileURL(join(directory, 'files')).href,
  'an S3 server': `s3://S3RVER:S3RVER@127.0.0.1:${port}/notes`,
};

describe.each(Object.entries(urls))('objects in %s', async (_, url) => {
  const store = await openObjectStore(url);
  const bytes = Buffer.from('¿Dónde está la biblioteca?');

  it('come back as they were put, and are replaced', async () => {
    await store.put('notes/a/1', Buffer.from('older'), 'text/plain');
    await store.put('notes/a/1', bytes, 'text/plain');
    expect(await readObject(store, 'notes/a/1')).toEqual(bytes);
  });

  it('are told from those that do not exist', async () => {
    await expect(readObject(store, 'notes/a/none')).rejects.toBeInstanceOf(ObjectNotFoundError);
  });

  it('are deleted, one or all below a prefix, also when there is nothing', async () => {
    for (const key of ['notes/b/1', 'notes/b/2', 'notes/bb/1']) {
      await store.put(key, bytes, 'text/plain');
    }
    await store.delete('notes/b/1');
    await store.delete('notes/b/1');
    await expect(store.get('notes/b/1')).rejects.toBeInstanceOf(ObjectNotFoundError);
    await store.deleteAll('notes/b/');
    await store.deleteAll('notes/b/');
    await expect(store.get('notes/b/2')).rejects.toBeInstanceOf(ObjectNotFoundError);
    expect(await readObject(store, 'notes/bb/1')).toEqual(bytes);
  });

  it('survive opening the store again', async () => {
    await store.put('notes/c/1', bytes, 'text/plain');
    expect(await readObject(await openObjectStore(url), 'notes/c/1')).toEqual(bytes);
  });
});

it('no key leads out of the directory', async () => {
  const store = await openObjectStore(urls['a directory']);
  await expect(async () => store.delete('../secrets')).rejects.toThrow(RangeError);
});
