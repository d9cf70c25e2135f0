import { ConfigError } from '@repaso/shared/config';
import { LaunchError } from '../stack/launch-error.ts';
import { BackupError } from './backup-error.ts';

/** Runs an operator's command: says what it did, or in a sentence why it could not. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isExpected = [BackupError, ConfigError, LaunchError].some(
      (type) => error instanceof type,
    );
    if (!isExpected) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
