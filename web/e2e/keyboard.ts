import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MAX_STOPS = 60;

/** Presses a key, and sees that the focus is somewhere that shows it. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectVisibleFocus(page);
}

/** Goes to an element with Tab alone; every stop on the way has to show the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await expect(target, 'what Tab is to lead to').toBeVisible();
    // Does not wait for one that has just gone: that is told above.
    const reached = await target.evaluateAll(([first]) => first === document.activeElement);
    if (reached) return;
    await page.keyboard.press('Tab');
    // Between the page's last stop and its first, the browser's own controls have the focus.
    const inPage = await page.evaluate(() => document.activeElement !== document.body);
    if (inPage) await expectVisibleFocus(page);
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

/** Goes to a button or link with Tab and presses it. */
export async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What has the focus is marked, on the screen and under nothing else. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus), 'the focus').toBe('visible');
}

function describeFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nowhere';
  const name = `<${focused.tagName.toLowerCase()}> ${focused.textContent?.slice(0, 60)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const marked = focused.matches(':focus-visible') && outlineStyle !== 'none';
  if (!marked || Number.parseFloat(outlineWidth) < 2) return `not marked: ${name}`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit) return `off the screen: ${name}`;
  const uncovered = focused.contains(hit) || hit.contains(focused);
  return uncovered ? 'visible' : `covered: ${name}`;
}
