import { expect, type Page } from '@playwright/test';
import { mailedLink } from '@repaso/scripts/test/learner';
import { expectStatus } from '@repaso/scripts/test/learner-past';
import { PASSWORD, type Stage } from '../stage.ts';
import type { Tour } from './visit.ts';

/** From a verified address to the start (specification, section 9). */
const REDIRECT_MS = 2000;

/** Signing up, verifying, logging in and resetting a password, with all that can go wrong. */
export const accountAccessTour: Tour = {
  name: 'account-access',
  complaints: /status of 40[013] .*\/api\/auth\/(login|verify|reset-password)/,
  async walk({ page, stage, open, show, passTime }) {
    const heading = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const humanCheck = page.getByRole('checkbox');

    await open('/signup');
    await expect(humanCheck).toBeVisible();
    await show('sign-up');
    await page.getByLabel('First Name').fill('Tomás');
    await page.getByLabel('Email').fill('tomas@');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await humanCheck.click();
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeEnabled();
    await create.click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await show('sign-up, refused');
    await page.getByLabel('Email').fill('tomas@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await create.click();
    await heading('Check your email');
    await show('sign-up, mail sent');

    await open('/login');
    await expect(page.getByText('Development mode: CAPTCHA disabled')).toBeVisible();
    await show('login');
    await logIn(page, 'ana@example.org', 'not my password');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await show('login, refused');
    await logIn(page, stage.unverified, PASSWORD);
    const resend = page.getByRole('button', { name: 'Resend Verification Email' });
    await expect(resend).toBeVisible();
    await show('login, needs verification');
    await resend.click();
    await expect(page.getByText(/on its way/)).toBeVisible();
    await show('login, verification resent');

    await page.route('**/api/auth/verify?*', () => undefined);
    await open('/verify?token=unknown');
    await heading('Verifying your email');
    await show('verifying');
    await page.unroute('**/api/auth/verify?*');
    await open('/verify?token=unknown');
    await heading('Verification failed');
    await show('verification failed');
    await open('/verify');
    await expect(page.getByText('Invalid verification link')).toBeVisible();
    await show('verification link without a token');
    await open(await newLink(stage, 'resend-verification', stage.unverified));
    await heading('Email verified');
    await show('email verified');
    await passTime(REDIRECT_MS);
    await page.waitForURL(`${stage.stack.url}/`);

    await open('/forgot-password');
    await expect(humanCheck).toBeVisible();
    await show('forgot password');
    await page.getByLabel('Email').fill('ana@example.org');
    await humanCheck.click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await heading('Check your email');
    await show('forgot password, mail sent');

    await open('/reset-password');
    await expect(page.getByText('Invalid or missing reset token.')).toBeVisible();
    await show('reset password without a token');
    await open('/reset-password?token=unknown');
    await heading('Choose a new password');
    await show('reset password');
    const reset = page.getByRole('button', { name: 'Reset Password' });
    const fill = async (password: string, confirmation: string) => {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmation);
      await reset.click();
    };
    await fill(PASSWORD, 'something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await show('reset password, refused');
    await fill(PASSWORD, PASSWORD);
    await heading('Invalid Reset Link');
    await show('reset password with an invalid link');
    await open(await newLink(stage, 'send-password-reset', stage.unverified));
    await fill(PASSWORD, PASSWORD);
    await heading('Password reset successfully!');
    await show('password reset');
  },
};

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The link of the mail that the administrator has sent for somebody. */
async function newLink({ boss, stack }: Stage, action: string, email: string): Promise<string> {
  const earlier = await mailedLink(stack.mailDir, email);
  await expectStatus(200, boss.call('POST', `/api/admin/${action}`, { body: { email } }));
  const newest = () => mailedLink(stack.mailDir, email);
  await expect.poll(newest).not.toBe(earlier);
  return newest();
}
