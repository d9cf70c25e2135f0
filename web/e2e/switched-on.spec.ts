import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Task } from '@repaso/proto/http/tasks';
import { createLearner, type Learner } from '@repaso/scripts/test/learner';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { build, type Plugin } from 'vite';
import config from '../vite.config.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** What is built and switched off in the beta works, all the same, once it is switched on. */
const switchedOn: Plugin = {
  name: 'switched-on',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/app/switched-off.ts')
      ? `export const ONBOARDING_ENABLED = location.search === '?onboarding';
         export const SURVEY_ENABLED = location.search === '?survey';`
      : undefined,
};
/** Compressing all files takes longer than everything else. */
const appPlugins = (config.plugins ?? [])
  .flat()
  .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'precompress'));
const outDir = mkdtempSync(join(tmpdir(), 'repaso-switched-on-'));

let stack: RunningStack;
test.beforeAll(async ({ sharedStack }) => {
  stack = sharedStack;
  await build({
    ...config,
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [switchedOn, ...appPlugins],
    build: { ...config.build, outDir, emptyOutDir: true },
  });
});
test.afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Signs the learner in and opens the dashboard of the other build, with one thing switched on. */
async function open(page: Page, learner: Learner, on: 'onboarding' | 'survey'): Promise<void> {
  await signIn(page.context(), learner, stack.url);
  await page.route(`${stack.url}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fallback();
    const file = pathname === '/' ? '/index.html' : pathname;
    return route.fulfill({ contentType: types[extname(file)], body: readFileSync(outDir + file) });
  });
  await page.goto(`${stack.url}/?${on}`);
}

test('onboarding welcomes, and leads to the first upload', async ({ page }) => {
  await open(page, await createLearner(stack), 'onboarding');
  const welcome = page.getByRole('dialog', { name: 'Welcome to the Beta' });
  await expect(
    welcome.getByRole('heading', { level: 3, name: 'Welcome to the Beta' }),
  ).toBeVisible();
  await expect(welcome.getByText(/optimised for Spanish/)).toBeVisible();
  await expectAccessible(page, 'onboarding');
  await welcome.getByRole('button', { name: 'Upload Your First Lesson' }).click();
  await expect(page.getByRole('button', { name: /Take Photo of Notes/ })).toBeVisible();
});

test('the survey asks a learner who knows the product, once', async ({ page }) => {
  const learner = await createLearner(stack);
  const words = ['pan - bread', 'queso - cheese', 'leche - milk', 'mesa - table', 'silla - chair'];
  await learner.upload(`En casa\n${words.map((word) => `el ${word}`).join('\n')}`);
  // Four days on, all that is asked about has been done.
  const tasks = (await learner.call('GET', '/api/tasks')).json as Task[];
  await page.route('**/api/tasks', (route) =>
    route.fulfill({ json: tasks.map((task) => ({ ...task, status: 'completed', score: 90 })) }),
  );
  await page.clock.install({ time: Date.now() + 4 * 24 * 60 * 60_000 });
  await open(page, learner, 'survey');
  const survey = page.getByRole('dialog', { name: /How is Repaso for you/ });
  await expect(survey).toBeVisible();
  await expectAccessible(page, 'survey');

  const send = survey.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await survey.getByRole('button', { name: 'Yes', exact: true }).click();
  await survey.getByLabel('What would make it better?').fill('More verbs, please.');
  await send.click();
  await expect(survey).toBeHidden();
  await page.reload();
  await expect(page.getByText('90%').first()).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(survey).toBeHidden();
});
