import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

const control =
  'block w-full rounded-control border bg-surface px-3.5 text-base text-ink transition-colors duration-150 hover:border-primary focus-visible:outline-2 focus-visible:outline-offset-0';

interface FieldProps {
  label: string;
  /** Shown below the label's control while there is no error. */
  hint?: ReactNode;
  /** What is wrong, in words; marks the control invalid. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the screen already says what to do. */
  labelHidden?: boolean;
}

interface Described {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** Label above, hint or error below, wired for screen readers. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  children,
}: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className={clsx('mb-1.5 block font-medium', labelHidden && 'sr-only')}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
        className: clsx(control, error ? 'border-bad' : 'border-line-strong'),
      })}
      {error ? (
        <p id={noteId} role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="mt-1.5 text-ink-soft text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  labelHidden,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {({ className, ...described }) => (
        <input {...input} {...described} className={clsx(className, 'min-h-12')} />
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  labelHidden,
  className: extra,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {({ className, ...described }) => (
        <textarea {...textarea} {...described} className={clsx(className, 'py-3', extra)} />
      )}
    </Field>
  );
}

/** A password with a show/hide toggle. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...described }) => (
        <div className="relative">
          <input
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(className, 'min-h-12 pr-13')}
          />
          <button
            type="button"
            aria-label={shown ? `Hide ${label}` : `Show ${label}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-ink-soft hover:text-primary"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
