import { expect, type Page } from '@playwright/test';
import type { FlashcardsContent } from '@repaso/proto/activities/content';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const notes = `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
el queso - the cheese`;

let stack: RunningStack;
let learner: Learner;
test.beforeAll(async ({ sharedStack }) => {
  stack = sharedStack;
  learner = await createLearner(stack);
  await learner.call('POST', '/api/user/dismiss-home-screen-prompt');
});

async function open(page: Page, path: string): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  await page.goto(stack.url + path);
}

test('a session that ends on any page says so once, and leads back there', async ({ page }) => {
  await open(page, '/profile');
  await expect(page.getByText('This device').first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('switch', { name: 'Reminder Emails' }).click();
  await page.waitForURL(`${stack.url}/login`);
  const explanation = page.getByText('Your session expired. Please log in again to continue.');
  await expect(explanation).toBeVisible();
  await page.getByRole('link', { name: 'Repaso' }).click();
  await expect(page.getByRole('link', { name: 'Start making it stick' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(explanation).toBeHidden();
});

test('practice that is under way when the session ends is finished, and counts', async ({
  page,
}) => {
  const uploaded = (await learner.upload(notes)).json as Lesson;
  const readTasks = async () =>
    (await learner.call('GET', `/api/tasks?lessonId=${uploaded.id}`)).json as Task[];
  const [cards] = (await readTasks()) as [Task, ...Task[]];
  await open(page, `/home?lesson=${uploaded.id}`);
  await page.getByRole('button').filter({ hasText: cards.title }).click();
  await page.context().clearCookies();
  const { length } = (cards.content as FlashcardsContent).cards;
  for (let card = 1; card <= length; card += 1) {
    await expect(page.getByText(`Card ${card} of ${length}`)).toBeVisible();
    await page.getByRole('button', { name: 'Got It!' }).click();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(`${stack.url}/login`);
  await expect(page.getByRole('main')).toContainText('Your session expired.');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${stack.url}/home?lesson=${uploaded.id}`);
  await expect
    .poll(async () => (await readTasks()).find(({ id }) => id === cards.id)?.score)
    .toBe(100);
});
