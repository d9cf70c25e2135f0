import { CONTENT_MAX_LENGTH, CONTENT_MIN_LENGTH } from '@repaso/proto/http/lessons';
import { characterCount } from '@repaso/proto/http/text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';

interface TextStepProps {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** For who sends by keyboard, past the disabled button (specification, section 5). */
const CONTENT_TOO_SHORT = {
  title: 'Content too short',
  description: 'Please write at least 20 characters about what you learned.',
};

const EXAMPLE = `En el restaurante
la cuenta = the bill
¿Qué me recomienda? = What do you recommend?
Corrected: yo quiero un mesa → yo quiero una mesa`;

export function TextStep({ text, onChange, onSubmit }: TextStepProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const length = characterCount(text.trim());
  const tooLong = characterCount(text) > CONTENT_MAX_LENGTH;
  const ready = length >= CONTENT_MIN_LENGTH && !tooLong;

  useEffect(() => {
    const element = textarea.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (ready) onSubmit();
    else if (!tooLong) toast({ ...CONTENT_TOO_SHORT, variant: 'destructive' });
  }

  return (
    <form onSubmit={submit} className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col">
        <TextAreaField
          ref={textarea}
          label="What did you learn?"
          className="notes-lines min-h-48 flex-1 resize-none font-serif text-lg leading-8"
          placeholder={EXAMPLE}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
          error={tooLong ? 'Please use at most 20,000 characters.' : undefined}
          hint="One thing per line works best: the Spanish, then the English."
        />
      </div>
      <div className="sticky bottom-0 flex items-center justify-between gap-4 bg-paper pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <span className="text-ink-soft text-sm tabular-nums">
          {length}/{CONTENT_MIN_LENGTH} min characters
        </span>
        <Button type="submit" size="large" disabled={!ready}>
          Make It Stick
        </Button>
      </div>
    </form>
  );
}
