import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { User } from '@repaso/proto/http/user';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNotice } from '../../ui/offline-notice.tsx';
import { usePage } from '../../ui/use-page.ts';
import { AccountDialog } from './account-dialog.tsx';
import { LessonHeader } from './lesson-header.tsx';
import {
  FailedLesson,
  LessonsUnavailable,
  NoLessons,
  NotMadeAgain,
  ProcessingLesson,
  TimelineSkeleton,
} from './lesson-states.tsx';
import { PastLessons } from './past-lessons.tsx';
import { Timeline } from './timeline.tsx';

interface DashboardProps {
  user: User;
  onSignOut: () => void;
  /** What a task's card opens. */
  renderPractice: (task: Task, lesson: Lesson, onClose: () => void) => ReactNode;
  renderRecap: (lessonId: string, onClose: () => void) => ReactNode;
  renderUpload: (onClose: () => void) => ReactNode;
  renderNotes: (lesson: Lesson, onClose: () => void) => ReactNode;
  /** What comes to the learner by itself; it waits while something else is open (not `idle`). */
  renderGreetings: (idle: boolean, onUpload: () => void) => ReactNode;
}

type Overlay =
  | { kind: 'practice'; task: Task }
  | { kind: 'recap' | 'notes' | 'upload' | 'past-lessons' | 'account' };

export function Dashboard({
  user,
  onSignOut,
  renderPractice,
  renderRecap,
  renderUpload,
  renderNotes,
  renderGreetings,
}: DashboardProps) {
  const lessons = useQuery<Lesson[]>({ queryKey: ['/api/lessons'] });
  const tasks = useQuery<Task[]>({ queryKey: ['/api/tasks'] });
  const [parameters, setParameters] = useSearchParams();
  // Somebody who had to sign in again comes back to what they were sending.
  const [overlay, setOverlay] = useState<Overlay | undefined>(
    parameters.has('upload') ? { kind: 'upload' } : undefined,
  );
  function close() {
    setOverlay(undefined);
    if (!parameters.has('upload')) return;
    parameters.delete('upload');
    setParameters(parameters, { replace: true });
  }
  const upload = () => setOverlay({ kind: 'upload' });
  const openNotes = () => setOverlay({ kind: 'notes' });

  const chosen = parameters.get('lesson');
  const lesson = lessons.data?.find(({ id }) => id === chosen) ?? lessons.data?.[0];
  const lessonTasks = tasks.data?.filter(({ lessonId }) => lessonId === lesson?.id);
  usePage(lesson?.title ?? 'Your lessons');

  function choose(lessonId: string) {
    setParameters(lessonId === lessons.data?.[0]?.id ? {} : { lesson: lessonId });
    scrollTo(0, 0);
    setOverlay(undefined);
  }

  function body(): ReactNode {
    const failure = lessons.isError ? lessons : tasks.isError ? tasks : undefined;
    if (failure && (!lessons.data || !tasks.data)) {
      return (
        <LessonsUnavailable
          reason={errorText(failure.error, 'Something went wrong. Please try again.')}
          onRetry={() => {
            lessons.refetch();
            tasks.refetch();
          }}
        />
      );
    }
    if (!lessons.data) {
      return (
        <>
          <h1 className="sr-only">Your lessons</h1>
          <TimelineSkeleton />
        </>
      );
    }
    if (!lesson) return <NoLessons onUpload={upload} />;
    if (lesson.status === 'processing') return <ProcessingLesson lesson={lesson} />;
    if (lesson.status === 'failed') {
      return <FailedLesson lesson={lesson} onUpload={upload} onNotes={openNotes} />;
    }
    if (!lessonTasks) return <TimelineSkeleton />;
    return (
      <>
        {lesson.failure && <NotMadeAgain lesson={lesson} onNotes={openNotes} />}
        <Timeline tasks={lessonTasks} onOpen={(task) => setOverlay({ kind: 'practice', task })} />
      </>
    );
  }

  return (
    <>
      <LessonHeader
        lesson={lesson}
        loading={lessons.isPending}
        progress={{
          completed: lessonTasks?.filter(({ status }) => status === 'completed').length ?? 0,
          total: lessonTasks?.length ?? lesson?.taskCount ?? 0,
        }}
        onRecap={() => setOverlay({ kind: 'recap' })}
        onNotes={openNotes}
        onPastLessons={() => setOverlay({ kind: 'past-lessons' })}
        onMenu={() => setOverlay({ kind: 'account' })}
      />
      <main className="mx-auto w-full max-w-6xl px-4 pt-3 pb-32">
        <OfflineNotice />
        {body()}
      </main>
      {lesson && (
        <div className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30">
          <Button
            size="large"
            onClick={upload}
            className="rounded-full shadow-raised max-sm:size-15"
          >
            <Plus aria-hidden className="size-7 shrink-0 sm:size-6" />
            <span className="max-sm:sr-only">New Lesson</span>
          </Button>
        </div>
      )}
      {renderGreetings(!overlay, upload)}
      {overlay?.kind === 'practice' && lesson && renderPractice(overlay.task, lesson, close)}
      {overlay?.kind === 'recap' && lesson && renderRecap(lesson.id, close)}
      {overlay?.kind === 'notes' && lesson && renderNotes(lesson, close)}
      {overlay?.kind === 'upload' && renderUpload(close)}
      {overlay?.kind === 'past-lessons' && (
        <PastLessons
          lessons={lessons.data ?? []}
          currentId={lesson?.id}
          onChoose={choose}
          onClose={close}
        />
      )}
      {overlay?.kind === 'account' && (
        <AccountDialog user={user} onSignOut={onSignOut} onClose={close} />
      )}
    </>
  );
}
