import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '1500m';
const CHUNK_BYTES = 1 << 20;

export interface SmallDisk {
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  unmount(): void;
}

/**
 * Mounts a file system of its own, in memory, on `directory`: only root may do that. Undefined
 * where it is not possible.
 */
export function mountSmallDisk(directory: string): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  const ballast = join(directory, 'ballast');
  return {
    fill() {
      try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        while (statfsSync(directory).bavail > 0) writeFileSync(ballast, chunk, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    // Lazily: what was cut off in the middle may still be about to end.
    unmount: () => execFileSync('umount', ['--lazy', directory]),
  };
}
