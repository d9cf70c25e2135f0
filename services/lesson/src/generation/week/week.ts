import { type ActivityType, activityTypes } from '@repaso/proto/activities/content';
import type { GeneratedTask } from '../generator.ts';
import {
  checkItems,
  type DroppedItem,
  itemsOf,
  questionOf,
  toContent,
} from '../items/item-checks.ts';
import type { LessonFacts } from '../material/lesson-facts.ts';
import type { Draft } from '../material/material.ts';
import type { Subject } from '../material/subject.ts';
import type { Random } from '../random.ts';

/** The last day of a lesson's week; the day of the upload is day 0. */
export const CLOSING_DAY = 6;
/** Most items of a task; more make another task. */
export const MAX_ITEMS = 10;
/** Items that a task should have where the notes hold enough. */
export const MIN_ITEMS = 5;

/** Seconds that an item of each type takes. */
const secondsPerItem: Record<ActivityType, number> = {
  flashcards: 6,
  matching: 6,
  quiz: 9,
  cloze: 12,
  sentence_builder: 15,
  translation: 14,
  rewrite: 15,
  roleplay: 12,
};
/** From here on a task is said to take two minutes rather than one. */
const TWO_MINUTES_FROM = 75;

const idPrefixes: Record<ActivityType, string> = {
  flashcards: 'fc',
  quiz: 'qz',
  matching: 'mt',
  cloze: 'cz',
  sentence_builder: 'sb',
  translation: 'tr',
  rewrite: 'rw',
  roleplay: 'rp',
};

export interface TaskDraft {
  type: ActivityType;
  dayOffset: number;
  drafts: Draft<object>[];
  title: (subjects: Subject[]) => string;
  description: (count: number) => string;
  /** Of a roleplay. */
  scenario?: string;
  /** True where asking again what an earlier day asked is better than an empty day. */
  repeats?: boolean;
}

/** The week as it grows: checks what is added, numbers it, and knows what came up on which day. */
export class Week {
  readonly dropped: DroppedItem[] = [];
  /** What of the notes an item practises, by the item's id. */
  readonly subjects = new Map<string, Subject>();
  readonly #tasks: GeneratedTask[] = [];
  readonly #facts: LessonFacts;
  readonly #days = new Map<Subject, Set<number>>();
  readonly #numbered = new Map<ActivityType, number>();
  readonly #asked = new Set<string>();

  constructor(facts: LessonFacts) {
    this.#facts = facts;
  }

  /** Adds a task, or several where there are more than `MAX_ITEMS`; false if no item was fit. */
  add(draft: TaskDraft): boolean {
    const { type, repeats = false } = draft;
    const drafts = draft.drafts.filter(({ item }) => repeats || this.isNew(type, item));
    return evenChunks(drafts, MAX_ITEMS)
      .map((part) => this.#addOne(draft, part))
      .includes(true);
  }

  /** True where no task of the week asks this yet. */
  isNew(type: ActivityType, item: object): boolean {
    return !this.#asked.has(`${type} ${questionOf(type, item)}`);
  }

  #addOne(task: TaskDraft, drafts: Draft<object>[]): boolean {
    const { type, dayOffset, scenario } = task;
    const numbered = drafts.map(({ item, about }) => ({ id: this.#nextId(type), item, about }));
    const { content, dropped } = checkItems(
      type,
      toContent(
        type,
        numbered.map(({ id, item }) => ({ id, ...item })),
        scenario,
      ),
      { facts: this.#facts, dayOffset },
    );
    this.dropped.push(...dropped);
    if (!content) return false;
    const items = itemsOf(type, content);
    for (const item of items) this.#asked.add(`${type} ${questionOf(type, item)}`);
    const kept = new Set(items.map(({ id }) => id));
    const subjects: Subject[] = [];
    for (const { id, about } of numbered) {
      if (!about || !kept.has(id)) continue;
      subjects.push(about);
      this.subjects.set(id, about);
      this.#markSeen(about, dayOffset);
    }
    this.#tasks.push({
      type,
      dayOffset,
      title: task.title(subjects),
      description: task.description(kept.size),
      estimatedMinutes: kept.size * secondsPerItem[type] < TWO_MINUTES_FROM ? 1 : 2,
      content,
    });
    return true;
  }

  #nextId(type: ActivityType): string {
    const number = (this.#numbered.get(type) ?? 0) + 1;
    this.#numbered.set(type, number);
    return `${idPrefixes[type]}-${number}`;
  }

  #markSeen(subject: Subject, dayOffset: number): void {
    const days = this.#days.get(subject) ?? new Set();
    this.#days.set(subject, days.add(dayOffset));
  }

  /** On how many days a subject comes up so far. */
  daysOf(subject: Subject | undefined): number {
    return (subject && this.#days.get(subject)?.size) ?? 0;
  }

  /** Up to `count` of them, those that came up on the fewest days first. */
  leastSeen<T>(
    items: T[],
    count: number,
    random: Random,
    subjectOf: (item: T) => Subject | undefined,
  ): T[] {
    return random
      .shuffle(items)
      .toSorted((a, b) => this.daysOf(subjectOf(a)) - this.daysOf(subjectOf(b)))
      .slice(0, count);
  }

  emptyDays(): number[] {
    return Array.from({ length: CLOSING_DAY + 1 }, (_, day) => day).filter(
      (day) => this.tasksOn(day) === 0,
    );
  }

  tasksOn(day: number): number {
    return this.#tasks.filter(({ dayOffset }) => dayOffset === day).length;
  }

  /** The day with the fewest tasks, the first of several. */
  lightestDay(from: number, to: number): number {
    const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return days.reduce((best, day) => (this.tasksOn(day) < this.tasksOn(best) ? day : best));
  }

  hasOn(day: number, type: ActivityType): boolean {
    return this.#tasks.some((task) => task.dayOffset === day && task.type === type);
  }

  timesOf(type: ActivityType): number {
    return this.#tasks.filter((task) => task.type === type).length;
  }

  /** By day, then from recognising to producing. */
  tasks(): GeneratedTask[] {
    const rank = ({ type }: GeneratedTask) => activityTypes.indexOf(type);
    return this.#tasks.toSorted((a, b) => a.dayOffset - b.dayOffset || rank(a) - rank(b));
  }
}

/** Splits into the fewest parts of at most `size`, as even as can be: 12 makes 6 and 6. */
export function evenChunks<T>(items: T[], size: number): T[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) =>
    items.slice(
      Math.round((part * items.length) / parts),
      Math.round(((part + 1) * items.length) / parts),
    ),
  );
}
