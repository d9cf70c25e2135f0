import { expect, type Page, test } from '@playwright/test';
import type { FlashcardsContent } from '@repaso/proto/activities/content';
import type { Task } from '@repaso/proto/http/tasks';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { signIn } from './sign-in.ts';

const notes = `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
el queso - the cheese
comprar - to buy
Quiero comprar dos manzanas. - I want to buy two apples.`;

let stack: RunningStack;
let learner: Learner;
let tasks: Task[];

test.beforeAll(async () => {
  stack = await startStack();
  learner = await createLearner(stack);
  await learner.upload(notes);
  tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
});
test.afterAll(() => stack?.stop());

/** Everything that the app keeps about what the learner has read. */
function keptData(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('repaso');
        opening.onerror = () => reject(opening.error);
        // Nothing is written yet; to make the database is the app's own business.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve([]);
        };
        opening.onsuccess = () => {
          const reading = opening.result.transaction('offline').objectStore('offline').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
}

test('without a network the app opens, and what is done counts once it is back', async ({
  page,
  context,
}) => {
  await signIn(context, learner, stack.url);
  await page.goto(stack.url);
  const [first] = tasks as [Task, ...Task[]];
  const card = page.getByRole('button', { name: first.title }).first();
  await expect(card).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptData(page).then((data) => JSON.stringify(data))).toContain(first.id);

  await test.step('opens with nothing behind it', async () => {
    await stack.halt();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(card).toBeVisible();
    await expectAccessible(page, 'offline');
  });

  await test.step('practises', async () => {
    await card.click();
    const { cards } = first.content as FlashcardsContent;
    for (const [index] of cards.entries()) {
      await expect(page.getByText(`Card ${index + 1} of ${cards.length}`)).toBeVisible();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Got It!' }).click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('100%')).toBeVisible();
    await page.reload();
    await expect(page.getByText('100%')).toBeVisible();
  });

  await test.step('is told to the server when the network is back', async () => {
    stack = await stack.restart();
    await context.setOffline(false);
    await expect
      .poll(async () => {
        const response = await page.request.get(`${stack.url}/api/tasks`);
        return ((await response.json()) as Task[]).find(({ id }) => id === first.id)?.score;
      })
      .toBe(100);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  await test.step('keeps nothing after signing out', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => keptData(page)).toEqual([]);
    // A name for the browser of whoever comes next says nothing about the learner.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key !== 'repaso.browser')).toEqual([]);
  });
});

test('can be installed', async ({ page }) => {
  await page.goto(stack.url);
  const href = await page.getAttribute('link[rel=manifest]', 'href');
  const response = await page.request.get(new URL(href ?? '', stack.url).href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = await response.json();
  expect([start_url, display]).toEqual(['/', 'standalone']);
  for (const { src } of icons) {
    expect((await page.request.get(stack.url + src)).status(), src).toBe(200);
  }
});
