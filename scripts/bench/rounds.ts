type Arms = Record<string, () => Promise<unknown>>;
type Results<Of extends Arms> = { [Name in keyof Of]: Awaited<ReturnType<Of[Name]>>[] };

/**
 * Runs every arm once a round, in an order that turns around each time, so that whatever else the
 * machine does meets all of them alike.
 */
export async function inTurn<Of extends Arms>(rounds: number, arms: Of): Promise<Results<Of>> {
  const names = Object.keys(arms);
  const results: Record<string, unknown[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name] = [...(results[name] ?? []), await arms[name]!()];
    }
  }
  return results as Results<Of>;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
