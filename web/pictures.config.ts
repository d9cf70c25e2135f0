import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `make pictures`: the tours of the journeys, with a camera. */
export default defineConfig({
  ...journeys,
  testMatch: '**/pictures.ts',
  timeout: 600_000,
  use: { ...journeys.use, trace: 'off' },
});
