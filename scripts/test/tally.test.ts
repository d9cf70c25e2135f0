import { describe, expect, it } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.ts';

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

describe('the numbers of a test run', () => {
  it('counts a file that could not be loaded or set up as a failure, and says which', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test('x', 'passed')] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('y', 'failed', ['1 is not 2']), test('z', 'passed')],
      },
      { name: 'c.test.ts', status: 'failed', message: 'not found', assertionResults: [] },
      {
        name: 'd.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('w', 'skipped')],
      },
    ];
    expect(tallyVitest({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failed: 3,
      failures: [
        'b.test.ts: y\n1 is not 2',
        'c.test.ts: could not be loaded or set up\nnot found',
        'd.test.ts: could not be loaded or set up\n',
      ],
    });
  });

  it('counts a flaky journey and an error outside of tests as failures', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'e2e/x.spec.ts',
      tests: [{ status }],
    });
    const suites = [
      { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] },
      { specs: [spec('c', 'unexpected')] },
    ];
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(tallyPlaywright({ stats, suites, errors: [{ message: 'out of memory' }] })).toEqual({
      passed: 5,
      failed: 3,
      failures: ['e2e/x.spec.ts: b', 'e2e/x.spec.ts: c', 'out of memory'],
    });
  });
});
