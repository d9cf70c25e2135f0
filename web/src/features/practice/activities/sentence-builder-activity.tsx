import type { SentenceBuilderContent } from '@repaso/proto/activities/content';
import { gradeText } from '@repaso/proto/activities/grading';
import { clsx } from 'clsx';
import { Blocks, Keyboard } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { AnswerField } from '../answer-field.tsx';
import { CheckedExercise } from '../checked-exercise.tsx';
import { ExercisePrompt } from '../exercise-prompt.tsx';
import { KeyHint } from '../key-hint.tsx';
import type { Result } from '../result-panel.tsx';
import { useExercises } from '../use-exercises.ts';

type SentenceExercise = SentenceBuilderContent['exercises'][number];

export function SentenceBuilderActivity({ content, onFinish }: ActivityProps<'sentence_builder'>) {
  const [typing, setTyping] = useState(false);
  const exercises = useExercises(content.exercises, onFinish);
  return (
    <SentenceBuilder key={exercises.item.id} {...exercises} typing={typing} onTyping={setTyping} />
  );
}

interface SentenceBuilderProps extends ReturnType<typeof useExercises<SentenceExercise>> {
  /** The learner types the sentence instead of tapping its words. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
}

function SentenceBuilder({
  item,
  run,
  answered,
  advanced,
  step,
  typing,
  onTyping,
}: SentenceBuilderProps) {
  /** Positions in the word bank, in the order of the sentence. */
  const [picked, setPicked] = useState<number[]>([]);
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<Result>();
  const sentence = typing ? typed : picked.map((position) => item.words[position]).join(' ');

  const pick = (position: number) => {
    if (position < item.words.length && !picked.includes(position)) {
      setPicked([...picked, position]);
    }
  };
  const check = () => {
    const verdict = gradeText(sentence, item.targetSentence);
    setResult({
      ...verdict,
      given: sentence,
      lang: 'es',
      ...(item.prompt && { meaning: item.prompt }),
    });
    step(answered({ correct: verdict.correct, given: sentence }));
  };
  const switchMode = () => {
    if (!typing) setTyped(sentence);
    onTyping(!typing);
  };
  return (
    <CheckedExercise
      run={run}
      canCheck={sentence.trim() !== ''}
      begun={sentence !== ''}
      result={result}
      onCheck={check}
      onNext={() => step(advanced())}
      shortcuts={
        typing
          ? {}
          : { digit: (digit) => pick(digit - 1), backspace: () => setPicked(picked.slice(0, -1)) }
      }
      prompt={
        <ExercisePrompt task="Build the sentence" lang="en" text={item.prompt} focused={!typing} />
      }
    >
      {typing ? (
        <AnswerField
          label="Your sentence"
          lang="es"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
      ) : (
        <WordBank
          words={item.words}
          picked={picked}
          onPick={pick}
          onPutBack={(position) => setPicked(picked.filter((other) => other !== position))}
        />
      )}
      <Button variant="quiet" className="-ml-4 self-start" onClick={switchMode}>
        {typing ? (
          <Blocks aria-hidden className="size-5" />
        ) : (
          <Keyboard aria-hidden className="size-5" />
        )}
        {typing ? 'Tap the words instead' : 'Type it instead'}
      </Button>
    </CheckedExercise>
  );
}

interface WordBankProps {
  words: string[];
  picked: number[];
  onPick: (position: number) => void;
  onPutBack: (position: number) => void;
}

function WordBank({ words, picked, onPick, onPutBack }: WordBankProps) {
  const bank = words.map((word, position) => ({ word, position }));
  const tiles = useRef<HTMLUListElement>(null);
  const putBack = (position: number, event: MouseEvent<HTMLButtonElement>) => {
    // The word goes back to its place in the bank, and a keyboard's focus goes with it.
    if (event.currentTarget === document.activeElement) {
      tiles.current?.querySelectorAll('button')[position]?.focus();
    }
    onPutBack(position);
  };
  return (
    <>
      <ul
        aria-label="Your sentence"
        className="flex min-h-28 flex-wrap content-start gap-2 border-line border-b-2 pb-3"
      >
        {picked.map((position) => (
          <li key={position} className="animate-fade-in">
            <WordTile
              label={`Put back ${words[position]}`}
              onClick={(event) => putBack(position, event)}
            >
              {words[position]}
            </WordTile>
          </li>
        ))}
        {picked.length === 0 && (
          <li className="self-center text-ink-soft">Tap the words in order</li>
        )}
      </ul>
      <ul ref={tiles} aria-label="Words" className="flex flex-wrap gap-2">
        {bank.map(({ word, position }) => (
          <li key={position}>
            <WordTile
              used={picked.includes(position)}
              digit={position + 1}
              onClick={() => onPick(position)}
            >
              {word}
            </WordTile>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WordTileProps {
  children: string | undefined;
  label?: string;
  /** The key that picks it. */
  digit?: number;
  /** In the sentence already: only its place is left. */
  used?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function WordTile({ children, label, digit, used = false, onClick }: WordTileProps) {
  return (
    <button
      type="button"
      lang="es"
      aria-label={label}
      // Not `disabled`: a word that is used keeps the keyboard's place in the row.
      aria-disabled={used}
      // A press leaves the focus where it is, so that Enter checks.
      onMouseDown={(event) => event.preventDefault()}
      onClick={used ? undefined : onClick}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border px-3 font-serif text-lg transition-colors duration-150',
        used
          ? 'cursor-default border-line border-dashed bg-transparent text-ink-soft line-through'
          : 'border-line-strong bg-surface shadow-card hover:border-primary',
      )}
    >
      {digit !== undefined && digit <= 9 && <KeyHint digit={digit} className="text-ink-soft" />}
      {children}
    </button>
  );
}
