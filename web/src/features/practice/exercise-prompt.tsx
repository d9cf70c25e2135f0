import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { HearButton } from '../../ui/hear-button.tsx';

interface ExercisePromptProps {
  /** What to do, in a few words. */
  task: string;
  lang: 'es' | 'en';
  /** The text that the exercise is about. */
  text: string;
  /** The Spanish to hear; by default the text, when it is Spanish. */
  spoken?: string;
  /** Takes the focus when the exercise comes up: for exercises without a field to type into. */
  focused?: boolean;
  children?: ReactNode;
}

/** The heading of an exercise. Mount it anew for every exercise (`key`). */
export function ExercisePrompt({
  task,
  lang,
  text,
  spoken = lang === 'es' ? text : '',
  focused,
  children,
}: ExercisePromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div>
      <p className="mb-1 text-ink-soft">{task}</p>
      <div className="flex items-start gap-1">
        <h3
          ref={heading}
          tabIndex={-1}
          lang={lang}
          className={clsx(
            'reading-focus rounded-sm min-w-0 flex-1 text-2xl leading-snug',
            lang === 'en' && 'font-sans',
          )}
        >
          {children ?? text}
        </h3>
        <HearButton text={spoken} />
      </div>
    </div>
  );
}
