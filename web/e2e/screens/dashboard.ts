import { expect } from '@playwright/test';
import type { Lesson } from '@repaso/proto/http/lessons';
import { answering, type Tour } from './visit.ts';

/** The dashboard and what opens from it, except uploading and practising. */
export const dashboardTour: Tour = {
  name: 'dashboard',
  as: ({ learner }) => learner,
  async walk({ page, stage, open, show }) {
    const { today, weekOld, photo } = stage.lessons;
    const title = (lesson: Lesson) => page.getByRole('heading', { level: 1, name: lesson.title });
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };

    await open('/');
    await expect(title(today)).toBeVisible();
    await expect(page.getByText(/Your next batch unlocks in/)).toBeVisible();
    await show('today’s lesson');
    await show('header collapsed', {
      reach: async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      },
    });
    await page.evaluate(() => scrollTo(0, 0));

    await page.getByRole('button', { name: 'Past Lessons' }).click();
    await expect(dialog).toBeVisible();
    await show('past lessons');
    await dialog.getByText(photo.title).click();
    await expect(dialog).toBeHidden();
    await show('a long title');
    await page.getByRole('button', { name: 'Lesson Notes' }).click();
    await expect(page.getByLabel('What we read')).toBeVisible();
    await show('lesson notes, photo');
    await page.getByRole('button', { name: 'Delete Lesson' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await show('lesson notes, question before deleting');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await close();

    await open(`/home?lesson=${weekOld.id}`);
    await expect(title(weekOld)).toBeVisible();
    await show('a whole week unlocked');
    const long = stage.tasks.map((task) => ({ ...task, title: 'Meet desafortunadamente' }));
    await answering(
      page,
      '**/api/tasks',
      (route) => route.fulfill({ json: long }),
      async () => {
        await open(`/home?lesson=${weekOld.id}`);
        await expect(page.getByText('desafortunadamente').first()).toBeVisible();
        await show('long words');
      },
    );
    await open(`/home?lesson=${weekOld.id}`);
    await page.getByRole('button', { name: 'Lesson Notes' }).click();
    await page.getByLabel('What you typed').fill('demasiado');
    await show('lesson notes, too short');
    await close();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(dialog).toBeVisible();
    await show('menu');
    await close();

    await page.getByRole('button', { name: 'View Recap' }).click();
    const next = page.getByRole('button', { name: 'Next card' });
    await expect(next).toBeVisible();
    await show('recap');
    while (await next.isEnabled()) await next.click();
    await expect(page.getByText('Recap complete')).toBeVisible();
    await show('recap, complete');
    await close();
  },
};

/** What somebody sees who has just signed up. */
export const newcomerTour: Tour = {
  name: 'newcomer',
  as: ({ newcomer }) => newcomer,
  async walk({ page, open, show }) {
    await open('/');
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible();
    await show('home-screen prompt, iPhone');
    await page.getByRole('tab', { name: 'Android' }).click();
    await show('home-screen prompt, Android');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
    await show('no lessons');
    await page.getByRole('button', { name: 'Past Lessons' }).click();
    await expect(page.getByText('No past lessons yet.')).toBeVisible();
    await show('no past lessons');
  },
};
