import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireChromium } from '@repaso/scripts/test/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';

const PHOTO = join(import.meta.dirname, '../../services/lesson/test/files/photo.heic');
/** A machine that is busy with other things takes its time. */
const STEP_LIMIT_MS = 60_000;

/**
 * A newcomer's first minutes in a real browser, through the published port: signs up past the
 * human check, follows the mailed link, logs in, uploads a photo of notes and sees the week that
 * is made from it. Throws where it does not get further.
 */
export async function travel(url: string, mailUrl: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await walk(browser, url, mailUrl);
  } finally {
    await browser.close();
  }
}

async function walk(browser: Browser, url: string, mailUrl: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const person = { email: 'ana@example.org', password: 'a quiet evening in Sevilla' };

  await page.goto(`${url}/signup`);
  await page.getByLabel('First Name').fill('Ana');
  await fillIn(page, person);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  await page.goto(await mailedLink(mailUrl));
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();

  await page.getByRole('button', { name: 'Upload Your First Lesson' }).click();
  await page.getByRole('button', { name: /Take Photo of Notes/ }).click();
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await page.getByRole('button', { name: 'Make It Stick' }).click();
  await page.getByText(/Your next batch unlocks in/).waitFor({ timeout: 2 * STEP_LIMIT_MS });
}

async function fillIn(page: Page, { email, password }: Record<'email' | 'password', string>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** The link of the only mail there is, once it is there. */
async function mailedLink(mailUrl: string): Promise<string> {
  const deadline = Date.now() + STEP_LIMIT_MS;
  for (;;) {
    const list = await (await fetch(mailUrl)).text();
    const mail = /\/mails\/[^"]+/.exec(list)?.[0];
    const text = mail === undefined ? '' : await (await fetch(new URL(mail, mailUrl))).text();
    const link = /https?:[^"\s<]+token=[\w-]+/.exec(text)?.[0];
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No mail with a link arrived at ${mailUrl}.`);
    await wait(200);
  }
}
