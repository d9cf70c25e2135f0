import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { raiseStage, type Stage } from './screens/stage.ts';
import { tours } from './screens/tours.ts';
import { PHONE, type ShowOptions, walk } from './screens/visit.ts';

/** The narrowest that must work: 1280 px at 400 % (WCAG 2.2, 1.4.10 Reflow). */
const NARROW = { width: 320, height: 700 };
const WIDE = { width: 1280, height: 900 };

// Traces of so many stops would take longer than the stops.
test.use({ trace: 'off' });
/** For a machine that is busy with other things, too; a stop takes less than a second. */
test.describe.configure({ timeout: 900_000 });

let stage: Stage;
test.beforeAll(async () => {
  stage = await raiseStage();
});
test.afterAll(() => stage?.stop());

for (const tour of tours) {
  test(`${tour.name}: every state is accessible, fits, and nothing complains`, async ({
    browser,
  }) => {
    const look = async (page: Page, what: string, { reach }: ShowOptions): Promise<void> => {
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size);
        await reach?.();
        const where = `${what} at ${size.width} px`;
        expect.soft(await page.evaluate(findOverflow), where).toEqual([]);
        await expectAccessible(page, where);
      }
      await page.setViewportSize(PHONE);
    };
    expect(await walk(tour, stage, browser, look)).toEqual([]);
  });
}

/** What can be scrolled sideways. */
function findOverflow(): string[] {
  const scrollers = [...document.querySelectorAll('*')].filter(
    (element) =>
      element === document.scrollingElement ||
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  return scrollers
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
