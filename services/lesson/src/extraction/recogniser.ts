import { createWorker, type Page, PSM, type Worker } from 'tesseract.js';
import type { GreyImage } from './grey-image.ts';
import { toSharp } from './grey-pixels.ts';

/** Recognises letters. Its engine takes memory while it is started, and gives it back on stop. */
export interface Recogniser {
  recognise(image: GreyImage): Promise<Page>;
  stop(): Promise<void>;
}

/**
 * `dataFolder` holds spa.traineddata.gz and eng.traineddata.gz. The engine starts with the first
 * picture. Throws when the language data is missing or damaged.
 */
export function createRecogniser(dataFolder: string): Recogniser {
  let worker: Promise<Worker> | undefined;
  return {
    async recognise(image) {
      worker ??= startEngine(dataFolder);
      // The fastest lossless wrapping that the engine takes.
      const png = await toSharp(image)
        .png({ compressionLevel: 1, adaptiveFiltering: false })
        .toBuffer();
      const engine = await worker;
      const { data: page } = await engine.recognize(
        png,
        { rotateAuto: true },
        { text: true, blocks: true },
      );
      return page;
    },
    async stop() {
      const running = worker;
      worker = undefined;
      await (await running)?.terminate();
    },
  };
}

async function startEngine(dataFolder: string): Promise<Worker> {
  // The engine tells a failed start to its error handler alone and leaves its promise pending.
  const failed = Promise.withResolvers<never>();
  const worker = await Promise.race([
    createWorker(['spa', 'eng'], undefined, {
      langPath: dataFolder,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: (reason: unknown) => failed.reject(new Error(`OCR engine: ${String(reason)}`)),
    }),
    failed.promise,
  ]);
  failed.promise.catch(() => {});
  // Finds columns; words keep their places, from which reading-order.ts makes lines.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
  return worker;
}
