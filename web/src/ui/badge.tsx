import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  primary: 'bg-primary-tint text-primary',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm tabular-nums',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
