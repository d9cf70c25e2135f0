import { expect, type Page } from '@playwright/test';
import { activityTypes } from '@repaso/proto/activities/content';
import type { Task } from '@repaso/proto/http/tasks';
import { createLearner } from '@repaso/scripts/test/learner';
import { stageTest, test } from './fixtures.ts';
import { activate, expectVisibleFocus, press, tabTo } from './keyboard.ts';
import { marketNotes } from './market-notes.ts';
import { practise } from './practise.ts';
import { signIn } from './sign-in.ts';

// A phone with its browser's bars on: no exercise may need scrolling for its button.
const viewport = { width: 390, height: 700 };
test.use({ viewport });
stageTest.use({ viewport });

test('a first lesson with the keyboard alone', async ({ page, sharedStack }) => {
  const learner = await createLearner(sharedStack);

  await test.step('signs in', async () => {
    await page.goto(`${sharedStack.url}/login`);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(learner.email);
    await press(page, 'Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(learner.password);
    await page.keyboard.press('Enter');
    await activate(page, page.getByRole('button', { name: 'Skip for now' }));
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('types the notes of a lesson', async () => {
    await activate(page, page.getByRole('button', { name: /Upload/ }).first());
    await activate(page, page.getByRole('button', { name: /Type Summary/ }));
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(marketNotes);
    await activate(page, page.getByRole('button', { name: 'Make It Stick' }));
    const title = page.getByRole('heading', { level: 1, name: 'En el mercado' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(title).toBeFocused();
    await expectVisibleFocus(page);
  });

  await test.step('goes through the recap and back', async () => {
    const opener = page.getByRole('button', { name: 'View Recap' });
    await activate(page, opener);
    const recap = page.getByRole('dialog', { name: 'Lesson Recap' });
    await expect(recap.getByRole('region', { name: /^Card 1 of/ })).toBeVisible();
    const cards = await recap.getByRole('button', { name: /^Card \d+:/ }).count();
    const shown = (card: number) => recap.getByRole('region', { name: `Card ${card} of ${cards}` });
    await expectVisibleFocus(page);
    await press(page, 'ArrowRight');
    await expect(shown(2)).toBeVisible();
    await press(page, 'ArrowLeft');
    await expect(shown(1)).toBeVisible();
    for (let card = 1; card <= cards; card += 1) await press(page, 'Space');
    await expect(recap.getByRole('button', { name: 'Done' })).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(shown(cards)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(recap).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('chooses among the past lessons', async () => {
    const opener = page.getByRole('button', { name: 'Past Lessons' });
    await activate(page, opener);
    await expectVisibleFocus(page);
    const list = page.getByRole('dialog', { name: 'Past Lessons' });
    await activate(page, list.getByRole('button', { name: /En el mercado/ }));
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

stageTest('a week with the keyboard alone', async ({ page, stage }) => {
  stageTest.slow();
  const learner = stage.latecomers.keyboard;
  await signIn(page.context(), learner, stage.stack.url);
  await page.goto(stage.stack.url);
  const tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
  const weekOf = activityTypes.map((type) => tasks.find((task) => task.type === type) as Task);

  await test.step('leaves half-way, asked only when something would be lost', async () => {
    const [flashcards] = weekOf as [Task];
    const card = cardOf(page, flashcards);
    const dialog = page.getByRole('dialog', { name: flashcards.title });
    await activate(page, card);
    await expectVisibleFocus(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();

    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    await press(page, '1');
    const question = page.getByRole('dialog', { name: 'Leave this activity?' });
    await press(page, 'Escape');
    await expect(question.getByRole('button', { name: 'Keep practising' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByText('Card 2 of')).toBeVisible();
    await expectVisibleFocus(page);
    // Twice at once, it asks and takes that back.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
    await expect(question).toBeHidden();
    await expectVisibleFocus(page);
    await press(page, 'Escape');
    await activate(page, question.getByRole('button', { name: 'Leave', exact: true }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card).toBeFocused();
  });

  for (const task of weekOf) {
    await test.step(`does ${task.type}, from the card and back to it`, async () => {
      const card = cardOf(page, task);
      await activate(page, card);
      await expectVisibleFocus(page);
      await practise(page, task);
      await press(page, 'Enter');
      if (task.type === 'flashcards') await answerFlashcardFeedback(page);
      else await finishThroughFeedback(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card).toBeFocused();
      await expect(card).toContainText('100%');
    });
  }
});

/** A quiz may come twice in a week, under two titles. */
function cardOf(page: Page, { title }: Task) {
  return page.getByRole('button', { name: title }).first();
}

async function answerFlashcardFeedback(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How was that?' })).toBeFocused();
  await activate(page, page.getByRole('button', { name: 'Thumbs down' }));
  await expect(page.getByRole('textbox')).toBeFocused();
  await activate(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('textbox')).toBeHidden();
  await activate(page, page.getByRole('button', { name: 'Thumbs down' }));
  await page.keyboard.type('The cards went by too fast.');
  await activate(page, page.getByRole('button', { name: 'Submit' }));
}

async function finishThroughFeedback(page: Page): Promise<void> {
  await expect(page.getByText('Your first score here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await press(page, 'Enter');
  await activate(page, page.getByRole('button', { name: 'Thumbs up' }));
  await expect(page.getByRole('heading', { name: 'Thanks for the feedback!' })).toBeFocused();
}
