import { contentSchemas } from '@repaso/proto/activities/content';
import { builderExercises } from '../activities/sentence-builder.ts';
import type { GeneratedTask } from '../generator.ts';
import { checkItems, itemsOf, toContent } from '../items/item-checks.ts';
import type { LessonFacts } from '../material/lesson-facts.ts';
import { seededRandom } from '../random.ts';
import { hasMarkup, type RawItem } from './item-text.ts';
import { practises, type Slot } from './lesson-slots.ts';
import type { Reply } from './reply-schema.ts';

export interface Rejected {
  slot: Slot;
  /** What the model wrote, if anything. */
  item: RawItem | undefined;
  /** Names the check, never the text. */
  reason: string;
}

export interface Merged {
  /** The task's content with the model's items that passed in the places of its own. */
  content: unknown;
  /** How many items are the model's. */
  accepted: number;
  rejected: Rejected[];
}

/**
 * Puts a model's items into a task, as far as they pass the item checks beside the items that stay.
 * A roleplay is one scene: it is taken as a whole or not at all.
 */
export function mergeItems(
  task: GeneratedTask,
  slots: Slot[],
  reply: Reply,
  { facts, seed }: { facts: LessonFacts; seed: string },
): Merged {
  const { type, dayOffset } = task;
  const own = itemsOf(type, task.content as object);
  const rejected: Rejected[] = [];
  const written = new Map<string, RawItem>();
  const reject = (slot: Slot, reason: string) => {
    rejected.push({ slot, item: reply.items.get(slot.id), reason });
    written.delete(slot.id);
  };

  for (const slot of slots) {
    const raw = reply.items.get(slot.id);
    const item = raw && completed(slot, raw, seed);
    const reason = item ? flawOf(item, slot) : 'was not written';
    if (item && !reason) written.set(slot.id, item);
    else reject(slot, reason ?? '');
  }

  const scenario = type === 'roleplay' ? reply.scenario : undefined;
  for (;;) {
    // The task's own items come first: where two clash, the model's is the one that fails.
    const staying = type === 'roleplay' ? [] : own.filter(({ id }) => !written.has(id));
    const { dropped } = checkItems(
      type,
      toContent(type, [...staying, ...written.values()], scenario),
      { facts, dayOffset },
    );
    const failing = dropped.flatMap(({ itemId, reason }) => {
      const slot = written.has(itemId) && slots.find(({ id }) => id === itemId);
      return slot ? [{ slot, reason }] : [];
    });
    if (failing.length === 0) break;
    for (const { slot, reason } of failing) reject(slot, reason);
  }

  const isWhole = written.size === own.length;
  if (written.size === 0 || (type === 'roleplay' && !(isWhole && scenario))) {
    return { content: task.content, accepted: 0, rejected };
  }
  const items = own.map((item) => written.get(item.id) ?? item);
  const content = contentSchemas[type].parse(toContent(type, items, scenario));
  return { content, accepted: written.size, rejected };
}

/** What is ours to say: the languages of a translation, and the tiles of a sentence builder. */
function completed({ id, type, task }: Slot, item: RawItem, seed: string): RawItem {
  if (type === 'translation') return { ...item, ...languages(item.direction) };
  const { targetSentence: spanish, prompt: english } = item;
  if (type !== 'sentence_builder' || typeof spanish !== 'string' || typeof english !== 'string') {
    return item;
  }
  const random = seededRandom(`${seed}:${id}`);
  const sentence = { spanish, english, about: undefined };
  const [draft] = builderExercises([sentence], task.dayOffset, random);
  return { ...item, words: draft?.item.words };
}

function languages(direction: unknown) {
  return direction === 'to_spanish'
    ? { sourceLanguage: 'English', targetLanguage: 'Spanish' }
    : { sourceLanguage: 'Spanish', targetLanguage: 'English' };
}

/** What the item checks do not look for, since the rules never do it. */
function flawOf(item: RawItem, slot: Slot): string | undefined {
  if (hasMarkup(item)) return 'contains a link or markup';
  return practises(item, slot) ? undefined : 'does not contain the text to practise';
}
