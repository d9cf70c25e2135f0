import { commandLine } from '../stack/command-line.ts';

/** Whether the process still works; one that has ended and was not yet collected does not. */
export const isRunning = (pid: number): boolean => commandLine(pid).length > 0;
