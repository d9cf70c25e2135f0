/** How much load there is, and what has to hold under it. Imports neither k6 nor Node. */
import type { Kind } from './learner-day.ts';

/** The rate moves in a straight line from where the stage before left it, at first from 0. */
export interface Stage {
  seconds: number;
  /** Days begun a minute at the end of the stage. */
  perMinute: number;
}

export interface Thresholds {
  /** Share of all requests that may be answered otherwise than they have to be, or not at all. */
  failed: number;
  /** Share that may be turned away with 429 or 503, as what is too much has to be. */
  shed: number;
  /** Milliseconds, of the requests that were accepted. */
  latency: Record<Kind, { p95: number; p99: number }>;
}

export interface Profile {
  /** Learners that take turns. */
  learners: number;
  /**
   * Days begin at this rate whether earlier ones have ended or not, so that a slow answer does not
   * lessen the load.
   */
  stages: Stage[];
  thresholds: Thresholds;
}

export type ProfileName = 'smoke' | 'learner-day' | 'spike' | 'soak';

/** What one machine with two cores carries, the load generator included. */
const STEADY_PER_MINUTE = 120;

const steady: Thresholds = {
  failed: 0,
  shed: 0,
  latency: {
    // Hashing the password is most of it, on purpose.
    'log-in': { p95: 600, p99: 1_200 },
    read: { p95: 150, p99: 400 },
    write: { p95: 200, p99: 500 },
    // The learner is told 30 to 40 seconds (specification, section 9).
    upload: { p95: 3_000, p99: 6_000 },
  },
};

export const profiles: Record<ProfileName, Profile> = {
  /** Does it work at all? */
  smoke: {
    learners: 5,
    stages: [
      { seconds: 1, perMinute: 30 },
      { seconds: 9, perMinute: 30 },
    ],
    thresholds: steady,
  },
  'learner-day': {
    learners: 100,
    stages: [
      { seconds: 15, perMinute: STEADY_PER_MINUTE },
      { seconds: 60, perMinute: STEADY_PER_MINUTE },
    ],
    thresholds: steady,
  },
  /** Everybody comes at once: what is accepted still works, the rest is told to come later. */
  spike: {
    learners: 200,
    stages: [
      { seconds: 15, perMinute: STEADY_PER_MINUTE },
      { seconds: 5, perMinute: 5 * STEADY_PER_MINUTE },
      { seconds: 30, perMinute: 5 * STEADY_PER_MINUTE },
      { seconds: 5, perMinute: STEADY_PER_MINUTE },
      { seconds: 30, perMinute: STEADY_PER_MINUTE },
    ],
    thresholds: {
      failed: 0,
      shed: 0.2,
      latency: {
        'log-in': { p95: 2_000, p99: 4_000 },
        read: { p95: 500, p99: 1_000 },
        write: { p95: 500, p99: 1_000 },
        // As long as the learner is told.
        upload: { p95: 30_000, p99: 40_000 },
      },
    },
  },
  /** Does anything grow, leak or slow down? */
  soak: {
    learners: 1_000,
    stages: [
      { seconds: 60, perMinute: STEADY_PER_MINUTE / 2 },
      { seconds: 2 * 3600, perMinute: STEADY_PER_MINUTE / 2 },
    ],
    thresholds: steady,
  },
};

/** Throws RangeError for a name that no profile has. */
export function profileNamed(name: string): Profile {
  const profile = (profiles as Record<string, Profile>)[name];
  if (!profile) throw new RangeError(`there are the profiles ${Object.keys(profiles).join(', ')}`);
  return profile;
}

/** The profile with `factor` times its rate. */
export function scaled(profile: Profile, factor: number): Profile {
  const stages = profile.stages.map((stage) => ({
    ...stage,
    perMinute: Math.round(stage.perMinute * factor),
  }));
  return { ...profile, stages };
}
