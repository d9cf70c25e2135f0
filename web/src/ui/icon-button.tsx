import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { iconButtonClasses } from './button-classes.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
}

export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={clsx(iconButtonClasses, className)}
      />
    </Tooltip>
  );
}
