import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** What it does, below the label. */
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
      <Radix.Root
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
        // The target is 44 px high, the track in it 28.
        className="group flex h-11 w-13 shrink-0 items-center rounded-full"
      >
        <span className="flex h-7 w-full items-center rounded-full border border-line-strong bg-line px-0.75 transition-colors duration-150 group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
          <Radix.Thumb className="size-5 rounded-full bg-surface shadow-card ring-1 ring-line-strong transition-transform duration-150 data-[state=checked]:translate-x-6 data-[state=checked]:ring-primary" />
        </span>
      </Radix.Root>
    </div>
  );
}
