import sharp, { type Sharp } from 'sharp';
import type { GreyImage } from './grey-image.ts';

/** A page, ready to be scaled, turned or encoded. */
export function toSharp({ width, height, data }: GreyImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** The brightness of a picture, one byte a pixel. */
export async function toGrey(picture: Sharp): Promise<GreyImage> {
  // Raw output has three equal channels otherwise.
  const grey = picture.greyscale().extractChannel(0).raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The fastest lossless wrapping that the engine takes. */
export function toPng(image: GreyImage): Promise<Buffer> {
  return toSharp(image).png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}
