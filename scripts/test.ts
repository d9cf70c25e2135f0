/**
 * Every check of the project: `make test`, and what CI runs. Lint, the web build, unit and
 * service tests, browser journeys; the last line sums them up.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, runProgram, runSteps, type Step, type Tally } from './lint/run-steps.ts';
import { lintSteps } from './lint/steps.ts';
import { PROJECT_ROOT } from './stack/config.ts';
import { requireChromium } from './test/chromium.ts';
import { tallyPlaywright, tallyVitest } from './test/tally.ts';

/** Reports and the temporary files of all tests: one folder, removed also after an interruption. */
const scratch = mkdtempSync(join(tmpdir(), 'repaso-run-'));
// Postgres may have to run as another user, who must get to its folder.
chmodSync(scratch, 0o711);
let running: ReturnType<typeof spawn> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The runner ends its own processes; whatever is left then goes with this one.
    if (!running?.kill(signal)) process.exit(130);
    running.once('exit', () => process.exit(130));
  });
}
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 10 }));

const webBuild: Step = {
  name: 'web build',
  run: async () => {
    await runProgram(installed('vite'), ['build', '--logLevel', 'warn'], 'web');
    return undefined;
  },
};

const suites: [name: string, run: () => Promise<Tally>][] = [
  ['Lint', () => runSteps(lintSteps)],
  ['Web build', () => runSteps([webBuild])],
  ['Unit and service tests', runVitest],
  ['Browser journeys', runPlaywright],
];

const total: Tally = { passed: 0, failed: 0, failures: [] };
for (const [name, run] of suites) {
  process.stdout.write(`\n== ${name}\n`);
  const { passed, failed, failures } = await tallyOf(run);
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
}
for (const failure of total.failures) process.stdout.write(`\n✗ ${failure}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** A suite that breaks, or runs no test, has failed. */
async function tallyOf(run: () => Promise<Tally>): Promise<Tally> {
  try {
    const tally = await run();
    if (tally.passed + tally.failed > 0) return tally;
    return { passed: 0, failed: 1, failures: ['no test ran'] };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [(error as Error).message] };
  }
}

async function runVitest(): Promise<Tally> {
  const report = join(scratch, 'vitest.json');
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runSuite([installed('vitest'), 'run', ...output], '.', {});
  return requireFailure(code, tallyVitest(JSON.parse(readFileSync(report, 'utf8'))));
}

async function runPlaywright(): Promise<Tally> {
  const report = join(scratch, 'playwright.json');
  const code = await runSuite([installed('playwright'), 'test', '--reporter=list,json'], 'web', {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return requireFailure(code, tallyPlaywright(JSON.parse(readFileSync(report, 'utf8'))));
}

async function runSuite(
  [script, ...args]: [string, ...string[]],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<number | null> {
  running = spawn('setpriv', ['--pdeathsig=TERM', '--', process.execPath, script, ...args], {
    cwd: join(PROJECT_ROOT, folder),
    env: { ...process.env, TMPDIR: scratch, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  running = undefined;
  return code;
}

/** A runner that ends with an error although every test passed found something else wrong. */
function requireFailure(code: number | null, tally: Tally): Tally {
  if (code === 0 || tally.failed > 0) return tally;
  const failures = [`the test runner ended with ${code}: its reason stands above`];
  return { ...tally, failed: 1, failures };
}
