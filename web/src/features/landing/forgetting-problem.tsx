const points = [
  {
    title: 'Memory lets go within days',
    text: 'Most of what you understood in the lesson fades before the next one, unless you meet it again.',
  },
  {
    title: 'The notebook stays shut',
    text: 'You wrote it all down. Reading it again feels like work, so it waits until the next lesson.',
  },
  {
    title: 'Apps teach you something else',
    text: 'They drill their own word lists. The words you needed on Tuesday are not in them.',
  },
];

export function ForgettingProblem() {
  return (
    <section aria-labelledby="forgetting" className="border-line border-y bg-sunken py-16 lg:py-24">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <h2 id="forgetting" className="max-w-2xl text-4xl lg:text-5xl">
          Clear on Tuesday. Gone by Friday.
        </h2>
        <ol className="mt-10 grid gap-9 md:grid-cols-3 lg:mt-14 lg:gap-14">
          {points.map(({ title, text }, index) => (
            <li key={title} className="border-margin border-t-2 pt-5">
              <span aria-hidden className="font-serif text-3xl text-ink-soft italic">
                {index + 1}
              </span>
              <h3 className="mt-2 text-2xl">{title}</h3>
              <p className="mt-3 text-ink-soft text-lg">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
