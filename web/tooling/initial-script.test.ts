import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import config from '../vite.config.ts';

/** Bytes, brotli: what a visitor loads before the landing page works. */
const LIMIT = 100 * 1024;
/** That, over the libraries alone. */
const SHARE_LIMIT = 1.3;

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'initial-script-'));

/** What the app is built from, and nothing of its own. */
const bareEntry = '\0bare-entry';
const bareLibraries = `
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
  import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
  globalThis.kept = [createRoot, BrowserRouter, Link, Navigate, Outlet, Route, Routes, useLocation,
    QueryCache, QueryClient, QueryClientProvider, useQuery];
`;

/** Compressing all files takes longer than everything else. */
const appPlugins = (config.plugins ?? [])
  .flat()
  .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'precompress'));

type Chunks = Map<string, Rollup.OutputChunk>;

async function buildChunks(options: { bare?: boolean } = {}): Promise<Chunks> {
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: options.bare
      ? [
          {
            name: 'bare-entry',
            resolveId: (id) => (id === bareEntry ? id : undefined),
            load: (id) => (id === bareEntry ? bareLibraries : undefined),
          },
        ]
      : appPlugins,
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      ...(options.bare && { rolldownOptions: { input: bareEntry } }),
    },
  });
  const { output } = result as Rollup.RollupOutput;
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
}

/** Bytes of these chunks and all that they import, each once. */
function loadedBytes(chunks: Chunks, starts: (Rollup.OutputChunk | undefined)[]): number {
  const loaded = new Set<Rollup.OutputChunk>();
  const load = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.get(name));
  };
  starts.forEach(load);
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

describe('the script of the landing page', () => {
  let initial: number;
  let bare: number;

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const chunks = await buildChunks();
    initial = loadedBytes(chunks, [[...chunks.values()].find(({ name }) => name === 'initial')]);
    const libraries = await buildChunks({ bare: true });
    bare = loadedBytes(libraries, [...libraries.values()]);
  }, 120_000);

  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(outDir, { recursive: true });
  });

  it(`has at most ${LIMIT} bytes`, () => {
    expect(initial).toBeGreaterThan(bare / 2);
    expect(initial).toBeLessThanOrEqual(LIMIT);
  });

  it(`is at most ${SHARE_LIMIT} times what the libraries have`, () => {
    expect(initial / bare).toBeLessThanOrEqual(SHARE_LIMIT);
  });
});
