import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { columnWords, glossary, notes } from './written-notes.ts';

/**
 * Makes the files beside it, which are committed: `node services/lesson/test/files/make-files.ts`.
 * Needs Chromium, and from Debian heif-enc (libheif-examples) and qpdf.
 */
const here = import.meta.dirname;
const file = (name: string) => join(here, name);
const scratch = mkdtempSync(join(tmpdir(), 'repaso-files-'));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

const plain = notesPage(notes);
await screenshot(page, plain, 'screenshot.png', { width: 800, height: 900 });
await screenshot(page, darkPage(notes), 'dark-screenshot.png', { width: 800, height: 900 });
await screenshot(page, glossaryPage(), 'glossary.png', { width: 900, height: 700 });

// Twelve megapixels of paper on a table, as a phone held by hand sees it.
const paper = await paperPicture(page, plain);
const photo = await photographed(paper, { degrees: 4, noise: 9, seed: 1 });
await sharp(photo).jpeg({ quality: 42 }).toFile(file('photo.jpg'));
const straight = sharp(await photographed(paper, { degrees: 1, noise: 3, seed: 2 }));
const medium = await straight.resize(1800).png().toBuffer();
const sideways = await sharp(medium).rotate(270).png().toBuffer();
await sharp(sideways).jpeg({ quality: 55 }).toFile(file('sideways.jpg'));
await sharp(sideways)
  .withMetadata({ orientation: 6 })
  .withExifMerge({
    IFD0: { Make: 'Camera', Software: 'secret-software' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' },
  })
  .jpeg({ quality: 55 })
  .toFile(file('sideways-exif.jpg'));
await sharp(medium)
  .withExif({ IFD0: { Software: 'secret-software' } })
  .webp({ quality: 50 })
  .toFile(file('photo.webp'));
writeFileSync(
  join(scratch, 'photo.jpg'),
  await sharp(medium)
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Software: 'secret-software' } })
    .toBuffer(),
);
execFileSync('heif-enc', ['-q', '40', join(scratch, 'photo.jpg'), '-o', file('photo.heic')]);
await sharp(await photographed(await blank(), { degrees: 2, noise: 6, seed: 3 }))
  .resize(1500)
  .jpeg({ quality: 50 })
  .toFile(file('blank.jpg'));

const scan = await sharp(paper).resize(1240).greyscale().jpeg({ quality: 40 }).toBuffer();
const scanned = `<img style="display:block;width:100vw" src="data:image/jpeg;base64,${scan.toString('base64')}">`;
await pdf(page, plain, 'text.pdf');
await pdf(page, columnsPage(), 'columns.pdf');
await pdf(page, `<style>@page{margin:0}body{margin:0}</style>${scanned}`, 'scanned.pdf');
await pdf(
  page,
  `<style>@page{margin:0}body{margin:0}section{padding:15mm;break-after:page}</style><section>${plain}</section>${scanned}`,
  'mixed.pdf',
);
execFileSync('qpdf', [
  '--encrypt',
  'hola',
  'hola',
  '256',
  '--',
  file('text.pdf'),
  file('encrypted.pdf'),
]);

await browser.close();
rmSync(scratch, { recursive: true });

function notesPage(text: string): string {
  const [title, ...lines] = text.split('\n');
  return `<meta charset="utf-8"><style>body{font:22px/1.6 "DejaVu Serif";margin:40px}h1{font-size:32px}p{margin:0}</style>
    <h1>${title}</h1>${lines.map((line) => `<p>${line || '&nbsp;'}</p>`).join('')}`;
}

function darkPage(text: string): string {
  return `${notesPage(text)}<style>body{background:#1c1c1e;color:#f2f2f7;font-family:"DejaVu Sans"}</style>`;
}

function glossaryPage(): string {
  const rows = glossary.map(([es, en]) => `<tr><td>${es}<td>${en}`).join('');
  return `<meta charset="utf-8"><style>body{font:24px/1.6 "Liberation Sans";margin:40px}td{padding-right:140px}</style>
    <h1>La casa</h1><table>${rows}</table>`;
}

function columnsPage(): string {
  const half = (lines: string[]) => `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  return `<meta charset="utf-8"><style>body{font:15px/1.6 "Liberation Serif";margin:10px}p{margin:0}main{display:flex;gap:40px}div{flex:1}</style>
    <h1>Vocabulario de la semana y algunas frases útiles para practicar</h1>
    <main>${half(columnWords.left)}${half(columnWords.right)}</main>`;
}

async function screenshot(
  page: Page,
  html: string,
  name: string,
  viewport: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.setContent(html);
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(file(name));
}

async function pdf(page: Page, html: string, name: string): Promise<void> {
  await page.setContent(html);
  await page.pdf({ path: file(name), format: 'A4', margin: { top: '15mm', left: '15mm' } });
}

async function paperPicture(page: Page, html: string): Promise<Buffer> {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.setContent(html);
  const shot = await page.screenshot();
  return sharp(shot).resize(2400, null, { kernel: 'cubic' }).png().toBuffer();
}

async function blank(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 3200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
}

/** The paper on a brown table, turned, with a hand's shadow across it and a sensor's noise. */
async function photographed(
  paper: Buffer,
  { degrees, noise, seed }: { degrees: number; noise: number; seed: number },
): Promise<Buffer> {
  const [width, height] = [3000, 4000];
  const turned = await sharp(paper)
    .ensureAlpha()
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize(width - 100, height - 100, { fit: 'inside' })
    .toBuffer();
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#6b4a32' } })
    .composite([{ input: turned }])
    .removeAlpha()
    .blur(1.1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = seed;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const edge = (x - 1300 - y * 0.25) / 260;
      const light = (0.95 - 0.45 / (1 + Math.exp(-edge))) * (1 - 0.15 * (y / height));
      const grain = (random() + random() - 1) * noise;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 3 + channel;
        const warm = [1, 0.95, 0.82][channel]!;
        data[at] = Math.max(0, Math.min(255, data[at]! * light * warm + grain));
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
