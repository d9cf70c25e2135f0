import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { stageTest as test } from './fixtures.ts';
import { messageTours } from './screens/messages.ts';
import { tours } from './screens/tours.ts';
import { PHONE, type ShowOptions, walk } from './screens/visit.ts';
import { specificationTexts, type Texts } from './specification-texts.ts';

/** The narrowest that must work: 1280 px at 400 % (WCAG 2.2, 1.4.10 Reflow). */
const NARROW = { width: 320, height: 700 };
const WIDE = { width: 1280, height: 900 };

/** For a machine that is busy with other things, too; a stop takes less than a second. */
test.describe.configure({ timeout: 900_000 });

const walks = [...tours, ...messageTours];

for (const tour of walks) {
  test(`${tour.name}: every state has its texts, is accessible and fits, and nothing complains`, async ({
    browser,
    stage,
  }) => {
    const texts = new Map(Object.entries(specificationTexts[tour.name] ?? {}));
    const look = async (page: Page, what: string, { reach }: ShowOptions): Promise<void> => {
      await expectTexts(page, what, texts.get(what) ?? []);
      texts.delete(what);
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
    expect([...texts.keys()], 'places that were not come past').toEqual([]);
  });
}

test('every tour that has texts is walked', () => {
  const names = walks.map(({ name }) => name);
  expect(Object.keys(specificationTexts).filter((name) => !names.includes(name))).toEqual([]);
});

async function expectTexts(page: Page, where: string, texts: Texts): Promise<void> {
  const missing = async () => {
    const shown = await readPage(page);
    return texts.filter((text) =>
      typeof text === 'string' ? !shown.includes(text) : !text.test(shown),
    );
  };
  await expect.poll(missing, where).toEqual([]);
}

/**
 * What the page tells a person: what is shown, less what a dialog hides, and the names and
 * placeholders of its controls.
 */
async function readPage(page: Page): Promise<string> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  const root = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const told = await Promise.all([
    root.allInnerTexts(),
    page.getByRole('region', { name: /^Notification/ }).allInnerTexts(),
    root
      .locator('[aria-label], [placeholder]')
      .evaluateAll((controls) =>
        controls.flatMap((control) => [
          control.getAttribute('aria-label') ?? '',
          control.getAttribute('placeholder') ?? '',
        ]),
      ),
  ]);
  return told.flat().join(' ').replaceAll(/\s+/g, ' ');
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
