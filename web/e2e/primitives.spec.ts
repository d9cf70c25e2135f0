import { expect, type Locator, type Page } from '@playwright/test';
import { connectIdentity } from '@repaso/scripts/stack/identity-client';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** Tooltips, lists and notifications, with the times of the specification's section 9. */
let stack: RunningStack;
let learner: Learner;
test.beforeAll(async ({ sharedStack }) => {
  stack = sharedStack;
  learner = await createLearner(stack);
  await learner.call('POST', '/api/user/dismiss-home-screen-prompt');
  const identity = connectIdentity(stack.state);
  await identity.grantAdmin({ email: learner.email });
  identity.close();
});

async function open(page: Page, path: string): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  await page.clock.install();
  await page.goto(stack.url + path);
}

/** From here on, time goes by when the test says so. */
const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

test('an icon tells its name 700 ms after somebody points at it, or comes to it by Tab', async ({
  page,
}) => {
  await open(page, '/');
  const icon = page.getByRole('button', { name: 'Past Lessons' });
  const tooltip = page.locator('[data-radix-popper-content-wrapper]', { hasText: 'Past Lessons' });
  await expect(icon).toBeVisible();
  await pauseClock(page);
  await icon.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, 'a tooltip');

  await page.mouse.move(10, 400, { steps: 8 });
  await expect(tooltip).toBeHidden();
  await page.getByRole('link', { name: 'Your Account' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(icon).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  // The focus that a dialog sets when it opens asks for nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(icon).toBeFocused();
});

test('a list finds what is typed, and begins anew after a second', async ({ page }) => {
  await open(page, '/admin');
  const list = page.getByRole('combobox', { name: 'Status' });
  await list.click();
  const chosen = (name: string) =>
    expect(page.getByRole('option', { name, exact: true })).toBeFocused();
  await chosen('All Users');
  await pauseClock(page);
  const type = async (letter: string) => {
    await page.keyboard.press(letter);
    await page.clock.runFor(10);
  };
  await type('u');
  await chosen('Unverified Only');
  await type('n');
  await page.clock.runFor(900);
  await type('v');
  await chosen('Unverified Only');
  await page.clock.runFor(1_000);
  await type('v');
  await chosen('Verified Only');
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where notes that are too short bring up a notification, with the clock standing still. */
async function openNotifier(page: Page) {
  await open(page, '/?upload=text');
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  const toast = page.getByRole('region', { name: /^Notification/ }).getByRole('listitem');
  const notes = page.getByRole('textbox', { name: 'What did you learn?' });
  const tooShort = async () => {
    await notes.fill('el pan');
    await notes.press('Control+Enter');
    await page.clock.runFor(50);
    await expect(toast).toContainText('Content too short');
  };
  // The first one is loaded with all that shows it.
  await tooShort();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await pauseClock(page);
  return { toast, tooShort, dialog };
}

test('a notification goes after five seconds, by swiping it and by its button; F8 leads to it', async ({
  page,
}) => {
  const { toast, tooShort } = await openNotifier(page);
  await tooShort();
  const announced = page.getByRole('status').filter({ hasText: /^Notification/ });
  await expect(announced).toHaveText(/^Notification Content too short Please write at least 20/);
  // Nobody points at it.
  await page.mouse.move(0, 800);
  await page.clock.runFor(4_800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toBeHidden();

  await tooShort();
  await tooShort();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notification/ }).locator('ol')).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();

  await tooShort();
  const { x, y } = (await toast.boundingBox()) as Box;
  const swipe = async (by: number) => {
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + by / 2, y + 20, { steps: 4 });
    await page.mouse.move(x + 60 + by, y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(70);
  await expect(toast).toBeHidden();
});

test('Escape closes what lies on top; a notification only for who is in it', async ({ page }) => {
  const { toast, tooShort, dialog } = await openNotifier(page);

  await tooShort();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();

  await tooShort();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  // Nothing else is open.
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('a notification covers nothing of a dialog, on any screen', async ({ page }) => {
  const { toast, tooShort, dialog } = await openNotifier(page);
  const parts = dialog.locator('h2, button, label, textarea, p').filter({ visible: true });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await tooShort();
    const covered = async (): Promise<string[]> => {
      const { x, y, width: across, height } = (await toast.boundingBox()) as Box;
      return parts.evaluateAll(
        (all, { left, right, top, bottom }) =>
          all
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.top < bottom && box.bottom > top)
            .filter(({ box }) => box.left < right && box.right > left)
            .map(({ part }) => part.outerHTML),
        { left: x, right: x + across, top: y, bottom: y + height },
      );
    };
    // The dialog takes a moment to make room.
    await expect.poll(covered, `at ${width} px`).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Make It Stick' })).toBeInViewport({
      ratio: 1,
    });
  }
});
