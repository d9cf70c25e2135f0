import type { NotePair } from '../../notes/understood-notes.ts';
import { fitAnotherToo, type Item } from '../items/item-checks.ts';
import type { LessonFacts } from '../material/lesson-facts.ts';
import type { Draft } from '../material/material.ts';
import type { Random } from '../random.ts';

/** Pairs to match. Which side would fit twice is left to the item checks. */
export function matchingPairs(pairs: NotePair[], random: Random): Draft<Item<'matching'>>[] {
  return random.shuffle(pairs).map((pair) => ({
    item: sidesOf(pair),
    about: pair,
  }));
}

/** Those of which no side fits another one's too; of two that do, the first. */
export function toldApart(pairs: NotePair[], facts: LessonFacts): NotePair[] {
  const apart: NotePair[] = [];
  for (const pair of pairs) {
    if (!fitAnotherToo(sidesOf(pair), apart.map(sidesOf), facts)) apart.push(pair);
  }
  return apart;
}

function sidesOf({ spanish, english }: NotePair): Pick<Item<'matching'>, 'left' | 'right'> {
  return { left: spanish, right: english };
}
