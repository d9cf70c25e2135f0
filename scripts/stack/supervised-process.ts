import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { setSessionNiceness } from './session-niceness.ts';

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Further options of setpriv: another user, capabilities. */
  privileges?: string[];
  /** What the process gets on its standard input, every time it starts. */
  input?: string;
  /** How much it gives way to others where cores are short, 0 (as usual) to 19. */
  niceness?: number;
  /** Asks for an orderly end. */
  stopSignal: 'SIGTERM' | 'SIGINT';
  /** What the kernel sends when the launcher is gone, be it by kill -9. */
  deathSignal: 'INT' | 'KILL';
  /** How long an orderly end may take, in milliseconds. */
  stopLimitMs: number;
  /** Where its output goes: a file, or a function that gets every line. */
  output: number | ((line: string) => void);
  /** Hears of every start and of every end that nobody asked for. */
  onChange: (change: ProcessChange) => void;
}

export type ProcessChange =
  | { name: string; kind: 'started'; pid: number }
  | { name: string; kind: 'died'; how: string; restartInMs: number };

const FIRST_RESTART_MS = 200;
const LONGEST_RESTART_MS = 5_000;
/** A process that ran this long was healthy: its next restart is a quick one again. */
const HEALTHY_AFTER_MS = 30_000;
/** A process that ends this often before it was ever ready will not get better by itself. */
const MAX_EARLY_EXITS = 3;
const PROBE_INTERVAL_MS = 50;
const WATCH_INTERVAL_MS = 1_000;
/** A process that does not answer this often in a row hangs. */
const MAX_MISSED = 3;

/**
 * A child process that is restarted when it dies, with backoff, until it is stopped. Every
 * start has a process group of its own, so that ctrl-C in the terminal reaches the launcher
 * alone and what the process leaves behind can be ended with it.
 */
export class SupervisedProcess {
  readonly name: string;
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #startedAt = 0;
  #restartDelayMs = FIRST_RESTART_MS;
  #restart: NodeJS.Timeout | undefined;
  #stopping = false;
  #exits = 0;
  #lastExit = '';
  #watch: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { command, args, env, cwd, privileges = [], niceness = 0, input, output } = this.#options;
    const logged = typeof output === 'number' ? output : 'pipe';
    const setpriv = ['setpriv', ...privileges, `--pdeathsig=${this.#options.deathSignal}`, '--'];
    const child = spawn('nice', ['-n', String(niceness), ...setpriv, command, ...args], {
      env,
      cwd,
      detached: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', logged, logged],
    });
    this.#child = child;
    this.#startedAt = Date.now();
    if (typeof output === 'function') {
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface({ input: stream }).on('line', output);
      }
    }
    // A process that ends before it has read its input is reported by its exit.
    child.stdin?.on('error', () => undefined).end(input);
    child.once('error', (error) => this.#ended(child, error.message));
    child.once('exit', (code, signal) =>
      this.#ended(child, signal === null ? `code ${code}` : signal),
    );
    if (child.pid !== undefined) {
      if (niceness > 0) void setSessionNiceness(child.pid, niceness);
      this.#options.onChange({ name: this.name, kind: 'started', pid: child.pid });
    }
  }

  #ended(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    this.#exits += 1;
    this.#lastExit = how;
    if (this.#stopping) return;
    if (Date.now() - this.#startedAt >= HEALTHY_AFTER_MS) this.#restartDelayMs = FIRST_RESTART_MS;
    const restartInMs = this.#restartDelayMs;
    this.#restartDelayMs = Math.min(2 * restartInMs, LONGEST_RESTART_MS);
    this.#options.onChange({ name: this.name, kind: 'died', how, restartInMs });
    this.#restart = setTimeout(() => this.start(), restartInMs);
  }

  /**
   * Resolves when `probe` says so. Throws LaunchError after `limitMs`, or earlier when the
   * process keeps ending; the abort reason when `signal` is aborted.
   */
  async ready(probe: () => Promise<boolean>, limitMs: number, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (!(this.#child && (await probe()))) {
      signal.throwIfAborted();
      if (this.#exits >= MAX_EARLY_EXITS) {
        throw new LaunchError(
          `${this.name} does not start (it ended ${this.#exits} times, last with ${this.#lastExit}).`,
        );
      }
      if (Date.now() > deadline) {
        throw new LaunchError(`${this.name} was not ready within ${limitMs / 1000} seconds.`);
      }
      await delay(PROBE_INTERVAL_MS);
    }
  }

  /** From now on kills, and so restarts, a process that hangs. `isAlive` never throws. */
  watch(isAlive: () => Promise<boolean>): void {
    let watched: ChildProcess | undefined;
    let missed = 0;
    const look = async (): Promise<void> => {
      if (this.#child !== watched) missed = 0;
      watched = this.#child;
      const alive = watched === undefined || (await isAlive());
      missed = alive ? 0 : missed + 1;
      if (missed >= MAX_MISSED && this.#child === watched && this.pid !== undefined) {
        signalGroup(this.pid, 'SIGKILL');
      }
      if (!this.#stopping) this.#watch = setTimeout(look, WATCH_INTERVAL_MS);
    };
    this.#watch = setTimeout(look, WATCH_INTERVAL_MS);
  }

  /** Ends the process for good. False if it had to be killed. */
  async stop(): Promise<boolean> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    clearTimeout(this.#watch);
    const child = this.#child;
    if (!child) return true;
    const ended = once(child, 'exit');
    child.kill(this.#options.stopSignal);
    const limit = setTimeout(() => this.kill(), this.#options.stopLimitMs);
    const [, signal] = await ended;
    clearTimeout(limit);
    return signal !== 'SIGKILL';
  }

  /** Ends the process and its children at once, for good. */
  kill(): void {
    this.#stopping = true;
    clearTimeout(this.#restart);
    clearTimeout(this.#watch);
    if (this.pid !== undefined) signalGroup(this.pid, 'SIGKILL');
  }
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
