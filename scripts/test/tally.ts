import type { Tally } from '../lint/run-steps.ts';

/** What counts in the report of vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    /** The file. */
    name: string;
    status: string;
    /** Why the file could not be loaded or set up, where it says so. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file that could not be loaded, or set up for its tests, counts as one test that failed. */
export function tallyVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (failed.length === 0) return [`${name}: could not be loaded or set up\n${message}`];
      return failed.map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
    });
  return { passed: numPassedTests, failed: failures.length, failures };
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** What counts in the report of Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** A flaky journey has failed: it must pass every time. Errors outside of tests count, too. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const specs = suites.flatMap(function specsOf(suite): PlaywrightSuite['specs'] {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  });
  const bad = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...bad.map(({ file, title }) => `${file}: ${title}`),
      ...errors.map(({ message }) => message ?? 'an error outside of the journeys'),
    ],
  };
}
