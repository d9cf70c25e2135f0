import { expect } from '@playwright/test';
import { answerCompletion, openActivity, type Practice, startPractice } from './activity.ts';
import { test } from './fixtures.ts';

// A phone with its browser's bars on.
test.use({ viewport: { width: 390, height: 700 } });

let practice: Practice;
test.beforeAll(async ({ sharedStack }) => {
  practice = await startPractice(sharedStack);
});

test('a roleplay answers after 1 s and goes on 1.5 s later', async ({ page }) => {
  await page.clock.install();
  await openActivity(page, practice, 'roleplay', {
    scenario: 'You are in a café.',
    exchanges: [
      {
        id: 'r1',
        prompt: '¿Qué desea?',
        options: ['Un café, por favor.', 'Soy alta.'],
        correct: 0,
        response: 'Ahora mismo.',
      },
      {
        id: 'r2',
        prompt: '¿Algo más?',
        options: ['Soy alta.', 'No, gracias.'],
        correct: 1,
        response: 'Muy bien.',
      },
    ],
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = page.getByRole('log').getByText('Un café, por favor.');
  const reply = page.getByText('Ahora mismo.');
  await page.keyboard.press('1');
  await expect(said).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(999);
  await expect(reply).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(reply).toBeVisible();
  await page.clock.runFor(1499);
  await expect(page.getByText('¿Algo más?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('¿Algo más?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Respond' })).toBeDisabled();
});

test('a roleplay shows what is answered on a phone held sideways, too', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const options = ['Me gustaría un café con leche, por favor.', 'Soy alta y simpática.', 'Hoy.'];
  await openActivity(page, practice, 'roleplay', {
    scenario: 'You are in a café.',
    exchanges: [{ id: 'r1', prompt: '¿Qué desea?', options, correct: 0, response: 'Ahora mismo.' }],
  });
  const [line, progress, answers] = await Promise.all(
    [
      page.getByText('¿Qué desea?'),
      page.getByRole('progressbar', { name: 'Progress' }),
      page.getByRole('radiogroup', { name: 'Your answer' }),
    ].map(async (part) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }),
  );
  expect(line?.y).toBeGreaterThan((progress?.y ?? 0) + (progress?.height ?? 0));
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0);
});

test('a quiz can be gone back through and tried again, and counts on Continue', async ({
  page,
}) => {
  const sent = answerCompletion(page, practice, 90);
  await openActivity(page, practice, 'quiz', {
    questions: [
      {
        id: 'q1',
        question: 'What does «la casa» mean?',
        type: 'multiple_choice',
        options: ['the house', 'the dog', 'the cat'],
        correct_answer: 'the house',
        explanation: '«la casa» is “the house”.',
      },
      {
        id: 'q2',
        question: 'Complete: Yo ___ María.',
        type: 'fill_blank',
        options: [],
        correct_answer: 'soy',
        explanation: 'ser, first person.',
      },
    ],
  });
  const next = page.getByRole('button', { name: 'Next' });
  const finish = page.getByRole('button', { name: 'Finish' });
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'the dog' }).click();
  await next.click();
  await expect(finish).toBeDisabled();
  await page.getByRole('textbox').fill('  SOY ');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'the dog' })).toBeChecked();
  // Enter goes on from a chosen answer, too.
  await page.getByRole('radio', { name: 'the dog' }).focus();
  await page.keyboard.down('ArrowDown');
  await expect(page.getByRole('radio', { name: 'the cat' })).toBeChecked();
  await page.keyboard.up('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('  SOY ');
  await page.keyboard.press('Enter');

  await expect(page.getByText('50%')).toBeVisible();
  const review = page.getByRole('list', { name: 'Review' }).getByRole('listitem');
  await expect(review.first()).toContainText('Your answerthe cat');
  await expect(review.first()).toContainText('Correct answerthe house');
  await expect(review.first()).toContainText('«la casa» is “the house”.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(next).toBeDisabled();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('soi');
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Quiz complete')).toBeVisible();
  await expect(page.getByText('Your best is still 90%.')).toBeVisible();
  expect(sent).toMatchObject([{ score: 50, status: 'completed' }]);
});

test('pairs come in sets of four; a wrong pair is undone, and Reset clears the set', async ({
  page,
}) => {
  const sent = answerCompletion(page, practice, null);
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  await openActivity(page, practice, 'matching', {
    pairs: words.map((left, index) => ({ id: left, left, right: numbers[index] ?? '' })),
  });
  const item = (text: string) => page.getByRole('button', { name: text, exact: true });
  const matched = page.getByRole('img', { name: 'matched' });
  const pair = async (index: number) => {
    await item(words[index] ?? '').click();
    await item(numbers[index] ?? '').click();
  };
  await expect(page.getByRole('list', { name: 'Left side' }).getByRole('button')).toHaveCount(4);
  await item('uno').click();
  await item('two').click();
  await expect(page.getByText('Not a pair. Try another.')).toBeVisible();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await pair(0);
  await expect(page.getByText('That is a pair.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(matched).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next Set' })).toBeDisabled();
  for (const index of [0, 1, 2, 3]) await pair(index);
  await page.getByRole('button', { name: 'Next Set' }).click();
  await pair(4);
  await expect(page.getByText('All Sets Complete!')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your first score here.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('status');
});

test('a quiz without questions says that they failed to load', async ({ page }) => {
  await openActivity(page, practice, 'quiz', { questions: [] });
  await expect(page.getByText('Failed to load quiz questions.', { exact: true })).toBeVisible();
});
