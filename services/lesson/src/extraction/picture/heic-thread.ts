import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { GreyImage } from './grey-image.ts';

/** What this thread posts to the one that started it. */
export type HeicAnswer = { tooLarge: true } | GreyImage;

const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };
await libheif.ready;
// Burst photos hold several; the first is the one that was chosen.
const [image] = new libheif.HeifDecoder().decode(bytes);
if (!image) throw new Error('no picture in the HEIC file');
if (image.get_width() * image.get_height() > maxPixels) post({ tooLarge: true });
else post(brightness(image.handle));

function post(answer: HeicAnswer): void {
  parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer as ArrayBuffer] : []);
}

/** A page is read by its brightness alone, which takes a fifth of the memory of its colours. */
function brightness(handle: object): GreyImage {
  const { heif_colorspace_YCbCr, heif_chroma_420 } = libheif;
  const { channels, message } = libheif.heif_js_decode_image2(
    handle,
    heif_colorspace_YCbCr,
    heif_chroma_420,
  );
  const plane = channels?.[0];
  if (!plane) throw new Error(message ?? 'the HEIC picture cannot be decoded');
  const { width, height, stride, bits_per_pixel: bits, data } = plane;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * stride;
    if (bits === 8) grey.set(data.subarray(row, row + width), y * width);
    else {
      // Two bytes a pixel, the lower first.
      for (let x = 0; x < width; x += 1) {
        const at = row + 2 * x;
        grey[y * width + x] = (data[at]! | (data[at + 1]! << 8)) >> (bits - 8);
      }
    }
  }
  return { width, height, data: grey };
}
