/** Milliseconds: the medians of two kinds of calls, and how often each was made. */
export interface Medians {
  first: number;
  second: number;
  rounds: number;
}

/**
 * Measures whether two kinds of calls take alike long. They are made in turn, each as often first
 * as second, so that whatever else the machine does meets both; the first rounds only warm up.
 */
export async function compareMedians(
  rounds: number,
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
): Promise<Medians> {
  const times: [number[], number[]] = [[], []];
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const calls = [
      { call: first, spent: times[0] },
      { call: second, spent: times[1] },
    ];
    if (round % 2 === 1) calls.reverse();
    for (const { call, spent } of calls) {
      const start = performance.now();
      await call(round);
      if (round >= warmUp) spent.push(performance.now() - start);
    }
  }
  return { first: median(times[0]), second: median(times[1]), rounds };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
