import type { Answer } from '@repaso/proto/http/tasks';
import { CircleCheck, CircleX } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { Spanish } from '../../ui/spanish.tsx';
import { looksSpanish, spokenSpanish } from '../../ui/text-language.ts';
import { markDifferences } from './mark-differences.ts';
import { Marked } from './result-panel.tsx';

/** An item as the learner looks back on it. */
export interface ReviewedItem {
  id: string;
  question: string;
  expected: string;
  explanation?: string | undefined;
  /** Answered by typing: what differs is marked letter by letter. */
  typed?: boolean;
}

/** Every item with its outcome: the right answer, the learner's own, and why. */
export function AnswerReview({ items, answers }: { items: ReviewedItem[]; answers: Answer[] }) {
  const answerOf = new Map(answers.map((answer) => [answer.itemId, answer]));
  return (
    <ol aria-label="Review" className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <ReviewCard item={item} answer={answerOf.get(item.id)} />
        </li>
      ))}
    </ol>
  );
}

function ReviewCard({ item, answer }: { item: ReviewedItem; answer: Answer | undefined }) {
  const correct = answer?.correct ?? false;
  const given = answer?.given?.trim() ?? '';
  return (
    <Card className="flex gap-3 p-4">
      {correct ? (
        <CircleCheck aria-label="Correct" className="size-6 shrink-0 text-good" />
      ) : (
        <CircleX aria-label="Not correct" className="size-6 shrink-0 text-bad" />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <LanguageText text={item.question} />
        </p>
        <dl className="mt-2 flex flex-col gap-2">
          <div>
            <dt className="text-ink-soft text-sm">Your answer</dt>
            <dd>
              <GivenAnswer given={given} item={item} correct={correct} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">Correct answer</dt>
            <dd className="flex items-center gap-1 font-semibold text-good">
              <span className="min-w-0 flex-1">
                <LanguageText text={item.expected} />
              </span>
              <HearButton
                text={looksSpanish(item.expected) ? item.expected : spokenSpanish(item.question)}
                className="-my-2.5 -mr-2"
              />
            </dd>
          </div>
        </dl>
        {item.explanation && (
          <p className="mt-2 text-ink-soft">
            <LanguageText text={item.explanation} />
          </p>
        )}
      </div>
    </Card>
  );
}

interface GivenAnswerProps {
  given: string;
  item: ReviewedItem;
  correct: boolean;
}

function GivenAnswer({ given, item, correct }: GivenAnswerProps) {
  if (given === '') return 'Not answered';
  if (correct || !item.typed) return <LanguageText text={given} />;
  const marked = <Marked segments={markDifferences(given, item.expected).given} kind="given" />;
  return looksSpanish(item.expected) ? <Spanish>{marked}</Spanish> : marked;
}
