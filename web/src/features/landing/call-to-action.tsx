import { StartLink } from './start-link.tsx';

export function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 lg:py-28"
    >
      <div className="notebook-page overflow-hidden rounded-card border border-line py-12 pr-6 pl-24 shadow-card sm:pl-28 lg:py-18">
        <h2 id="start" className="max-w-xl text-4xl leading-[3rem] lg:text-5xl">
          Your last lesson is still in reach
        </h2>
        <p className="mt-3 mb-9 max-w-lg text-ink-soft text-lg">
          Bring the notes you have. The first week of practice is there in a minute.
        </p>
        <StartLink />
      </div>
    </section>
  );
}
