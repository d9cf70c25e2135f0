import { expect, test } from '@playwright/test';
import { createLearner, mailedLink } from '@repaso/scripts/test/learner';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';

let stack: RunningStack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.stop());

/** Hours from now to a noon in UTC that is more than two days away. */
function hoursToReminders(): number {
  const hour = new Date().getUTCHours();
  return 49 + ((12 + 24 - ((hour + 49) % 24)) % 24);
}

test('the link in a reminder mail asks first, and then turns reminders off', async ({ page }) => {
  const learner = await createLearner(stack);
  const notes = 'el pan - the bread\nla leche - the milk\nel queso - the cheese';
  expect((await learner.upload(notes)).status).toBe(201);
  stack = await stack.restart({ CLOCK_OFFSET: `+${hoursToReminders()}h` });
  const newestLink = () => mailedLink(stack.mailDir, learner.email);
  await expect.poll(newestLink, { timeout: 90_000 }).toContain(`${stack.url}/unsubscribe?token=`);

  await page.goto(await newestLink());
  await expect(page.getByRole('heading', { name: 'Stop reminder emails?' })).toBeVisible();
  await expectAccessible(page, 'unsubscribe');
  await page.getByRole('button', { name: 'Stop reminder emails' }).click();
  await expect(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
  await expectAccessible(page, 'unsubscribed');
  expect((await learner.call('GET', '/api/auth/user')).json).toMatchObject({
    emailRemindersEnabled: false,
  });
});
