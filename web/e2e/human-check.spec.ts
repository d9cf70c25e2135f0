import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { hearComplaints } from './complaints.ts';

/** What hCaptcha's own server is asked, and whether it agrees. */
const asked: (string | null)[] = [];
let agrees = true;
const provider = createServer(async (request, response) => {
  asked.push(new URLSearchParams(await text(request)).get('response'));
  response.end(JSON.stringify({ success: agrees }));
});

let stack: RunningStack;
test.beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  stack = await startStack({
    env: {
      HUMAN_CHECK: 'hcaptcha',
      HCAPTCHA_SITE_KEY: 'the-site-key',
      HCAPTCHA_SECRET: 'the secret',
      HCAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
      PRODUCTION_HOSTS: 'localhost',
    },
  });
});
test.afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await stack?.stop();
});
test.beforeEach(() => {
  asked.length = 0;
  agrees = true;
});

/**
 * Stands in for the script that hCaptcha's hosts give to real visitors: its API, and a button for
 * each way in which a challenge can end.
 */
const script = `(() => {
  const widgets = [];
  window.hcaptcha = {
    render(container, options) {
      const id = widgets.length;
      const widget = { response: '', container };
      widgets.push(widget);
      const add = (label, act) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.onclick = act;
        container.append(button);
      };
      add('I am human', () => {
        widget.response = 'token-' + Math.random().toString(36).slice(2);
        options.callback(widget.response);
      });
      add('Wait too long', () => options['expired-callback']());
      add('Break', () => options['error-callback']('challenge-error'));
      container.dataset.siteKey = options.sitekey;
      return id;
    },
    reset: (id) => { widgets[id].response = ''; },
    remove: (id) => widgets[id].container.replaceChildren(),
    getResponse: (id) => widgets[id].response,
    getRespKey: () => '',
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;

/** Answers for hCaptcha's hosts; tells which of their files were asked for. */
async function provideScript(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[\w.]*hcaptcha\.com\//, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script,
    });
  });
  return requests;
}

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening in Sevilla');
}

test('hCaptcha is loaded where it is asked for, and tells who may go on', async ({ page }) => {
  const requests = await provideScript(page);
  const complaints: string[] = [];
  hearComplaints(page, (text) => complaints.push(text));
  await page.goto(stack.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);

  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  const create = page.getByRole('button', { name: 'Create Account' });
  const solve = page.getByRole('button', { name: 'I am human' });
  await expect(solve).toBeVisible();
  await expect(page.locator('[data-site-key=the-site-key]')).toBeVisible();
  expect(requests).toEqual(['/1/api.js']);
  await fillSignUp(page);
  await expect(create).toBeDisabled();

  await solve.click();
  await expect(create).toBeEnabled();
  await page.getByRole('button', { name: 'Wait too long' }).click();
  await expect(page.getByText('CAPTCHA expired. Please verify again.')).toBeVisible();
  await expect(create).toBeDisabled();

  await solve.click();
  await expect(page.getByText('CAPTCHA expired. Please verify again.')).toBeHidden();
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByText('CAPTCHA verification failed. Please try again.')).toBeVisible();
  await expect(create).toBeDisabled();

  await test.step('a refused token is gone, and a new one goes through', async () => {
    agrees = false;
    await solve.click();
    await create.click();
    await expect(page.getByRole('alert')).toContainText('CAPTCHA verification failed.');
    await expect(create).toBeDisabled();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
    agrees = true;
    await solve.click();
    await create.click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
  expect(new Set(asked).size).toBe(2);
  expect(complaints).toEqual([]);
});

test('a form that is sent without a token asks for it', async ({ page }) => {
  await provideScript(page);
  for (const [path, fill] of [
    ['/signup', fillSignUp],
    ['/forgot-password', () => page.getByLabel('Email').fill('ana@example.org')],
  ] as const) {
    await page.goto(stack.url + path);
    await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible();
    await fill(page);
    // Past the disabled button, as an extension of the browser might.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByText('Please complete the CAPTCHA verification.')).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('logging in on a production host asks for it, too', async ({ page }) => {
  await provideScript(page);
  await page.goto(`${stack.url}/login`);
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible();
  await expect(page.getByText('Development mode')).toBeHidden();
  await expect(signIn).toBeDisabled();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'I am human' }).click();
  await signIn.click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(signIn).toBeDisabled();
});

test('a provider that cannot be reached is asked three times, and again on request', async ({
  page,
}) => {
  let attempts = 0;
  await page.route('https://js.hcaptcha.com/**', (route) => {
    attempts += 1;
    return route.abort();
  });
  // Its report of the error to its own makers.
  await page.route('https://sentry.hcaptcha.com/**', (route) => route.fulfill({ body: '{}' }));
  await page.goto(`${stack.url}/forgot-password`);
  await expect(page.getByText('CAPTCHA verification failed. Please try again.')).toBeVisible();
  expect(attempts).toBe(3);
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled();

  await provideScript(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'I am human' }).click();
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});
