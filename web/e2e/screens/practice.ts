import { expect } from '@playwright/test';
import type { ActivityType, Content } from '@repaso/proto/activities/content';
import type { Task } from '@repaso/proto/http/tasks';
import type { Tour, Visit } from './visit.ts';

/** All eight activities: before an answer, after a wrong and a right one, and how each ends. */
export const practiceTour: Tour = {
  name: 'practice',
  as: ({ learner }) => learner,
  complaints: /(ERR_FAILED|Network connection failed) .*\/complete/,
  async walk(visit) {
    const { page, stage, open, show } = visit;
    for (const [type, practise] of Object.entries(activities)) {
      const task = stage.tasks.find((each) => each.type === type);
      if (!task) throw new Error(`The lesson has no ${type}.`);
      await open(`/home?lesson=${task.lessonId}`);
      const title = page.getByText(task.title, { exact: true });
      await page.getByRole('button').filter({ has: title }).first().click();
      await expect(page.getByRole('dialog', { name: task.title })).toBeVisible();
      await practise(visit, task);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await show(`${type}, summary`);
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Roleplay complete')).toBeVisible();
    await show('completion');
    await page.getByRole('button', { name: 'Continue' }).click();
    await rate(visit);
    await lose(visit);
  },
};

type Practise<T extends ActivityType> = (visit: Visit, content: Content<T>) => Promise<void>;

const activities: Record<ActivityType, (visit: Visit, task: Task) => Promise<void>> = {
  flashcards: withContent<'flashcards'>(async ({ page, show }, { cards }) => {
    await show('flashcards, front');
    await page.keyboard.press('Space');
    await show('flashcards, back');
    for (const [index] of cards.entries()) {
      await expect(page.getByText(`Card ${index + 1} of ${cards.length}`)).toBeVisible();
      await page.getByRole('button', { name: index === 0 ? 'Need Practice' : 'Got It!' }).click();
    }
  }),

  quiz: withContent<'quiz'>(async ({ page, show }, { questions }) => {
    const seen = new Set<string>();
    for (const [index, { type, options, correct_answer: right }] of questions.entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
      const isNew = !seen.has(type) && seen.add(type);
      if (isNew) await show(`quiz, ${type}`);
      if (type === 'fill_blank') await page.getByRole('textbox').fill(right);
      else {
        const choice = index === 0 ? options.find((option) => option !== right) : right;
        await page
          .getByRole('radio')
          .nth(options.indexOf(choice ?? right))
          .click();
      }
      if (isNew) await show(`quiz, ${type}, answered`);
      const last = index === questions.length - 1;
      await page.getByRole('button', { name: last ? 'Finish' : 'Next' }).click();
    }
  }),

  matching: withContent<'matching'>(async ({ page, show }, { pairs }) => {
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });
    await show('matching');
    await button(pairs[0]!.left).click();
    await show('matching, selected');
    await button(pairs[1]!.right).click();
    await expect(page.getByText('Not a pair. Try another.')).toBeVisible();
    await show('matching, not a pair');
    for (const [index, { left, right }] of pairs.entries()) {
      await button(left).click();
      await button(right).click();
      const last = index === pairs.length - 1;
      const name = last ? 'Finish' : 'Next Set';
      if (!last && (index + 1) % PAIRS_IN_A_SET !== 0) continue;
      await expect(page.getByRole('button', { name })).toBeEnabled();
      if (last || index < PAIRS_IN_A_SET)
        await show(`matching, ${last ? 'all sets' : 'set'} complete`);
      await page.getByRole('button', { name }).click();
    }
  }),

  cloze: withContent<'cloze'>(async (visit, { exercises }) => {
    const { page, show } = visit;
    await show('cloze');
    const hint = page.getByText('Show hint');
    if (await hint.isVisible()) await hint.click();
    await checkEach(visit, 'cloze', exercises.length, async (index) => {
      for (const [blank, { word }] of exercises[index]!.blanks.entries()) {
        const answer = index === 0 ? 'demasiado' : nearly(word);
        await page.getByRole('textbox', { name: `Blank ${blank + 1} of` }).fill(answer);
      }
    });
  }),

  sentence_builder: withContent<'sentence_builder'>(async (visit, { exercises }) => {
    const { page, show } = visit;
    const words = page.getByRole('list', { name: 'Words' }).getByRole('button');
    await show('sentence_builder');
    await words.first().click();
    await words.nth(1).click();
    await show('sentence_builder, words picked');
    await checkEach(visit, 'sentence_builder', exercises.length, async (index) => {
      if (index === 0) return;
      if (index === 1) {
        await page.getByRole('button', { name: 'Type it instead' }).click();
        await show('sentence_builder, typing');
      }
      await page.getByRole('textbox').fill(nearly(exercises[index]!.targetSentence));
    });
  }),

  translation: withContent<'translation'>(async (visit, { exercises }) => {
    await visit.show('translation');
    await checkEach(visit, 'translation', exercises.length, (index) =>
      visit.page
        .getByRole('textbox')
        .fill(index === 0 ? 'something else altogether' : nearly(exercises[index]!.target)),
    );
  }),

  rewrite: withContent<'rewrite'>(async (visit, { exercises }) => {
    await visit.show('rewrite');
    await checkEach(visit, 'rewrite', exercises.length, async (index) => {
      const { incorrect_text: wrong, correct_text: right } = exercises[index]!;
      await visit.page.getByRole('textbox').fill(index === 0 ? `${wrong} y nada` : nearly(right));
    });
  }),

  roleplay: withContent<'roleplay'>(async ({ page, show, passTime }, { exchanges }) => {
    await show('roleplay');
    for (const [index, { options, correct }] of exchanges.entries()) {
      await expect(page.getByText(`Exchange ${index + 1} of ${exchanges.length}`)).toBeVisible();
      const choice = index === 0 ? (correct + 1) % options.length : correct;
      await page.getByRole('radio').nth(choice).click();
      if (index === 0) await show('roleplay, chosen');
      await page.getByRole('button', { name: 'Respond' }).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      if (index === 0) await show('roleplay, responded');
      await passTime(REPLY_MS);
      if (index === 1) await show('roleplay, replied');
      await passTime(REPLY_MS + NEXT_EXCHANGE_MS);
    }
  }),
};

