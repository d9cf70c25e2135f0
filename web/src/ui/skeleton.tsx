import { clsx } from 'clsx';

/** A grey shape where something will stand; the size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={clsx('animate-breathe rounded-control bg-line/60', className)} />
  );
}
