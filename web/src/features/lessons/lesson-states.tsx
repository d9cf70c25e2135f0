import type { Lesson, LessonProgress } from '@repaso/proto/http/lessons';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, FileX2, NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** In the shape of the task list. */
export function TimelineSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your activities</span>
      <div
        aria-hidden
        className="max-w-xl space-y-3 border-margin border-l-[1.5px] pl-5 lg:max-w-[calc(50%-1.75rem)]"
      >
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="mt-8 h-7 w-28" />
        <Skeleton className="h-20" />
      </div>
    </div>
  );
}

export function NoLessons({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      as="h1"
      icon={<NotebookPen />}
      title="Your notebook is empty"
      action={
        <Button size="large" onClick={onUpload}>
          Upload Your First Lesson
        </Button>
      }
    >
      <p>
        Take a photo of the notes from your last Spanish lesson, or type what it was about, and get
        a week of short practice.
      </p>
    </EmptyState>
  );
}

export function LessonsUnavailable({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <EmptyState
      as="h1"
      icon={<CloudOff />}
      title="We could not load your lessons"
      action={<Button onClick={onRetry}>Try Again</Button>}
    >
      <p role="alert">{reason}</p>
    </EmptyState>
  );
}

interface FailedLessonProps {
  lesson: Lesson;
  onUpload: () => void;
  onNotes: () => void;
}

export function FailedLesson({ lesson, onUpload, onNotes }: FailedLessonProps) {
  return (
    <EmptyState
      icon={<FileX2 />}
      title="This lesson could not be prepared"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onUpload}>Upload Again</Button>
          <Button variant="secondary" onClick={onNotes}>
            Look at the Notes
          </Button>
        </div>
      }
    >
      <p>{lesson.failure?.error ?? 'Something went wrong. Please try again.'}</p>
    </EmptyState>
  );
}

/** The lesson is as it was, since making it again from a corrected text did not work. */
export function NotMadeAgain({ lesson, onNotes }: Omit<FailedLessonProps, 'onUpload'>) {
  return (
    <div className="mb-5 max-w-xl lg:max-w-none">
      <Notice tone="warn">
        <h2 className="font-sans text-base">Your correction is not in this lesson yet</h2>
        <p>
          The lesson could not be made again: {lesson.failure?.error} Until then it is as it was
          before.
        </p>
        <Button variant="secondary" className="mt-3" onClick={onNotes}>
          Look at the Notes
        </Button>
      </Notice>
    </div>
  );
}

/** Follows the making of a lesson and shows the lesson as soon as it is there. */
export function ProcessingLesson({ lesson }: { lesson: Lesson }) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<LessonProgress>();
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const source = new EventSource(`/api/lessons/${lesson.id}/progress`);
    source.onmessage = (event) => {
      const next: LessonProgress = JSON.parse(event.data);
      setProgress(next);
      if (next.stage === 'ready' || next.stage === 'failed') {
        source.close();
        queryClient.invalidateQueries({ queryKey: ['/api/lessons'] });
        queryClient.invalidateQueries({ queryKey: ['/api/tasks'] });
      }
    };
    // The browser reconnects by itself unless the server refused.
    source.onerror = () => setLost(source.readyState === EventSource.CLOSED);
    return () => source.close();
  }, [lesson.id, queryClient]);

  const reached = progress ? progress.stages.indexOf(progress.stage) + 1 : 0;
  return (
    <Card className="max-w-xl p-5">
      <h2 className="text-xl">Preparing your practice</h2>
      <p role="status" className="mt-1 text-ink-soft">
        {progress?.message ??
          'Your notes are safe. The activities appear here when they are ready.'}
      </p>
      <ProgressBar
        className="mt-4"
        label="Preparing your practice"
        value={reached}
        max={progress?.stages.length ?? 5}
      />
      {lost && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => queryClient.invalidateQueries({ queryKey: ['/api/lessons'] })}
        >
          Check Again
        </Button>
      )}
    </Card>
  );
}
