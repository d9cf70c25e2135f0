import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The Spanish being learned: spoken by a screen reader as Spanish, set in the book's type. */
export function Spanish({ className, ...rest }: Omit<ComponentProps<'span'>, 'lang'>) {
  return <span {...rest} lang="es" className={clsx('font-serif', className)} />;
}
