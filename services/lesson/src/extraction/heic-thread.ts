import { parentPort, workerData } from 'node:worker_threads';
import heicDecode from 'heic-decode';
import type { HeicAnswer } from './decode-photo.ts';

const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };
const images = await heicDecode.all({ buffer: bytes });
// Burst photos hold several; the first is the one that was chosen.
const image = images[0];
if (!image) throw new Error('no picture in the HEIC file');
const answer: HeicAnswer =
  image.width * image.height > maxPixels ? { tooLarge: true } : await decoded();
parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer as ArrayBuffer] : []);

async function decoded(): Promise<HeicAnswer> {
  const { width, height, data } = await image!.decode();
  return { width, height, data: new Uint8Array(data.buffer) };
}
