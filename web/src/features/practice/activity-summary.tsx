import type { ActivityType } from '@repaso/proto/activities/content';
import type { Answer } from '@repaso/proto/http/tasks';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { firstIsSpanish } from '../../ui/text-language.ts';
import { StickyFooter } from './activity-frame.tsx';
import { AnswerReview, type ReviewedItem } from './answer-review.tsx';
import { scoreOf } from './use-completion.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface ActivitySummaryProps {
  type: ActivityType;
  items: ReviewedItem[];
  answers: Answer[];
  onAgain: () => void;
  onContinue: () => void;
}

/** The completion screen of an activity: how it went, item by item. */
export function ActivitySummary({
  type,
  items,
  answers,
  onAgain,
  onContinue,
}: ActivitySummaryProps) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useShortcuts(screen, { enter: onContinue });
  const correct = answers.filter((answer) => answer.correct).length;
  const again = againLabels[type];
  return (
    <div ref={screen} className="-my-4 flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-6 py-4">
        <div className="text-center">
          <h3
            ref={heading}
            tabIndex={-1}
            className="reading-focus mx-auto w-fit rounded-sm text-2xl"
          >
            {type === 'matching' ? 'All Sets Complete!' : 'How it went'}
          </h3>
          {type === 'quiz' && (
            <p className="mt-2 font-semibold font-serif text-5xl tabular-nums">
              {scoreOf(answers)}%
            </p>
          )}
          {type !== 'flashcards' && (
            <p className="mt-1 text-ink-soft text-lg">
              {correct} of {answers.length} right
            </p>
          )}
        </div>
        {type === 'flashcards' ? (
          <>
            <dl className="grid grid-cols-3 gap-3 text-center">
              <Count label="Correct" value={correct} tone="text-good" />
              <Count label="Need Practice" value={answers.length - correct} tone="text-warn" />
              <Count label="Total" value={answers.length} tone="text-ink" />
            </dl>
            <CardsToPractise items={items} answers={answers} />
          </>
        ) : (
          <AnswerReview items={items} answers={answers} />
        )}
      </div>
      <StickyFooter>
        <div className={again ? 'grid grid-cols-2 gap-3' : 'grid'}>
          {again && (
            <Button variant="secondary" size="large" onClick={onAgain}>
              {again}
            </Button>
          )}
          <Button size="large" onClick={onContinue}>
            Continue
          </Button>
        </div>
      </StickyFooter>
    </div>
  );
}

const againLabels: Partial<Record<ActivityType, string>> = {
  flashcards: 'Practice Again',
  quiz: 'Try Again',
};

function Count({ label, value, tone }: { label: string; value: number; tone: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-1 py-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={clsx('font-semibold font-serif text-4xl tabular-nums', tone)}>{value}</dd>
    </div>
  );
}

function CardsToPractise({ items, answers }: { items: ReviewedItem[]; answers: Answer[] }) {
  const difficult = new Set(answers.filter(({ correct }) => !correct).map(({ itemId }) => itemId));
  const cards = items.filter(({ id }) => difficult.has(id));
  if (cards.length === 0) return null;
  return (
    <section>
      <h4 className="mb-2 text-ink-soft">Need Practice</h4>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {cards.map(({ id, question, expected }) => (
          <li key={id} className="flex min-h-13 items-center gap-1 py-2 pr-1 pl-4">
            <span className="grid flex-1 grid-cols-2 gap-3">
              <span>
                <LanguageText text={question} />
              </span>
              <span className="text-ink-soft">
                <LanguageText text={expected} />
              </span>
            </span>
            <HearButton text={firstIsSpanish(question, expected) ? question : expected} />
          </li>
        ))}
      </ul>
    </section>
  );
}
