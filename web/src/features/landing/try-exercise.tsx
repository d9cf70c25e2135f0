import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { ActivityIcon } from '../../ui/activity-look.tsx';
import { Spanish } from '../../ui/spanish.tsx';

const ANSWER = 'fui';
const options = [
  { word: 'iba', why: '“iba” tells what you used to do. Yesterday happened once.' },
  { word: ANSWER, why: 'It happened once and is over: “fui”, I went.' },
  { word: 'voy', why: '“voy” is now: I go. Yesterday is over.' },
] as const;

/** One exercise made from the notes beside it, to be tried on the spot. */
export function TryExercise() {
  const [chosen, setChosen] = useState<(typeof options)[number]>();
  const right = chosen?.word === ANSWER;
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-raised sm:p-6">
      <div className="flex items-center gap-3">
        <ActivityIcon type="cloze" size="small" />
        <h2 className="font-medium font-sans text-base text-ink-soft tracking-normal">
          Made from these notes: try it
        </h2>
      </div>
      <p className="mt-4 text-2xl leading-snug">
        <Spanish>
          Ayer{' '}
          <span
            className={clsx(
              'inline-block min-w-14 border-b-2 text-center font-semibold',
              !chosen && 'border-line-strong',
              chosen && (right ? 'border-good text-good' : 'border-bad text-bad'),
            )}
          >
            {chosen?.word ?? <span className="sr-only">(blank)</span>}
          </span>{' '}
          al mercado.
        </Spanish>
      </p>
      <p className="mt-1 text-ink-soft">Yesterday I went to the market.</p>
      <fieldset className="mt-4 grid grid-cols-3 gap-2.5">
        <legend className="sr-only">Fill in the blank</legend>
        {options.map((option) => (
          <button
            key={option.word}
            type="button"
            lang="es"
            aria-pressed={option === chosen}
            onClick={() => setChosen(option)}
            className={clsx(
              'min-h-12 rounded-control border font-serif text-lg transition-colors duration-150',
              option === chosen
                ? right
                  ? 'border-good bg-good-tint'
                  : 'border-bad bg-bad-tint'
                : 'border-line-strong bg-surface hover:border-primary hover:bg-primary-tint',
            )}
          >
            {option.word}
          </button>
        ))}
      </fieldset>
      {/* Its place is kept, so that the verdict moves nothing. */}
      <div role="status" className="mt-4 flex min-h-12 items-start gap-2.5">
        {chosen ? (
          <>
            {right ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            ) : (
              <X aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
            )}
            <p>
              <strong className={right ? 'text-good' : 'text-bad'}>
                {right ? 'Right.' : 'Not quite.'}
              </strong>{' '}
              {chosen.why}
            </p>
          </>
        ) : (
          <p className="text-ink-soft">Which one did your tutor mean?</p>
        )}
      </div>
    </div>
  );
}
