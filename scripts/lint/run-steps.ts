import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../stack/config.ts';

const execute = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** A check that passes or fails as one. */
export interface Step {
  name: string;
  /** Resolves, with a remark for the reader if there is one, when it passes; throws when it fails. */
  run: () => Promise<string | undefined>;
}

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, each in a line or more; the end of a long output has to say it again. */
  failures: string[];
}

/** Runs the steps one after the other, also after a failure, and says how each ended. */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, failures: [] };
  for (const { name, run } of steps) {
    try {
      const remark = await run();
      tally.passed += 1;
      process.stdout.write(`✓ ${name}${remark ? ` (${remark})` : ''}\n`);
    } catch (error) {
      tally.failed += 1;
      tally.failures.push(name);
      process.stdout.write(`✗ ${name}\n${(error as Error).message}\n`);
    }
  }
  return tally;
}

/** Runs a program below the project and gives its output. Throws with all it printed. */
export async function runProgram(program: string, args: string[], folder = '.'): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      cwd: `${PROJECT_ROOT}/${folder}`,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Partial<Record<string, string>>;
    throw new Error(`${stdout}${stderr}`.trim() || message);
  }
}

/** The path of a program that npm installed. */
export const installed = (name: string): string => `${PROJECT_ROOT}/node_modules/.bin/${name}`;
