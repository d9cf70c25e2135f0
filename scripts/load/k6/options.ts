import type { Options } from 'k6/options';
import { kinds } from '../learner-day.ts';
import type { Profile } from '../profiles.ts';

/** Days under way at once beyond which k6 says that it cannot keep the rate. */
const MAX_VUS = 5_000;

/** A profile as k6 wants it. */
export function k6Options({ stages, thresholds }: Profile): Options {
  const peak = Math.max(...stages.map(({ perMinute }) => perMinute));
  return {
    scenarios: {
      days: {
        executor: 'ramping-arrival-rate',
        timeUnit: '1m',
        startRate: 0,
        stages: stages.map(({ seconds, perMinute }) => ({
          duration: `${seconds}s`,
          target: perMinute,
        })),
        // A day takes well under a minute.
        preAllocatedVUs: peak,
        maxVUs: MAX_VUS,
      },
    },
    thresholds: {
      failed: [`rate<=${thresholds.failed}`],
      shed: [`rate<=${thresholds.shed}`],
      ...Object.fromEntries(
        kinds.map((kind) => {
          const { p95, p99 } = thresholds.latency[kind];
          return [`accepted_duration{kind:${kind}}`, [`p(95)<=${p95}`, `p(99)<=${p99}`]];
        }),
      ),
    },
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
  };
}
