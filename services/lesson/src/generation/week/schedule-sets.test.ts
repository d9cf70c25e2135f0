import { describe, expect, it } from 'vitest';
import { mostTasksADay, scheduleSets } from './schedule-sets.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

describe('the sets of a word list', () => {
  it('come up on the first day, and for matching on the next', () => {
    expect(scheduleSets(2)).toEqual([
      { cards: 0, matching: 1 },
      { cards: 0, matching: 1 },
    ]);
  });

  it.each([0, 1, 3, 5, 10, 15, 18, 40])('%i of them leave no day overfull', (count) => {
    const sets = scheduleSets(count);
    expect(sets).toHaveLength(count);
    for (const day of DAYS) {
      const tasks = sets.flatMap(({ cards, matching }) => [cards, matching]);
      expect(tasks.filter((one) => one === day).length).toBeLessThan(mostTasksADay(count));
    }
  });

  it('need no more than four tasks a day up to a hundred words', () => {
    expect(mostTasksADay(10)).toBe(4);
  });

  it.each([10, 15, 25])('%i of them all come back', (count) => {
    for (const { cards, matching } of scheduleSets(count)) expect(matching).toBeGreaterThan(cards);
  });

  it('all come up, however many they are', () => {
    expect(scheduleSets(60)).toHaveLength(60);
  });
});
