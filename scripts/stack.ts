/** Runs the whole product in the foreground until ctrl-C: `make run`. */
import { ConfigError } from '@repaso/shared/config';
import { readLauncherConfig } from './stack/config.ts';
import { createStack } from './stack/launch.ts';
import { LaunchError } from './stack/launch-error.ts';
import { createTerminal } from './stack/terminal.ts';

/** make and a terminal may both pass on the same ctrl-C; a person's second one comes later. */
const SECOND_INTERRUPT_AFTER_MS = 500;

const terminal = createTerminal();

try {
  await run();
} catch (error) {
  if (!(error instanceof LaunchError || error instanceof ConfigError)) throw error;
  terminal.say(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const stack = createStack(readLauncherConfig(), terminal);
  const started = Date.now();
  let stoppedAt = 0;
  let stopping: Promise<boolean> | undefined;

  const stop = (): Promise<boolean> => {
    stoppedAt ||= Date.now();
    stopping ??= stack.stop();
    return stopping;
  };
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping && signal === 'SIGINT' && Date.now() - stoppedAt > SECOND_INTERRUPT_AFTER_MS) {
      terminal.say('ending everything at once');
      stack.kill();
      process.exit(130);
    }
    if (stopping) return;
    terminal.say('stopping (ctrl-C again ends everything at once)');
    const orderly = await stop();
    terminal.say(orderly ? 'stopped' : 'stopped; what did not end by itself was killed');
    process.exit(orderly ? 0 : 1);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
  // Nobody reads any more, as after a closed terminal or `| head`.
  process.stdout.on('error', () => onSignal('SIGHUP'));

  try {
    const state = await stack.start();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    terminal.say(`ready after ${seconds} s: ${state.url}`);
    if (state.mailUrl) terminal.say(`the mails that it sends: ${state.mailUrl}`);
    process.send?.(state);
  } catch (error) {
    // Somebody asked for the end during the start: onSignal sees to the rest.
    if (stopping) return;
    await stop();
    throw error;
  }
}
