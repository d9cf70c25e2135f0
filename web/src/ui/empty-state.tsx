import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The way out: usually one Button. */
  action?: ReactNode;
  /** The heading's level where it stands. */
  as?: 'h1' | 'h2' | 'h3';
}

/** Nothing here, or nothing worked: says so and offers the next step. */
export function EmptyState({ icon, title, children, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-2 py-10 text-center">
      <div
        aria-hidden
        className="mb-5 flex size-16 items-center justify-center rounded-full bg-primary-tint text-primary [&>svg]:size-7"
      >
        {icon}
      </div>
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-col items-center gap-3">{action}</div>}
    </div>
  );
}
