const points = [
  {
    title: 'Spaced repetition',
    text: 'Words come back just before you would lose them: days apart, not all at once. Spacing like this can make memory up to 300% better.',
  },
  {
    title: 'Active recall',
    text: 'You answer before you see the answer. Pulling a word out of your head is what keeps it there.',
  },
  {
    title: 'Practice in context',
    text: "Your sentences, your topics, your tutor's corrections. A word you have used is a word you can use again.",
  },
  {
    title: 'Small enough for every day',
    text: 'Tasks of 1–2 minutes fit beside a coffee. What is easy to start gets done.',
  },
];

export function MemoryScience() {
  return (
    <section aria-labelledby="science" className="border-line border-y bg-sunken py-16 lg:py-24">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-5 sm:px-8 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
        <div>
          <h2 id="science" className="text-4xl lg:text-5xl">
            How memory works, put to work
          </h2>
          <MemoryCurves />
        </div>
        <ul className="grid gap-8 sm:grid-cols-2 lg:gap-x-12 lg:gap-y-10">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-ink-soft text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Without review memory falls; each review lifts it, and it falls more slowly after that. */
function MemoryCurves() {
  return (
    <figure className="mt-8">
      <svg viewBox="0 0 400 200" aria-hidden="true" className="w-full" fill="none">
        <path d="M8 8v176h384" className="stroke-line-strong" strokeWidth="1.5" />
        <path
          d="M8 20C60 120 130 160 392 174"
          className="stroke-bad"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
        <path
          d="M8 20Q28 66 66 86V24Q104 54 156 66V24Q210 42 272 50V22Q330 32 392 36"
          className="stroke-primary"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {[66, 156, 272].map((x) => (
          <circle key={x} cx={x} cy="23" r="6" className="fill-primary" />
        ))}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-1 w-6 rounded-full bg-primary" />
          What you keep with a little practice
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-6 border-bad border-t-3 border-dotted" />
          What you keep without
        </span>
      </figcaption>
    </figure>
  );
}
