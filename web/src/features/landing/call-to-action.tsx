import { Card } from '../../ui/card.tsx';
import { StartLink } from './start-link.tsx';

export function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 lg:py-28"
    >
      {/* A sheet with its margin. */}
      <Card className="relative py-12 pr-6 pl-13 sm:pl-28 lg:py-20">
        <span
          aria-hidden
          className="absolute inset-y-0 left-8 border-margin border-l-2 sm:left-18"
        />
        <h2 id="start" className="max-w-xl text-4xl lg:text-5xl">
          Your last lesson is still in reach
        </h2>
        <p className="mt-4 mb-9 max-w-lg text-ink-soft text-lg">
          Bring the notes you have. The first week of practice is there in a minute.
        </p>
        <StartLink />
      </Card>
    </section>
  );
}
