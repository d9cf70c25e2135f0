import { expect, type Page } from '@playwright/test';
import { createLearner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { hearComplaints } from './complaints.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

let stack: RunningStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** What of the page lies beside the screen, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a visitor reads what it is about, on every screen, and nothing complains', async ({
  page,
}) => {
  const complaints: string[] = [];
  hearComplaints(page, (text) => complaints.push(text));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/landing']) {
      await page.goto(stack.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} at ${width}`);
      expect(await overflow(page), `${path} at ${width}`).toBe(0);
    }
  }
  await expect(page.getByText("It's free. No strings attached.").first()).toBeVisible();
  await expect(page.getByText('Beta', { exact: true })).toBeVisible();
  await expect(page.getByText(/Spanish only/)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${stack.url}/`);
  expect(complaints).toEqual([]);
});

test('every link leads somewhere', async ({ page }) => {
  for (const [name, path] of [
    ['Log In', '/login'],
    ['Sign Up', '/signup'],
    ['Start making it stick', '/signup'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const) {
    await page.goto(stack.url);
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(stack.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the exercise can be tried', async ({ page }) => {
  await page.goto(stack.url);
  await page.getByRole('button', { name: 'voy' }).click();
  await expect(page.getByText('Not quite.')).toBeVisible();
  await page.getByRole('button', { name: 'fui' }).click();
  await expect(page.getByText('Right.')).toBeVisible();
  await expectAccessible(page, 'an answered exercise');
});

test.describe('the steps', () => {
  const step = (page: Page) => page.locator('button[aria-current=step]');
  const lookElsewhere = (page: Page) => page.getByRole('banner').hover();
  const first = /Upload your lesson/;
  const second = /Get personalised activities/;
  const third = /Practice a little every day/;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(stack.url);
    await expect(step(page)).toHaveText(first);
    await lookElsewhere(page);
  });

  test('go on every five seconds, round and round', async ({ page }) => {
    await page.clock.runFor(4_900);
    await expect(step(page)).toHaveText(first);
    for (const next of [second, third, first]) {
      await page.clock.runFor(5_000);
      await expect(step(page)).toHaveText(next);
    }
  });

  test('wait while the pointer or the focus is there', async ({ page }) => {
    await page.getByRole('button', { name: second }).hover();
    await page.clock.runFor(20_000);
    await expect(step(page)).toHaveText(first);
    await lookElsewhere(page);
    await page.getByRole('button', { name: first }).focus();
    await page.clock.runFor(20_000);
    await expect(step(page)).toHaveText(first);
  });

  test('can be chosen and paused', async ({ page }) => {
    await page.getByRole('button', { name: third }).click();
    await expect(step(page)).toHaveText(third);
    await page.getByRole('button', { name: 'Pause the steps' }).click();
    await page.getByRole('button', { name: 'Play the steps' }).blur();
    await lookElsewhere(page);
    await page.clock.runFor(20_000);
    await expect(step(page)).toHaveText(third);
    await page.getByRole('button', { name: 'Play the steps' }).click();
    await page.getByRole('button', { name: 'Pause the steps' }).blur();
    await lookElsewhere(page);
    await page.clock.runFor(5_000);
    await expect(step(page)).toHaveText(first);
  });

  test('stand still for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.runFor(20_000);
    await expect(step(page)).toHaveText(first);
    await expect(page.getByRole('button', { name: 'Pause the steps' })).toBeHidden();
  });
});

test('a learner finds the dashboard at /, and the landing page where it always is', async ({
  page,
}) => {
  const learner = await createLearner(stack);
  await signIn(page.context(), learner, stack.url);
  await page.goto(stack.url);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  await page.goto(`${stack.url}/landing`);
  await expect(page.getByRole('link', { name: 'Start making it stick' }).first()).toBeVisible();
});
