/** Formatting, types and contracts: `make lint`. */
import { runSteps } from './lint/run-steps.ts';
import { lintSteps } from './lint/steps.ts';

const { failed } = await runSteps(lintSteps);
process.exitCode = failed === 0 ? 0 : 1;
