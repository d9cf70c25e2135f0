import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../stack/config.ts';
import { dataPaths } from '../stack/data-directory.ts';
import { freePort } from '../stack/ports.ts';
import { readStackState, type StackState } from '../stack/stack-state.ts';

export interface StartOptions {
  /** Kept when the stack stops. Without it the stack gets one that goes with it. */
  dataDir?: string;
  /** Where the launcher and the services write; in `dataDir` unless it is given. */
  outputFile?: string;
  /** Wins over the settings for tests: NODE_ENV=test, HUMAN_CHECK=off, RATE_LIMITS=off. */
  env?: Record<string, string>;
}

export interface RunningStack {
  /** Where the web app and /api are. */
  url: string;
  /** Every mail that was sent, as a file; the newest is last by name. */
  mailDir: string;
  dataDir: string;
  /** What the stack says of itself: URLs of its engines, addresses, the launcher's process. */
  state: StackState;
  /** The process that now runs under each name (identity, bff, postgres …). */
  readonly pids: Record<string, number>;
  /** All that the launcher and the services have printed. */
  output(): string;
  /** Kills one process, as a crash would; the launcher starts it again. */
  kill(name: string): void;
  /** Kills the launcher itself; resolves when it is gone. */
  killLauncher(): Promise<void>;
  /** Ends everything in order, and keeps the data for `restart`. Throws when that was not possible. */
  halt(): Promise<void>;
  /** Halts it if it still runs; then starts it on the same data and address, with these settings. */
  restart(env?: StartOptions['env']): Promise<RunningStack>;
  /** Halts it if it still runs, and removes its data unless they were given. */
  stop(): Promise<void>;
}

/**
 * Runs the whole product as a child process, as `make run` does, on free ports; resolves when
 * everything is ready. Throws with what was printed when it cannot start. The web app must have
 * been built.
 */
export async function startStack(options: StartOptions = {}): Promise<RunningStack> {
  if (options.dataDir !== undefined) return launch({ ...options, dataDir: options.dataDir });
  const dataDir = mkdtempSync(join(tmpdir(), 'repaso-stack-'));
  // Postgres may have to run as another user, who must get to its folder.
  chmodSync(dataDir, 0o711);
  return launch({ ...options, dataDir, temporary: true });
}

interface LaunchOptions extends StartOptions {
  dataDir: string;
  /** Whether the data go when the stack stops. */
  temporary?: boolean;
}

async function launch(options: LaunchOptions): Promise<RunningStack> {
  const { dataDir } = options;
  const log = options.outputFile ?? join(dataDir, 'output.log');
  const logFile = openSync(log, 'w');
  const output = (): string => readFileSync(log, 'utf8');

  // The kernel ends the launcher in order when this process is gone, however that came.
  const launcher = spawn(
    'setpriv',
    ['--pdeathsig=TERM', '--', process.execPath, join(PROJECT_ROOT, 'scripts/stack.ts')],
    {
      env: {
        ...withoutTestRunner(process.env),
        NODE_ENV: 'test',
        HUMAN_CHECK: 'off',
        RATE_LIMITS: 'off',
        // Whoever has a key for other work does not want the tests to use it.
        OPENAI_API_KEY: '',
        OPENAI_BASE_URL: '',
        PORT: String(await freePort()),
        MAIL_PORT: String(await freePort()),
        ...options.env,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', logFile, logFile, 'ipc'],
    },
  );
  closeSync(logFile);
  const ended = once(launcher, 'exit');
  const cleanUp = (): void => {
    if (options.temporary) rmSync(dataDir, { recursive: true, force: true });
  };

  const state = await Promise.race([
    once(launcher, 'message').then(([message]) => message as StackState),
    ended.then(() => undefined),
  ]);
  if (!state) {
    const printed = output();
    cleanUp();
    throw new Error(`The stack did not start:\n${printed}`);
  }

  const pids = (): Record<string, number> => readStackState(dataDir)?.processes ?? {};
  const halt = async (): Promise<void> => {
    launcher.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0 && signal !== 'SIGKILL') {
      throw new Error(`The stack did not stop in order (${signal ?? code}):\n${output()}`);
    }
  };
  return {
    url: state.url,
    mailDir: dataPaths(dataDir).mail,
    dataDir,
    state,
    get pids() {
      return pids();
    },
    output,
    kill(name) {
      const pid = pids()[name];
      if (pid === undefined) throw new Error(`There is no process ${name} in this stack.`);
      process.kill(pid, 'SIGKILL');
    },
    async killLauncher() {
      launcher.kill('SIGKILL');
      await ended;
    },
    halt,
    async restart(env) {
      await halt();
      return launch({ ...options, env: { PORT: new URL(state.url).port, ...env } });
    },
    stop: () => halt().finally(cleanUp),
  };
}

/** What services of this stack know each other by. */
export function readServiceToken({ secretsFile }: StackState): string {
  return JSON.parse(readFileSync(secretsFile, 'utf8')).serviceToken;
}

/** A test runner marks its environment, and libraries behave differently where they see that. */
function withoutTestRunner(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const mark = /^(VITEST|TEST$|PLAYWRIGHT_|PW_|NODE_OPTIONS$|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !mark.test(name)));
}
