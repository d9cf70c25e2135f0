import { expect, type Page } from '@playwright/test';
import type { UserExport } from '@repaso/proto/http/export';
import type { User } from '@repaso/proto/http/user';
import { createLearner, createVisitor, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

let stack: RunningStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

async function openAccount(page: Page): Promise<Learner> {
  const learner = await createLearner(stack);
  await signIn(page.context(), learner, stack.url);
  await page.goto(`${stack.url}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  return learner;
}

function expectToast(page: Page, title: string, description?: string) {
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  return Promise.all([
    expect(toast.getByText(title, { exact: true })).toBeVisible(),
    description && expect(toast.getByText(description, { exact: true })).toBeVisible(),
  ]);
}

test('shows who is signed in, on every screen', async ({ page }) => {
  const learner = await openAccount(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `account at ${width}`);
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beside, `account at ${width}`).toBe(0);
  }
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.getByText('Beta Tester')).toBeVisible();
  await expect(page.getByText('0 lessons, 0 tasks completed')).toBeVisible();
});

test('changes the password, and says what is wrong with one', async ({ page }) => {
  const learner = await openAccount(page);
  const fill = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel('Current Password', { exact: true }).fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await fill(learner.password, 'another quiet evening', '');
  await expectToast(page, 'All password fields are required');
  await fill(learner.password, 'another quiet evening', 'another loud evening');
  await expectToast(
    page,
    "Passwords don't match",
    'New password and confirm password must be identical.',
  );
  await fill(learner.password, 'evening');
  await expectToast(page, 'Password too short', 'New password must be at least 8 characters long.');
  await fill('not my password', 'another quiet evening');
  await expectToast(page, 'Password change failed', 'Current password is incorrect');
  await expectAccessible(page, 'a refused password');
  await page.getByRole('button', { name: 'Show New Password', exact: true }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
  await fill(learner.password, 'another quiet evening');
  await expectToast(
    page,
    'Password changed successfully',
    'Your password has been updated securely.',
  );
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('');
  // The session goes on under a new token.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  const answer = await learner.call('POST', '/api/auth/login', {
    body: { email: learner.email, password: 'another quiet evening' },
  });
  expect(answer.status).toBe(200);
});

test('turns reminders off and on, and back when that fails', async ({ page }) => {
  const learner = await openAccount(page);
  const reminders = page.getByRole('switch', { name: 'Reminder Emails' });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expectToast(page, 'Email preferences updated', 'Email reminders disabled');
  await expect(reminders).not.toBeChecked();
  const user = (await learner.call('GET', '/api/auth/user')).json as User;
  expect(user.emailRemindersEnabled).toBe(false);

  await page.route('**/api/user/email-preferences', (route) => route.abort());
  await reminders.click();
  await expectToast(page, 'Update failed', 'Could not update email preferences. Please try again.');
  await expect(reminders).not.toBeChecked();

  await page.unroute('**/api/user/email-preferences');
  await reminders.click();
  await expectToast(
    page,
    'Email preferences updated',
    "You'll receive reminder emails when inactive",
  );
  await expect(reminders).toBeChecked();
});

test('sends feedback, and keeps it when that fails', async ({ page }) => {
  const learner = await openAccount(page);
  const text = page.getByLabel('Your feedback');
  const send = page.getByRole('button', { name: 'Send Feedback' });
  await text.fill('   ');
  await expect(send).toBeDisabled();
  await text.fill('More verbs, please.');
  await page.route('**/api/activity-feedback', (route) => route.abort());
  await send.click();
  await expectToast(page, 'Send failed', 'Could not send feedback. Please try again.');
  await expect(text).toHaveValue('More verbs, please.');
  await page.unroute('**/api/activity-feedback');
  await send.click();
  await expectToast(page, 'Feedback sent', 'Thank you for helping us improve Repaso!');
  await expect(text).toHaveValue('');
  const exported = (await learner.call('GET', '/api/user/export')).json as UserExport;
  expect(exported.feedback.activityFeedback).toMatchObject([
    { activityType: 'General Feedback', rating: 'negative', feedback: 'More verbs, please.' },
  ]);
});

test('ends a session elsewhere, and downloads everything', async ({ page }) => {
  const learner = await openAccount(page);
  const { email, password } = learner;
  const elsewhere = createVisitor(stack.url);
  await elsewhere.call('POST', '/api/auth/login', { body: { email, password } });
  expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(200);
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expectToast(page, 'The session has ended.');
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeHidden();
  expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(401);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^repaso-\d{4}-\d\d-\d\d\.json$/);
});

test('logs out to the start, and takes unsent notes along', async ({ page }) => {
  const learner = await openAccount(page);
  const { id } = (await learner.call('GET', '/api/auth/user')).json as User;
  await page.evaluate(
    (name) => localStorage.setItem(name, '{"text":"el pan"}'),
    `repaso:draft:${id}`,
  );
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${stack.url}/`);
  await expect(page.getByRole('link', { name: 'Start making it stick' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(id);
  await page.goto(`${stack.url}/profile`);
  await page.waitForURL(`${stack.url}/login`);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${stack.url}/profile`);
});

test('signing in asks who that is half a second later', async ({ page }) => {
  const learner = await createLearner(stack);
  await page.clock.install();
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url() === `${stack.url}/api/auth/user`;
  });
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await answer;
  let waited = 0;
  const waitMore = async () => {
    await page.clock.runFor(50);
    waited += 50;
    return asked;
  };
  await expect.poll(waitMore, { intervals: [0] }).toBe(true);
  expect(waited).toBeGreaterThanOrEqual(500);
});

test('logging out ends at the start, also without a network', async ({ page }) => {
  await openAccount(page);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${stack.url}/`);
  await expect(page.getByRole('link', { name: 'Start making it stick' }).first()).toBeVisible();
});

test('deletes the account, once asked for sure', async ({ page }) => {
  const learner = await openAccount(page);
  const { id } = (await learner.call('GET', '/api/auth/user')).json as User;
  await page.evaluate((name) => localStorage.setItem(name, '{}'), `repaso.completion.${id}.key`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Are you sure you want to delete your account? This cannot be undone.'),
  ).toBeVisible();
  await expectAccessible(page, 'the question before deleting');
  await page.mouse.click(2, 2);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.route('**/api/user/delete', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'Delete failed', 'Could not delete account. Please try again.');
  await expect(question).toBeHidden();
  await page.unroute('**/api/user/delete');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'Account deleted', 'Your account has been permanently deleted.');
  await page.waitForURL(`${stack.url}/`);
  await expect(page.getByRole('link', { name: 'Start making it stick' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(id);
  expect((await learner.call('GET', '/api/auth/user')).status).toBe(401);
});

test('the home-screen prompt comes once in a session until it is answered', async ({ page }) => {
  const learner = await createLearner(stack);
  await signIn(page.context(), learner, stack.url);
  const prompt = page.getByRole('dialog', { name: /home screen/ });
  await page.goto(stack.url);
  await expect(prompt).toBeVisible();
  await page.getByRole('tab', { name: 'Android' }).click();
  await expect(prompt.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
  await expect(prompt.getByText('Why add to home screen?')).toBeVisible();
  await expectAccessible(page, 'home-screen prompt');
  const skipped = page.waitForResponse('**/api/user/skip-home-screen-prompt');
  await prompt.getByRole('button', { name: 'Skip for now' }).click();
  await skipped;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  await expect(prompt).toBeHidden();

  const later = await page.context().newPage();
  await later.goto(stack.url);
  const dismissed = later.waitForResponse('**/api/user/dismiss-home-screen-prompt');
  await later.getByRole('button', { name: 'Added to Home' }).click();
  await dismissed;
  const user = (await learner.call('GET', '/api/auth/user')).json as User;
  expect([user.homeScreenPromptSkipped, user.homeScreenPromptDismissed]).toEqual([true, true]);
});

test('the plans are there for learners; visitors are asked to log in', async ({ page }) => {
  for (const path of ['/premium', '/subscribe']) {
    await page.goto(stack.url + path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByText('Please log in to subscribe to Premium.')).toBeVisible();
  }
  await expectAccessible(page, 'premium, visitor');
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.waitForURL(`${stack.url}/login`);

  await signIn(page.context(), await createLearner(stack), stack.url);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${stack.url}/subscribe`);
    await expect(page.getByText('Payment Setup Required')).toBeVisible();
    await expectAccessible(page, `premium at ${width}`);
  }
  await page.getByText('How does the free trial work?').click();
  await expect(page.getByText(/The first 7 days of Premium are free/)).toBeVisible();
});

test('an unsubscribe link without a good token says so', async ({ page }) => {
  await page.goto(`${stack.url}/unsubscribe`);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto(`${stack.url}/unsubscribe?token=unknown`);
  await expect(page.getByRole('heading', { name: 'Stop reminder emails?' })).toBeVisible();
  await expectAccessible(page, 'unsubscribe');
  await page.getByRole('button', { name: 'Stop reminder emails' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
