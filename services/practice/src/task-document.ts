import type { Task } from '@repaso/proto/http/tasks';

/** What of a `Task` (proto/http/tasks.ts) never changes, in the order in which it is sent. */
export type TaskOutline = Omit<Task, 'status' | 'score' | 'content'>;

export interface TaskState {
  /** A `TaskOutline` as JSON. */
  outlineJson: string;
  /** The best score so far, in percent. */
  score: number | null;
  /** Whether its time has come. */
  unlocked: boolean;
  /** May be null while it is locked. */
  contentJson: string | null;
}

/** Nothing takes a completed task away again, whatever the clock says. */
export function taskStatus({ score, unlocked }: Pick<TaskState, 'score' | 'unlocked'>) {
  if (score !== null) return 'completed';
  return unlocked ? 'available' : 'locked';
}

/**
 * A `Task` as JSON, put together from the stored pieces: parsing and writing the contents again
 * would be most of the work of reading tasks.
 */
export function taskDocument(task: TaskState): string {
  const status = taskStatus(task);
  const content = status === 'locked' ? null : task.contentJson;
  return `${task.outlineJson.slice(0, -1)},"status":"${status}","score":${task.score},"content":${content}}`;
}
