import { test as base } from '@playwright/test';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { raiseStage, type Stage } from './stage.ts';

/** To start the product more than once, on a machine that is busy with other things, too. */
const RAISE_LIMIT_MS = 180_000;

/**
 * For specs that make learners of their own in the product as it starts by default. It is started
 * for the first of them and stopped after the last: Playwright runs them in a row.
 */
export const test = base.extend<object, { sharedStack: RunningStack }>({
  sharedStack: [
    async ({ playwright: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: RAISE_LIMIT_MS },
  ],
});

/** The same for specs that look at what people with a past see. */
export const stageTest = base.extend<object, { stage: Stage }>({
  // Traces of so many stops would take longer than the stops.
  trace: 'off',
  stage: [
    async ({ playwright: _ }, use) => {
      const stage = await raiseStage();
      await use(stage);
      await stage.stack.stop();
    },
    { scope: 'worker', timeout: RAISE_LIMIT_MS },
  ],
});
