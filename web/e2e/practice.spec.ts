import { expect, type Page } from '@playwright/test';
import type { ActivityType, Content } from '@repaso/proto/activities/content';
import type { CompleteTaskRequest, Task } from '@repaso/proto/http/tasks';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

let stack: RunningStack;
let learner: Learner;
let model: Task;

// A phone with its browser's bars on.
test.use({ viewport: { width: 390, height: 700 } });

test.beforeAll(async ({ sharedStack }) => {
  stack = sharedStack;
  learner = await createLearner(stack);
  await learner.upload('En casa\nla casa - the house\nel perro - the dog\nel gato - the cat');
  const tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
  model = tasks[0] as Task;
});

/** Opens an activity with this content in place of the lesson's own. */
async function open<T extends ActivityType>(
  page: Page,
  type: T,
  content: Content<T> | { questions: [] },
): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  const task: Task = { ...model, type, content, title: 'The activity', status: 'available' };
  await page.route('**/api/tasks', (route) => route.fulfill({ json: [task] }));
  // The worker would take the page over, and its requests with it.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(stack.url);
  await page.getByRole('button', { name: /The activity/ }).click();
  // It listens to keys once it has the focus.
  const dialog = page.getByRole('dialog', { name: 'The activity' });
  await expect(dialog.locator('*:focus')).toBeVisible();
}

/** What is sent on completion; the server's answer is this one. */
function answerCompletion(page: Page, previousBest: number | null): CompleteTaskRequest[] {
  const sent: CompleteTaskRequest[] = [];
  void page.route('**/complete', (route) => {
    sent.push(route.request().postDataJSON());
    const improvement = previousBest === null ? null : 0;
    return route.fulfill({
      json: { isNewBest: previousBest === null, previousBest, improvement, task: model },
    });
  });
  return sent;
}

const sentence =
  'Mañana vamos a comprar pan en el supermercado nuevo con mi abuela, que cocina mejor.';
const translation: Content<'translation'> = {
  exercises: [
    {
      id: 't1',
      source:
        'Tomorrow we are going to buy bread in the new supermarket with my grandmother, who cooks better.',
      target: sentence,
      direction: 'to_spanish',
      sourceLanguage: 'English',
      targetLanguage: 'Spanish',
    },
    {
      id: 't2',
      source: 'el pan',
      target: 'the bread',
      direction: 'to_english',
      sourceLanguage: 'Spanish',
      targetLanguage: 'English',
    },
  ],
};

test('the letters that keyboards lack go in at the caret, and the field keeps the focus', async ({
  page,
}) => {
  await open(page, 'translation', translation);
  const field = page.getByRole('textbox');
  await page.keyboard.type('Maana');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Insert ñ' }).click();
  await expect(field).toHaveValue('Mañana');
  await expect(field).toBeFocused();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Insert ¡' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Insert é' }).click();
  await expect(field).toHaveValue('é');

  const letters = page.getByRole('group', { name: 'Spanish letters' }).getByRole('button');
  await expect(letters).toHaveText(['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡']);
  for (const letter of await letters.all()) {
    const box = await letter.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Translate into English')).toBeVisible();
  await expect(letters).toHaveCount(0);
});

test('a wrong answer shows what differs, letter by letter, between progress and button', async ({
  page,
}) => {
  await open(page, 'translation', translation);
  for (const size of [
    { width: 390, height: 700 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Check' })).toBeInViewport({ ratio: 1 });
  }
  const wrong = sentence.replace('Mañana', 'Manana').replace('comprar', 'conprar');
  await page.keyboard.type(wrong.replace('abuela', 'abuelo'));
  await page.keyboard.press('Enter');

  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Not quite');
  await expect(result.locator('del')).toHaveText(['n', 'n', 'o']);
  await expect(result.locator('ins')).toHaveText(['ñ', 'm', 'a']);
  await expect(result.locator('dd').last()).toContainText(sentence);
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: 'It should be' })).toContainText(
    `Not quite. It should be: ${sentence}`,
  );

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('the bread');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish' }).click();
  const review = page.getByRole('list', { name: 'Review' }).getByRole('listitem');
  await expect(review.first().locator('del')).toHaveText(['n', 'n', 'o']);
  await expect(review.last()).toContainText('Your answer');
});

