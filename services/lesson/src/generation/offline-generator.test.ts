import { readdirSync, readFileSync } from 'node:fs';
import {
  type ActivityType,
  activityTypes,
  BLANK,
  type Content,
  contentSchemas,
} from '@repaso/proto/activities/content';
import { gradeQuiz, gradeText, normalizeAnswer, spelling } from '@repaso/proto/activities/grading';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { understandNotes } from '../notes/understand-notes.ts';
import type { GeneratedLesson, GeneratedTask } from './generator.ts';
import { checkItems } from './items/item-checks.ts';
import { factsOf } from './material/lesson-facts.ts';
import { createOfflineGenerator } from './offline-generator.ts';

const samples = new URL('../../test/sample-notes/', import.meta.url);
const names = readdirSync(samples).map((file) => file.replace('.txt', ''));
const generator = createOfflineGenerator({ info: () => {} });

function textOf(name: string): string {
  return readFileSync(new URL(`${name}.txt`, samples), 'utf8');
}

function generate(text: string, seed = 'a lesson', title?: string): Promise<GeneratedLesson> {
  return generator.generate(
    { text, title },
    {
      seed,
      uploadedAt: new Date('2026-11-21T23:30:00Z'),
      timeZone: 'Europe/Madrid',
      signal: new AbortController().signal,
    },
  );
}

function items<T extends ActivityType>(lesson: GeneratedLesson, type: T): ItemOf<T>[] {
  return lesson.tasks.filter((task) => task.type === type).flatMap((task) => itemsOf<T>(task));
}

type ItemOf<T extends ActivityType> =
  Content<T> extends infer C
    ? { [K in keyof C]: C[K] extends (infer I)[] ? I : never }[keyof C]
    : never;

function itemsOf<T extends ActivityType>({ content }: Pick<GeneratedTask, 'content'>): ItemOf<T>[] {
  return Object.values(content as object).find(Array.isArray) as ItemOf<T>[];
}

/** Every text of an item that a learner could recognise a subject by; gaps are filled in. */
function texts(task: GeneratedTask): string {
  const filled =
    task.type === 'cloze'
      ? itemsOf<'cloze'>(task).map(({ sentence_with_blanks, blanks }) =>
          sentence_with_blanks.replace(BLANK, blanks[0]?.word ?? ''),
        )
      : [];
  return ` ${spelling(JSON.stringify([task.content, filled]).replace(/["\\«»“”:[\]{}]/g, ' '))} `;
}

/** A longer list of words takes more tasks a day. */
const MOST_WORDS_OF_A_WEEK = 100;

beforeAll(async () => {
  // The conjugations are read once in a process; that is not what a lesson takes.
  await generate(textOf('food'));
});

