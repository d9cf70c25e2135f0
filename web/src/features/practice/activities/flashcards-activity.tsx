import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HearButton } from '../../../ui/hear-button.tsx';
import { LanguageText } from '../../../ui/language-text.tsx';
import { Spanish } from '../../../ui/spanish.tsx';
import {
  firstIsSpanish,
  languageSpans,
  looksSpanish,
  spokenSpanish,
} from '../../../ui/text-language.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { KeyHint } from '../key-hint.tsx';
import { useExercises } from '../use-exercises.ts';
import { useShortcuts } from '../use-shortcuts.ts';

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
            <KeyHint digit={1} />
            Need Practice
          </Button>
          <Button size="large" onClick={() => mark(true)}>
            <KeyHint digit={2} />
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
  const flip = () => setFlipped(!flipped);
  useShortcuts(button, { space: flip, enter: flip });
  const front = sideOf(card.front, firstIsSpanish(card.front, card.back));
  const back = sideOf(card.back, !firstIsSpanish(card.front, card.back));
  const shown = flipped ? back : front;
  return (
    <div className="relative flex flex-1 animate-fade-in flex-col [perspective:1400px]">
      <button
        ref={button}
        type="button"
        onClick={flip}
        className="flex min-h-56 flex-1 rounded-card sm:max-h-96"
      >
        <span className="sr-only">
          {flipped ? 'Back: ' : 'Front: '}
          <SideText side={shown} />. Tap to flip
        </span>
        <span
          aria-hidden
          className={clsx(
            'relative flex-1 self-stretch transition-transform duration-250 ease-paper [transform-style:preserve-3d]',
            flipped && '[transform:rotateY(180deg)]',
          )}
        >
          <Face side={front} category={card.category} />
          <Face side={back} back />
        </span>
      </button>
      <HearButton text={shown.spoken} className="absolute top-2 right-2" />
      <p role="status" className="sr-only">
        {flipped && <SideText side={back} />}
      </p>
    </div>
  );
}

interface Side {
  text: string;
  /** 'mixed': the languages of its parts are marked one by one. */
  lang: 'es' | 'en' | 'mixed';
  /** The Spanish to hear; '' for none. */
  spoken: string;
}

function sideOf(text: string, ratherSpanish: boolean): Side {
  if (languageSpans(text).length > 1) return { text, lang: 'mixed', spoken: spokenSpanish(text) };
  return ratherSpanish || looksSpanish(text)
    ? { text, lang: 'es', spoken: text }
    : { text, lang: 'en', spoken: '' };
}

function SideText({ side: { text, lang } }: { side: Side }) {
  if (lang === 'mixed') return <LanguageText text={text} />;
  return lang === 'es' ? <Spanish>{text}</Spanish> : text;
}

interface FaceProps {
  side: Side;
  category?: string | undefined;
  back?: boolean;
}

function Face({ side, category, back = false }: FaceProps) {
  const { length } = side.text;
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
        className={clsx(
          'max-h-full overflow-y-auto text-balance text-center leading-tight',
          length > 160
            ? 'text-lg'
            : length > 60
              ? 'text-2xl'
              : length > 24
                ? 'text-3xl'
                : 'text-4xl',
        )}
      >
        <SideText side={side} />
      </span>
      {!back && <span className="absolute bottom-4 text-ink-soft text-sm">Tap to flip</span>}
    </span>
  );
}
