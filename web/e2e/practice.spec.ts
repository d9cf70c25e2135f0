import { expect } from '@playwright/test';
import type { Content } from '@repaso/proto/activities/content';
import { answerCompletion, openActivity, type Practice, startPractice } from './activity.ts';
import { test } from './fixtures.ts';

// A phone with its browser's bars on.
test.use({ viewport: { width: 390, height: 700 } });

let practice: Practice;
test.beforeAll(async ({ sharedStack }) => {
  practice = await startPractice(sharedStack);
});

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
  await openActivity(page, practice, 'translation', translation);
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
  await openActivity(page, practice, 'translation', translation);
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
  await openActivity(page, practice, 'translation', translation);
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
  await openActivity(page, practice, 'translation', translation);
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

  await openActivity(page, practice, 'translation', translation);
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
  answerCompletion(page, practice, null);
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
  await openActivity(page, practice, 'matching', {
    pairs: [{ id: 'm1', left: 'uno', right: 'one' }],
  });
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
