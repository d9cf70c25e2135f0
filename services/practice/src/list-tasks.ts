import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import { uuid } from '@repaso/proto/http/text';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { findTasks, type TaskFilter } from './store/tasks.ts';
import { type TaskState, taskDocument, taskStatus } from './task-document.ts';

/** Characters of `{"id":"…"`, with a UUID. */
const OUTLINE_HEAD = 44;

export interface TaskList {
  /** `Task[]` as JSON. */
  tasksJson: Buffer;
  /** Strong entity tag over `tasksJson`, with its quotes. */
  etag: string;
}

/** The learner's tasks as they are now. An unknown, foreign or malformed lesson has none. */
export async function listTasks(
  { database, clock }: { database: Database; clock: Clock },
  filter: TaskFilter,
): Promise<TaskList> {
  const isAskable = filter.lessonId === undefined || uuid.safeParse(filter.lessonId).success;
  const tasks = isAskable ? await findTasks(database, filter, clock.now()) : [];
  const tasksJson = toUtf8(`[${tasks.map(taskDocument).join(',')}]`);
  return { tasksJson, etag: entityTag(tasks) };
}

/** As Buffer.from, in a third of the time where a single character is beyond Latin-1. */
function toUtf8(text: string): Buffer {
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Buffer;
}

/**
 * Over what can change: an outline begins with the task's id, under which neither the outline nor
 * the content ever changes. Hashing the contents would take longer than reading them.
 */
function entityTag(tasks: TaskState[]): string {
  const states = tasks.map(
    (task) => `${task.outlineJson.slice(0, OUTLINE_HEAD)} ${taskStatus(task)} ${task.score}`,
  );
  return `"${hash('sha256', states.join(), 'base64url')}"`;
}
