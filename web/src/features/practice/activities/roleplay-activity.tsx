import type { RoleplayExchange } from '@repaso/proto/activities/read-content';
import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HearButton } from '../../../ui/hear-button.tsx';
import { LanguageText } from '../../../ui/language-text.tsx';
import { looksSpanish } from '../../../ui/text-language.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { ChoiceList } from '../choice-list.tsx';
import { useExercises } from '../use-exercises.ts';

/** The other person's reply, and then the next exchange (specification, sections 4 and 9). */
const REPLY_DELAY_MS = 1000;
const NEXT_EXCHANGE_DELAY_MS = 1500;

export function RoleplayActivity({ content, onFinish }: ActivityProps<'roleplay'>) {
  const { run, item, answered, advanced, step } = useExercises(content.exchanges, onFinish);
  const [chosen, setChosen] = useState<number>();
  /** The position chosen in every exchange that has been responded to. */
  const [said, setSaid] = useState<number[]>([]);
  const [replied, setReplied] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const processing = run.checked;

  const respond = () => {
    if (chosen === undefined || processing) return;
    setSaid([...said, chosen]);
    step(answered({ correct: chosen === item.correct, given: item.options[chosen] }));
  };
  const reply = useEffectEvent(() => setReplied(true));
  const goOn = useEffectEvent(() => {
    setReplied(false);
    setChosen(undefined);
    step(advanced());
  });
  useEffect(() => {
    if (!processing) return;
    // The answers are gone meanwhile; one of them may have had the focus.
    main.current?.focus();
    const replying = setTimeout(reply, REPLY_DELAY_MS);
    const advancing = setTimeout(goOn, REPLY_DELAY_MS + NEXT_EXCHANGE_DELAY_MS);
    return () => {
      clearTimeout(replying);
      clearTimeout(advancing);
    };
  }, [processing]);

  const position = Math.min(run.index, run.total - 1);
  const shown = content.exchanges.slice(0, position + 1);
  // Each new line comes into view above the answers, however tall they are, and their padding.
  const lines = `${position} ${said.length} ${replied}`;
  useEffect(() => {
    if (!lines || !end.current) return;
    end.current.style.scrollMarginBottom = `${(footer.current?.offsetHeight ?? 0) + 40}px`;
    end.current.scrollIntoView({ block: 'end' });
  }, [lines]);

  return (
    <ActivityFrame
      counter={`Exchange ${position + 1} of ${run.total}`}
      done={run.answers.length}
      total={run.total}
      unsaved={run.answers.length > 0}
      shortcuts={{
        digit: (digit) => {
          if (!processing && digit <= item.options.length) setChosen(digit - 1);
        },
        enter: respond,
      }}
      footer={
        <div ref={footer} className="flex flex-col gap-3">
          {/* What is said leaves its room to the verdict and the reply. */}
          {!processing && (
            <ChoiceList
              key={item.id}
              label="Your answer"
              options={item.options}
              chosen={chosen}
              onChoose={setChosen}
              compact
            />
          )}
          <Button
            ref={main}
            size="large"
            wide
            disabled={chosen === undefined}
            busy={processing && 'Processing...'}
            onClick={respond}
          >
            Respond
          </Button>
        </div>
      }
    >
      <div role="log" aria-label="Conversation" className="flex flex-col gap-3">
        <Scenario text={content.scenario} />
        {shown.map((exchange, index) => (
          <Fragment key={exchange.id}>
            {exchange.scenario && <Scenario text={exchange.scenario} />}
            <Line text={exchange.prompt} focused={index === position && !processing} />
            {said[index] !== undefined && <Response exchange={exchange} chosen={said[index]} />}
            {(index < position || replied) && exchange.response && (
              <Line text={exchange.response} />
            )}
          </Fragment>
        ))}
      </div>
      <div ref={end} />
    </ActivityFrame>
  );
}

function Scenario({ text }: { text: string }) {
  if (!text) return null;
  return (
    <h3 className="rounded-control bg-roleplay-tint px-4 py-3 font-sans text-base text-roleplay">
      {text}
    </h3>
  );
}

/** What the other person says. */
function Line({ text, focused = false }: { text: string; focused?: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) line.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className="flex max-w-[88%] animate-rise-in items-center self-start">
      <p
        ref={line}
        tabIndex={-1}
        className="reading-focus min-w-0 rounded-card rounded-bl-md border border-line bg-surface px-4 py-2.5 text-lg leading-snug"
      >
        <LanguageText text={text} />
      </p>
      {looksSpanish(text) && <HearButton text={text} />}
    </div>
  );
}

/** What the learner said, whether it fits, and what would have. */
function Response({ exchange, chosen }: { exchange: RoleplayExchange; chosen: number }) {
  const correct = chosen === exchange.correct;
  const better = exchange.options[exchange.correct] ?? '';
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <div className="flex max-w-[88%] animate-rise-in flex-col items-end gap-1 self-end">
      <p className="rounded-card rounded-br-md bg-primary px-4 py-2.5 text-lg text-on-primary leading-snug">
        <span className="sr-only">You: </span>
        <LanguageText text={exchange.options[chosen] ?? ''} />
      </p>
      <p
        className={clsx(
          'flex items-center gap-1.5 font-semibold',
          correct ? 'text-good' : 'text-bad',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {correct ? 'Correct' : 'Not quite'}
      </p>
      {!correct && (
        <div className="flex items-center">
          <p className="text-right">
            <span className="text-ink-soft text-sm">Better: </span>
            <LanguageText text={better} />
          </p>
          {looksSpanish(better) && <HearButton text={better} className="-my-2 -mr-2" />}
        </div>
      )}
      {!correct && exchange.explanation && (
        <p className="text-right text-ink-soft text-sm">
          <LanguageText text={exchange.explanation} />
        </p>
      )}
    </div>
  );
}
