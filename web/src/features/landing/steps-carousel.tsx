import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { iconButtonClasses } from '../../ui/button-classes.ts';
import { PracticePicture, UploadPicture, WeekPicture } from './step-pictures.tsx';
import { STEP_MS, useRotation } from './use-rotation.ts';

const steps = [
  {
    title: 'Upload your lesson',
    text: 'Take a photo of your notes, add the PDF your tutor sent, or type what it was about.',
    picture: <UploadPicture />,
  },
  {
    title: 'Get personalised activities',
    text: 'Half a minute later there is a week of practice, made from your own words and mistakes.',
    picture: <WeekPicture />,
  },
  {
    title: 'Practice a little every day',
    text: 'One or two minutes a day. Each day brings the words back in another way.',
    picture: <PracticePicture />,
  },
];

/** Every text can be read at any time; what rotates is the picture beside them. */
export function StepsCarousel() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { index, show, moving, paused, setPaused, still } = useRotation(
    steps.length,
    hovered || focused,
  );
  return (
    <section
      aria-labelledby="steps"
      aria-roledescription="carousel"
      onPointerEnter={(event) => event.pointerType !== 'touch' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 lg:py-28"
    >
      <h2 id="steps" className="max-w-2xl text-4xl lg:text-5xl">
        Three steps, and the week is yours
      </h2>
      <div className="mt-10 grid gap-8 lg:mt-14 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:gap-16">
        <div className="min-w-0 lg:order-2">
          <div
            aria-hidden
            data-step={index + 1}
            className="grid overflow-hidden rounded-card border border-line bg-sunken"
          >
            {steps.map(({ title, picture }, position) => (
              <div
                key={title}
                className={clsx(
                  'flex min-h-[22rem] min-w-0 items-center justify-center p-5 transition-opacity duration-250 [grid-area:1/1] sm:min-h-[26rem] sm:p-8',
                  position === index ? 'opacity-100' : 'invisible opacity-0',
                )}
              >
                {picture}
              </div>
            ))}
          </div>
        </div>
        <div className="min-w-0">
          <ol className="space-y-2">
            {steps.map(({ title, text }, position) => (
              <li key={title}>
                <button
                  type="button"
                  aria-current={position === index ? 'step' : undefined}
                  onClick={() => show(position)}
                  className={clsx(
                    'relative flex w-full gap-4 overflow-hidden rounded-card border px-4 py-4 text-left transition-colors duration-150 sm:px-5',
                    position === index
                      ? 'border-line bg-surface shadow-card'
                      : 'border-transparent hover:bg-sunken',
                  )}
                >
                  <span
                    aria-hidden
                    className={clsx(
                      'flex size-9 shrink-0 items-center justify-center rounded-full font-semibold font-serif',
                      position === index
                        ? 'bg-primary text-on-primary'
                        : 'border border-line-strong text-ink-soft',
                    )}
                  >
                    {position + 1}
                  </span>
                  <span>
                    <span className="block font-semibold font-serif text-xl">{title}</span>
                    <span className="mt-1 block text-ink-soft">{text}</span>
                  </span>
                  {position === index && moving && (
                    <span
                      key={index}
                      className="absolute inset-x-0 bottom-0 h-0.75 origin-left animate-fill-up bg-primary"
                      style={{ animationDuration: `${STEP_MS}ms` }}
                    />
                  )}
                </button>
              </li>
            ))}
          </ol>
          {!still && (
            <button
              type="button"
              className={`${iconButtonClasses} mt-2 ml-2`}
              aria-label={paused ? 'Play the steps' : 'Pause the steps'}
              onClick={() => setPaused(!paused)}
            >
              {paused ? (
                <Play aria-hidden className="size-5" />
              ) : (
                <Pause aria-hidden className="size-5" />
              )}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
