import type { ActivityType } from '@repaso/proto/activities/content';
import type { GeneratedTask } from '../generator.ts';
import { itemsOf } from '../items/item-checks.ts';
import type { MadeLesson } from '../make-lesson.ts';
import { spanishForms, spanishKey } from '../material/answer-forms.ts';
import { practisedTexts, type RawItem, sentenceOf, wordsOf } from './item-text.ts';

/** An item of the week that a model may write anew: what it has to practise stays. */
export interface Slot {
  /** The item's id. */
  id: string;
  type: ActivityType;
  task: GeneratedTask;
  /** The Spanish that has to stand in the item; undefined in a free line of a roleplay. */
  practise: string | undefined;
  /** Its English, as the notes give it. */
  means?: string;
  /** What the learner wrote and the tutor corrected to `practise`. */
  wrong?: string;
  /** The tutor's reason. */
  reason?: string;
}

/** Flashcards and matching are the notes' own pairs: there is nothing for a model to write. */
const modelTypes = [
  'roleplay',
  'rewrite',
  'cloze',
  'translation',
  'quiz',
  'sentence_builder',
] as const satisfies ActivityType[];

/** What a model may write of a lesson, a type after the other. */
export function slotsOf({ lesson, subjects }: MadeLesson): Slot[] {
  return modelTypes.flatMap((type) =>
    lesson.tasks
      .filter((task) => task.type === type)
      .flatMap((task) =>
        itemsOf(type, task.content as object).flatMap((item) => {
          const slot = { id: item.id, type, task };
          const subject = subjects.get(item.id);
          if (!subject) return withoutSubject(slot, item) ?? [];
          if (!('wrong' in subject)) {
            return { ...slot, practise: subject.spanish, means: subject.english };
          }
          const { right, wrong, reason } = subject;
          return { ...slot, practise: right, wrong, ...(reason ? { reason } : {}) };
        }),
      ),
  );
}

/** An item about no pair or correction is about its own sentence. */
function withoutSubject(slot: Omit<Slot, 'practise'>, item: object): Slot | undefined {
  const texts = item as Record<string, string | undefined>;
  switch (slot.type) {
    case 'roleplay':
      return { ...slot, practise: undefined };
    case 'cloze':
      return { ...slot, practise: sentenceOf({ ...item }) };
    case 'sentence_builder':
      return { ...slot, practise: texts.targetSentence };
    case 'rewrite':
      return { ...slot, practise: texts.correct_text };
    default:
      return undefined;
  }
}

/** True where an item has the Spanish that its slot is about, whatever stands around it. */
export function practises(item: RawItem, { type, practise }: Slot): boolean {
  if (!practise) return true;
  const text = ` ${wordsOf(practisedTexts(type, item).join(' '))} `;
  return spanishForms(practise).some((form) =>
    [form, spanishKey(form)].some((one) => text.includes(` ${wordsOf(one)} `)),
  );
}
