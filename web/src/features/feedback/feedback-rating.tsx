import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface FeedbackRatingProps {
  error: string | undefined;
  sending: boolean;
  onUp: () => void;
  onDown: () => void;
  /** What stands below the thumbs, in place of the error. */
  children?: ReactNode;
}

/** The question and its two thumbs. */
export function FeedbackRating({ error, sending, onUp, onDown, children }: FeedbackRatingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = !children;
  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone]);
  return (
    <div className="my-auto flex flex-col items-center gap-8 py-8 text-center">
      <h3 ref={heading} tabIndex={-1} className="reading-focus rounded-sm text-3xl">
        How was that?
      </h3>
      <div className="grid w-full max-w-xs grid-cols-2 gap-4">
        <ThumbButton label="Thumbs up" icon={ThumbsUp} disabled={sending} onClick={onUp} />
        <ThumbButton label="Thumbs down" icon={ThumbsDown} disabled={sending} onClick={onDown} />
      </div>
      {alone ? (
        <p role="alert" className="min-h-6 text-bad">
          {error}
        </p>
      ) : (
        children
      )}
    </div>
  );
}

interface ThumbButtonProps {
  label: string;
  icon: typeof ThumbsUp;
  disabled: boolean;
  onClick: () => void;
}

function ThumbButton({ label, icon: Icon, disabled, onClick }: ThumbButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="flex aspect-square items-center justify-center rounded-card border border-line-strong bg-surface text-ink shadow-card transition-colors duration-150 hover:border-primary hover:bg-primary-tint hover:text-primary"
    >
      <Icon aria-hidden className="size-12" strokeWidth={1.5} />
    </button>
  );
}
