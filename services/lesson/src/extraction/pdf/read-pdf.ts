import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { DomainError } from '@repaso/shared/errors';
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { ExtractedText, Limits } from '../extracted-text.ts';
import type { GreyImage } from '../picture/grey-image.ts';
import { toGrey, toPng } from '../picture/grey-pixels.ts';
import { hasOversizedStream } from './pdf-streams.ts';
import { shrinkScans } from './shrink-scans.ts';
import { linesOfTextLayer } from './text-layer.ts';

/** Points (1/72 inch) that a side of a page may have (ISO 32000-1, Annex C.2). */
const MAX_PAGE_SIDE = 14_400;
/** 200 dots an inch, at which print is recognised best for its time. */
const RENDER_SCALE = 200 / 72;
/** Long side of a rendered page in pixels. */
const RENDER_LONG_SIDE = 2_400;
/** Letters from which a text layer is taken for the page's whole text. */
const FULL_TEXT_LETTERS = 200;
/** Share of a text layer's characters that may be unreadable codes (fonts without a mapping). */
const MAX_UNMAPPED_SHARE = 0.1;

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(assets, name)}/`;

/**
 * The text of a PDF, page by page: its text layer, and for pages that are pictures what
 * `recognise` makes of them. Throws DomainError IMAGE_UNREADABLE for what cannot be opened.
 */
export async function readPdf(
  bytes: Buffer,
  limits: Limits,
  recognise: (page: GreyImage) => Promise<string>,
): Promise<ExtractedText> {
  if (await hasOversizedStream(bytes, limits.pixels))
    throw unreadable('it unpacks to far too much');
  const { texts, drawn, pages, leftOut } = await readPages(await shrinkScans(bytes), limits);
  await freePixels();
  const started = performance.now();
  for (const [number, page] of drawn) {
    if (performance.now() - started > limits.recognitionMs) {
      if (!texts.get(number)) leftOut.push(number);
      continue;
    }
    const seen = await recognise(await toGrey(sharp(page)));
    await freePixels();
    if (letters(seen) > letters(texts.get(number)!)) texts.set(number, seen);
  }
  const text = [...texts.values()].filter(Boolean).join('\n\n');
  return { text, pages, leftOut: leftOut.sort((a, b) => a - b) };
}

interface PagesOfPdf {
  /** What the text layers say, by number of page. */
  texts: Map<number, string>;
  /**
   * The pages to recognise, as PNG. Drawn all before, since drawing and recognising both need
   * much memory.
   */
  drawn: Map<number, Buffer>;
  pages: number;
  leftOut: number[];
}

async function readPages(bytes: Buffer, limits: Limits): Promise<PagesOfPdf> {
  const document = await open(bytes, limits);
  const texts = new Map<number, string>();
  const drawn = new Map<number, Buffer>();
  const leftOut: number[] = [];
  let characters = 0;
  /** Why a page could not be read, if one could not: the others are. */
  let damage: unknown;
  for (let number = 1; number <= document.numPages; number += 1) {
    if (number > limits.textPages || characters > limits.characters) {
      leftOut.push(number);
      continue;
    }
    try {
      const page = await document.getPage(number);
      assertPageSize(page);
      const text = await textLayer(page);
      characters += text.length;
      texts.set(number, text);
      if (await needsRecognition(page, text)) {
        if (drawn.size < limits.recognisedPages) drawn.set(number, await toPng(await render(page)));
        else if (text === '') leftOut.push(number);
      }
      page.cleanup();
    } catch (err) {
      if (err instanceof DomainError) throw err;
      damage ??= err;
      if (!texts.get(number)) leftOut.push(number);
    }
    if (drawn.has(number)) await freePixels();
  }
  const pages = document.numPages;
  await document.loadingTask.destroy();
  if (damage && leftOut.length === pages) throw unreadable('the file is damaged', damage);
  return { texts, drawn, pages, leftOut };
}

async function open(bytes: Buffer, limits: Limits): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      maxImageSize: limits.pixels,
      verbosity: VerbosityLevel.ERRORS,
      useSystemFonts: false,
      disableFontFace: true,
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      iccUrl: folder('iccs'),
    }).promise;
  } catch (err) {
    const name = err instanceof Error ? err.name : '';
    if (name === 'PasswordException') {
      throw new DomainError(
        'IMAGE_UNREADABLE',
        "We couldn't read your image or PDF: it is protected with a password. Please save it without one or type your notes instead.",
        { cause: err },
      );
    }
    throw unreadable('the file is damaged', err);
  }
}

function unreadable(why: string, cause?: unknown): DomainError {
  return new DomainError(
    'IMAGE_UNREADABLE',
    `We couldn't read your image or PDF: ${why}. Please save it again, take a photo or type your notes instead.`,
    { cause },
  );
}

function assertPageSize(page: PDFPageProxy): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const long = Math.max(x1 - x0, y1 - y0) * page.userUnit;
  if (!(long > 0 && long <= MAX_PAGE_SIDE)) throw unreadable('a page is far too large');
}

async function textLayer(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const text = linesOfTextLayer(items, viewport.transform).join('\n');
  const unmapped = text.replaceAll('\n', '').match(/[\uFFFD\p{Co}\p{Cc}]/gu)?.length ?? 0;
  return unmapped > text.length * MAX_UNMAPPED_SHARE ? '' : text;
}

/** A page without text is drawn, whatever it is made of; one with a little, if it has pictures. */
async function needsRecognition(page: PDFPageProxy, text: string): Promise<boolean> {
  const found = letters(text);
  if (found === 0) return true;
  if (found >= FULL_TEXT_LETTERS) return false;
  const { fnArray } = await page.getOperatorList();
  return fnArray.some(
    (operation) =>
      operation === OPS.paintImageXObject ||
      operation === OPS.paintInlineImageXObject ||
      operation === OPS.paintImageMaskXObject,
  );
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

async function render(page: PDFPageProxy): Promise<GreyImage> {
  const natural = page.getViewport({ scale: 1 });
  const long = Math.max(natural.width, natural.height);
  const scale = Math.min(RENDER_SCALE, RENDER_LONG_SIDE / long);
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const canvas = createCanvas(width, height);
  await page.render({
    canvas: canvas as never,
    viewport,
    background: 'white',
  }).promise;
  const rgba = canvas.data();
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i += 1) {
    const at = i * 4;
    // Rec. 601 luma.
    data[i] = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
  }
  canvas.width = 0;
  canvas.height = 0;
  return { width, height, data };
}

/** Pixels lie outside the heap, where the collector does not see how much it could free. */
async function freePixels(): Promise<void> {
  globalThis.gc?.();
  // What the collector found is freed in a turn of its own.
  await setImmediate();
}