describe.each(names)('a week from the notes %s', (name) => {
  const text = textOf(name);
  const notes = understandNotes(text);
  let lesson: GeneratedLesson;

  beforeAll(async () => {
    lesson = await generate(text);
  });

  it('has items that pass every check', () => {
    const facts = factsOf(notes);
    for (const { type, content, dayOffset } of lesson.tasks) {
      expect(contentSchemas[type].parse(content)).toEqual(content);
      expect(checkItems(type, content, { facts, dayOffset }).dropped).toEqual([]);
    }
  });

  it('has something for each of seven days, in the order of the week', () => {
    const days = lesson.tasks.map(({ dayOffset }) => dayOffset);
    expect(new Set(days)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('has at most ten items a task, of one or two minutes', () => {
    for (const task of lesson.tasks) {
      expect(itemsOf(task).length).toBeLessThanOrEqual(10);
      expect([1, 2]).toContain(task.estimatedMinutes);
      expect(task.title.length).toBeLessThanOrEqual(60);
      expect(task.description).toMatch(/^\S.*\.$/);
    }
  });

  it('numbers its items so that no two in the lesson have one id', () => {
    const ids = lesson.tasks.flatMap((task) => itemsOf(task).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('brings up every pair and every correction of the notes', () => {
    const all = lesson.tasks.map(texts).join();
    for (const { spanish } of notes.pairs) expect(all).toContain(spelling(spanish));
    for (const { right } of notes.corrections) expect(all).toContain(spelling(right));
  });

  it('brings its words back in another activity on another day', () => {
    const words = notes.pairs.filter(({ kind }) => kind === 'word');
    const back = words.filter(({ spanish }) => {
      const tasks = lesson.tasks.filter((task) => texts(task).includes(` ${spelling(spanish)} `));
      const days = new Set(tasks.map(({ dayOffset }) => dayOffset));
      return days.size > 1 && new Set(tasks.map(({ type }) => type)).size > 1;
    });
    expect(back).toHaveLength(words.length);
  });

  it('has at most four tasks a day, or as many as a very long list needs', () => {
    const most = notes.pairs.length > MOST_WORDS_OF_A_WEEK ? 6 : 4;
    for (const { dayOffset } of lesson.tasks) {
      const ofDay = lesson.tasks.filter((task) => task.dayOffset === dayOffset);
      expect(ofDay.length).toBeLessThanOrEqual(most);
    }
  });

  it('accepts its own answers', () => {
    for (const { options, correct_answer, type } of items(lesson, 'quiz')) {
      if (type === 'fill_blank') expect(options).toEqual([]);
      else expect(options.filter((one) => gradeQuiz(one, correct_answer))).toHaveLength(1);
    }
    for (const { sentence_with_blanks, blanks } of items(lesson, 'cloze')) {
      expect(sentence_with_blanks.split(BLANK)).toHaveLength(blanks.length + 1);
    }
    for (const { incorrect_text, correct_text } of items(lesson, 'rewrite')) {
      expect(gradeText(incorrect_text, correct_text).correct).toBe(false);
    }
    for (const { targetSentence, words } of items(lesson, 'sentence_builder')) {
      const own = normalizeAnswer(targetSentence).split(' ');
      expect(words.map(normalizeAnswer)).toEqual(expect.arrayContaining(own));
      expect(words.length).toBeGreaterThan(own.length);
    }
    for (const { options, correct } of items(lesson, 'roleplay')) {
      expect(options[correct]).toBeDefined();
    }
  });

  it('never teaches what the tutor corrected', () => {
    const taught = [
      ...items(lesson, 'flashcards').map(({ back }) => back),
      ...items(lesson, 'quiz').map(({ correct_answer }) => correct_answer),
      ...items(lesson, 'matching').map(({ left }) => left),
      ...items(lesson, 'sentence_builder').map(({ targetSentence }) => targetSentence),
      ...items(lesson, 'translation').flatMap(({ source, target }) => [source, target]),
      ...items(lesson, 'rewrite').map(({ correct_text }) => correct_text),
      ...items(lesson, 'roleplay').map(({ options, correct }) => options[correct] ?? ''),
    ].map(spelling);
    for (const { wrong } of notes.corrections) expect(taught).not.toContain(spelling(wrong));
  });

  it('has a recap of the lesson', () => {
    expect(lesson.recap.length).toBeGreaterThan(1);
    expect(lesson.recap.length).toBeLessThanOrEqual(8);
    for (const { title, content } of lesson.recap) expect(title && content).toBeTruthy();
  });

  it('is the same for the same seed', async () => {
    expect(await generate(text)).toEqual(lesson);
  });
});

describe('the week', () => {
  it('has all eight types on their days where the notes support them', async () => {
    const { tasks } = await generate(textOf('food'));
    const daysOf = (type: ActivityType) =>
      tasks.filter((task) => task.type === type).map(({ dayOffset }) => dayOffset);
    expect(Object.fromEntries(activityTypes.map((type) => [type, daysOf(type)]))).toEqual({
      flashcards: [0],
      quiz: [0, 6],
      matching: [1],
      cloze: [1],
      sentence_builder: [2],
      translation: [3],
      rewrite: [4],
      roleplay: [5],
    });
    for (const task of tasks) expect(itemsOf(task).length).toBeGreaterThanOrEqual(5);
  });

  it('is another for another seed', async () => {
    expect(await generate(textOf('food'), 'another')).not.toEqual(await generate(textOf('food')));
  });

  it('does not ask for a word before the day that brings it', async () => {
    const { tasks } = await generate(textOf('course-review'));
    const met = new Set<string>();
    for (const task of tasks) {
      if (task.type === 'flashcards') {
        for (const { front } of itemsOf<'flashcards'>(task)) met.add(front);
      }
      if (task.type === 'matching') {
        for (const { left } of itemsOf<'matching'>(task)) expect(met).toContain(left);
      }
    }
  });
});

describe('the title', () => {
  it('is the given one, else the heading, else topic and date in the learner’s time zone', async () => {
    expect((await generate(textOf('food'), 's', 'Clase 4')).title).toBe('Clase 4');
    expect((await generate(textOf('food'))).title).toBe('Food and drink');
    expect((await generate(textOf('spanish-only'))).title).toBe('The preterite, 22 November 2026');
    expect((await generate(textOf('clothes'))).title).toBe('Clothes, 22 November 2026');
  });
});

describe('notes with too little Spanish', () => {
  it.each([
    '',
    'We talked about the weather and my holidays today.',
    '12345 67890 !!! ???',
    '🙂🙂🙂',
  ])('are refused with what to do: %j', async (text) => {
    const failure = generate(text);
    await expect(failure).rejects.toBeInstanceOf(DomainError);
    await expect(failure).rejects.toMatchObject({
      code: 'CONTENT_TOO_SHORT',
      message: expect.stringContaining('very short content'),
    });
  });
});
