import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { PASSWORD } from '../stage.ts';
import { answering, type Tour } from './visit.ts';

/** A failure that says nothing for a person to read, as a proxy's. */
const mute = (route: Route) => route.fulfill({ status: 500, body: 'no' });
const toastIn = (page: Page) =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .first();

/** What somebody without a session is told when something goes wrong. */
const messagesTour: Tour = {
  name: 'messages',
  complaints: /(status of (401|403|500)|ERR_FAILED|connection failed) .*\/api\/auth\//,
  async walk({ page, open, show }) {
    const says = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
    /** Sends a form, and again without a network. */
    const refuse = async (url: string, send: Locator, what: string) => {
      await page.route(url, mute);
      await send.click();
      await says(/ failed|Failed /);
      await show(what);
      await page.unroute(url);
    };

    await open('/signup');
    await page.getByLabel('First Name').fill('Tomás');
    await page.getByLabel('Email').fill('tomas@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').click();
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeEnabled();
    await refuse('**/api/auth/signup', create, 'sign-up failed');

    await open('/login');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    const signIn = page.getByRole('button', { name: 'Sign In' });
    await refuse('**/api/auth/login', signIn, 'login failed');
    await page.route('**/api/auth/login', (route) => route.abort());
    await signIn.click();
    await says('Network error. Please try again.');
    await show('no network');
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: {} }));
    await signIn.click();
    await says(/session verification failed/);
    await show('session not verified');
    await page.unroute('**/api/auth/login');
    const unverified = {
      error: 'Not verified.',
      code: 'EMAIL_NOT_VERIFIED',
      needsVerification: true,
    };
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 403, json: { ...unverified, requestId: 'screens' } }),
    );
    await signIn.click();
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Resend Verification Email' }).click();
    await says('Please enter your email address first.');
    await show('no address to resend to');
    await page.unroute('**/api/auth/login');

    await open('/forgot-password');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.getByRole('checkbox').click();
    const sendLink = page.getByRole('button', { name: 'Send Reset Link' });
    await expect(sendLink).toBeEnabled();
    await refuse('**/api/auth/forgot-password', sendLink, 'reset mail failed');

    await open('/reset-password?token=unknown');
    const reset = page.getByRole('button', { name: 'Reset Password' });
    await reset.click();
    await says('Please fill in both password fields');
    await show('reset, nothing entered');
    const fill = async (password: string) => {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
    };
    await fill('short');
    await reset.click();
    await says('Password must be at least 8 characters long');
    await show('reset, too short');
    await fill(PASSWORD);
    await refuse('**/api/auth/reset-password', reset, 'reset failed');

    await answering(page, '**/api/auth/verify?*', mute, async () => {
      await open('/verify?token=unknown');
      await says('Verification failed');
      await show('verification failed');
    });
  },
};

