import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { PROJECT_ROOT } from '../stack/config.ts';
import { installed, runProgram } from './run-steps.ts';

const FOLDER = 'scripts/load';

/**
 * k6 runs its files with no packages but its own and no Node: they are checked with its types,
 * and bundled, so that every import that is left over is seen.
 */
export async function checkK6(): Promise<undefined> {
  await runProgram(installed('tsc'), ['-p', `${FOLDER}/k6`]);
  const bundle = await rolldown({
    input: join(PROJECT_ROOT, FOLDER, 'k6/main.ts'),
    external: /^k6(\/|$)/,
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const [{ imports, moduleIds }] = output;
  const strangers = [
    ...imports.filter((name) => !/^k6(\/\w+)?$/.test(name)),
    ...moduleIds.map((id) => relative(PROJECT_ROOT, id)).filter((id) => !id.startsWith(FOLDER)),
  ];
  if (strangers.length > 0) throw new Error(`k6 cannot import ${strangers.join(', ')}.`);
}
