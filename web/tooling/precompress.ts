import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);

/** Writes `x.br` and `x.gz` beside every text file of the build, so that no request compresses. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter(
        (entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)),
      );
      for (const file of files) await compress(join(file.parentPath, file.name));
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  const brotlied = await brotli(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${path}.br`, brotlied);
  await writeFile(`${path}.gz`, await gz(source, { level: constants.Z_BEST_COMPRESSION }));
}
