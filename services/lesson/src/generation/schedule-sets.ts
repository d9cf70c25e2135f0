import { CLOSING_DAY } from './week.ts';

/** Most tasks that a day should have: a week is practised a little every day. */
export const MOST_TASKS_A_DAY = 4;
/** Every day has a task of its own type beside those for new words. */
const SETS_A_DAY = MOST_TASKS_A_DAY - 1;
/** Sets of new words on the first day, where there are as many. */
const FIRST_SETS = 2;
/** The last day that brings new words: what comes up has to come back. */
export const LAST_NEW_DAY = 5;

/** The days on which a set of new words comes up. */
export interface SetDays {
  cards: number;
  /** Undefined where a long list leaves no day with room for it. */
  matching: number | undefined;
}

/**
 * Spreads the sets of a word list over the week: cards for each, and matching as soon as a later
 * day has room. Up to 18 sets keep to `MOST_TASKS_A_DAY`; more still come up all.
 */
export function scheduleSets(count: number): SetDays[] {
  const sets: SetDays[] = [];
  let matched = 0;
  for (let day = 0; day <= CLOSING_DAY; day++) {
    const met = sets.length;
    const left = count - met;
    const pace = Math.ceil(left / Math.max(1, LAST_NEW_DAY - day + 1));
    const fresh = Math.min(left, day === 0 ? Math.max(FIRST_SETS, pace) : pace);
    for (let i = 0; i < fresh; i++) sets.push({ cards: day, matching: undefined });
    for (let room = SETS_A_DAY - fresh; room > 0 && matched < met; room--) {
      sets[matched]!.matching = day;
      matched++;
    }
  }
  return sets;
}
