import { describe, expect, it } from 'vitest';
import { MOST_TASKS_A_DAY, scheduleSets } from './schedule-sets.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

describe('the sets of a word list', () => {
  it('come up on the first day, and for matching on the next', () => {
    expect(scheduleSets(2)).toEqual([
      { cards: 0, matching: 1 },
      { cards: 0, matching: 1 },
    ]);
  });

  it.each([0, 1, 3, 5, 10, 15, 18])('%i of them leave no day overfull', (count) => {
    const sets = scheduleSets(count);
    expect(sets).toHaveLength(count);
    for (const day of DAYS) {
      const tasks = sets.flatMap(({ cards, matching }) => [cards, matching]);
      expect(tasks.filter((one) => one === day).length).toBeLessThan(MOST_TASKS_A_DAY);
    }
  });

  it('all come back where the week has room for it', () => {
    for (const { cards, matching } of scheduleSets(10)) expect(matching).toBeGreaterThan(cards);
  });

  it('all come up, however many they are', () => {
    expect(scheduleSets(60)).toHaveLength(60);
  });
});
