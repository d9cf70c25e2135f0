import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireChromium } from '../test/chromium.ts';
import type { Category } from './page-targets.ts';
import { type PageMeasures, readMeasures } from './read-measures.ts';

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
