import { LaunchError } from '../launch-error.ts';
import {
  type ProcessChange,
  type ProcessOptions,
  SupervisedProcess,
} from '../supervised-process.ts';
import { openLogFile } from './log-file.ts';

/** What every engine is started with. */
export interface EngineContext {
  /** Where its log goes. */
  logDirectory: string;
  onChange: (change: ProcessChange) => void;
  /** Hears of the process before it runs, so that whatever happens it gets stopped. */
  register: (engine: SupervisedProcess) => void;
  signal: AbortSignal;
}

/** An engine's start may take this long, in milliseconds; crash recovery is part of it. */
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** Runs an engine and waits for it. Throws LaunchError with the end of its log. */
export async function startEngine(
  context: EngineContext,
  options: Pick<
    ProcessOptions,
    'name' | 'command' | 'args' | 'env' | 'input' | 'privileges' | 'cwd'
  >,
  probe: () => Promise<boolean>,
): Promise<SupervisedProcess> {
  const log = openLogFile(context.logDirectory, options.name);
  const engine = new SupervisedProcess({
    ...options,
    stopSignal: 'SIGINT',
    deathSignal: 'INT',
    stopLimitMs: STOP_LIMIT_MS,
    output: log.descriptor,
    onChange: context.onChange,
  });
  context.register(engine);
  engine.start();
  try {
    await engine.ready(probe, READY_LIMIT_MS, context.signal);
    return engine;
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    throw new LaunchError(`${error.message} The end of ${log.path}:\n${log.tail()}`);
  }
}
