import { comparisonKey } from '../../spanish/letters.ts';

/** How alike two texts are in spelling, 0 to 1: Dice's coefficient of their letter pairs. */
export function likeness(one: string, other: string): number {
  const first = letterPairs(one);
  const second = letterPairs(other);
  if (first.length + second.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of second) left.set(pair, (left.get(pair) ?? 0) + 1);
  const shared = first.filter((pair) => {
    const count = left.get(pair) ?? 0;
    left.set(pair, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / (first.length + second.length);
}

function letterPairs(text: string): string[] {
  const letters = ` ${comparisonKey(text)} `;
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2));
}
