import { describe, expect, it } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.ts';

describe('the numbers of a test run', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(tallyVitest(report)).toEqual({ passed: 2, failed: 2 });
  });

  it('counts a flaky journey and an error outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });
});
