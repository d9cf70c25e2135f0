import { EntitySchema } from 'typeorm';

/** A thumbs up or down on an activity. */
export interface ActivityFeedbackRow {
  id: string;
  userId: string;
  /** Null for feedback that is not about a task. */
  taskId: string | null;
  activityType: string;
  positive: boolean;
  feedback: string | null;
  createdAt: Date;
}

export const activityFeedbackEntity = new EntitySchema<ActivityFeedbackRow>({
  name: 'activity_feedback',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    taskId: { type: 'uuid', name: 'task_id', nullable: true },
    activityType: { type: 'text', name: 'activity_type' },
    positive: { type: 'boolean' },
    feedback: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** Whose a task is, as practice told. */
export interface TaskRow {
  id: string;
  userId: string;
  lessonId: string;
}

export const taskEntity = new EntitySchema<TaskRow>({
  name: 'task',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    lessonId: { type: 'uuid', name: 'lesson_id' },
  },
});

export const entities = [activityFeedbackEntity, taskEntity];
