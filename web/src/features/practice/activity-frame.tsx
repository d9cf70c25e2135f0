import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

/** Whether leaving now would lose something; the dialog around the activity asks for it. */
export const UnsavedWork = createContext<RefObject<boolean>>({ current: false });

interface ActivityFrameProps {
  /** Where the learner is, in words ('Card 3 of 8'). */
  counter: string;
  done: number;
  total: number;
  /** Leaving now would lose something. */
  unsaved: boolean;
  /** Said to a screen reader when it changes: the verdict. */
  announcement?: string;
  shortcuts?: Shortcuts;
  footer: ReactNode;
  children: ReactNode;
}

/** One exercise: progress above, the exercise, and what to do next always in reach below. */
export function ActivityFrame({
  counter,
  done,
  total,
  unsaved,
  announcement = '',
  shortcuts = {},
  footer,
  children,
}: ActivityFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const unsavedWork = useContext(UnsavedWork);
  useShortcuts(frame, shortcuts);
  useEffect(() => {
    unsavedWork.current = unsaved;
  }, [unsavedWork, unsaved]);
  return (
    <div ref={frame} className="-my-4 flex flex-1 flex-col">
      <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pb-3">
        <p className="mb-1.5 text-ink-soft text-sm tabular-nums">{counter}</p>
        <ProgressBar label="Progress" value={done} max={total} valueText={counter} />
      </div>
      <div className="flex flex-1 flex-col gap-5 py-3">{children}</div>
      <StickyFooter>{footer}</StickyFooter>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Stays at the lower edge of the screen while the rest scrolls. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto bg-paper px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
