import { expect, type Page } from '@playwright/test';
import { activityTypes } from '@repaso/proto/activities/content';
import type { Task } from '@repaso/proto/http/tasks';
import type { Learner } from '@repaso/scripts/test/learner';
import { queryDatabase } from '@repaso/scripts/test/query-database';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { stageTest as test } from './fixtures.ts';
import { practise } from './practise.ts';
import { signIn } from './sign-in.ts';

let stack: RunningStack;
let learner: Learner;
let week: Task[];

test.beforeAll(async ({ stage }) => {
  stack = stage.stack;
  learner = stage.latecomers['dropped-network'];
  const tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
  week = activityTypes.map((type) => tasks.find((task) => task.type === type) as Task);
});

test('what is done while the network drops is kept, sent later and counted once', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, learner, stack.url);
  await page.goto(stack.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('repaso.completion.')).length,
    );

  for (const [index, task] of week.entries()) {
    // Every other time the request itself fails; in between the server counts and its answer is lost.
    const offline = index % 2 === 1;
    await test.step(`${task.type}, ${offline ? 'without a network' : 'the answer lost'}`, async () => {
      const card = page.getByRole('button', { name: task.title }).first();
      await card.click();
      if (offline) await context.setOffline(true);
      else await loseTheAnswer(page, task);
      await practise(page, task);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card).toContainText('100%');
      expect(await attempts(task)).toBe(offline ? 0 : 1);
      if (!offline) return;

      await context.setOffline(false);
      await expect.poll(kept).toBe(0);
      expect(await attempts(task)).toBe(1);
    });
  }

  await page.reload();
  for (const task of week) {
    await expect(page.getByRole('button', { name: task.title }).first()).toContainText('100%');
    expect(await attempts(task), task.type).toBe(1);
  }
});

/** The server hears of the completion, and the browser never hears back. */
async function loseTheAnswer(page: Page, { id }: Task): Promise<void> {
  const complete = `**/api/tasks/${id}/complete`;
  await page.route(
    complete,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function attempts({ id }: Task): Promise<number> {
  const rows = await queryDatabase(stack, 'practice', 'SELECT 1 FROM attempt WHERE task_id = $1', [
    id,
  ]);
  return rows.length;
}
