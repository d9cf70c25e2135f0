import type { Logger } from '@repaso/shared/log';
import type { GeneratedLesson, GenerateOptions, Generator, Notes } from '../generator.ts';
import type { MadeLesson } from '../make-lesson.ts';
import { makeLessonInTime } from '../make-lesson-in-time.ts';
import { themeOf } from '../week/task-names.ts';
import { CLOSING_DAY } from '../week/week.ts';
import { Asking } from './ask-for-items.ts';
import { type Slot, slotsOf } from './lesson-slots.ts';
import { type Merged, mergeItems, type Rejected } from './merge-items.ts';
import { createModelClient, type ModelClient, type ModelClientOptions } from './model-client.ts';
import { LESSON_TOKENS } from './token-estimate.ts';
import { type NotesPhoto, type Transcription, transcribePhoto } from './transcribe-photo.ts';

/** Of the lesson's tokens, those that are kept for repairing items. */
const REPAIR_TOKENS = 1_000;
/** Questions that are asked at the same time, each about a half of the week. */
const BATCHES = 2;

export interface OpenAiGenerator extends Generator {
  /** The text of a photo, unless no model can or did read it. */
  transcribe(photo: NotesPhoto, signal: AbortSignal): Promise<Transcription>;
  close(): void;
}

/**
 * Plans the week by the rules, and has a model write its items. What the model does not deliver,
 * or what fails its checks even after one repair, stays as the rules made it, item by item; where
 * nothing of the model's is used the lesson counts as made offline.
 */
export function createOpenAiGenerator(options: ModelClientOptions): OpenAiGenerator {
  const { settings, log } = options;
  const client = createModelClient(options);
  return {
    name: 'openai',
    generate: (notes, generateOptions) =>
      generate({ client, model: settings.model, log }, notes, generateOptions),
    transcribe: (photo, signal) =>
      transcribePhoto({ client, model: settings.visionModel, log }, photo, signal),
    close: client.close,
  };
}

interface Parts {
  client: ModelClient;
  model: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

async function generate(
  { client, model, log }: Parts,
  notes: Notes,
  { seed, tokensSpent = 0, ...options }: GenerateOptions,
): Promise<GeneratedLesson> {
  options.signal.throwIfAborted();
  const started = performance.now();
  const made = makeLessonInTime(notes, { seed, ...options });
  const asking = new Asking(client, LESSON_TOKENS - tokensSpent, {
    model,
    level: made.lesson.level,
    signal: options.signal,
  });

  const share = Math.floor((asking.tokensLeft - REPAIR_TOKENS) / BATCHES);
  await Promise.all(
    batchesOf(slotsOf(made)).map((slots) =>
      asking.ask(
        slots.map((slot) => ({ slot })),
        notes.text,
        share,
      ),
    ),
  );
  let merged = mergeAll(made, asking, seed);
  const toRepair = rejectedIn(merged);
  if (toRepair.length > 0) {
    const repairs = toRepair.map(({ slot, item, reason }) => ({
      slot,
      failed: item,
      because: reason,
    }));
    await asking.ask(repairs, undefined, asking.tokensLeft);
    merged = mergeAll(made, asking, seed);
  }

  const accepted = merged.reduce((sum, one) => sum + one.accepted, 0);
  const generator = accepted > 0 ? 'openai' : 'offline';
  const { failures } = asking;
  const dropped = [
    ...made.dropped,
    ...rejectedIn(merged).map(({ slot: { id, type }, reason }) => ({ type, itemId: id, reason })),
  ];
  log.info(
    {
      seed,
      outcome: generator,
      asked: asking.answered.size,
      accepted,
      toRepair: toRepair.length,
      tokens: LESSON_TOKENS - asking.tokensLeft,
      ms: Math.round(performance.now() - started),
      ...(failures.length > 0 && { failures }),
      ...(dropped.length > 0 && { dropped }),
    },
    'a model was asked for items',
  );
  return { ...made.lesson, generator, tasks: withItems(made, merged) };
}

/** What is recognised and recalled, and what is produced: answered side by side, they take half. */
function batchesOf(slots: Slot[]): [Slot[], Slot[]] {
  const recalls = ({ type, task }: Slot) =>
    type === 'cloze' || type === 'translation' || (type === 'quiz' && task.dayOffset < CLOSING_DAY);
  return [slots.filter(recalls), slots.filter((slot) => !recalls(slot))];
}

/** One for each task of the week, in its order. */
function mergeAll({ lesson, material }: MadeLesson, asking: Asking, seed: string): Merged[] {
  const { facts } = material;
  return lesson.tasks.map((task) => {
    const slots = [...asking.answered].filter((slot) => slot.task === task);
    return slots.length > 0
      ? mergeItems(task, slots, asking.reply, { facts, seed })
      : { content: task.content, accepted: 0, rejected: [] };
  });
}

function rejectedIn(merged: Merged[]): Rejected[] {
  return merged.flatMap(({ rejected }) => rejected);
}

function withItems({ lesson, material }: MadeLesson, merged: Merged[]): GeneratedLesson['tasks'] {
  return lesson.tasks.map((task, index) => {
    const { content, accepted } = merged[index]!;
    if (task.type !== 'roleplay' || accepted === 0) return { ...task, content };
    // The title told of the scene that the model's takes the place of.
    const theme = themeOf(material);
    return { ...task, content, title: theme ? `Talk it through: ${theme}` : 'Talk it through' };
  });
}
