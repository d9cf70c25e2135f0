import { FREE_PLAN, PLAN_WEEK_MS } from '@repaso/proto/plans';
import type { Database, Transaction } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import type { LessonRecord } from './lesson.ts';
import { countNewerLessons, listUploads } from './store/uploads.ts';

/** What a learner's plan allows. Everybody is on Free. */
export interface PlanLimits {
  /**
   * To be asked in the transaction that stores an upload, in which no other upload of this learner
   * is being stored. Throws PLAN_LIMIT, and says when the next one is possible.
   */
  checkUpload(
    tx: Transaction,
    upload: { userId: string; timeZone: string; now: Date },
  ): Promise<void>;
  /** Throws PLAN_LIMIT for a lesson that is too far back to be opened. */
  checkViewable(database: Database, lessonId: string, userId: string): Promise<void>;
  /** Those of a learner's lessons, newest first, that can be opened. */
  viewable(lessons: LessonRecord[]): LessonRecord[];
}

export const noPlanLimits: PlanLimits = {
  async checkUpload() {},
  async checkViewable() {},
  viewable: (lessons) => lessons,
};

const VIEWABLE = 1 + FREE_PLAN.previousLessons;

export const freePlanLimits: PlanLimits = {
  async checkUpload(tx, { userId, timeZone, now }) {
    const weekAgo = new Date(now.getTime() - PLAN_WEEK_MS);
    const uploads = await listUploads(tx, userId, weekAgo);
    const oldest = uploads.at(-FREE_PLAN.uploadsPerWeek);
    if (!oldest) return;
    const next = new Date(oldest.getTime() + PLAN_WEEK_MS).toLocaleString('en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    throw new DomainError(
      'PLAN_LIMIT',
      `The Free plan includes ${FREE_PLAN.uploadsPerWeek} lesson upload a week. You can upload again on ${next}.`,
    );
  },
  async checkViewable(database, lessonId, userId) {
    if ((await countNewerLessons(database, lessonId, userId)) < VIEWABLE) return;
    throw new DomainError(
      'PLAN_LIMIT',
      `The Free plan includes your newest lesson and the ${FREE_PLAN.previousLessons} before it.`,
    );
  },
  viewable(lessons) {
    let left: number = VIEWABLE;
    return lessons.filter(({ status }) => {
      if (status === 'failed') return true;
      left -= 1;
      return left >= 0;
    });
  },
};
