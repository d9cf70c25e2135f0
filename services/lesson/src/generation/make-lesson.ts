import { DomainError } from '@repaso/shared/errors';
import type { UnderstoodNotes } from '../notes/understood-notes.ts';
import type { GeneratedLesson, GenerateOptions } from './generator.ts';
import type { DroppedItem } from './items/item-checks.ts';
import { lessonTitle } from './lesson-title.ts';
import { type Material, materialOf } from './material/material.ts';
import type { Subject } from './material/subject.ts';
import { seededRandom } from './random.ts';
import { recapCards } from './recap.ts';
import { planWeek } from './week/plan-week.ts';

export interface MadeLesson {
  lesson: GeneratedLesson;
  material: Material;
  /** What of the notes an item practises, by the item's id. */
  subjects: ReadonlyMap<string, Subject>;
  /** Items that failed their checks, for the log. */
  dropped: DroppedItem[];
}

/**
 * A lesson out of what was understood of its notes. Throws a DomainError CONTENT_TOO_SHORT when
 * no item can be made of them.
 *
 * The folders stand in this order, and none knows those behind it: `material/` sorts what the
 * notes hold, `items/` is what every activity's items have in common, `activities/` makes the
 * items of each type, and `week/` spreads them over the days.
 */
export function makeLesson(
  notes: UnderstoodNotes,
  givenTitle: string | undefined,
  options: Pick<GenerateOptions, 'seed' | 'uploadedAt' | 'timeZone'>,
): MadeLesson {
  const material = materialOf(notes);
  const week = planWeek(material, seededRandom(options.seed));
  const tasks = week.tasks();
  if (tasks.length === 0) {
    throw new DomainError(
      'CONTENT_TOO_SHORT',
      'We found very short content in your notes: too little Spanish to practise. Add some Spanish words or sentences with their English meaning.',
    );
  }
  return {
    lesson: {
      title: lessonTitle(givenTitle, { ...notes, heading: material.heading }, options),
      level: notes.level,
      generator: 'offline',
      tasks,
      recap: recapCards(material),
    },
    material,
    subjects: week.subjects,
    dropped: week.dropped,
  };
}
