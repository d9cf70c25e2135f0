import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { markDifferences, type Segment } from './mark-differences.ts';

/** How one answer turned out. */
export interface Result {
  correct: boolean;
  /** It counts, yet is not spelled as expected. */
  spellingDiffers: boolean;
  given: string;
  expected: string;
  /** The whole sentence as it should be, where `expected` is only a part of it. */
  sentence?: string;
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
  const { correct, spellingDiffers, expected, sentence, explanation } = result;
  const spelling = correct && !spellingDiffers ? '' : ` It should be: ${sentence ?? expected}.`;
  return `${verdictText(result)}.${spelling}${explanation ? ` ${explanation}` : ''}`;
}

/** Verdict, difference, explanation and the sentence as it should be. */
export function ResultPanel({ result }: { result: Result }) {
  const { correct, spellingDiffers, given, expected, sentence, meaning, explanation, lang } =
    result;
  const Icon = correct ? CircleCheck : CircleX;
  const whole = sentence ?? expected;
  return (
    <section
      aria-label="Result"
      className={clsx(
        'animate-rise-in rounded-card border p-4',
        correct ? 'border-good bg-good-tint' : 'border-bad bg-bad-tint',
      )}
    >
      <p
        className={clsx(
          'flex items-center gap-2 font-semibold text-lg',
          correct ? 'text-good' : 'text-bad',
        )}
      >
        <Icon aria-hidden className="size-6 shrink-0" />
        {verdictText(result)}
      </p>
      {(!correct || spellingDiffers) && (
        <Comparison given={given} expected={expected} lang={lang} />
      )}
      {(sentence !== undefined || (correct && !spellingDiffers)) && (
        <div className="mt-2 flex items-center gap-1">
          <p lang={lang} className="min-w-0 flex-1 font-serif text-lg">
            {whole}
          </p>
          {lang === 'es' && <HearButton text={whole} />}
        </div>
      )}
      {meaning && <p className="text-ink-soft">{meaning}</p>}
      {explanation && (
        <p className="mt-2">
          <LanguageText text={explanation} />
        </p>
      )}
    </section>
  );
}

function Comparison({ given, expected, lang }: Pick<Result, 'given' | 'expected' | 'lang'>) {
  const marked = markDifferences(given, expected);
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
      {given.trim() !== '' && (
        <>
          <dt className="text-ink-soft text-sm">You wrote</dt>
          <dd lang={lang} className="font-serif text-lg">
            <Marked segments={marked.given} kind="given" />
          </dd>
        </>
      )}
      <dt className="text-ink-soft text-sm">Should be</dt>
      <dd lang={lang} className="flex items-center font-serif text-lg">
        <span className="min-w-0 flex-1">
          <Marked segments={marked.expected} kind="expected" />
        </span>
        {lang === 'es' && <HearButton text={expected} className="-my-2" />}
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
                'font-semibold decoration-2',
                kind === 'given'
                  ? 'text-bad line-through'
                  : 'text-good underline underline-offset-4',
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
