import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Lesson } from '@repaso/proto/http/lessons';
import { createLearner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

let stack: RunningStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const photo = readFileSync(
  new URL('../../services/lesson/test/files/screenshot.png', import.meta.url),
);

test('a learner mends what was read from a photo, names the lesson and deletes it', async ({
  page,
}) => {
  const learner = await createLearner(stack);
  const form = new FormData();
  form.set('file', new Blob([photo], { type: 'image/png' }), 'notes.png');
  const uploaded = (await learner.call('POST', '/api/lessons', { body: form })).json as Lesson;
  await signIn(page.context(), learner, stack.url);

  await page.goto(stack.url);
  await page.getByRole('button', { name: 'Lesson Notes' }).click();
  const picture = page.getByRole('img', { name: /The notes that you uploaded/ });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const text = page.getByLabel('What we read');
  await expect(text).not.toBeEmpty();
  await expectAccessible(page, 'lesson notes');

  const again = page.getByRole('button', { name: 'Make the Lesson Again' });
  await expect(again).toBeDisabled();
  await text.fill('demasiado');
  await expect(page.getByText('Please write at least 20 characters')).toBeVisible();
  await text.fill('En la playa\nla arena - the sand\nel mar - the sea\nla ola - the wave');
  await page.reload();
  await page.getByRole('button', { name: 'Lesson Notes' }).click();
  await expect(text).toHaveValue(/la arena/);
  await again.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'En la playa' })).toBeVisible();

  await page.getByRole('button', { name: 'Lesson Notes' }).click();
  await page.getByLabel('Title').fill('  Mi verano ');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Lesson renamed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi verano' })).toBeVisible();

  await page.getByRole('button', { name: 'Lesson Notes' }).click();
  await page.getByRole('button', { name: 'Delete Lesson' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this lesson?' });
  await expectAccessible(page, 'the question before deleting');
  await question.getByRole('button', { name: 'Delete Lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  expect((await learner.call('GET', `/api/lessons/${uploaded.id}`)).status).toBe(404);
});
