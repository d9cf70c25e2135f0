import { CLOSING_DAY } from './week.ts';

/** Most tasks that a day should have: a week is practised a little every day. */
const TASKS_A_DAY = 4;
const DAYS = CLOSING_DAY + 1;
/** Sets of new words on the first day, where there are as many. */
const FIRST_SETS = 2;
/** The last day that brings new words: what comes up has to come back. */
export const LAST_NEW_DAY = 5;

/** The days on which a set of new words comes up. */
export interface SetDays {
  cards: number;
  /** Undefined where a list of hundreds of words leaves no day with room for it. */
  matching: number | undefined;
}

/**
 * Most tasks a day for so many sets of words: every day has one of its own type beside those that
 * bring sets up and bring them back, so a very long list needs more than `TASKS_A_DAY`.
 */
export function mostTasksADay(sets: number): number {
  return Math.max(TASKS_A_DAY, 1 + Math.ceil((2 * sets) / DAYS));
}

/**
 * Spreads the sets of a word list over the week: cards for each, and matching as soon as a later
 * day has room.
 */
export function scheduleSets(count: number): SetDays[] {
  const sets: SetDays[] = [];
  const setsADay = mostTasksADay(count) - 1;
  let matched = 0;
  for (let day = 0; day <= CLOSING_DAY; day++) {
    const met = sets.length;
    const left = count - met;
    const pace = Math.ceil(left / Math.max(1, LAST_NEW_DAY - day + 1));
    const fresh = Math.min(left, day === 0 ? Math.max(FIRST_SETS, pace) : pace);
    for (let i = 0; i < fresh; i++) sets.push({ cards: day, matching: undefined });
    for (let room = setsADay - fresh; room > 0 && matched < met; room--) {
      sets[matched]!.matching = day;
      matched++;
    }
  }
  return sets;
}
