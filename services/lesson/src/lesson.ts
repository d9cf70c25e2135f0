import {
  type LessonProgress,
  type LessonState,
  LessonStatus,
} from '@repaso/proto/gen/lesson/v1/lesson';
import type { ErrorCode } from '@repaso/proto/http/errors';
import { type Lesson, lessonStages } from '@repaso/proto/http/lessons';
import type { Level } from './notes/understood-notes.ts';

export type Stage = (typeof lessonStages)[number] | 'failed';

export interface LessonRecord {
  id: string;
  userId: string;
  title: string;
  level: Level;
  source: Lesson['source'];
  status: Lesson['status'];
  stage: Stage;
  failure: { code: ErrorCode; message: string } | undefined;
  revision: number;
  timeZone: string;
  createdAt: Date;
  /** In the order of the week. */
  tasks: LessonTask[];
}

export interface LessonTask {
  taskId: string;
  dayOffset: number;
  unlocksAt: Date;
  completed: boolean;
}

/** What a lesson is called until it is made, when the learner gave no title. */
export const PROVISIONAL_TITLE = 'New lesson';

/** Failures that mean: these notes cannot be used at all. Such a lesson is never listed. */
export const rejectionCodes = [
  'CONTENT_TOO_SHORT',
  'IMAGE_UNREADABLE',
  'INVALID_FILE_TYPE',
] as const satisfies ErrorCode[];

/** The public document of a lesson. */
export function toLesson(record: LessonRecord): Lesson {
  const days = new Map<number, Lesson['timeline'][number]>();
  for (const { taskId, dayOffset, unlocksAt } of record.tasks) {
    const day = days.get(dayOffset);
    if (day) day.taskIds.push(taskId);
    else days.set(dayOffset, { dayOffset, unlocksAt: unlocksAt.toISOString(), taskIds: [taskId] });
  }
  return {
    id: record.id,
    title: record.title,
    language: 'Spanish',
    level: record.level,
    status: record.status,
    ...(record.failure && {
      failure: { code: record.failure.code, error: record.failure.message },
    }),
    source: record.source,
    createdAt: record.createdAt.toISOString(),
    taskCount: record.tasks.length,
    completedCount: record.tasks.filter(({ completed }) => completed).length,
    timeline: [...days.values()].sort((a, b) => a.dayOffset - b.dayOffset),
  };
}

const statusOnWire = {
  processing: LessonStatus.LESSON_STATUS_PROCESSING,
  ready: LessonStatus.LESSON_STATUS_READY,
  failed: LessonStatus.LESSON_STATUS_FAILED,
} as const;

/** A lesson as the services tell each other. */
export function toLessonState(record: LessonRecord): LessonState {
  return {
    id: record.id,
    status: statusOnWire[record.status],
    lessonJson: Buffer.from(JSON.stringify(toLesson(record))),
    progress: toProgress(record.stage, record.failure?.message),
    failure: record.failure && { code: record.failure.code, error: record.failure.message },
  };
}

const stageMessages: Record<Stage, string> = {
  received: 'Your notes are here',
  reading: 'Reading your notes',
  writing: 'Writing your exercises',
  scheduling: 'Planning your week',
  ready: 'Your lesson is ready',
  failed: 'We could not make practice from these notes',
};

/** Where a lesson stands, for a person who waits. */
export function toProgress(stage: Stage, failure?: string): LessonProgress {
  return { stage, stages: [...lessonStages], message: failure ?? stageMessages[stage] };
}

/** The zone itself if it is a known IANA name, else UTC. */
export function knownTimeZone(name: string | undefined): string {
  if (!name || name.length > 64) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
