import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settleAnimations } from './accessibility.ts';
import { stageTest as test } from './fixtures.ts';
import { tours } from './screens/tours.ts';
import { PHONE, type ShowOptions, walk } from './screens/visit.ts';

/** A picture of each screen and state, to look at: `make pictures` writes them to web/pictures. */
const FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));
const SIZES = [PHONE, { width: 1280, height: 900 }];

for (const tour of tours) {
  test(tour.name, async ({ browser, stage }) => {
    let count = 0;
    const take = async (page: Page, what: string, { reach }: ShowOptions): Promise<void> => {
      count += 1;
      const name = `${tour.name}-${String(count).padStart(2, '0')}-${fileName(what)}`;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await reach?.();
        // What lies over the page, or is scrolled, is seen through the window; else the page whole.
        const overlaid = await page.locator('[role=dialog], [role=alertdialog]').count();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(settleAnimations);
          await page.screenshot({
            path: `${FOLDER}/${name}-${size.width}-${colorScheme}.png`,
            fullPage: !reach && overlaid === 0,
          });
        }
      }
      await page.setViewportSize(PHONE);
    };
    await walk(tour, stage, browser, take);
  });
}

function fileName(what: string): string {
  return what
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