test('Spanish is read aloud with one tap, and only where there is a Spanish voice', async ({
  page,
}) => {
  await open(page, 'translation', translation);
  await page.keyboard.type('pan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Hear/ })).toHaveCount(0);

  await page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = [];
    const voices = [
      { lang: 'en-US', voiceURI: 'en', localService: true },
      { lang: 'es-MX', voiceURI: 'es', localService: true },
    ];
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    };
    // Takes what is no voice of the browser's own.
    class Utterance {
      text: string;
      lang = '';
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
  await open(page, 'translation', translation);
  await page.keyboard.type('pan');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Hear “${sentence}”` }).click();
  const spoken = await page.evaluate(() =>
    (window as unknown as { spoken: { text: string; lang: string }[] }).spoken.map(
      ({ text, lang }) => ({ text, lang }),
    ),
  );
  expect(spoken).toEqual([{ text: sentence, lang: 'es-MX' }]);
});

test('a roleplay answers after 1 s and goes on 1.5 s later', async ({ page }) => {
  await page.clock.install();
  await open(page, 'roleplay', {
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

test('a quiz can be gone back through and tried again, and counts on Continue', async ({
  page,
}) => {
  const sent = answerCompletion(page, 90);
  await open(page, 'quiz', {
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
  const sent = answerCompletion(page, null);
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  await open(page, 'matching', {
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
  await open(page, 'quiz', { questions: [] });
  await expect(page.getByText('Failed to load quiz questions.', { exact: true })).toBeVisible();
});

test('leaving asks while something would be lost, however it is done', async ({ page }) => {
  // What Android's Back tells a page; a desktop has no such button to press.
  await page.addInitScript(() => {
    const open: { onclose?: () => void }[] = [];
    class CloseWatcher {
      onclose?: () => void;
      constructor() {
        open.push(this);
      }
      destroy() {
        if (open.includes(this)) open.splice(open.indexOf(this), 1);
      }
    }
    Object.assign(window, { CloseWatcher });
    addEventListener('back', () => open.pop()?.onclose?.());
  });
  const back = () => page.evaluate(() => window.dispatchEvent(new Event('back')));
  const activity = page.getByRole('dialog', { name: 'The activity' });
  const question = page.getByRole('dialog', { name: 'Leave this activity?' });

  await open(page, 'translation', translation);
  await back();
  await expect(activity).toBeHidden();

  await page.getByRole('button', { name: /The activity/ }).click();
  await page.getByRole('textbox').fill('Mañana');
  await back();
  await expect(question).toBeVisible();
  await back();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('Mañana');
  await back();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(activity).toBeHidden();

  await page.getByRole('button', { name: /The activity/ }).click();
  await page.getByRole('textbox').fill('Mañana');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
});

test('the feedback prompt thanks for 2 s; closing it without an answer is tracked', async ({
  page,
}) => {
  answerCompletion(page, null);
  const events: string[] = [];
  await page.route('**/api/analytics/events', (route) => {
    for (const { event } of route.request().postDataJSON().events) events.push(event);
    return route.fulfill({ status: 202, json: { accepted: 1 } });
  });
  const feedback: unknown[] = [];
  await page.route('**/api/activity-feedback', (route) => {
    feedback.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { message: 'Thank you.' } });
  });
  await page.clock.install();
  await open(page, 'matching', { pairs: [{ id: 'm1', left: 'uno', right: 'one' }] });
  const finish = async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your first score here.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible();
  };
  await finish();
  await page.getByRole('button', { name: 'Thumbs down' }).click();
  await expect(page.getByRole('heading', { name: 'What went wrong?' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByRole('textbox').fill('   ');
  await expect(send).toBeDisabled();
  await page.getByRole('textbox').fill('Too few pairs.');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Thumbs down' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Too few pairs.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect(page.getByText('Thanks for the feedback!')).toBeVisible();
  expect(feedback).toMatchObject([
    { activityType: 'matching', rating: 'negative', feedback: 'Too few pairs.' },
  ]);
  await page.clock.runFor(1999);
  await expect(page.getByText('Thanks for the feedback!')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.clock.resume();
  await page.getByRole('button', { name: /The activity/ }).click();
  await finish();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(() => events.filter((event) => event.startsWith('feedback_')))
    .toEqual(['feedback_rating', 'feedback_text', 'feedback_dismissed']);
});
