import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Once for the run: the engines that the tests share.
          globalSetup: ['scripts/test/engines.ts'],
          include: ['{proto,services,scripts,deploy}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/{src,tooling}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