/** Specification, section 9. */
const PAIRS_IN_A_SET = 4;
const REPLY_MS = 1000;
const NEXT_EXCHANGE_MS = 1500;
const THANKS_MS = 2000;

/** A task's content is of its type: the server has checked that. */
function withContent<T extends ActivityType>(practise: Practise<T>) {
  return (visit: Visit, { content }: Task) => practise(visit, content as Content<T>);
}

/** Answers and checks one exercise after the other; stops at the first of each verdict. */
async function checkEach(
  { page, show }: Visit,
  type: ActivityType,
  count: number,
  answer: (index: number) => Promise<unknown>,
): Promise<void> {
  const seen = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    await expect(page.getByText(`Exercise ${index + 1} of ${count}`)).toBeVisible();
    await answer(index);
    await page.getByRole('button', { name: 'Check' }).click();
    const verdict = await page
      .getByRole('region', { name: 'Result' })
      .getByText(/^(Not quite|Correct)/)
      .textContent();
    if (!seen.has(verdict ?? '')) await show(`${type}, ${verdict}`);
    seen.add(verdict ?? '');
    await page.getByRole('button', { name: index === count - 1 ? 'Finish' : 'Next' }).click();
  }
}

/** The same without its accents: right, and yet not spelled so. */
function nearly(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}

/** The feedback step, from the question to the thanks. */
async function rate({ page, show, passTime }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
  await show('feedback');
  await page.getByRole('button', { name: 'Thumbs down' }).click();
  await show('feedback, what went wrong');
  await page.getByRole('textbox', { name: 'What went wrong?' }).fill('The reply was too long.');
  await show('feedback, reason typed');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks for the feedback!')).toBeVisible();
  await show('feedback, thanks');
  await passTime(THANKS_MS);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A task without content, work about to be lost, and a result that could not be sent. */
async function lose({ page, stage, open, show, passTime }: Visit): Promise<void> {
  const [cards] = stage.tasks as [Task, ...Task[]];
  const openFirst = () => page.getByRole('button').filter({ hasText: cards.title }).first().click();
  const answerAll = async () => {
    const { length } = (cards.content as Content<'flashcards'>).cards;
    for (let card = 1; card <= length; card += 1) {
      await expect(page.getByText(`Card ${card} of ${length}`)).toBeVisible();
      await page.getByRole('button', { name: 'Got It!' }).click();
    }
  };
  await openFirst();
  await page.getByRole('button', { name: 'Got It!' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave this activity?' })).toBeVisible();
  await show('leaving');

  await open(`/home?lesson=${cards.lessonId}`);
  await page.route('**/complete', (route) => route.abort());
  await openFirst();
  await answerAll();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Your result will be sent when the connection is back.'),
  ).toBeVisible();
  await show('completion, not sent');
  await passTime(1000);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await show('feedback after a completion that could not be sent');
  await page.unroute('**/complete');

  const empty = stage.tasks.map((task) =>
    task.id === cards.id ? { ...task, content: { cards: [] } } : task,
  );
  await page.route('**/api/tasks', (route) => route.fulfill({ json: empty }));
  await open(`/home?lesson=${cards.lessonId}`);
  await openFirst();
  await expect(page.getByText('No Flashcards Available')).toBeVisible();
  await show('no flashcards');
}
