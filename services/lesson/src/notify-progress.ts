import { lessonProgressSubject } from '@repaso/proto/events/catalog';
import { LessonProgress } from '@repaso/proto/gen/lesson/v1/lesson';
import type { Broker } from '@repaso/shared/events/broker';
import { type Stage, toProgress } from './lesson.ts';

/** Tells whoever waits for a lesson where it stands; may get lost, the lesson itself is the truth. */
export type NotifyProgress = (lessonId: string, stage: Stage, failure?: string) => void;

export function createNotifyProgress({ connection }: Pick<Broker, 'connection'>): NotifyProgress {
  return (lessonId, stage, failure) => {
    const progress = LessonProgress.encode(toProgress(stage, failure)).finish();
    connection.publish(lessonProgressSubject(lessonId), progress);
  };
}
