import { expect } from '@playwright/test';
import { answering, type Tour } from './visit.ts';

/** Specification, section 9. */
const TOAST_MS = 5000;

/** The admin dashboard. */
export const adminTour: Tour = {
  name: 'admin',
  as: ({ boss }) => boss,
  complaints: /(ERR_FAILED|connection failed) .*\/api\/admin\//,
  async walk({ page, stage, open, show, passTime }) {
    const found = page.getByText(/^Showing \d+ of \d+ users$/);
    const search = page.getByPlaceholder('Search by name or email...');
    const menuOf = (email: string) => page.getByRole('button', { name: `Actions for ${email}` });
    const ask = async (email: string, action: string) => {
      await menuOf(email).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    };

    await open('/admin');
    await expect(found).toBeVisible();
    await show('users');
    for (const [field, what] of [
      ['Status', 'filters'],
      ['Sort', 'orders'],
    ] as const) {
      const openList = async () => {
        await page.getByRole('combobox', { name: field }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
      };
      await openList();
      await show(what, {
        reach: async () => {
          await page.keyboard.press('Escape');
          await openList();
        },
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
    }
    await menuOf('priya@example.org').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await show('actions', {
      reach: async () => {
        await page.keyboard.press('Escape');
        await menuOf('priya@example.org').click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    });
    await page.keyboard.press('Escape');
    for (const [email, action] of [
      [stage.learner.email, 'Grant Admin'],
      [stage.boss.email, 'Revoke Admin'],
      ['somebody-0@example.org', 'End Sessions'],
      [stage.boss.email, 'End Sessions'],
      ['somebody-0@example.org', 'Delete'],
    ] as const) {
      await ask(email, action);
      await show(
        `question before: ${action}, ${email === stage.boss.email ? 'own' : 'other'} account`,
      );
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
    await menuOf('priya@example.org').click();
    await page.getByRole('menuitem', { name: 'Resend Verification' }).click();
    await expect(page.getByText(/is on its way to priya/).first()).toBeVisible();
    await show('done');
    await passTime(TOAST_MS);

    await search.fill('nobody at all');
    await expect(page.getByText('No users found matching your search.')).toBeVisible();
    await show('no users found');
    await page.getByRole('tab', { name: 'Manual Actions' }).click();
    await show('manual actions');
    await page.getByLabel('User Email').fill('nobody');
    await page.getByRole('button', { name: 'Verify User Account' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await show('manual actions, refused');

    await answering(
      page,
      '**/api/admin/**',
      () => undefined,
      async () => {
        await open('/admin');
        await expect(page.getByText('Loading admin dashboard...')).toBeVisible();
        await show('loading');
      },
    );
    await answering(
      page,
      '**/api/admin/**',
      (route) => route.abort(),
      async () => {
        await open('/admin');
        await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible();
        await show('not to be had');
      },
    );
  },
};

/** What the admin dashboard says to learners. */
export const deniedTour: Tour = {
  name: 'admin-denied',
  as: ({ learner }) => learner,
  complaints: /status of 403 .*\/api\/admin\//,
  async walk({ page, open, show }) {
    await open('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await show('access denied');
  },
};
