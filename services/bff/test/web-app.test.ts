import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebApp } from '../src/web-app.ts';
import { webRoutes } from '../src/web-routes.ts';
import { type Bff, startBff } from './start-bff.ts';

const page = '<!doctype html><title>Repaso</title>';
const script = 'console.info("hola");';
const manifest = {
  'index.html': { file: 'assets/main-abc.js' },
  'src/app/dashboard-page.tsx': { file: 'assets/dashboard-abc.js', imports: ['_ui.js', '_app.js'] },
  '_ui.js': { file: 'assets/ui-abc.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app-abc.js' },
};

let directory: string;
let bff: Bff;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-app-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), page);
  await writeFile(join(directory, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(directory, 'assets/main-abc.js'), script);
  await writeFile(join(directory, 'assets/main-abc.js.br'), brotliCompressSync(script));
  await writeFile(join(directory, 'assets/main-abc.js.gz'), gzipSync(script));
  await writeFile(join(directory, 'assets/font.woff2'), 'font');
  await writeFile(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  bff = await startBff({ WEB_DIR: directory });
});
afterAll(() => rm(directory, { recursive: true }));

describe('the page', () => {
  it.each([...webRoutes, '/verify?token=abc', '/login/'])('answers %s', async (path) => {
    const response = await bff.fetch(path);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/nothing',
    '/index.html',
    '/LOGIN',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/API/tasks',
  ])('answers %s with 404', async (path) => {
    const response = await bff.fetch(path);
    expect([response.status, await response.text()]).toEqual([404, page]);
  });

  it('tells whether there could be a session, also when it is not sent again', async () => {
    const cookie = `sid=${'a'.repeat(43)}`;
    const timing = async (headers: Record<string, string>) =>
      (await raw('/', headers)).headers['server-timing'];
    const { etag = '' } = (await raw('/', {})).headers;
    expect(await timing({})).toBe('session;desc=none');
    expect(await timing({ cookie })).toBe('session;desc=maybe');
    expect(await timing({ cookie, 'If-None-Match': etag })).toBe('session;desc=maybe');
    expect(await timing({ 'If-None-Match': etag })).toBe('session;desc=none');
  });

  it('has a learner’s browser load the dashboard beside it', async () => {
    const cookie = `sid=${'a'.repeat(43)}`;
    const links = async (path: string, headers: Record<string, string>) =>
      (await raw(path, headers)).headers.link;
    const dashboard = ['dashboard', 'ui', 'app'].map(
      (name) => `</assets/${name}-abc.js>; rel="modulepreload"`,
    );
    expect(await links('/', { cookie })).toBe(dashboard.join(', '));
    expect(await links('/home', { cookie })).toBe(dashboard.join(', '));
    expect(await links('/profile', { cookie })).toBeUndefined();
    expect(await links('/', {})).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const accepted = { 'Accept-Encoding': 'br, gzip' };
    const { etag = '' } = (await raw('/', accepted)).headers;
    const response = await raw('/', { ...accepted, 'If-None-Match': etag });
    expect(response.statusCode).toBe(304);
  });
});

describe('hashed files', () => {
  it('are kept for a year', async () => {
    const response = await bff.fetch('/assets/main-abc.js');
    expect(await response.text()).toBe(script);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('come compressed to who accepts %s', async (accepted, encoding) => {
    const response = await raw('/assets/main-abc.js', { 'Accept-Encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('that are missing are a plain 404', async () => {
    const response = await bff.fetch('/assets/main-old.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
    expect(response.headers.get('cache-control')).toBeNull();
  });
});

it('other files are asked for again', async () => {
  const response = await bff.fetch('/icon.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('nothing can be posted to it', async () => {
  const response = await bff.fetch('/login', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('a folder without a built app is refused at start', async () => {
  await expect(createWebApp(join(directory, 'assets'), () => false)).rejects.toThrow(
    'build the web app first',
  );
});

it('a file that went away is not found', async () => {
  await rm(join(directory, 'assets/font.woff2'));
  expect((await bff.fetch('/assets/font.woff2')).status).toBe(404);
});

/** Without fetch's own headers and decoding. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(bff.url + path, { headers }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}
