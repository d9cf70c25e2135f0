import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours; all others find the same by day and by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Nothing on the page may break a rule of WCAG 2.2 A and AA that axe can tell, light or dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settleAnimations);
    // Legacy: without a second page, which only frames of other origins would need.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    else axe.withTags(RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Colours on their way to another scheme are neither scheme's; one change may start another. */
export async function settleAnimations(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
