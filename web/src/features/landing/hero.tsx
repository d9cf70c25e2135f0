import { PRODUCT_NAME } from '@repaso/proto/product';
import type { RefObject } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Spanish } from '../../ui/spanish.tsx';
import { StartLink } from './start-link.tsx';
import { TryExercise } from './try-exercise.tsx';

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-12 px-5 pt-8 pb-16 sm:px-8 lg:grid-cols-[1.05fr_1fr] lg:items-center lg:gap-16 lg:pt-16 lg:pb-28">
      <div className="min-w-0">
        <Badge tone="primary">Beta · Spanish only for now</Badge>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-5 text-[2.75rem] leading-[1.08] outline-none sm:text-6xl lg:text-[4.25rem]"
        >
          Make your Spanish lessons stick
        </h1>
        <p className="mt-6 max-w-xl text-ink-soft text-xl leading-relaxed">
          {PRODUCT_NAME} turns the notes of your last lesson into practice of 1–2 minutes, a little
          every day. It&apos;s the bit on the side your tutor doesn&apos;t need to know about.
        </p>
        <div className="mt-9">
          <StartLink />
        </div>
      </div>
      <div className="relative mx-auto w-full min-w-0 max-w-lg pb-6 lg:max-w-none">
        <Notes />
        <div className="relative z-10 -mt-24 ml-auto w-[92%] sm:-mt-20 sm:w-[82%]">
          <TryExercise />
        </div>
      </div>
    </section>
  );
}

/** What a lesson leaves behind: the tutor's correction included. */
function Notes() {
  return (
    <figure className="notebook-page -rotate-1 max-sm:[--notebook-margin:2.5rem] overflow-hidden rounded-card border border-line shadow-raised">
      <figcaption className="sr-only">The notes of a lesson</figcaption>
      <div className="h-[21rem] pr-5 pl-14 font-serif text-lg sm:pl-22 sm:text-2xl">
        <p className="relative top-3 leading-[3rem]">
          <span className="border-primary border-b-2 font-semibold">Tuesday, past tense</span>
        </p>
        {[
          ['ayer', 'yesterday'],
          ['el mercado', 'the market'],
          ['se me olvidó', 'I forgot'],
        ].map(([spanish, english]) => (
          <p key={spanish} className="relative top-3 truncate leading-[3rem]">
            <Spanish>{spanish}</Spanish> <span className="text-ink-soft">– {english}</span>
          </p>
        ))}
        <p lang="es" className="relative top-3 truncate leading-[3rem]">
          <del className="text-bad decoration-2">ayer iba</del>{' '}
          <ins className="font-semibold text-good no-underline">→ ayer fui</ins>
        </p>
      </div>
    </figure>
  );
}
