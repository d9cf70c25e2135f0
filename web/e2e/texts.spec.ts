import { expect, type Page, test } from '@playwright/test';
import { adminMessagesTour, learnerMessagesTour, messagesTour } from './screens/messages.ts';
import { raiseStage, type Stage } from './screens/stage.ts';
import { tours } from './screens/tours.ts';
import { walk } from './screens/visit.ts';
import { specificationTexts } from './specification-texts.ts';

let stage: Stage;
test.beforeAll(async () => {
  stage = await raiseStage();
});
test.afterAll(() => stage?.stop());

for (const tour of [...tours, messagesTour, learnerMessagesTour, adminMessagesTour]) {
  const places = specificationTexts[tour.name];
  if (!places) continue;
  test(`${tour.name}: the specification’s texts are where it says`, async ({ browser }) => {
    const unseen = new Set(Object.keys(places));
    await walk(tour, stage, browser, async (page, place) => {
      if (!unseen.delete(place)) return;
      const missing = async () => {
        const shown = await readPage(page);
        return places[place]?.filter((text) =>
          typeof text === 'string' ? !shown.includes(text) : !text.test(shown),
        );
      };
      await expect.poll(missing, place).toEqual([]);
    });
    expect([...unseen]).toEqual([]);
  });
}

test('every tour that has texts is walked', () => {
  const walked = [...tours, messagesTour, learnerMessagesTour, adminMessagesTour];
  const names = walked.map(({ name }) => name);
  expect(Object.keys(specificationTexts).filter((name) => !names.includes(name))).toEqual([]);
});

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
