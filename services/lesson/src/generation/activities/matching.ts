import type { NotePair } from '../../notes/understood-notes.ts';
import type { Item } from '../item-checks.ts';
import type { Draft } from '../material.ts';
import type { Random } from '../random.ts';

/** Pairs to match. Which side would fit twice is left to the item checks. */
export function matchingPairs(pairs: NotePair[], random: Random): Draft<Item<'matching'>>[] {
  return random.shuffle(pairs).map((pair) => ({
    item: { left: pair.spanish, right: pair.english },
    about: pair,
  }));
}
