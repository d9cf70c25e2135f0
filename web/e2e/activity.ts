import { expect, type Page } from '@playwright/test';
import type { ActivityType, Content } from '@repaso/proto/activities/content';
import type { CompleteTaskRequest, Task } from '@repaso/proto/http/tasks';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { signIn } from './sign-in.ts';

/** Somebody with a lesson, and one of its tasks, in whose place any activity can be opened. */
export interface Practice {
  stack: RunningStack;
  learner: Learner;
  task: Task;
}

export async function startPractice(stack: RunningStack): Promise<Practice> {
  const learner = await createLearner(stack);
  await learner.upload('En casa\nla casa - the house\nel perro - the dog\nel gato - the cat');
  const [task] = (await learner.call('GET', '/api/tasks')).json as Task[];
  return { stack, learner, task: task as Task };
}

/** Opens an activity with this content in place of the lesson's own. */
export async function openActivity<T extends ActivityType>(
  page: Page,
  { stack, learner, task }: Practice,
  type: T,
  content: Content<T> | { questions: [] },
): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  const activity: Task = { ...task, type, content, title: 'The activity', status: 'available' };
  await page.route('**/api/tasks', (route) => route.fulfill({ json: [activity] }));
  // The worker would take the page over, and its requests with it.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(stack.url);
  await page.getByRole('button', { name: /The activity/ }).click();
  // It listens to keys once it has the focus.
  const dialog = page.getByRole('dialog', { name: 'The activity' });
  await expect(dialog.locator('*:focus')).toBeVisible();
}

/** What is sent on completion; the server's answer is this one. */
export function answerCompletion(
  page: Page,
  { task }: Practice,
  previousBest: number | null,
): CompleteTaskRequest[] {
  const sent: CompleteTaskRequest[] = [];
  void page.route('**/complete', (route) => {
    sent.push(route.request().postDataJSON());
    const improvement = previousBest === null ? null : 0;
    return route.fulfill({
      json: { isNewBest: previousBest === null, previousBest, improvement, task },
    });
  });
  return sent;
}
