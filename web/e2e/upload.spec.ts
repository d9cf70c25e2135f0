import { readFileSync } from 'node:fs';
import { devices, expect, type Page } from '@playwright/test';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const notes = `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
el queso - the cheese`;
const pdf = readFileSync(new URL('../../services/lesson/test/files/text.pdf', import.meta.url));

let stack: RunningStack;
let learner: Learner;
test.beforeAll(async ({ sharedStack }) => {
  stack = sharedStack;
  learner = await createLearner(stack);
  await learner.call('POST', '/api/user/dismiss-home-screen-prompt');
});

async function openUpload(page: Page, mode: '' | 'photo' | 'text' = ''): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  await page.goto(`${stack.url}/?upload=${mode}`);
  // It takes files once it has the focus.
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  await expect(dialog.locator('*:focus')).toBeVisible();
}
/** From here on, time goes by when the test says so. */
const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
const typed = (page: Page) => page.getByRole('textbox', { name: 'What did you learn?' });
const send = (page: Page) => page.getByRole('button', { name: 'Make It Stick' });

test('voice says that it is to come', async ({ page }) => {
  await openUpload(page);
  const said = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept();
    return alert.message();
  });
  await page.getByRole('button', { name: /Record Voice/ }).click();
  expect(await said).toBe('Voice recording coming soon!');
});

test('a phone opens its camera, or the files', async ({ browser }) => {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await openUpload(page);
  await page.getByRole('button', { name: /Take Photo of Notes/ }).click();
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a Photo' }).click();
  const element = (await camera).element();
  expect(await element.getAttribute('capture')).toBe('environment');
  expect(await element.getAttribute('accept')).toBe('image/*');
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a File' }).click();
  expect(await (await files).element().getAttribute('capture')).toBeNull();
  await context.close();
});

test('a file is dropped or pasted anywhere on a desktop, one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openUpload(page);
  const bring = (type: 'drop' | 'paste', names: string[]) =>
    page.evaluate(
      ([kind, wanted]) => {
        const data = new DataTransfer();
        for (const name of wanted) data.items.add(new File(['%PDF-1.4'], name));
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [type, names] as const,
    );
  await bring('drop', ['lesson-1.pdf']);
  await expect(page.getByText('Check your PDF')).toBeVisible();
  await expect(page.getByText('lesson-1.pdf')).toBeVisible();
  await bring('paste', ['lesson-2.pdf']);
  await expect(page.getByText('lesson-2.pdf')).toBeVisible();
  await bring('drop', ['notes.docx']);
  await expect(page.getByText('File type not supported', { exact: true })).toBeVisible();
  await bring('drop', ['a.pdf', 'b.pdf']);
  await expect(page.getByText('One file at a time', { exact: true })).toBeVisible();
  await expect(page.getByText('lesson-2.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Add your notes')).toBeVisible();
});

test('the wait tells five messages, one every eight seconds', async ({ page }) => {
  await page.clock.install();
  await openUpload(page, 'text');
  await page.route('**/api/lessons', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  await typed(page).fill(notes);
  await pauseClock(page);
  await send(page).click();
  await page.clock.runFor(100);
  await expect(page.getByText('Usually takes 30-40 seconds')).toBeVisible();
  const bar = page.getByRole('progressbar');
  const messages = new Set<string | null>();
  for (let step = 1; step <= 5; step += 1) {
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 5`);
    messages.add(await page.getByRole('dialog').getByRole('status').textContent());
    await page.clock.runFor(7_800);
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 5`);
    await page.clock.runFor(200);
  }
  await page.clock.runFor(60_000);
  await expect(bar).toHaveAttribute('aria-valuetext', 'Step 5 of 5');
  expect(messages.size).toBe(5);
});

test('typed notes survive an error, a reload and the end of the session', async ({ page }) => {
  await openUpload(page, 'text');
  await typed(page).fill(notes);
  await test.step('an error', async () => {
    await page.route('**/api/lessons', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await send(page).click();
    await expect(page.getByText('Connection problem', { exact: true })).toBeVisible();
    await expect(page.getByText(/your draft is still here/)).toBeVisible();
    await page.unroute('**/api/lessons');
  });
  await test.step('a reload', async () => {
    await page.goto(stack.url);
    await page.getByRole('button', { name: 'Upload Your First Lesson' }).click();
    await expect(page.getByText(/your draft is still here/)).toBeVisible();
    await page.getByRole('button', { name: /Type Summary/ }).click();
    await expect(typed(page)).toHaveValue(notes);
  });
  await test.step('the end of the session, from which the way leads back', async () => {
    await page.context().clearCookies();
    await send(page).click();
    await page.waitForURL(`${stack.url}/login`);
    await expect(page.getByText('Please log in', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Your session expired. Please log in again to continue.',
    );
    await logIn(page);
    await expect(typed(page)).toHaveValue(notes);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'En el mercado' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a chosen file survives a reload and the end of the session', async ({ page }) => {
  await openUpload(page, 'photo');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lesson-7.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('lesson-7.pdf')).toBeVisible();
  await expect.poll(() => page.evaluate(hasKeptFile)).toBe(true);
  await page.reload();
  await expect(page.getByText('lesson-7.pdf')).toBeVisible();
  await page.context().clearCookies();
  await send(page).click();
  await page.waitForURL(`${stack.url}/login`);
  await logIn(page);
  await expect(page.getByText('lesson-7.pdf')).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/Your next batch unlocks in/)).toBeVisible({ timeout: 60_000 });
});

/** Whether this browser has written down the file that was chosen. */
function hasKeptFile(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('keyval').objectStore('keyval').count();
      counting.onsuccess = () => resolve(counting.result > 0);
    };
  });
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
