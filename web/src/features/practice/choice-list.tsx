import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { looksSpanish } from '../../ui/text-language.ts';

interface ChoiceListProps {
  /** What is being chosen, for a screen reader. */
  label: string;
  options: string[];
  /** The chosen position; undefined while none is. */
  chosen: number | undefined;
  onChoose: (position: number) => void;
  compact?: boolean;
}

/** One of several answers; the number beside each is the key that chooses it. */
export function ChoiceList({ label, options, chosen, onChoose, compact = false }: ChoiceListProps) {
  const group = useRef<HTMLDivElement>(null);
  const previous = useRef(chosen);
  // What a digit has chosen gets the focus, as what was clicked or reached with an arrow has it.
  useEffect(() => {
    if (chosen === previous.current) return;
    previous.current = chosen;
    group.current?.querySelector<HTMLElement>('[data-state="checked"]')?.focus();
  }, [chosen]);
  const choices = options.map((option, position) => ({
    option,
    position,
    value: String(position),
  }));
  return (
    <RadioGroup.Root
      ref={group}
      aria-label={label}
      value={chosen === undefined ? '' : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      className={clsx(
        'flex flex-col',
        // On a phone held sideways they would leave no room for what they answer.
        compact ? 'gap-2 sm:[@media(max-height:30rem)]:flex-row' : 'gap-3',
      )}
    >
      {choices.map(({ option, position, value }) => (
        <div key={value} className="flex min-w-0 flex-1 items-center">
          <RadioGroup.Item
            value={value}
            className={clsx(
              'group flex min-w-0 flex-1 items-center gap-3 rounded-control border bg-surface px-3 text-left transition-colors duration-150',
              compact ? 'min-h-12 py-1.5 text-base' : 'min-h-14 py-2 text-lg',
              'border-line-strong hover:border-primary',
              'data-[state=checked]:border-primary data-[state=checked]:bg-primary-tint data-[state=checked]:ring-1 data-[state=checked]:ring-primary',
            )}
          >
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong text-ink-soft text-sm tabular-nums group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary group-data-[state=checked]:text-on-primary"
            >
              {position + 1}
            </span>
            <span className="min-w-0 flex-1">
              <LanguageText text={option} />
            </span>
          </RadioGroup.Item>
          {looksSpanish(option) && <HearButton text={option} className="-mr-2" />}
        </div>
      ))}
    </RadioGroup.Root>
  );
}
