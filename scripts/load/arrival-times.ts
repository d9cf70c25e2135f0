import type { Stage } from './profiles.ts';

/** Seconds after the start at which the days of these stages begin, evenly as the rate goes. */
export function arrivalTimes(stages: Stage[]): number[] {
  const times: number[] = [];
  let begun = 0;
  let from = 0;
  let startRate = 0;
  for (const { seconds, perMinute } of stages) {
    const endRate = perMinute / 60;
    const slope = (endRate - startRate) / seconds;
    const within = ((startRate + endRate) / 2) * seconds;
    // The n-th day begins when n of them are due: startRate·t + slope·t²/2 = n − begun. The small
    // tolerance keeps one that is due at the very end in spite of rounding.
    while (times.length + 1 <= begun + within + 1e-9) {
      const due = times.length + 1 - begun;
      const root = Math.sqrt(Math.max(0, startRate ** 2 + 2 * slope * due));
      times.push(from + (2 * due) / (startRate + root));
    }
    begun += within;
    from += seconds;
    startRate = endRate;
  }
  return times;
}
