import { clsx } from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useReducer, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HearButton } from '../../../ui/hear-button.tsx';
import { firstIsSpanish } from '../../../ui/text-language.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { KeyHint } from '../key-hint.tsx';
import {
  currentSet,
  isSetComplete,
  type MatchingPair,
  type MatchingRun,
  matchingRun,
  type Side,
  startMatching,
} from '../matching-run.ts';
import { shuffled } from '../shuffled.ts';

export function MatchingActivity({ content, onFinish }: ActivityProps<'matching'>) {
  const [run, dispatch] = useReducer(matchingRun, undefined, () =>
    startMatching({ pairs: content.pairs, at: Date.now(), shuffle: shuffled }),
  );
  const main = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const complete = isSetComplete(run);
  useEffect(() => {
    if (complete) main.current?.focus();
  }, [complete]);
  useEffect(() => {
    if (run.setIndex < run.sets.length) heading.current?.focus();
  }, [run.setIndex, run.sets.length]);
  const set = currentSet(run);
  if (!set) return null;

  const isLast = run.setIndex === run.sets.length - 1;
  const select = (side: Side, pairId: string) =>
    dispatch({ type: 'selected', selection: { side, pairId }, at: Date.now() });
  const goOn = () => {
    if (isLast) onFinish([...run.answers, ...run.found]);
    else dispatch({ type: 'next-set', at: Date.now() });
  };
  const rights = set.rightOrder.flatMap((id) => set.pairs.find((pair) => pair.id === id) ?? []);
  const columns = { left: set.pairs, right: rights };
  // 1 to 4 stand on the left, 5 to 8 on the right.
  const choose = (digit: number) => {
    const right = digit > set.pairs.length;
    const pair = right ? rights[digit - set.pairs.length - 1] : set.pairs[digit - 1];
    if (!pair) return;
    select(right ? 'right' : 'left', pair.id);
    grid.current?.querySelectorAll('button')[digit - 1]?.focus();
  };
  const spoken = spokenText(run);
  const done = run.answers.length + run.found.length;
  return (
    <ActivityFrame
      counter={`Set ${run.setIndex + 1} of ${run.sets.length}`}
      done={done}
      total={content.pairs.length}
      unsaved={done > 0 || Object.keys(run.mistakes).length > 0}
      shortcuts={{ digit: choose, enter: complete ? goOn : undefined }}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button
            variant="secondary"
            size="large"
            onClick={() => dispatch({ type: 'reset', at: Date.now() })}
          >
            <RotateCcw aria-hidden className="size-5" />
            Reset
          </Button>
          <Button ref={main} size="large" disabled={!complete} onClick={goOn}>
            {isLast ? 'Finish' : 'Next Set'}
          </Button>
        </div>
      }
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className="reading-focus rounded-sm font-sans text-xl">
          Match the pairs
        </h3>
        <div className="flex min-h-11 items-center gap-1">
          <p role="status" className={clsx(run.outcome?.matched === false && 'text-bad')}>
            {progressText(run, complete, isLast)}
          </p>
          {spoken && <HearButton text={spoken} />}
        </div>
      </div>
      <div
        ref={grid}
        className={clsx(
          'grid grid-cols-2 gap-3',
          set.pairs.some(hasLongWord) ? 'text-[clamp(0.875rem,3.6vw,1.125rem)]' : 'text-lg',
        )}
      >
        {(['left', 'right'] as const).map((side) => (
          <ul
            key={side}
            aria-label={side === 'left' ? 'Left side' : 'Right side'}
            className="flex flex-col gap-3"
          >
            {columns[side].map((pair, position) => (
              <li key={pair.id} className="flex flex-1">
                <Item
                  text={pair[side]}
                  lang={langOf(pair, side)}
                  digit={position + 1 + (side === 'right' ? set.pairs.length : 0)}
                  selected={run.selected?.side === side && run.selected.pairId === pair.id}
                  matched={run.found.some(({ itemId }) => itemId === pair.id)}
                  wrong={
                    run.outcome?.matched === false &&
                    [run.outcome.first, run.outcome.second].some(
                      (tried) => tried.side === side && tried.pairId === pair.id,
                    )
                  }
                  onSelect={() => select(side, pair.id)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </ActivityFrame>
  );
}

function langOf(pair: MatchingPair, side: Side): 'es' | 'en' {
  return firstIsSpanish(pair.left, pair.right) === (side === 'left') ? 'es' : 'en';
}

function progressText(run: MatchingRun, complete: boolean, isLast: boolean): string {
  if (complete) return isLast ? 'All Sets Complete!' : 'Set complete.';
  if (run.outcome) return run.outcome.matched ? 'That is a pair.' : 'Not a pair. Try another.';
  return run.selected ? 'Now choose its partner.' : 'Choose two that belong together.';
}

/** The Spanish side of what the learner has just touched. */
function spokenText(run: MatchingRun): string | undefined {
  const touched = run.selected ?? run.outcome?.first;
  const pair = currentSet(run)?.pairs.find(({ id }) => id === touched?.pairId);
  return pair?.[langOf(pair, 'left') === 'es' ? 'left' : 'right'];
}

/** Not every browser can hyphenate: set smaller, a long word still fits half a phone's width. */
function hasLongWord({ left, right }: MatchingPair): boolean {
  return /\p{L}{12}/u.test(`${left} ${right}`);
}

interface ItemProps {
  text: string;
  lang: 'es' | 'en';
  digit: number;
  selected: boolean;
  matched: boolean;
  wrong: boolean;
  onSelect: () => void;
}

function Item({ text, lang, digit, selected, matched, wrong, onSelect }: ItemProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={matched}
      onClick={matched ? undefined : onSelect}
      className={clsx(
        'relative flex min-h-18 w-full items-center gap-2 rounded-control border px-3 py-2 text-left leading-snug transition-colors duration-150',
        matched
          ? 'cursor-default border-good bg-good-tint text-good'
          : selected
            ? 'border-primary bg-primary-tint ring-1 ring-primary'
            : wrong
              ? 'border-bad bg-bad-tint'
              : 'border-line-strong bg-surface hover:border-primary',
      )}
    >
      <KeyHint digit={digit} className="w-4 text-ink-soft" />
      <span
        lang={lang}
        className={clsx('min-w-0 hyphens-auto break-words', lang === 'es' && 'font-serif')}
      >
        {text}
      </span>
      {matched && (
        <span className="absolute -top-2 -right-2 flex size-6 items-center justify-center rounded-full bg-good text-surface">
          <Check aria-label="matched" className="size-4" />
        </span>
      )}
    </button>
  );
}
