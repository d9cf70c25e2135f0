import { expect, test } from '@playwright/test';
import { LAYOUT_SHIFT_MAX, measurePage } from '@repaso/scripts/bench/measure-page';
import { createLearner } from '@repaso/scripts/test/learner';
import { expectStatus, newWord, notes } from '@repaso/scripts/test/learner-past';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';

let stack: RunningStack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.stop());

// How fast the pages are depends on what else the machine does: `make lighthouse` measures that.
for (const [page, path] of [
  ['landing page', '/'],
  ['dashboard', '/home'],
] as const) {
  test(`Lighthouse finds nothing to improve on the ${page}`, async () => {
    let cookie: string | undefined;
    if (path === '/home') {
      const learner = await createLearner(stack);
      await expectStatus(201, learner.upload(notes(newWord)));
      ({ cookie } = learner);
    }
    const measures = await measurePage(
      stack.url + path,
      ['accessibility', 'best-practices', 'seo'],
      cookie,
    );
    expect(measures.losses).toEqual([]);
    expect(measures.scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(measures.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
}
