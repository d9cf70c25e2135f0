import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  info: { icon: Info, classes: 'bg-primary-tint', ink: 'text-primary' },
  good: { icon: CircleCheck, classes: 'bg-good-tint', ink: 'text-good' },
  warn: { icon: CircleAlert, classes: 'bg-warn-tint', ink: 'text-warn' },
  bad: { icon: CircleAlert, classes: 'bg-bad-tint', ink: 'text-bad' },
} as const;

interface NoticeProps {
  tone: keyof typeof looks;
  children: ReactNode;
}

/** A message in the page itself. Bad ones interrupt a screen reader, the others wait. */
export function Notice({ tone, children }: NoticeProps) {
  const { icon: Icon, classes, ink } = looks[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-control px-4 py-3', classes)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
