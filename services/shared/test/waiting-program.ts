/** Run by lifecycle.test.ts: a process that has work under way when it is told to stop. */
import { processConfig } from '../src/config.ts';
import { runProcess } from '../src/lifecycle.ts';

await runProcess('waiting', processConfig, async ({ log, onStop }) => {
  onStop('first', () => log.info('first is stopped last'));
  onStop('work', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    log.info('work is finished');
  });
  // What keeps a real service alive: a socket it listens on.
  setInterval(() => {}, 1_000);
});
