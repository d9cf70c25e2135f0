import type { Task } from '@repaso/proto/http/tasks';
import { clsx } from 'clsx';
import { Check, ChevronRight, LockKeyhole } from 'lucide-react';
import { ActivityIcon, activityLook } from '../../ui/activity-look.tsx';
import { Badge } from '../../ui/badge.tsx';
import { scoreTone } from './score-tone.ts';

const sheet = 'flex w-full items-center gap-3.5 rounded-card border p-3.5 text-left';

/** One activity of the week. Locked ones are no button: they cannot be opened. */
export function TaskCard({ task, onOpen }: { task: Task; onOpen: () => void }) {
  if (task.status === 'locked') {
    return (
      <div className={clsx(sheet, 'border-line border-dashed')}>
        <ActivityIcon type={task.type} muted />
        <Labels task={task} />
        <LockKeyhole
          role="img"
          aria-label="Locked"
          className="mr-1 size-5 shrink-0 text-ink-soft"
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        sheet,
        // Below 368 px a score stands under the title instead of squeezing it.
        task.status === 'completed' && 'max-[23rem]:flex-wrap',
        'group border-line bg-surface shadow-card transition-[border-color,box-shadow] duration-150 hover:border-primary hover:shadow-raised',
      )}
    >
      <ActivityIcon type={task.type} />
      <Labels task={task} />
      {task.status === 'completed' ? (
        <span className="shrink-0 max-[23rem]:ml-15.5">
          <Result score={task.score} />
        </span>
      ) : (
        <ChevronRight
          aria-hidden
          className="size-6 shrink-0 text-ink-soft transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-primary"
        />
      )}
    </button>
  );
}

function Labels({ task }: { task: Task }) {
  const locked = task.status === 'locked';
  return (
    <span
      className={clsx(
        'min-w-0 flex-1',
        task.status === 'completed' && 'max-[23rem]:basis-[calc(100%-4rem)]',
      )}
    >
      <span
        className={clsx(
          'block break-words font-semibold font-serif text-lg leading-snug',
          locked && 'text-ink-soft',
        )}
      >
        {task.title}
      </span>
      <span className="mt-0.5 block text-ink-soft text-sm">
        {activityLook[task.type].label} · {task.estimatedMinutes} min
      </span>
    </span>
  );
}

function Result({ score }: { score: number | null }) {
  if (score === null) {
    return (
      <Badge tone="good">
        <Check aria-hidden className="size-4" />
        Done
      </Badge>
    );
  }
  return (
    <Badge tone={scoreTone(score)}>
      <Check aria-hidden className="size-4" />
      <span className="sr-only">Completed, score </span>
      {score}%
    </Badge>
  );
}
