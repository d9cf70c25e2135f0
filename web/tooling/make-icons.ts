/** Draws the icons that a home screen wants from public/icon.svg: run once after it changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder));
/** The colour of the cover, which runs to the edge where the system cuts the shape itself. */
const COVER = '#27458f';
/** Of a maskable icon's width: what lies beyond may be cut off (W3C manifest, safe zone). */
const SAFE = 0.8;

async function draw(name: string, size: number, share: number, background?: string) {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const icon = await sharp(svg, { density: (72 * size) / 64 })
    .resize(inner, inner)
    .toBuffer();
  const canvas = { width: size, height: size, channels: 4 as const };
  const png = await sharp({
    create: { ...canvas, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: icon, left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  writeFileSync(new URL(name, folder), png);
}

await draw('icon-192.png', 192, 1);
await draw('icon-512.png', 512, 1);
await draw('icon-maskable-512.png', 512, SAFE, COVER);
await draw('apple-touch-icon.png', 180, 1, COVER);
