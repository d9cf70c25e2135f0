import { clsx } from 'clsx';

/** The key that does what the button around it does; shown where a keyboard is likely. */
export function KeyHint({ digit, className }: { digit: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'hidden shrink-0 font-normal font-sans text-sm tabular-nums sm:inline',
        className,
      )}
    >
      {digit}
    </span>
  );
}
