import { clsx } from 'clsx';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select } from 'radix-ui';
import { Field } from './text-field.tsx';

interface SelectFieldProps<T extends string> {
  label: string;
  /** Keeps the label for screen readers only, where the options explain themselves. */
  labelHidden?: boolean;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

const scrollButton = 'flex h-8 items-center justify-center text-ink-soft';

/** One of a few. (Radix has the specification's type-ahead and scroll timing, section 9.) */
export function SelectField<T extends string>({
  label,
  labelHidden,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  return (
    <Field label={label} labelHidden={labelHidden}>
      {({ className, ...described }) => (
        <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as T)}>
          <Select.Trigger
            {...described}
            className={clsx(className, 'flex! min-h-12 items-center justify-between gap-2')}
          >
            <span className="truncate">
              <Select.Value />
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade-in overflow-hidden rounded-card border border-line bg-surface shadow-raised"
            >
              <Select.ScrollUpButton className={scrollButton}>
                <ChevronUp aria-hidden className="size-5" />
              </Select.ScrollUpButton>
              <Select.Viewport className="p-1.5">
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 font-medium outline-none data-highlighted:bg-primary-tint data-highlighted:text-primary"
                  >
                    <Select.ItemText>{option.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Check aria-hidden className="size-5" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Viewport>
              <Select.ScrollDownButton className={scrollButton}>
                <ChevronDown aria-hidden className="size-5" />
              </Select.ScrollDownButton>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}
