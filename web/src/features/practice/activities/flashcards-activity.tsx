import { clsx } from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HearButton } from '../../../ui/hear-button.tsx';
import { firstIsSpanish } from '../../../ui/text-language.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { useExercises } from '../use-exercises.ts';

export function FlashcardsActivity({ content, onFinish }: ActivityProps<'flashcards'>) {
  const { run, item, answered, advanced, step } = useExercises(content.cards, onFinish);
  const mark = (correct: boolean) => step(answered({ correct }), advanced());
  return (
    <ActivityFrame
      counter={`Card ${Math.min(run.index + 1, run.total)} of ${run.total}`}
      done={run.answers.length}
      total={run.total}
      unsaved={run.answers.length > 0}
      shortcuts={{ digit: (digit) => digit <= 2 && mark(digit === 2) }}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="large" onClick={() => mark(false)}>
            <RotateCcw aria-hidden className="hidden size-5 shrink-0 sm:block" />
            Need Practice
          </Button>
          <Button size="large" onClick={() => mark(true)}>
            <Check aria-hidden className="hidden size-5 shrink-0 sm:block" />
            Got It!
          </Button>
        </div>
      }
    >
      <Flashcard key={item.id} card={item} />
    </ActivityFrame>
  );
}

interface Card {
  front: string;
  back: string;
  category?: string | undefined;
}

/** Turns over on a tap, Space or Enter. Only the side in view is read and spoken. */
function Flashcard({ card }: { card: Card }) {
  const [flipped, setFlipped] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const frontLang = firstIsSpanish(card.front, card.back) ? 'es' : 'en';
  const backLang = frontLang === 'es' ? 'en' : 'es';
  const shown = flipped
    ? { text: card.back, lang: backLang, side: 'Back' }
    : { text: card.front, lang: frontLang, side: 'Front' };
  return (
    <div className="relative flex flex-1 animate-fade-in flex-col [perspective:1400px]">
      <button
        ref={button}
        type="button"
        onClick={() => setFlipped(!flipped)}
        className="flex min-h-56 flex-1 rounded-card sm:max-h-96"
      >
        <span className="sr-only">{shown.side}: </span>
        <span lang={shown.lang} className="sr-only">
          {shown.text}
        </span>
        <span className="sr-only">. Tap to flip</span>
        <span
          aria-hidden
          className={clsx(
            'relative flex-1 self-stretch transition-transform duration-250 ease-paper [transform-style:preserve-3d]',
            flipped && '[transform:rotateY(180deg)]',
          )}
        >
          <Face text={card.front} lang={frontLang} category={card.category} />
          <Face text={card.back} lang={backLang} back />
        </span>
      </button>
      {shown.lang === 'es' && (
        <HearButton key={shown.side} text={shown.text} className="absolute top-2 right-2" />
      )}
      <p role="status" className="sr-only">
        {flipped && <span lang={backLang}>{card.back}</span>}
      </p>
    </div>
  );
}

function Face({
  text,
  lang,
  category,
  back = false,
}: {
  text: string;
  lang: string;
  category?: string | undefined;
  back?: boolean;
}) {
  return (
    <span
      className={clsx(
        'absolute inset-0 flex flex-col items-center justify-center rounded-card border px-6 py-14 shadow-raised [backface-visibility:hidden]',
        back
          ? 'border-flashcards bg-flashcards-tint [transform:rotateY(180deg)]'
          : 'border-line bg-surface',
      )}
    >
      {category && (
        <span className="absolute top-4 left-5 max-w-[70%] truncate text-ink-soft text-sm">
          {category}
        </span>
      )}
      <span
        lang={lang}
        className={clsx(
          'max-h-full overflow-hidden text-balance text-center leading-tight',
          lang === 'es' ? 'font-serif' : 'font-sans',
          text.length > 60 ? 'text-2xl' : text.length > 24 ? 'text-3xl' : 'text-4xl',
        )}
      >
        {text}
      </span>
      {!back && <span className="absolute bottom-4 text-ink-soft text-sm">Tap to flip</span>}
    </span>
  );
}
