import type { Recap } from '@repaso/proto/http/lessons';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BookOpenCheck, ChevronLeft, ChevronRight, CircleAlert, NotebookText } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moveForKey, moveForPointer, type RecapMove, stepAfter } from './recap-position.ts';
import { RecapText } from './recap-text.tsx';

interface RecapViewerProps {
  lessonId: string;
  onClose: () => void;
}

/** The lesson on a stack of cards. Open while it is mounted. */
export function RecapViewer({ lessonId, onClose }: RecapViewerProps) {
  const recap = useQuery({
    queryKey: [`/api/lessons/${lessonId}/recap`],
    queryFn: ({ queryKey, signal }) => api<Recap>(String(queryKey[0]), { signal }),
  });
  return (
    <FullScreenDialog title="Lesson Recap" onClose={onClose}>
      {recap.isPending ? (
        <Loading />
      ) : recap.isError ? (
        <div className="my-auto">
          <EmptyState
            as="h3"
            icon={<CircleAlert />}
            title="Failed to fetch recap cards"
            action={<Button onClick={() => recap.refetch()}>Try Again</Button>}
          >
            Please check your connection.
          </EmptyState>
        </div>
      ) : recap.data.cards.length === 0 ? (
        <div className="my-auto">
          <EmptyState
            as="h3"
            icon={<NotebookText />}
            title="No recap available"
            action={<Button onClick={onClose}>Close</Button>}
          >
            This lesson doesn't have recap cards yet.
          </EmptyState>
        </div>
      ) : (
        <CardStack cards={recap.data.cards} onClose={onClose} />
      )}
    </FullScreenDialog>
  );
}

function Loading() {
  return (
    <div className="flex flex-1 flex-col gap-4">
      <Card className="flex min-h-64 flex-1 flex-col justify-center gap-4 px-6 sm:max-h-[32rem]">
        <Skeleton className="mb-2 h-7 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-3/4" />
      </Card>
      <p role="status" className="flex min-h-11 items-center justify-center text-ink-soft">
        Creating your recap
      </p>
    </div>
  );
}

function CardStack({ cards, onClose }: { cards: Recap['cards']; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const stack = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number>(undefined);
  const move = (direction: RecapMove) => setStep(stepAfter(step, direction, cards.length));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = moveForKey(event.key);
    const pressing = event.key === ' ' && (event.target as Element).closest('button') !== null;
    if (!direction || pressing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(direction);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    // What is pressed to get here may be gone or disabled now; elsewhere the keyboard stays.
    if (step === cards.length) done.current?.focus();
    else if (!activeElement?.closest('nav') || activeElement.matches(':disabled')) {
      stack.current?.focus();
    }
  }, [step, cards.length]);

  const onPointerDown = (event: PointerEvent) => {
    pressedAt.current = event.clientX;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = pressedAt.current;
    pressedAt.current = undefined;
    // The buttons on a card are pressed, not turned over.
    if (from === undefined || (event.target as Element).closest('button')) return;
    move(moveForPointer(from, event.clientX));
  };

  const card = cards[step];
  const dots = cards.map(({ title }, position) => ({ title, position }));
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div
        ref={stack}
        tabIndex={-1}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressedAt.current = undefined;
        }}
        className="relative flex min-h-64 flex-1 reading-focus touch-pan-y select-none flex-col rounded-card sm:max-h-[32rem]"
      >
        {step < cards.length - 1 && (
          <div
            aria-hidden
            className="absolute inset-x-3 -bottom-2 h-16 rounded-card border border-line bg-sunken"
          />
        )}
        <section
          key={step}
          aria-live="polite"
          aria-label={card ? `Card ${step + 1} of ${cards.length}` : 'Recap complete'}
          className="relative flex flex-1 animate-rise-in flex-col justify-center rounded-card border border-line bg-surface px-6 py-8 shadow-raised"
        >
          {card ? (
            <>
              <h3 className="mb-4 text-2xl">{card.title}</h3>
              <RecapText content={card.content} />
            </>
          ) : (
            <div className="flex flex-col items-center text-center">
              <EmptyState
                as="h3"
                icon={<BookOpenCheck />}
                title="Recap complete"
                action={
                  <>
                    <Button ref={done} size="large" onClick={onClose}>
                      Done
                    </Button>
                    <Button variant="quiet" onClick={() => setStep(0)}>
                      Start again
                    </Button>
                  </>
                }
              >
                You have gone through{' '}
                {cards.length === 1 ? 'the card' : `all ${cards.length} cards`} of this lesson.
              </EmptyState>
            </div>
          )}
        </section>
      </div>
      <nav
        aria-label="Recap cards"
        className="sticky bottom-0 -mx-4 -mb-4 flex items-center justify-between gap-1 bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <IconButton label="Previous card" disabled={step === 0} onClick={() => move('back')}>
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
        <ol className="flex min-w-0 flex-1 justify-center">
          {dots.map(({ title, position }) => (
            <li key={position} className="min-w-0 max-w-11 flex-1">
              <button
                type="button"
                aria-label={`Card ${position + 1}: ${title}`}
                aria-current={position === step ? 'step' : undefined}
                onClick={() => setStep(position)}
                className="flex h-11 w-full items-center justify-center rounded-control"
              >
                <span
                  aria-hidden
                  className={clsx(
                    'h-2.5 rounded-full transition-all duration-200 ease-paper',
                    position === step ? 'w-6 bg-primary' : 'w-2.5',
                    position < step && 'bg-primary',
                    position > step && 'border border-line-strong',
                  )}
                />
              </button>
            </li>
          ))}
        </ol>
        <IconButton
          label="Next card"
          disabled={step === cards.length}
          onClick={() => move('forward')}
        >
          <ChevronRight aria-hidden className="size-6" />
        </IconButton>
      </nav>
    </div>
  );
}
