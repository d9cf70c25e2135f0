import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { createLearner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';

let stack: RunningStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

function noteFile(name: string): string {
  return fileURLToPath(new URL(`../../services/lesson/test/files/${name}`, import.meta.url));
}

async function openUpload(page: Page): Promise<void> {
  const learner = await createLearner(stack);
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Upload Your First Lesson' }).click();
  await page.getByRole('button', { name: /Take Photo of Notes/ }).click();
}

for (const name of ['screenshot.png', 'photo.heic', 'text.pdf']) {
  test(`${name} becomes a week of practice`, async ({ page }) => {
    await openUpload(page);
    await expectAccessible(page, 'choosing a file');
    await page.locator('input[type=file]').first().setInputFiles(noteFile(name));
    await expectAccessible(page, 'a chosen file');
    await page.getByRole('button', { name: 'Make It Stick' }).click();
    await expect(page.getByText(/Your next batch unlocks in/)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'the lesson');
  });
}

test('a photo without notes is refused with advice, and is not lost', async ({ page }) => {
  await openUpload(page);
  await page.locator('input[type=file]').first().setInputFiles(noteFile('blank.jpg'));
  await page.getByRole('button', { name: 'Make It Stick' }).click();
  await expect(page.getByText(/Need more content|Image not readable/).first()).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: /Take Photo of Notes/ }).click();
  await expect(page.getByText('blank.jpg')).toBeVisible();
});
