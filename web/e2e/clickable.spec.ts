import { expect, type Page } from '@playwright/test';
import { stageTest as test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { type Stage, weddingNotes } from './stage.ts';

let stage: Stage;
test.beforeAll(async ({ stage: shared }) => {
  stage = shared;
  // A lesson that has locked tasks, too.
  await stage.latecomers.clickable.upload(weddingNotes);
});

const visitorPages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=unknown',
  '/verify',
  '/premium',
  '/terms',
  '/privacy',
  '/unsubscribe',
  '/admin',
  '/nowhere',
];
const learnerPages = [
  '/',
  '/?upload=',
  '/?upload=photo',
  '/?upload=text',
  '/profile',
  '/subscribe',
];

for (const [who, paths] of [
  ['visitor', visitorPages],
  ['learner', learnerPages],
  ['boss', ['/admin']],
] as const) {
  for (const path of paths) {
    test(`on ${path} nothing that a ${who} can click does nothing`, async ({ page }) => {
      const people = { visitor: undefined, learner: stage.latecomers.clickable, boss: stage.boss };
      if (people[who]) await signIn(page.context(), people[who], stage.stack.url);
      page.on('dialog', (alert) => alert.accept());
      await openPage(page, path);
      await followLinks(page);
      await pressButtons(page, path);
    });
  }
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(stage.stack.url + path);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

async function followLinks(page: Page): Promise<void> {
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of new Set(links)) {
    expect((await page.request.get(link)).status(), link).toBeLessThan(400);
  }
}

/** Presses each button that can be pressed, on a page opened for it. */
async function pressButtons(page: Page, path: string): Promise<void> {
  const root = page.locator(path.includes('upload') ? '[role=dialog]' : 'body');
  await expect(root).toBeVisible();
  const buttons = root.locator('button:enabled:visible:not([aria-selected=true]), summary:visible');
  for (let index = (await buttons.count()) - 1; index >= 0; index -= 1) {
    const button = buttons.nth(index);
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
    // It ends the session that the next one needs; a journey of its own looks at it.
    if (name === 'Log Out') continue;
    await page.evaluate(noteEffects);
    const elsewhere = Promise.any([
      page.waitForEvent('dialog'),
      page.waitForEvent('filechooser'),
      page.waitForEvent('download'),
      page.waitForRequest(/\/api\/(?!analytics)/),
      page.waitForFunction(() => document.documentElement.dataset.effect === 'seen'),
    ]);
    await button.click();
    await expect(elsewhere, `${path}: ${name}`).resolves.toBeTruthy();
    await openPage(page, path);
  }
}

/** Marks the document once something in it changes, other than the look of what is pointed at. */
function noteEffects(): void {
  const { documentElement } = document;
  delete documentElement.dataset.effect;
  const isTooltip = (node: Node) =>
    node instanceof Element && node.querySelector('[role=tooltip]') !== null;
  const observer = new MutationObserver((records) => {
    const isEffect = ({ addedNodes, removedNodes }: MutationRecord) =>
      ![...addedNodes, ...removedNodes].some(isTooltip);
    if (!records.some(isEffect)) return;
    observer.disconnect();
    documentElement.dataset.effect = 'seen';
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [
      ...['aria-checked', 'aria-current', 'aria-expanded', 'aria-invalid', 'aria-pressed'],
      ...['aria-selected', 'open', 'type', 'value'],
    ],
  });
}
