import { expect, type Page } from '@playwright/test';
import type {
  ActivityType,
  ClozeContent,
  FlashcardsContent,
  MatchingContent,
  QuizContent,
  RewriteContent,
  RoleplayContent,
  SentenceBuilderContent,
  TranslationContent,
} from '@repaso/proto/activities/content';
import { BLANK } from '@repaso/proto/activities/content';
import { normalizeAnswer } from '@repaso/proto/activities/grading';
import type { Task } from '@repaso/proto/http/tasks';
import { press, tabTo } from './keyboard.ts';

/** Does an open activity from its first item to its summary, all right, with the keyboard alone. */
export async function practise(page: Page, { type, content }: Task): Promise<void> {
  await answers[type](page, content as never);
  const heading = type === 'matching' ? 'All Sets Complete!' : 'How it went';
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

const answers: Record<ActivityType, (page: Page, content: never) => Promise<void>> = {
  flashcards: answerFlashcards,
  quiz: answerQuiz,
  matching: answerMatching,
  cloze: answerCloze,
  sentence_builder: buildSentences,
  translation: answerTranslation,
  rewrite: answerRewrite,
  roleplay: answerRoleplay,
};

async function answerFlashcards(page: Page, { cards }: FlashcardsContent): Promise<void> {
  for (const [index] of cards.entries()) {
    await expect(page.getByText(`Card ${index + 1} of ${cards.length}`)).toBeVisible();
    await expectMainAction(page, 'Got It!');
    await press(page, 'Space');
    await press(page, '2');
  }
}

async function answerQuiz(page: Page, { questions }: QuizContent): Promise<void> {
  for (const [index, { type, options, correct_answer }] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
    if (type === 'fill_blank') {
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(correct_answer);
    } else {
      await press(page, String(options.indexOf(correct_answer) + 1));
      await expect(page.getByRole('radio', { name: correct_answer, exact: true })).toBeFocused();
    }
    await expectMainAction(page, index === questions.length - 1 ? 'Finish' : 'Next');
    await press(page, 'Enter');
  }
}

async function answerMatching(page: Page, { pairs }: MatchingContent): Promise<void> {
  const texts = (side: string) =>
    page.getByRole('list', { name: side }).getByRole('button').locator('[lang]').allTextContents();
  const sets = Math.ceil(pairs.length / 4);
  for (let set = 1; set <= sets; set += 1) {
    await expect(page.getByText(`Set ${set} of ${sets}`)).toBeVisible();
    const lefts = await texts('Left side');
    const rights = await texts('Right side');
    for (const [index, left] of lefts.entries()) {
      const right = pairs.find((pair) => pair.left === left)?.right ?? '';
      await press(page, String(index + 1));
      await press(page, String(lefts.length + rights.indexOf(right) + 1));
    }
    const main = page.getByRole('button', { name: set === sets ? 'Finish' : 'Next Set' });
    await expect(main).toBeFocused();
    await expect(main).toBeInViewport({ ratio: 1 });
    await press(page, 'Enter');
  }
}

async function answerCloze(page: Page, { exercises }: ClozeContent): Promise<void> {
  for (const [index, { sentence_with_blanks, blanks }] of exercises.entries()) {
    for (const [position, { word }] of blanks.entries()) {
      if (position > 0) await press(page, 'Tab');
      await expect(page.getByLabel(`Blank ${position + 1} of ${blanks.length}`)).toBeFocused();
      await page.keyboard.type(word);
    }
    const words = blanks.map(({ word }) => word);
    const sentence = sentence_with_blanks.replaceAll(BLANK, () => words.shift() ?? '');
    await checkAndGoOn(page, index === exercises.length - 1, sentence);
  }
}

async function buildSentences(page: Page, { exercises }: SentenceBuilderContent): Promise<void> {
  for (const [index, { targetSentence, words }] of exercises.entries()) {
    await expect(page.getByText(`Exercise ${index + 1} of ${exercises.length}`)).toBeVisible();
    const free = new Set(words.keys());
    let withTab = false;
    for (const token of targetSentence.split(/\s+/).map(normalizeAnswer)) {
      const tile = [...free].find((at) => normalizeAnswer(words[at] ?? '') === token) ?? -1;
      free.delete(tile);
      if (tile < 9) {
        await press(page, String(tile + 1));
      } else {
        const tiles = page.getByRole('list', { name: 'Words' }).getByRole('button');
        await tabTo(page, tiles.nth(tile));
        await press(page, 'Space');
        withTab = true;
      }
    }
    // On a word, Enter would pick it.
    if (withTab) await tabTo(page, page.getByRole('button', { name: 'Check' }));
    await checkAndGoOn(page, index === exercises.length - 1, targetSentence);
  }
}

async function answerTranslation(page: Page, { exercises }: TranslationContent): Promise<void> {
  for (const [index, { target }] of exercises.entries()) {
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(target);
    await checkAndGoOn(page, index === exercises.length - 1, target);
  }
}

async function answerRewrite(page: Page, { exercises }: RewriteContent): Promise<void> {
  for (const [index, { incorrect_text, correct_text }] of exercises.entries()) {
    const field = page.getByRole('textbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(incorrect_text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(correct_text);
    await checkAndGoOn(page, index === exercises.length - 1, correct_text);
  }
}

async function answerRoleplay(page: Page, { exchanges }: RoleplayContent): Promise<void> {
  const conversation = page.getByRole('log', { name: 'Conversation' });
  for (const [index, { prompt, correct }] of exchanges.entries()) {
    await expect(page.getByText(`Exchange ${index + 1} of ${exchanges.length}`)).toBeVisible();
    const line = conversation.getByRole('paragraph').filter({ hasText: prompt }).last();
    await expect(line).toBeFocused();
    await press(page, String(correct + 1));
    await expectMainAction(page, 'Respond');
    await press(page, 'Enter');
  }
}

/** Checks a right answer, reads the result and goes on, Enter by Enter. */
async function checkAndGoOn(page: Page, isLast: boolean, sentence: string): Promise<void> {
  await expectMainAction(page, 'Check');
  await press(page, 'Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Correct');
  await expect(result).toContainText(sentence);
  await expect(page.getByRole('button', { name: isLast ? 'Finish' : 'Next' })).toBeFocused();
  await press(page, 'Enter');
}

/** It can be pressed, and without scrolling. */
async function expectMainAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await expect(button).toBeInViewport({ ratio: 1 });
}
