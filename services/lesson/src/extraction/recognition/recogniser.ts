import { createWorker, type Page, PSM, type Worker } from 'tesseract.js';
import type { GreyImage } from '../picture/grey-image.ts';
import { toGrey, toPng, toSharp } from '../picture/grey-pixels.ts';

/** Recognises letters. Its engine takes memory while it is started, and gives it back on stop. */
export interface Recogniser {
  /** Sets a tilted page straight first: places on `page` are places on the returned `image`. */
  recognise(image: GreyImage): Promise<RecognisedPage>;
  stop(): Promise<void>;
}

export interface RecognisedPage {
  page: Page;
  image: GreyImage;
}

/** Degrees of tilt below which lines are found as they are. */
const NEGLIGIBLE_TILT = 0.3;

/**
 * `dataFolder` holds spa.traineddata.gz and eng.traineddata.gz. The engine starts with the first
 * picture. Throws when the language data is missing or damaged.
 */
export function createRecogniser(dataFolder: string): Recogniser {
  let worker: Promise<Worker> | undefined;
  return {
    async recognise(image) {
      worker ??= startEngine(dataFolder);
      const engine = await worker;
      const png = await toPng(image);
      // Asked for no text, the engine only measures the tilt.
      const { data: layout } = await engine.recognize(png, { rotateAuto: true }, { text: false });
      const degrees = ((layout.rotateRadians ?? 0) * 180) / Math.PI;
      const isTilted = Math.abs(degrees) >= NEGLIGIBLE_TILT;
      const straight = isTilted ? await tilted(image, degrees) : image;
      const input = isTilted ? await toPng(straight) : png;
      const { data: page } = await engine.recognize(input, {}, { text: true, blocks: true });
      return { page, image: straight };
    },
    async stop() {
      const running = worker;
      worker = undefined;
      await (await running)?.terminate();
    },
  };
}

async function tilted(image: GreyImage, degrees: number): Promise<GreyImage> {
  return toGrey(toSharp(image).rotate(degrees, { background: 'white' }));
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
