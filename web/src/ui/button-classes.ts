import { clsx } from 'clsx';

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

export interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Fills the width of its container. */
  wide?: boolean;
}

/** Also for links and for what must load with little. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide }: ButtonStyle): string {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-control py-2 font-semibold leading-tight',
    'transition-colors duration-150 disabled:cursor-not-allowed',
    wide && 'w-full',
    variants[variant],
    sizes[size],
  );
}

/** A 44 px target around an icon. */
export const iconButtonClasses = clsx(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft',
  'transition-colors duration-150 hover:bg-primary-tint hover:text-primary',
  'disabled:cursor-not-allowed disabled:opacity-50',
);
