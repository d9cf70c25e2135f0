import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet lying on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx('rounded-card border border-line bg-surface shadow-card', className)}
    />
  );
}
