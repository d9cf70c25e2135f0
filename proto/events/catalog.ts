import type { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import {
  AdminActed,
  GenerationFailed,
  LessonDeleted,
  LessonGenerated,
  TaskCompleted,
  TasksScheduled,
  UploadReceived,
  UserDeleted,
} from '../gen/events/v1/events.ts';

/** How a payload becomes bytes and back; what ts-proto generates. */
export interface Codec<T> {
  encode(message: T, writer?: BinaryWriter): BinaryWriter;
  decode(input: BinaryReader | Uint8Array, length?: number): T;
}

/** An event that services tell each other: who says it, what, and how it is encoded. */
export interface EventDefinition<T> {
  /** The service that emits it. */
  readonly source: string;
  readonly name: string;
  readonly version: number;
  readonly codec: Codec<T>;
}

export const uploadReceived = event('lesson', 'upload-received', UploadReceived);
export const lessonGenerated = event('lesson', 'lesson-generated', LessonGenerated);
export const generationFailed = event('lesson', 'generation-failed', GenerationFailed);
export const tasksScheduled = event('practice', 'tasks-scheduled', TasksScheduled);
export const taskCompleted = event('practice', 'task-completed', TaskCompleted);
export const lessonDeleted = event('lesson', 'lesson-deleted', LessonDeleted);
export const adminActed = event('identity', 'admin-acted', AdminActed);
export const userDeleted = event('identity', 'user-deleted', UserDeleted);

function event<T>(source: string, name: string, codec: Codec<T>): EventDefinition<T> {
  return { source, name, version: 1, codec };
}

/**
 * Subject of the notification that a lesson's progress changed, outside the stream: at most
 * once, payload `LessonProgress` of proto/lesson/v1. Whoever waits asks the lesson service too.
 */
export function lessonProgressSubject(lessonId: string): string {
  return `notify.lesson.progress.${lessonId}`;
}
