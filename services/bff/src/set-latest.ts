/** Counters that one process keeps of anybody while Redis is away. */
const MAX_COUNTERS = 20_000;

/** Sets a counter, and forgets those that were set the longest ago where they are too many. */
export function setLatest<Counter>(
  counters: Map<string, Counter>,
  key: string,
  counter: Counter,
): void {
  // A map is in the order of insertion.
  counters.delete(key);
  counters.set(key, counter);
  for (const oldest of counters.keys()) {
    if (counters.size <= MAX_COUNTERS) break;
    counters.delete(oldest);
  }
}
