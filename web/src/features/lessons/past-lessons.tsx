import type { Lesson } from '@repaso/proto/http/lessons';
import { Check, NotebookText } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format-date.ts';

interface PastLessonsProps {
  lessons: Lesson[];
  currentId: string | undefined;
  onChoose: (lessonId: string) => void;
  onClose: () => void;
}

export function PastLessons({ lessons, currentId, onChoose, onClose }: PastLessonsProps) {
  return (
    <Dialog title="Past Lessons" onClose={onClose}>
      {lessons.length === 0 ? (
        <EmptyState as="h3" icon={<NotebookText />} title="No past lessons yet.">
          <p>Upload your first lesson to get started!</p>
        </EmptyState>
      ) : (
        <ul className="-mx-3 -my-2">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <button
                type="button"
                aria-current={lesson.id === currentId ? 'true' : undefined}
                onClick={() => onChoose(lesson.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-150 hover:bg-primary-tint"
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-semibold font-serif text-lg leading-snug">
                    {lesson.title}
                  </span>
                  <span className="block text-ink-soft text-sm">
                    <time dateTime={lesson.createdAt}>{formatDate(lesson.createdAt)}</time>
                    {lesson.status === 'ready' &&
                      ` · ${lesson.completedCount} of ${lesson.taskCount} done`}
                    {lesson.status === 'processing' && ' · Being prepared'}
                    {lesson.status === 'failed' && ' · Could not be prepared'}
                  </span>
                </span>
                {lesson.id === currentId && (
                  <Check aria-hidden className="size-5 shrink-0 text-primary" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
