import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonStyle, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** What it is doing right now ('Signing in…'): shown instead of the label, blocks clicks. */
  busy?: string | false | undefined;
  /** Styles the only child (a link) as a button instead of rendering one. */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy,
  asChild,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(
    buttonClasses({ variant, size, wide }),
    busy && 'cursor-progress',
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...(rest as ComponentProps<typeof Slot.Root>)}>
        {children}
      </Slot.Root>
    );
  }
  // Busy keeps the focus (unlike `disabled`), so a keyboard stays where it was.
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Busy>{busy}</Busy> : children}
    </button>
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-live="polite">{children}</span>
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 animate-breathe bg-current" />
    </>
  );
}
