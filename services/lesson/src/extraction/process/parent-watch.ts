/** Milliseconds within which an orphaned process is gone. */
const LOOK_EVERY_MS = 500;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
