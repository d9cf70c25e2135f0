import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { fileDocuments, type Look, PAGE_BREAK } from './documents/files.ts';

/**
 * Makes `files/`, which is committed: `node services/lesson/eval/make-files.ts`, and only those
 * that are named after it, if any are. Needs Chromium and, from Debian's libheif-examples,
 * heif-enc. The same documents give the same pictures.
 */
const PAGE_WIDTH = 820;
const PAGE_HEIGHT = 1100;
/** Twelve megapixels, as phones take them. */
const PHOTO = { width: 3000, height: 4000 };
/** Of a scan on A4, at about 150 dots an inch. */
const SCAN_WIDTH = 1240;

const named = process.argv.slice(2);
const folder = join(import.meta.dirname, 'files');
const scratch = mkdtempSync(join(tmpdir(), 'repaso-eval-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: PAGE_HEIGHT } });

for (const [index, { file, document, look }] of fileDocuments.entries()) {
  if (named.length > 0 && !named.includes(file)) continue;
  const pages = document.text.split(PAGE_BREAK).map((text) => pageOf(text, look));
  const target = join(folder, file);
  if (look.form.endsWith('PDF')) await makePdf(page, pages, look, target);
  else await writePicture(await pictureOf(page, pages[0] ?? '', look, index), look, target);
}
await browser.close();
rmSync(scratch, { recursive: true });

function pageOf(text: string, { font, fontSize, columns, dark, ruled }: Look): string {
  const [title = '', ...lines] = text.trim().split('\n');
  const families = { serif: 'DejaVu Serif', sans: 'DejaVu Sans', mono: 'DejaVu Sans Mono' };
  const family = `"${families[font as keyof typeof families] ?? font}"`;
  const line = 1.6 * fontSize;
  const lining = ruled
    ? `body{background:repeating-linear-gradient(${ruled} 0 ${line - 1.5}px,#9db8d8 ${line - 1.5}px ${line}px)}`
    : '';
  return `<meta charset="utf-8"><style>${fontFace(font)}
    body{font:${fontSize}px/1.6 ${family};margin:0;background:${dark ? '#1c1c1e' : '#fff'};color:${dark ? '#f2f2f7' : '#1a1a2e'}}
    section{padding:40px;break-after:page} h1{font-size:1.4em;margin:0 0 .6em} p{margin:0}
    main{${columns ? 'columns:2;column-gap:60px' : ''}}${lining}</style>
    <section><h1>${title}</h1><main>${lines.map((line) => `<p>${line || '&nbsp;'}</p>`).join('')}</main></section>`;
}

function fontFace(font: Look['font']): string {
  if (font === 'serif' || font === 'sans' || font === 'mono') return '';
  const name = font.toLowerCase().replace(' ', '-');
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  );
  const data = readFileSync(path).toString('base64');
  return `@font-face{font-family:"${font}";src:url(data:font/woff2;base64,${data})}`;
}

async function pictureOf(page: Page, html: string, look: Look, seed: number): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot();
  if (look.form === 'photo') return photographed(await enlarged(shot, 2400), look, seed);
  return look.form === 'scan'
    ? sharp(await enlarged(shot, SCAN_WIDTH))
        .greyscale()
        .rotate(0.4, { background: '#fff' })
        .png()
        .toBuffer()
    : shot;
}

function enlarged(shot: Buffer, width: number): Promise<Buffer> {
  return sharp(shot).resize(width, null, { kernel: 'cubic' }).png().toBuffer();
}

async function writePicture(picture: Buffer, look: Look, target: string): Promise<void> {
  const turned = sharp(picture).rotate((look.quarterTurns ?? 0) * 90);
  const isPhoto = look.form === 'photo';
  if (target.endsWith('.png')) await turned.png({ palette: true }).toFile(target);
  else if (target.endsWith('.webp'))
    await turned.webp({ quality: isPhoto ? 45 : 80 }).toFile(target);
  else if (target.endsWith('.jpg'))
    await turned.jpeg({ quality: isPhoto ? 40 : 70 }).toFile(target);
  else {
    const source = join(scratch, 'photo.jpg');
    writeFileSync(source, await turned.jpeg({ quality: 92 }).toBuffer());
    execFileSync('heif-enc', ['-q', '38', source, '-o', target]);
  }
}

async function makePdf(page: Page, pages: string[], look: Look, target: string): Promise<void> {
  const drawn: string[] = [];
  for (const [index, html] of pages.entries()) {
    const isDrawn = look.form === 'scanned PDF' || (look.form === 'mixed PDF' && index > 0);
    drawn.push(isDrawn ? await scannedPage(page, html) : html);
  }
  await page.setContent(`<style>@page{size:A4;margin:0}</style>${drawn.join('')}`);
  await page.pdf({ path: target, preferCSSPageSize: true });
}

async function scannedPage(page: Page, html: string): Promise<string> {
  const scan = await pictureOf(page, html, { form: 'scan', font: 'serif', fontSize: 0 }, 0);
  const jpeg = await sharp(scan).jpeg({ quality: 45 }).toBuffer();
  return `<img style="display:block;width:100vw;break-after:page" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
}

/** The paper on a table, tilted, in the light of a lamp, with a shadow from one corner. */
async function photographed(
  paper: Buffer,
  { degrees = 0, shadow = 0, blur = 0.9 }: Look,
  seed: number,
): Promise<Buffer> {
  const { width, height } = PHOTO;
  const tilted = await sharp(paper)
    .ensureAlpha()
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize(width - 60, height - 60, { fit: 'inside' })
    .toBuffer();
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#7a6f64' } })
    .composite([{ input: tilted }])
    .removeAlpha()
    .blur(blur)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = seed + 1;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const towardsCorner = (x / width + y / height) / 2;
      const edge = 1 / (1 + Math.exp((0.45 - towardsCorner) * 18));
      const lamp = 1 - 0.2 * Math.hypot(x / width - 0.35, y / height - 0.3);
      const light = (1 - shadow * edge) * lamp * 0.97;
      const grain = (random() + random() - 1) * 8;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 3 + channel;
        const warmth = [1, 0.96, 0.88][channel] ?? 1;
        data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * light * warmth + grain));
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
