import { defineConfig } from '@playwright/test';
import { requireChromium } from '@repaso/scripts/test/chromium';

/**
 * A busy machine needs long to read a photo, or for the proof of work of the human check; what is
 * clicked may come after that, too.
 */
const SLOWEST_ANSWER_MS = 60_000;

/** Journeys in Debian's Chromium against the whole product, one at a time. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: SLOWEST_ANSWER_MS },
  use: {
    actionTimeout: SLOWEST_ANSWER_MS,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: requireChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
