import { expect } from '@playwright/test';
import { answering, type Tour } from './visit.ts';

/** Specification, section 9. */
const TOAST_MS = 5000;

/** 'Your Account' and the plans. */
export const accountTour: Tour = {
  name: 'account',
  as: ({ learner }) => learner,
  complaints: /status of 400 .*\/change-password|(ERR_FAILED|connection failed) .*\/sessions/,
  async walk({ page, open, show, passTime }) {
    await open('/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await show('your account');
    const fill = async (current: string, next: string) => {
      await page.getByLabel('Current Password', { exact: true }).fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await fill('', '');
    await expect(page.getByText('All password fields are required').first()).toBeVisible();
    await show('passwords missing');
    await fill('not my password', 'another quiet evening');
    await expect(page.getByText('Password change failed').first()).toBeVisible();
    await show('password refused');
    await page.getByRole('button', { name: 'Show New Password', exact: true }).click();
    await page.getByLabel('Your feedback').fill('More verbs, please.');
    await show('feedback typed, password shown');
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(page.getByText('Feedback sent').first()).toBeVisible();
    await show('feedback sent');
    await passTime(TOAST_MS);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await show('question before deleting');
    await answering(
      page,
      '**/api/user/sessions',
      (route) => route.abort(),
      async () => {
        await answering(
          page,
          '**/api/user/stats',
          () => undefined,
          async () => {
            await open('/profile');
            await expect(page.getByText('Network error. Please try again.')).toBeVisible();
            await show('sessions not to be had, progress loading');
          },
        );
      },
    );

    await open('/subscribe');
    await expect(page.getByText('Payment Setup Required')).toBeVisible();
    await show('premium');
    for (const question of await page.locator('summary').all()) await question.click();
    await show('premium, questions open');
  },
};
