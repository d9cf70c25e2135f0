/** A copy in random order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const pick = Math.floor(Math.random() * (last + 1));
    [result[last], result[pick]] = [result[pick] as T, result[last] as T];
  }
  return result;
}
