import type { User } from '@repaso/proto/http/user';

// Specification, section 9.
const ACCOUNT_AGE_MS = 3 * 24 * 60 * 60_000;
const COMPLETED_TASKS = 5;
const LESSONS = 1;

export interface SurveySituation {
  user: Pick<User, 'createdAt'>;
  lessonCount: number;
  completedTaskCount: number;
  /** Whether this browser has shown it before. */
  shown: boolean;
  now: Date;
}

/** Whether a learner knows the product well enough to be asked about it. */
export function isSurveyDue(situation: SurveySituation): boolean {
  const { user, lessonCount, completedTaskCount, shown, now } = situation;
  return (
    !shown &&
    now.getTime() - Date.parse(user.createdAt) >= ACCOUNT_AGE_MS &&
    completedTaskCount >= COMPLETED_TASKS &&
    lessonCount >= LESSONS
  );
}
