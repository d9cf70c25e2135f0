import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkK6 } from './check-k6.ts';
import { installed, runProgram, type Step } from './run-steps.ts';

/** What `make lint` checks. */
export const lintSteps: Step[] = [
  { name: 'format and lint', run: () => quietly(installed('biome'), ['check']) },
  {
    name: 'types: services, contracts, scripts',
    run: () => quietly(installed('tsc'), ['-p', '.']),
  },
  { name: 'types and imports: load scenarios for k6', run: checkK6 },
  { name: 'types: web', run: () => quietly(installed('tsc'), ['-p', 'web', '--noEmit']) },
  // npm drops other platforms' packages from the file when it cannot see them, and refuses it then.
  {
    name: 'dependencies: the lock file is complete',
    run: () => quietly('npm', ['ci', '--dry-run']),
  },
  { name: 'contracts: style', run: () => quietly(installed('buf'), ['lint'], 'proto') },
  { name: 'contracts: no breaking change', run: checkBreakingChanges },
  { name: 'contracts: generated code is up to date', run: checkGeneratedCode },
];

async function quietly(program: string, args: string[], folder?: string): Promise<undefined> {
  await runProgram(program, args, folder);
}

/**
 * Compares with the commit that this work began from. The older contracts are unpacked from
 * git's objects, since buf cannot clone from a shallow clone.
 */
async function checkBreakingChanges(): Promise<string | undefined> {
  const base = await findBase();
  if (!base) return 'no earlier commit here to compare with';
  return withTemporaryFolder(async (folder) => {
    const archive = join(folder, 'proto.tar');
    const earlier = join(folder, 'earlier');
    mkdirSync(earlier);
    await runProgram('git', ['archive', '--output', archive, base, 'proto']);
    await runProgram('tar', ['-xf', archive, '-C', earlier]);
    const against = ['--against', join(earlier, 'proto')];
    await runProgram(installed('buf'), ['breaking', ...against], 'proto');
    return `against ${base.slice(0, 9)}`;
  });
}

/** Where this branch left main; on main itself the commit before. Undefined where git has none. */
async function findBase(): Promise<string | undefined> {
  const head = await commit('HEAD');
  const main = (await commit('origin/main')) ?? (await commit('main'));
  const fork = head && main ? await git(['merge-base', head, main]) : undefined;
  const base = fork && fork !== head ? fork : await commit('HEAD^1');
  const hasContracts = base && (await git(['rev-parse', '--verify', '--quiet', `${base}:proto`]));
  return hasContracts ? base : undefined;
}

const commit = (revision: string): Promise<string | undefined> =>
  git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);

/** Undefined when git knows no such thing. */
async function git(args: string[]): Promise<string | undefined> {
  return runProgram('git', args).then(
    (output) => output.trim(),
    () => undefined,
  );
}

async function checkGeneratedCode(): Promise<undefined> {
  return withTemporaryFolder(async (folder) => {
    await runProgram(installed('buf'), ['generate', '--output', folder], 'proto');
    try {
      await runProgram('diff', ['-r', join(folder, 'gen'), 'gen'], 'proto');
    } catch (difference) {
      throw new Error(`${(difference as Error).message}\nRun \`make proto\` and commit proto/gen.`);
    }
    return undefined;
  });
}

async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'repaso-lint-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
