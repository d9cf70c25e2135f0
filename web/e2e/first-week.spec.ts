import { expect, type Page, test } from '@playwright/test';
import type { QuizContent } from '@repaso/proto/activities/content';
import type { Task } from '@repaso/proto/http/tasks';
import { mailedLink } from '@repaso/scripts/test/learner';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { hearComplaints } from './complaints.ts';
import { marketNotes } from './market-notes.ts';

const learner = {
  firstName: 'Ana',
  email: 'ana@example.org',
  password: 'a quiet evening in Sevilla',
};

let stack: RunningStack;
test.beforeAll(async () => {
  stack = await startStack({ env: { HUMAN_CHECK: 'altcha' } });
});
test.afterAll(() => stack?.stop());

test('from sign-up to the next day’s batch', async ({ page }) => {
  const complaints: string[] = [];
  hearComplaints(page, (text) => complaints.push(text));

  await test.step('signs up, past the human check', async () => {
    await page.goto(`${stack.url}/signup`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'sign-up');
    await page.getByLabel('First Name').fill(learner.firstName);
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeDisabled();
    await page.getByRole('checkbox').click();
    await expect(create).toBeEnabled();
    await create.click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page, 'sign-up, mail sent');
  });

  await test.step('cannot log in before the address is verified', async () => {
    await page.goto(`${stack.url}/login`);
    await expect(page.getByText('Development mode: CAPTCHA disabled')).toBeVisible();
    await expectAccessible(page, 'login');
    await logIn(page);
    await expect(page.getByText("Looks like you haven't verified your email yet")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
    await expectAccessible(page, 'login, needs verification');
  });

  await test.step('verifies with the mailed link and logs in', async () => {
    const link = await mailedLink(stack.mailDir, learner.email);
    expect(link).toContain(`${stack.url}/verify?token=`);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'verify');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await logIn(page);
    await page.waitForURL(`${stack.url}/`);
    await expect(page.getByRole('dialog', { name: /home screen/ })).toBeVisible();
    await expectAccessible(page, 'home-screen prompt');
    await page.getByRole('button', { name: 'Skip for now' }).click();
  });

  await test.step('types the notes of a lesson and gets a week', async () => {
    await expect(page.getByRole('button', { name: /Upload/ }).first()).toBeVisible();
    await expectAccessible(page, 'dashboard without lessons');
    await page
      .getByRole('button', { name: /Upload/ })
      .first()
      .click();
    const typeSummary = page.getByRole('button', { name: /Type Summary/ });
    await expect(typeSummary).toBeVisible();
    await expectAccessible(page, 'upload');
    await typeSummary.click();
    const submit = page.getByRole('button', { name: 'Make It Stick' });
    await page.getByRole('textbox').fill('el pan - the bread');
    await expect(page.getByText('18/20 min characters')).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByRole('textbox').fill(marketNotes);
    await expectAccessible(page, 'typing notes');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'En el mercado' })).toBeVisible();
    await expect(page.getByText(/Your next batch unlocks in (\d+h )?\d+m/)).toBeVisible();
    await expectAccessible(page, 'dashboard');
  });

  const tasks = await readTasks(page);
  const [first, second] = tasks as [Task, Task];
  expect([first.type, second.type]).toEqual(['flashcards', 'quiz']);

  await test.step('does the flashcards', async () => {
    const { cards } = first.content as { cards: unknown[] };
    await page.getByRole('button', { name: first.title }).first().click();
    await expect(page.getByText(`Card 1 of ${cards.length}`)).toBeVisible();
    await expectAccessible(page, 'a flashcard');
    for (let card = 1; card <= cards.length; card += 1) {
      await expect(page.getByText(`Card ${card} of ${cards.length}`)).toBeVisible();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: card === 1 ? 'Need Practice' : 'Got It!' }).click();
    }
    await expect(page.getByRole('button', { name: 'Practice Again' })).toBeVisible();
    await expectAccessible(page, 'flashcards, summary');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
    await page.getByRole('button', { name: 'Thumbs down' }).click();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expectAccessible(page, 'flashcards, feedback');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox')).toBeHidden();
    await page.getByRole('button', { name: 'Thumbs up' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const score = Math.round(((cards.length - 1) / cards.length) * 100);
    await expect(page.getByText(`${score}%`)).toBeVisible();
  });

  await test.step('does the quiz, and sees its score', async () => {
    const { questions } = second.content as QuizContent;
    await page.getByRole('button', { name: second.title }).first().click();
    await expect(page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
    await expectAccessible(page, 'a question');
    for (const [index, question] of questions.entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
      if (question.type === 'fill_blank') {
        await page.getByRole('textbox').fill(question.correct_answer);
      } else {
        const position = question.options.indexOf(question.correct_answer) + 1;
        await page.keyboard.press(String(position));
      }
      const last = index === questions.length - 1;
      await page.getByRole('button', { name: last ? 'Finish' : 'Next' }).click();
    }
    await expect(page.getByText('100%').first()).toBeVisible();
    await expectAccessible(page, 'quiz, review');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your first score here.')).toBeVisible();
    await expectAccessible(page, 'completion');
    await page.getByRole('button', { name: 'Continue' }).click();
    await leaveThroughFeedback(page);
    await expect(page.getByText('100%')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      `2 of ${tasks.length} tasks completed`,
    );
  });

  await test.step('looks back on the lesson', async () => {
    await page.getByRole('button', { name: 'View Recap' }).click();
    await expect(page.getByRole('dialog', { name: 'Lesson Recap' })).toBeVisible();
    await expectAccessible(page, 'recap');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('finds the next batch unlocked on the next day', async () => {
    const locked = tasks.find(({ dayOffset }) => dayOffset === 1) as Task;
    expect(locked.status).toBe('locked');
    // Whatever the time of day: the batch of the day after is locked until a day later.
    const untilUnlocked = Date.parse(locked.unlocksAt) - Date.now();
    const hours = Math.ceil(untilUnlocked / (60 * 60_000)) + 1;
    // An open page would ask for things while nobody answers.
    await page.goto('about:blank');
    stack = await stack.restart({ HUMAN_CHECK: 'altcha', CLOCK_OFFSET: `+${hours}h` });
    await page.goto(stack.url);
    await page.getByRole('button', { name: locked.title }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `a ${locked.type} exercise`);
    const unlocked = (await readTasks(page)).filter(({ status }) => status !== 'locked');
    expect(Math.max(...unlocked.map(({ dayOffset }) => dayOffset))).toBe(1);
  });

  // Asking who is logged in answers 401 to a visitor; the browser reports that by itself.
  expect(complaints.filter((text) => !/status of 40[13]/.test(text))).toEqual([]);
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function leaveThroughFeedback(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
  await expectAccessible(page, 'feedback');
  await page.getByRole('button', { name: 'Thumbs up' }).click();
  await expect(page.getByText('Thanks for the feedback!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What the app itself reads, with the page's own session. */
async function readTasks(page: Page): Promise<Task[]> {
  const response = await page.request.get(`${stack.url}/api/tasks`);
  return response.json();
}
