import { clsx } from 'clsx';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What progresses: the accessible name. */
  label: string;
  /** How far, in words ('3 of 9 tasks'); without it a screen reader hears the percentage. */
  valueText?: string;
  className?: string;
}

export function ProgressBar({ value, max, label, valueText, className }: ProgressBarProps) {
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={clsx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-transform duration-250 ease-paper"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  );
}
