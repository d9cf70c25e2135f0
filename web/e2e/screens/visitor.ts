import { expect } from '@playwright/test';
import type { Tour } from './visit.ts';

/** What somebody sees who has no account. */
export const visitorTour: Tour = {
  name: 'visitor',
  complaints: /status of 404 .*\/nowhere$/,
  async walk({ page, open, show }) {
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await show('landing');
    await page.getByRole('button', { name: 'voy' }).click();
    await show('landing, wrong answer');
    await page.getByRole('button', { name: 'fui' }).click();
    await show('landing, right answer');
    for (const step of ['Get personalised activities', 'Practice a little every day']) {
      await page.getByRole('button', { name: step }).click();
      await show(`landing, ${step}`);
    }

    await open('/premium');
    await expect(page.getByText('Please log in to subscribe to Premium.')).toBeVisible();
    await show('premium');
    for (const [path, title] of [
      ['/terms', 'Terms'],
      ['/privacy', 'Privacy'],
      ['/unsubscribe', 'This link does not work'],
      ['/unsubscribe?token=unknown', 'Stop reminder emails?'],
      ['/admin', 'Authentication Required'],
    ] as const) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await show(title);
    }
    await open('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await show('page not found');
  },
};
