import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that look at colours; all others find the same by day and by night. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What an open list of options breaks by hiding the page until it closes. A dialog does the same,
 * and axe makes allowance for it.
 */
const WITHOUT_PAGE = ['aria-hidden-focus', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Nothing on the page may break a rule of WCAG 2.2 A and AA that axe can tell, light or dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settleAnimations);
    const found = await findViolations(page, colorScheme === 'dark' ? COLOUR_RULES : RULES);
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

async function findViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  // To load axe takes longer than to run it: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const listOpen = await page.getByRole('listbox').isVisible();
  const disabled = WITHOUT_PAGE.map((rule) => [rule, { enabled: false }]);
  const options: RunOptions = {
    runOnly,
    ...(listOpen && { rules: Object.fromEntries(disabled) }),
    resultTypes: ['violations'],
  };
  return page.evaluate(async (given) => {
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await loaded.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  }, options);
}

/**
 * Ends all that moves and ends by itself: colours on their way to another scheme are neither
 * scheme's. One end may start another.
 */
export async function settleAnimations(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (ending.length === 0) return;
    for (const animation of ending) animation.finish();
  }
}
