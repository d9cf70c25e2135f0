import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const LANGUAGES = ['spa', 'eng'] as const;
/** The variant for the LSTM engine with integer weights: as good as the best, half the time. */
const VARIANT = '4.0.0_best_int';

/** The one folder in which the OCR engine wants the data of all its languages. */
export interface LanguageData {
  /** Throws when a language's data is not installed: without it the engine never answers. */
  folder(): string;
  remove(): void;
}

export function createLanguageData(): LanguageData {
  let folder: string | undefined;
  const remove = () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
    process.off('exit', remove);
  };
  return {
    folder() {
      if (folder && existsSync(folder)) return folder;
      const files = LANGUAGES.map(dataFile);
      folder = mkdtempSync(join(tmpdir(), 'repaso-ocr-'));
      process.on('exit', remove);
      for (const { name, path } of files) symlinkSync(path, join(folder, name));
      return folder;
    },
    remove,
  };
}

function dataFile(language: string): { name: string; path: string } {
  const name = `${language}.traineddata.gz`;
  const manifest = `@tesseract.js-data/${language}/package.json`;
  const path = join(dirname(createRequire(import.meta.url).resolve(manifest)), VARIANT, name);
  if (!existsSync(path)) throw new Error(`OCR language data is missing: ${manifest}, ${name}`);
  return { name, path };
}
