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
