import { expect, type Route } from '@playwright/test';
import { answering, type Tour } from './visit.ts';

/** What a learner sees who has to wait, or for whom something does not work. */
export const troubleTour: Tour = {
  name: 'trouble',
  as: ({ learner }) => learner,
  complaints: /ERR_FAILED|Network connection failed|is not a function|componentStack/,
  async walk({ page, stage, open, show }) {
    const { today } = stage.lessons;
    // First, while nothing is kept that could stand in.
    await answering(
      page,
      '**/api/lessons',
      () => undefined,
      async () => {
        await open('/');
        await expect(page.getByText('Loading your activities')).toBeAttached();
        await show('loading');
      },
    );
    await answering(
      page,
      '**/api/lessons',
      (route) => route.abort(),
      async () => {
        await open('/');
        await expect(page.getByText('We could not load your lessons')).toBeVisible();
        await show('not to be had');
      },
    );
    const failure = { code: 'CONTENT_TOO_SHORT', error: 'Your notes hold too little to practise.' };
    for (const [state, change, text] of [
      ['lesson being prepared', { status: 'processing' }, 'Preparing your practice'],
      ['lesson failed', { status: 'failed', failure }, 'This lesson could not be prepared'],
      ['lesson not made again', { failure }, 'Your correction is not in this lesson yet'],
    ] as const) {
      const answer = (route: Route) => route.fulfill({ json: [{ ...today, ...change }] });
      await page.route('**/progress', (route) => route.fulfill(progress));
      await answering(page, '**/api/lessons', answer, async () => {
        await open('/');
        await expect(page.getByRole('heading', { name: text })).toBeVisible();
        await show(state);
      });
    }
    for (const [state, answer, text] of [
      ['loading', () => undefined, 'Creating your recap'],
      ['none', (route) => route.fulfill({ json: { cards: [] } }), 'No recap available'],
      ['not to be had', (route) => route.abort(), 'Failed to fetch recap cards'],
    ] as [string, (route: Route) => unknown, string][]) {
      await answering(page, '**/recap', answer, async () => {
        await open('/');
        await page.getByRole('button', { name: 'View Recap' }).click();
        await expect(page.getByText(text)).toBeVisible();
        await show(`recap, ${state}`);
      });
    }

    await open('/');
    await expect(page.getByRole('heading', { name: stage.lessons.today.title })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await show('offline');
    await page.context().setOffline(false);
    await answering(
      page,
      '**/api/auth/user',
      (route) => route.abort(),
      async () => {
        // Nothing that was kept for use without a network stands in.
        await open('/terms');
        await page.evaluate(() => indexedDB.deleteDatabase('repaso'));
        await open('/profile');
        await expect(page.getByText('We could not open your notebook')).toBeVisible();
        await show('not to be reached');
      },
    );
    await answering(
      page,
      '**/api/lessons',
      (route) => route.fulfill({ json: {} }),
      async () => {
        await open('/');
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        await show('error screen');
      },
    );
  },
};

/** The progress of a lesson, as far as its second step; the browser does not ask again. */
const progress = {
  contentType: 'text/event-stream',
  body: `retry: 1000000\ndata: ${JSON.stringify({
    stage: 'generating',
    stages: ['received', 'reading', 'generating', 'scheduling', 'ready'],
    message: 'Writing your activities',
  })}\n\n`,
};
