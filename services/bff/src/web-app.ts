import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { DomainError } from '@repaso/shared/errors';
import type { Request, RequestHandler, Response } from 'express';
import { webRoutes } from './web-routes.ts';

const APP = 'index.html';
/** What the build says about its files (https://vite.dev/guide/backend-integration). */
const MANIFEST = '.vite/manifest.json';
/** The module of the page that a learner opens the app with, and where. */
const FIRST_PAGE = { module: 'src/app/dashboard-page.tsx', paths: ['/', '/home'] };
/** Below it, names carry a hash of the content, so that a file never changes. */
const HASHED = 'assets/';
/** What the build wrote beside each file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web app. Paths without a file are the app's own: it answers them with its page,
 * under 404 where it has none. Throws if `directory` holds no built app.
 */
export async function createWebApp(
  directory: string,
  hasSession: (request: Request) => boolean,
): Promise<RequestHandler> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name))),
  );
  if (!files.has(APP)) throw new Error(`${directory} holds no ${APP}: build the web app first`);
  const manifest: Manifest = files.has(MANIFEST)
    ? JSON.parse(await readFile(join(directory, MANIFEST), 'utf8'))
    : {};
  const preloads = filesOf(manifest, FIRST_PAGE.module).map(
    (file) => `</${file}>; rel="modulepreload"`,
  );

  const sendFile = async (request: Request, response: Response, name: string): Promise<void> => {
    const [encoding, suffix] =
      ENCODINGS.find(
        ([coding, end]) => files.has(name + end) && request.acceptsEncodings(coding),
      ) ?? [];
    response.type(extname(name));
    response.vary('Accept-Encoding');
    if (encoding) response.set('Content-Encoding', encoding);
    response.set(
      'Cache-Control',
      name.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    const options: Parameters<Response['sendFile']>[1] = {
      root: directory,
      cacheControl: false,
      acceptRanges: false,
      dotfiles: 'allow',
    };
    await new Promise<void>((resolve, reject) => {
      response.sendFile(name + (suffix ?? ''), options, (error) => {
        // A browser that goes away in the middle is no failure.
        if (!error || response.destroyed || response.headersSent) resolve();
        // The file is not what it was at the start, or the request's conditions do not hold.
        else reject(new DomainError('NOT_FOUND', undefined, { cause: error }));
      });
    });
  };

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new DomainError('METHOD_NOT_ALLOWED');
    }
    const name = decodePath(request.path)?.slice(1) ?? '';
    if (files.has(name) && name !== APP) {
      await sendFile(request, response, name);
    } else if (name.startsWith(HASHED)) {
      response.status(404).type('text/plain').send('Not found\n');
    } else {
      const signedIn = hasSession(request);
      if (signedIn && FIRST_PAGE.paths.includes(request.path)) response.append('Link', preloads);
      const known = webRoutes.includes(request.path.replace(/(?<=.)\/+$/, ''));
      response.status(known ? 200 : 404);
      // Tells the app whether asking who is signed in could be worth it. Always sent, since a
      // 304 only replaces headers that it has.
      response.set('Server-Timing', `session;desc=${signedIn ? 'maybe' : 'none'}`);
      await sendFile(request, response, APP);
    }
  };
}

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** The files of a module and of all that it imports, each once. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
