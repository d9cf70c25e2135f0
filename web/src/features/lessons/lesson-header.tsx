import type { Lesson } from '@repaso/proto/http/lessons';
import { clsx } from 'clsx';
import { BookOpenText, CircleUserRound, History, Menu, NotebookPen } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { iconButtonClasses } from '../../ui/button-classes.ts';
import { formatDate } from '../../ui/format-date.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useCollapsed } from './use-collapsed.ts';

interface LessonHeaderProps {
  /** Undefined while loading and without lessons. */
  lesson: Lesson | undefined;
  loading: boolean;
  progress: { completed: number; total: number };
  onRecap: () => void;
  onNotes: () => void;
  onPastLessons: () => void;
  onMenu: () => void;
}

/** Stays on top; from 50 px of scrolling on it keeps to one line. */
export function LessonHeader({
  lesson,
  loading,
  progress,
  onRecap,
  onNotes,
  onPastLessons,
  onMenu,
}: LessonHeaderProps) {
  const collapsed = useCollapsed();
  const header = useRef<HTMLElement>(null);
  const [fullHeight, setFullHeight] = useState<number>();

  // Out of the flow, so that collapsing moves nothing below it: a spacer keeps its full height.
  useLayoutEffect(() => {
    const element = header.current;
    if (!element || collapsed) return;
    const observer = new ResizeObserver(() => setFullHeight(element.offsetHeight));
    setFullHeight(element.offsetHeight);
    observer.observe(element);
    return () => observer.disconnect();
  }, [collapsed]);

  return (
    <>
      <header
        ref={header}
        data-stays-on-top
        className={clsx(
          'fixed inset-x-0 top-0 z-30 bg-paper transition-shadow duration-200',
          collapsed && 'shadow-raised',
        )}
      >
        <div className="mx-auto w-full max-w-6xl px-4 pt-[env(safe-area-inset-top)]">
          <div className="flex min-h-14 items-center gap-1">
            {collapsed && lesson ? (
              <p aria-hidden className="min-w-0 flex-1 truncate font-semibold font-serif text-lg">
                {lesson.title}
              </p>
            ) : (
              <div className="flex-1">
                <Wordmark />
              </div>
            )}
            {collapsed && lesson?.status === 'ready' && (
              <IconButton label="View Recap" onClick={onRecap}>
                <BookOpenText aria-hidden className="size-5.5" />
              </IconButton>
            )}
            <IconButton label="Past Lessons" onClick={onPastLessons}>
              <History aria-hidden className="size-5.5" />
            </IconButton>
            <Tooltip text="Your Account">
              <Link to="/profile" aria-label="Your Account" className={iconButtonClasses}>
                <CircleUserRound aria-hidden className="size-5.5" />
              </Link>
            </Tooltip>
            <IconButton label="Menu" onClick={onMenu} className="-mr-2">
              <Menu aria-hidden className="size-5.5" />
            </IconButton>
          </div>
          {loading && <TitleSkeleton />}
          {lesson && (
            <div className={clsx(collapsed ? 'sr-only' : 'pt-1 pb-3')}>
              <h1 className="break-words text-3xl lg:text-4xl">{lesson.title}</h1>
              <div className="mt-1 flex min-h-11 items-center justify-between gap-4">
                <p className="text-ink-soft">
                  <time dateTime={lesson.createdAt}>{formatDate(lesson.createdAt)}</time> ·{' '}
                  <span className="whitespace-nowrap">
                    <span className="max-sm:sr-only">Level </span>
                    {lesson.level}
                  </span>
                </p>
                {lesson.status === 'ready' && !collapsed && (
                  <div className="flex shrink-0 items-center gap-1">
                    <IconButton label="Lesson Notes" onClick={onNotes}>
                      <NotebookPen aria-hidden className="size-5.5" />
                    </IconButton>
                    <Button variant="secondary" onClick={onRecap}>
                      <BookOpenText aria-hidden className="size-5" />
                      View Recap
                    </Button>
                  </div>
                )}
              </div>
            </div>
          )}
          {lesson?.status === 'ready' && (
            <div className={clsx('flex items-center gap-3', collapsed ? 'pb-2' : 'pb-4')}>
              <ProgressBar
                className="flex-1"
                label="Lesson progress"
                value={progress.completed}
                max={progress.total}
                valueText={`${progress.completed} of ${progress.total} tasks completed`}
              />
              <span aria-hidden className="font-medium text-ink-soft text-sm tabular-nums">
                {progress.completed}/{progress.total}
              </span>
            </div>
          )}
        </div>
      </header>
      <div aria-hidden style={{ height: fullHeight }} />
    </>
  );
}

/** In the shape of a title of one line, its date and the progress bar. */
function TitleSkeleton() {
  return (
    <div aria-hidden className="pt-1 pb-4">
      <Skeleton className="h-9 w-3/4 max-w-md lg:h-11" />
      <div className="mt-1 flex h-11 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mt-3 flex h-5 items-center">
        <Skeleton className="h-2 w-full" />
      </div>
    </div>
  );
}
