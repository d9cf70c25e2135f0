import { BLANK, type ClozeContent } from '@repaso/proto/activities/content';
import { gradeText } from '@repaso/proto/activities/grading';
import { clsx } from 'clsx';
import { Fragment, useEffect, useRef, useState } from 'react';
import { HearButton } from '../../../ui/hear-button.tsx';
import { LanguageText } from '../../../ui/language-text.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { AccentRow, answerInput, answerInputClasses } from '../answer-field.tsx';
import { CheckedExercise } from '../checked-exercise.tsx';
import { Hint } from '../hint.tsx';
import type { Result } from '../result-panel.tsx';
import { useExercises } from '../use-exercises.ts';

type ClozeExercise = ClozeContent['exercises'][number];

export function ClozeActivity({ content, onFinish }: ActivityProps<'cloze'>) {
  const exercises = useExercises(content.exercises, onFinish);
  return <Cloze key={exercises.item.id} {...exercises} />;
}

function Cloze({
  item,
  run,
  answered,
  advanced,
  step,
}: ReturnType<typeof useExercises<ClozeExercise>>) {
  const [given, setGiven] = useState(() => item.blanks.map(() => ''));
  const [result, setResult] = useState<Result>();
  const canCheck = given.every((word) => word.trim() !== '');
  const check = () => {
    const graded = gradeCloze(item, given);
    setResult(graded);
    step(answered({ correct: graded.correct, given: given.join(' / ') }));
  };
  return (
    <CheckedExercise
      run={run}
      canCheck={canCheck}
      begun={given.some(Boolean)}
      result={result}
      onCheck={check}
      onNext={() => step(advanced())}
      prompt={
        <p className="text-ink-soft">
          <LanguageText text={item.instruction || 'Fill in the blanks'} />
        </p>
      }
    >
      <ClozeSentence
        item={item}
        given={given}
        onChange={(position, word) => setGiven(given.with(position, word))}
      />
      {item.hints.length > 0 && (
        <Hint>
          <ul className="list-inside list-disc">
            {[...new Set(item.hints)].map((hint) => (
              <li key={hint}>
                <LanguageText text={hint} />
              </li>
            ))}
          </ul>
        </Hint>
      )}
    </CheckedExercise>
  );
}

interface ClozeSentenceProps {
  item: ClozeExercise;
  given: string[];
  onChange: (position: number, word: string) => void;
}

function ClozeSentence({ item, given, onChange }: ClozeSentenceProps) {
  const lastField = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const pieces = item.sentence_with_blanks
    .split(BLANK)
    .map((text, position) => ({ text, position }));
  return (
    <>
      <div>
        <div className="-mt-4 flex items-start gap-1">
          <h3 lang="es" className="min-w-0 flex-1 text-2xl leading-[2.3]">
            {pieces.map(({ text, position }) => (
              <Fragment key={position}>
                {position > 0 && (
                  <input
                    {...answerInput}
                    ref={position === 1 ? first : undefined}
                    type="text"
                    aria-label={`Blank ${position} of ${item.blanks.length}`}
                    value={given[position - 1]}
                    onFocus={(event) => {
                      lastField.current = event.currentTarget;
                    }}
                    onChange={(event) => onChange(position - 1, event.target.value)}
                    // The width follows what is typed; it must not tell how long the word is.
                    style={{ width: `${Math.max(6, (given[position - 1]?.length ?? 0) + 2)}ch` }}
                    className={clsx(
                      answerInputClasses,
                      'mx-1 h-12 max-w-full px-2 text-center align-middle font-serif text-2xl',
                    )}
                  />
                )}
                {text}
              </Fragment>
            ))}
          </h3>
          <HearButton text={item.sentence_with_blanks} className="mt-2" />
        </div>
        {item.translation && <p className="mt-2 text-ink-soft text-lg">{item.translation}</p>}
      </div>
      <AccentRow field={lastField} />
    </>
  );
}

/** A sentence is correct only if all its blanks are (specification, section 5). */
function gradeCloze(item: ClozeExercise, given: string[]): Result {
  const verdicts = item.blanks.map(({ word }, position) => gradeText(given[position] ?? '', word));
  const correct = verdicts.every((verdict) => verdict.correct);
  const fill = (words: string[]) =>
    item.sentence_with_blanks
      .split(BLANK)
      .map((text, position) => (position === 0 ? text : `${words[position - 1]}${text}`))
      .join('');
  return {
    correct,
    spellingDiffers: verdicts.some((verdict) => verdict.spellingDiffers),
    given: fill(given.map((word) => word.trim())),
    expected: fill(item.blanks.map(({ word }) => word)),
    lang: 'es',
    ...(item.translation && { meaning: item.translation }),
  };
}
