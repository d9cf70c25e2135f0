import type { Task } from '@repaso/proto/http/tasks';
import { clsx } from 'clsx';
import { TaskCard } from './task-card.tsx';
import { UnlockBanner } from './unlock-banner.tsx';
import { bannerPosition, byDay, type Day, dayName, groupByDay } from './unlock-schedule.ts';

interface TimelineProps {
  tasks: Task[];
  onOpen: (task: Task) => void;
}

/**
 * The lesson's week in the order of its days. Wide screens set what is still locked beside what is
 * open, and the second half of a week that is all open beside its first; the order of reading stays.
 */
export function Timeline({ tasks, onOpen }: TimelineProps) {
  const sorted = byDay(tasks);
  const banner = bannerPosition(sorted);
  const open = groupByDay(banner === -1 ? sorted : sorted.slice(0, banner));
  const ahead = banner === -1 ? [] : groupByDay(sorted.slice(banner));
  const first = ahead.length > 0 ? open : open.slice(0, Math.ceil(open.length / 2));
  const second = open.slice(first.length);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-14">
      <section aria-label="Open activities">
        <Days days={first} onOpen={onOpen} />
      </section>
      {second.length > 0 && (
        <section aria-label="More open activities">
          <Days days={second} onOpen={onOpen} />
        </section>
      )}
      {ahead[0] && (
        <section aria-label="Coming up" className="space-y-6">
          <UnlockBanner key={ahead[0].unlocksAt} unlocksAt={ahead[0].unlocksAt} />
          <Days days={ahead} onOpen={onOpen} />
        </section>
      )}
    </div>
  );
}

function Days({ days, onOpen }: { days: Day[]; onOpen: (task: Task) => void }) {
  const now = new Date();
  return (
    // The red line is the notebook's margin; each day has its mark on it.
    <ol className="relative space-y-6 border-margin border-l-[1.5px] pl-5">
      {days.map((day) => (
        <li key={day.dayOffset}>
          <h2 className="relative mb-2.5 flex items-baseline gap-2 text-xl">
            <DayMark day={day} />
            {dayName(day.unlocksAt, now)}
            <span className="font-normal font-sans text-ink-soft text-sm">
              Day {day.dayOffset + 1}
            </span>
          </h2>
          <ul className="space-y-3">
            {day.tasks.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} onOpen={() => onOpen(task)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Filled when the whole day is done. */
function DayMark({ day }: { day: Day }) {
  const done = day.tasks.every((task) => task.status === 'completed');
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute top-[0.45rem] -left-[1.625rem] size-2.5 rounded-full border-2',
        done ? 'border-good bg-good' : 'border-margin bg-paper',
      )}
    />
  );
}
