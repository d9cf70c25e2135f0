import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatCountdown, nextTick } from './unlock-schedule.ts';

/** How often to ask again when the server's clock has not reached what this one says. */
const OVERDUE_RETRY_MS = 30_000;

/** Counts down to `unlocksAt`; when it is reached, asks the server for the tasks again. */
export function UnlockBanner({ unlocksAt }: { unlocksAt: string }) {
  const queryClient = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  const remaining = Date.parse(unlocksAt) - now;

  useEffect(() => {
    const overdue = remaining <= 0;
    if (overdue) queryClient.invalidateQueries({ queryKey: ['/api/tasks'] });
    const timer = setTimeout(
      () => setNow(Date.now()),
      overdue ? OVERDUE_RETRY_MS : nextTick(remaining),
    );
    return () => clearTimeout(timer);
  }, [remaining, queryClient]);

  return (
    <p className="flex items-center gap-3 rounded-control bg-primary-tint px-4 py-3 font-medium">
      <Hourglass aria-hidden className="size-5 shrink-0 text-primary" />
      <span>
        Your next batch unlocks in{' '}
        <strong className="whitespace-nowrap tabular-nums">{formatCountdown(remaining)}</strong>
      </span>
    </p>
  );
}
