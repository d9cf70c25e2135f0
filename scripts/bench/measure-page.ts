import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireChromium } from '../test/chromium.ts';
import { type PageMeasures, readMeasures } from './read-measures.ts';

/** What a page has to reach, in points of 100; a mobile phone, simulated. */
export const SCORES_NEEDED = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
/** How far the content of a page may shift (https://web.dev/cls). */
export const LAYOUT_SHIFT_MAX = 0.01;

export type Category = keyof typeof SCORES_NEEDED;

/** Has Lighthouse measure a page in a browser of its own, signed in with the cookie if there is one. */
export async function measurePage(
  url: string,
  categories: Category[],
  cookie?: string,
): Promise<PageMeasures> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
      onlyAudits: ['cumulative-layout-shift'],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return readMeasures(result.lhr, categories);
  } finally {
    chrome.kill();
  }
}
