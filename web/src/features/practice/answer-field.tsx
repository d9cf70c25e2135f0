import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useRef } from 'react';

/** Takes what a phone's keyboard would do to a learner's Spanish out of its hands. */
export const answerInput = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'done',
} as const;

export const answerInputClasses =
  'rounded-control border border-line-strong bg-surface text-ink transition-colors duration-150 ' +
  'hover:border-primary focus-visible:outline-offset-0';

interface AnswerFieldProps extends Omit<ComponentProps<'textarea'>, 'lang' | 'ref'> {
  label: string;
  lang: 'es' | 'en';
}

/** Where a learner types a sentence; Spanish ones come with the letters that keyboards lack. */
export function AnswerField({ label, lang, className, ...rest }: AnswerFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <textarea
        {...answerInput}
        {...rest}
        ref={field}
        lang={lang}
        aria-label={label}
        rows={2}
        className={clsx(
          answerInputClasses,
          // Grows with what is typed, where the browser can; elsewhere two rows scroll.
          'field-sizing-content max-h-60 min-h-23 w-full resize-none px-4 py-3 text-xl leading-relaxed',
          lang === 'es' && 'font-serif',
          className,
        )}
      />
      {lang === 'es' && <AccentRow field={field} />}
    </div>
  );
}

const ACCENTS = ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡'];

/** Inserts a letter at the caret of the field without taking the focus from it. */
export function AccentRow({
  field,
}: {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}) {
  const insert = (letter: string) => {
    const target = field.current;
    if (!target) return;
    const end = target.value.length;
    target.setRangeText(letter, target.selectionStart ?? end, target.selectionEnd ?? end, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    target.focus();
  };
  return (
    <fieldset className="grid grid-cols-5 gap-1 min-[26rem]:grid-cols-9">
      <legend className="sr-only">Spanish letters</legend>
      {ACCENTS.map((letter) => (
        <button
          key={letter}
          type="button"
          lang="es"
          aria-label={`Insert ${letter}`}
          // A press must not move the focus: on a phone the keyboard would go away.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(letter)}
          className="min-h-11 rounded-control border border-line bg-surface font-serif text-lg transition-colors duration-150 hover:border-primary hover:text-primary"
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
