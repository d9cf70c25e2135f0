import type { Answer } from '@repaso/proto/http/tasks';
import { EntitySchema } from 'typeorm';

/** One activity of a lesson's week. */
export interface TaskRow {
  id: string;
  userId: string;
  lessonId: string;
  type: string;
  dayOffset: number;
  /** Its place in the week, from 0. */
  position: number;
  unlocksAt: Date;
  /** The best score so far, in percent; null until it is completed. */
  score: number | null;
  outlineJson: string;
  contentJson: string;
}

/** One time that a task was done. */
export interface AttemptRow {
  id: string;
  taskId: string;
  userId: string;
  score: number;
  previousBest: number | null;
  answers: Answer[];
  idempotencyKey: string | null;
  completedAt: Date;
}

export const attemptEntity = new EntitySchema<AttemptRow>({
  name: 'attempt',
  columns: {
    id: { type: 'uuid', primary: true },
    taskId: { type: 'uuid', name: 'task_id' },
    userId: { type: 'uuid', name: 'user_id' },
    score: { type: 'smallint' },
    previousBest: { type: 'smallint', name: 'previous_best', nullable: true },
    answers: { type: 'jsonb' },
    idempotencyKey: { type: 'text', name: 'idempotency_key', nullable: true },
    completedAt: { type: 'timestamptz', name: 'completed_at' },
  },
});

export const entities = [attemptEntity];
