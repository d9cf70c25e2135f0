import { test as base } from '@playwright/test';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { raiseStage, type Stage } from './stage.ts';

interface Shared {
  /** The product as it starts by default, for specs that make learners of their own in it. */
  sharedStack: RunningStack;
  stage: Stage;
}

/** To start the product several times, on a machine that is busy with other things, too. */
const RAISE_LIMIT_MS = 180_000;

/** Starts what specs share when the first of them needs it, and once for all of them. */
export const test = base.extend<object, Shared>({
  sharedStack: [
    async ({ playwright: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: RAISE_LIMIT_MS },
  ],
  stage: [
    async ({ playwright: _ }, use) => {
      const stage = await raiseStage();
      await use(stage);
      await stage.stack.stop();
    },
    { scope: 'worker', timeout: RAISE_LIMIT_MS },
  ],
});
