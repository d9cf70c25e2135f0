import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Specification, section 9: five messages, the next one every 8 seconds. */
const MESSAGE_INTERVAL_MS = 8000;
const MESSAGES = [
  'Reading your notes',
  'Finding the words and phrases you learned',
  'Writing your flashcards and questions',
  'Building sentences to practice',
  'Spreading it over your week',
] as const;

/** The wait for a lesson: tells what happens, promises nothing it cannot know. */
export function ProcessingStep() {
  const [reached, setReached] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (reached === MESSAGES.length) return;
    const timer = setTimeout(() => setReached(reached + 1), MESSAGE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [reached]);

  return (
    <div className="flex flex-1 flex-col justify-center pb-16">
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        Making your practice
      </h3>
      <p
        key={reached}
        role="status"
        className="animate-rise-in text-balance font-semibold font-serif text-3xl leading-tight"
      >
        {MESSAGES[reached - 1]}…
      </p>
      <ProgressBar
        className="mt-8"
        label="Making your practice"
        value={reached}
        max={MESSAGES.length}
        valueText={`Step ${reached} of ${MESSAGES.length}`}
      />
      <p className="mt-4 text-ink-soft">Usually takes 30-40 seconds</p>
      <p className="mt-1 text-ink-soft text-sm">
        You can close this: the lesson is made all the same.
      </p>
    </div>
  );
}
