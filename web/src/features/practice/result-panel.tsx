import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { markDifferences, type Segment } from './mark-differences.ts';

/** How one answer turned out. */
export interface Result {
  correct: boolean;
  /** It counts, yet is not spelled as expected. */
  spellingDiffers: boolean;
  /** Both are whole sentences, where the exercise is one. */
  given: string;
  expected: string;
  /** What the sentence means in the learner's language. */
  meaning?: string;
  explanation?: string;
  /** Of `expected` and `given`. */
  lang: 'es' | 'en';
}

export function verdictText({ correct, spellingDiffers }: Result): string {
  if (!correct) return 'Not quite';
  return spellingDiffers ? 'Correct, but mind the spelling' : 'Correct';
}

/** The verdict as one sentence for a screen reader. */
export function announcementOf(result: Result): string {
  const { correct, spellingDiffers, expected, explanation } = result;
  const spelling = correct && !spellingDiffers ? '' : ` It should be: ${expected}.`;
  return `${verdictText(result)}.${spelling}${explanation ? ` ${explanation}` : ''}`;
}

/** Verdict, difference, explanation and the sentence as it should be. */
export function ResultPanel({ result }: { result: Result }) {
  const { correct, spellingDiffers, given, expected, meaning, explanation, lang } = result;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <section
      ref={panel}
      aria-label="Result"
      className={clsx(
        // Scrolled to, it stands between the progress above and the button below.
        'animate-rise-in scroll-mt-16 scroll-mb-24 rounded-card border p-4',
        correct ? 'border-good bg-good-tint' : 'border-bad bg-bad-tint',
      )}
    >
      <div className="flex min-h-11 items-center gap-2">
        <p
          className={clsx(
            'flex flex-1 items-center gap-2 font-semibold text-lg',
            correct ? 'text-good' : 'text-bad',
          )}
        >
          <Icon aria-hidden className="size-6 shrink-0" />
          {verdictText(result)}
        </p>
        {lang === 'es' && <HearButton text={expected} className="-my-1 -mr-2" />}
      </div>
      {correct && !spellingDiffers ? (
        <p lang={lang} className={clsx('text-xl leading-snug', lang === 'es' && 'font-serif')}>
          {expected}
        </p>
      ) : (
        <Comparison given={given} expected={expected} lang={lang} />
      )}
      {meaning && <p className="mt-2 text-ink-soft">{meaning}</p>}
      {explanation && (
        <p className="mt-3">
          <LanguageText text={explanation} />
        </p>
      )}
    </section>
  );
}

function Comparison({ given, expected, lang }: Pick<Result, 'given' | 'expected' | 'lang'>) {
  const marked = markDifferences(given, expected);
  const text = clsx('text-xl leading-snug', lang === 'es' && 'font-serif');
  return (
    <dl>
      {given.trim() !== '' && (
        <>
          <dt className="text-ink-soft text-sm">You wrote</dt>
          <dd lang={lang} className={clsx(text, 'mb-2')}>
            <Marked segments={marked.given} kind="given" />
          </dd>
        </>
      )}
      <dt className="text-ink-soft text-sm">Should be</dt>
      <dd lang={lang} className={text}>
        <Marked segments={marked.expected} kind="expected" />
      </dd>
    </dl>
  );
}

/** Struck out where it is wrong, underlined where it should be otherwise: not by colour alone. */
export function Marked({ segments, kind }: { segments: Segment[]; kind: 'given' | 'expected' }) {
  const Mark = kind === 'given' ? 'del' : 'ins';
  const keyed = segments.map((segment, position) => ({ ...segment, key: position }));
  return (
    <>
      <span className="sr-only">{segments.map(({ text }) => text).join('')}</span>
      <span aria-hidden>
        {keyed.map(({ key, text, differs }) =>
          differs ? (
            <Mark
              key={key}
              className={clsx(
                'rounded-sm bg-surface box-decoration-clone px-[0.1em] font-semibold',
                kind === 'given'
                  ? 'text-bad line-through decoration-1'
                  : 'text-good underline decoration-2 underline-offset-4',
              )}
            >
              {text}
            </Mark>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </span>
    </>
  );
}
