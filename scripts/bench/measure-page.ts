import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireChromium } from '../test/chromium.ts';

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

export interface PageMeasures {
  /** Points of 100, for the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Each audit that costs points, in one line. */
  losses: string[];
}

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
    const { lhr } = result;
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
    const losses = categories.flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map((reference) => lhr.audits[reference.id])
        .filter((audit) => audit && audit.score !== null && audit.score < 1)
        .map((audit) => `${id}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim()),
    );
    const layoutShift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    return { scores: Object.fromEntries(scores), layoutShift, losses };
  } finally {
    chrome.kill();
  }
}
