import { fileURLToPath } from 'node:url';
import { expect, type Route } from '@playwright/test';
import { apiErrors, type ErrorCode } from '@repaso/proto/http/errors';
import { answering, type Tour } from './visit.ts';

/** Notes on their way in, and what the learner is told when that fails. */
export const uploadTour: Tour = {
  name: 'upload',
  as: ({ learner }) => learner,
  complaints: /(status of (4|5)\d\d|ERR_FAILED|connection failed) .*\/api\/lessons/,
  async walk({ page, open, show, passTime }) {
    const input = page.locator('input[type=file]').first();
    const submit = page.getByRole('button', { name: 'Make It Stick' });
    const photo = page.getByRole('button', { name: /Take Photo of Notes/ });
    const text = page.getByRole('textbox', { name: 'What did you learn?' });
    const toast = page
      .getByRole('region', { name: /Notification/ })
      .getByRole('listitem')
      .first();

    await open('/');
    await page.getByRole('button', { name: 'New Lesson' }).click();
    await expect(photo).toBeVisible();
    await show('main');
    await photo.click();
    await show('photo');
    await input.setInputFiles(noteFile('photo.webp'));
    await expect(page.getByRole('img', { name: 'Your notes' })).toBeVisible();
    await show('photo, chosen');
    await input.setInputFiles(noteFile('photo.heic'));
    await expect(page.getByText('photo.heic')).toBeVisible();
    await show('photo without a preview');
    await input.setInputFiles(noteFile('text.pdf'));
    await expect(page.getByText('Check your PDF')).toBeVisible();
    await show('PDF, chosen');
    await input.setInputFiles({
      name: 'notes.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('notes'),
    });
    await expect(toast).toContainText('File type not supported');
    await show('file type not supported');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await show('main, with a file waiting');

    await page.getByRole('button', { name: /Type Summary/ }).click();
    await show('text');
    await text.fill('la cuenta - the bill');
    await show('text, enough');

    let sent: Route | undefined;
    await page.route('**/api/lessons', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent = route;
    });
    await submit.click();
    await expect(page.getByText('Usually takes 30-40 seconds')).toBeVisible();
    await show('processing');
    for (let step = 2; step <= 5; step += 1) {
      await passTime(MESSAGE_MS);
      await expect(page.getByRole('progressbar')).toHaveAttribute(
        'aria-valuetext',
        `Step ${step} of 5`,
      );
    }
    await show('processing, last message');
    await expect.poll(() => sent).toBeDefined();
    await sent?.abort();
    await expect(toast).toContainText('Connection problem');
    await show('Connection problem');
    await page.unroute('**/api/lessons');
    for (const [code, title] of failures) {
      await open('/');
      await page.getByRole('button', { name: 'New Lesson' }).click();
      await page.getByRole('button', { name: /Type Summary/ }).click();
      await answering(page, '**/api/lessons', refusal(code), async () => {
        await submit.click();
        await expect(toast).toContainText(title);
        await show(title);
      });
    }
  },
};

/** Specification, section 9. */
const MESSAGE_MS = 8000;

/** The upload errors of the specification, section 8, that the server can cause. */
const failures: [ErrorCode, string][] = [
  ['IMAGE_UNREADABLE', 'Image not readable'],
  ['SERVICE_BUSY', 'Service temporarily busy'],
  ['CONTENT_TOO_SHORT', 'Need more content'],
  ['FILE_TOO_LARGE', 'File too large'],
  ['INVALID_FILE_TYPE', 'Unsupported file type'],
  ['UPLOAD_TIMEOUT', 'Upload timeout'],
  ['SERVICE_UNAVAILABLE', 'Service temporarily unavailable'],
  ['INTERNAL', 'Something went wrong'],
  ['PARTIAL_SUCCESS', 'Partial success'],
];

/** The server's answer with that code to an upload. */
function refusal(code: ErrorCode) {
  return (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { status, text } = apiErrors[code];
    return route.fulfill({ status, json: { error: text, code, requestId: 'screens' } });
  };
}

function noteFile(name: string): string {
  return fileURLToPath(new URL(`../../../services/lesson/test/files/${name}`, import.meta.url));
}
