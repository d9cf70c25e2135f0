import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

const variants = {
  primary:
    'bg-primary text-on-primary shadow-card hover:bg-primary-strong disabled:bg-line disabled:text-ink-soft disabled:shadow-none',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-primary hover:text-primary disabled:border-line disabled:text-ink-soft',
  quiet: 'text-primary hover:bg-primary-tint disabled:text-ink-soft',
  danger:
    'border border-bad text-bad hover:bg-bad-tint disabled:border-line disabled:text-ink-soft',
} as const;

const sizes = {
  medium: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
} as const;

interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Fills the width of its container. */
  wide?: boolean;
}

export function buttonClasses({ variant = 'primary', size = 'medium', wide }: ButtonStyle): string {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-control py-2 font-semibold leading-tight',
    'transition-colors duration-150 disabled:cursor-not-allowed',
    wide && 'w-full',
    variants[variant],
    sizes[size],
  );
}

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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
}

/** A 44 px target around an icon. */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft',
        'transition-colors duration-150 hover:bg-primary-tint hover:text-primary',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    />
  );
}
