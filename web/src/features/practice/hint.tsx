import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

/** Help that shows only when asked for. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <details className="group rounded-control">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 font-medium text-primary [&::-webkit-details-marker]:hidden">
        <Lightbulb aria-hidden className="size-5" />
        <span className="group-open:hidden">Show hint</span>
        <span className="hidden group-open:inline">Hide hint</span>
      </summary>
      <div className="pl-7 text-ink-soft">{children}</div>
    </details>
  );
}
