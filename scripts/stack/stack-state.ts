import { readFileSync, rmSync } from 'node:fs';
import { dataPaths, runningLauncher } from './data-directory.ts';
import type { DatabaseName } from './database-names.ts';
import type { RpcServerName } from './services.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/** What a running stack says of itself in its data directory, for the other scripts and tests. */
export interface StackState {
  /** The launcher. */
  pid: number;
  /** Where the web app is. */
  url: string;
  /** The page of the mail catcher, where the launcher runs it. */
  mailUrl: string | undefined;
  /** With passwords, like the two after it: the file is readable by its owner alone. */
  databaseUrls: Record<DatabaseName, string>;
  redisUrl: string;
  natsUrl: string;
  /** Where mails go. */
  smtpUrl: string;
  /** host:port of the gRPC services. */
  addresses: Record<RpcServerName, string>;
  /** The file with the service token. */
  secretsFile: string;
  /** The process now running under each name. */
  processes: Record<string, number>;
}

export function writeStackState(dataDir: string, state: StackState): void {
  writeFileAtomically(dataPaths(dataDir).state, JSON.stringify(state, null, 2));
}

/** What the last stack on this data directory said; undefined if it ended in order, or none ran. */
export function readStackState(dataDir: string): StackState | undefined {
  try {
    return JSON.parse(readFileSync(dataPaths(dataDir).state, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The running stack's own words; `fail` ends the script with a sentence where none runs. */
export function requireRunningStack(
  dataDir: string,
  fail: (sentence: string) => never,
): StackState {
  const running = runningLauncher(dataDir) !== undefined;
  const state = running ? readStackState(dataDir) : undefined;
  return state ?? fail(`Repaso is not running on ${dataDir}: start it with \`make run\`.`);
}

export function removeStackState(dataDir: string): void {
  rmSync(dataPaths(dataDir).state, { force: true });
}
