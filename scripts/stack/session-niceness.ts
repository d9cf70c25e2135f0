import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Only root may set it more than once in so many milliseconds. */
const AGAIN_MS = 100;

/**
 * Has the session that `leader` leads give way to others, 0 to 19. Where the kernel shares cores
 * out by session (sched(7)), the niceness of a process counts only among those of its own. Where it
 * does not, or nobody may say so, that niceness is all there is.
 */
export async function setSessionNiceness(leader: number, niceness: number): Promise<void> {
  try {
    await writeFile(`/proc/${leader}/autogroup`, String(niceness));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    await wait(AGAIN_MS);
    await setSessionNiceness(leader, niceness);
  }
}
