import { expect } from '@playwright/test';
import { measurePage } from '@repaso/scripts/bench/measure-page';
import { LAYOUT_SHIFT_MAX } from '@repaso/scripts/bench/page-targets';
import { createLearner } from '@repaso/scripts/test/learner';
import { expectStatus, newWord, notes } from '@repaso/scripts/test/learner-past';
import type { RunningStack } from '@repaso/scripts/test/run-stack';
import { test } from './fixtures.ts';

let stack: RunningStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

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