/** What a learner is told, in toasts and otherwise, that the other tours do not come past. */
const learnerMessagesTour: Tour = {
  name: 'learner-messages',
  as: ({ learner }) => learner,
  complaints: /status of (401|500) .*\/api\/|^Failed to delete account/,
  async walk({ page, stage, open, show }) {
    const toast = toastIn(page);
    const told = async (title: string, what: string) => {
      await expect(toast).toContainText(title);
      await show(what);
    };

    const unreadable = stage.tasks.map((task) =>
      task.type === 'quiz' ? { ...task, content: { questions: [] } } : task,
    );
    const quiz = stage.tasks.find(({ type }) => type === 'quiz');
    const giveUnreadable = (route: Route) => route.fulfill({ json: unreadable });
    await answering(page, '**/api/tasks', giveUnreadable, async () => {
      await open(`/home?lesson=${quiz?.lessonId}`);
      const card = page.getByText(quiz?.title ?? '', { exact: true });
      await page.getByRole('button').filter({ has: card }).first().click();
      await told('Failed to load quiz questions.', 'no quiz questions');
    });

    await open('/?upload=photo');
    const input = page.locator('input[type=file]').first();
    await expect(input).toBeAttached();
    await input.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10_485_761),
    });
    await told('File too large', 'file too large');
    await open('/?upload=text');
    const notes = page.getByRole('textbox', { name: 'What did you learn?' });
    await notes.fill('el pan');
    await notes.press('Control+Enter');
    await told('Content too short', 'content too short');
    await notes.fill('la cuenta - the bill');
    const error = 'The storage of files does not answer.';
    const broken = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { error, code: 'INTERNAL', requestId: 'screens' } })
        : route.fallback();
    await answering(page, '**/api/lessons', broken, async () => {
      await page.getByRole('button', { name: 'Make It Stick' }).click();
      await told('Service issue', 'service issue');
    });

    await open('/profile');
    const reminders = page.getByRole('switch', { name: 'Reminder Emails' });
    await reminders.click();
    await told('Email preferences updated', 'reminders off');
    await reminders.click();
    await expect(toast).toContainText("You'll receive");
    await told('Email preferences updated', 'reminders on');
    await page.route('**/api/user/email-preferences', mute);
    await reminders.click();
    await told('Update failed', 'reminders failed');
    await page.route('**/api/activity-feedback', mute);
    await page.getByLabel('Your feedback').fill('More verbs, please.');
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await told('Send failed', 'feedback failed');

    const change = async (next: string, confirmation = next) => {
      await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmation);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await change('a quiet evening', 'a loud evening');
    await told("Passwords don't match", 'passwords differ');
    await change('evening');
    await told('Password too short', 'password too short');
    await page.route('**/api/auth/change-password', mute);
    await change('another quiet evening');
    await told('Password change failed', 'password not changed');
    await page.unroute('**/api/auth/change-password');
    await change('another quiet evening');
    await told('Password changed successfully', 'password changed');

    await page.route('**/api/user/delete', mute);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await told('Delete failed', 'not deleted');

    await open('/?upload=text');
    await expect(notes).toHaveValue('la cuenta - the bill');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Make It Stick' }).click();
    await told('Please log in', 'session expired');
  },
};

/** What an administrator is told when something goes wrong. */
const adminMessagesTour: Tour = {
  name: 'admin-messages',
  as: ({ boss }) => boss,
  complaints: /status of 500 .*\/api\/admin\//,
  async walk({ page, stage, open, show }) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/profile');
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.waitForURL('**/admin');
    await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
    await show('columns');

    const toast = toastIn(page);
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : mute(route),
    );
    for (const [action, email, title] of [
      ['Verify', 'priya@example.org', 'Failed to verify user'],
      ['Resend Verification', 'priya@example.org', 'Failed to resend verification email'],
      ['Send Password Reset', 'priya@example.org', 'Failed to send password reset email'],
      ['Grant Admin', 'priya@example.org', 'Failed to grant admin access'],
      ['Revoke Admin', stage.boss.email, 'Failed to revoke admin access'],
      ['End Sessions', 'priya@example.org', 'Failed to end sessions'],
      ['Delete', 'priya@example.org', 'Failed to delete user'],
    ] as const) {
      await page.getByRole('button', { name: `Actions for ${email}` }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      const question = page.getByRole('alertdialog');
      if (/Admin|Sessions|Delete/.test(action)) {
        await question.getByRole('button', { name: action, exact: true }).click();
        await expect(question).toBeHidden();
      }
      await expect(toast).toContainText(title);
      await show(`${action} failed`);
    }
    await page.unroute('**/api/admin/**');

    const none = (route: Route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } });
    await answering(page, '**/api/admin/users?*', none, async () => {
      await open('/admin');
      await expect(page.getByText('No users found.')).toBeVisible();
      await show('no users');
    });
  },
};

/** What is said, in screens that the tours have come past; after them, since a password changes. */
export const messageTours: Tour[] = [messagesTour, learnerMessagesTour, adminMessagesTour];
