import { activityTypes } from '@repaso/proto/activities/content';
import { gradeQuiz, gradeText, normalizeAnswer } from '@repaso/proto/activities/grading';
import type { GeneratedLesson } from '../src/generation/generator.ts';
import { type EvalDocument, type Pair, supportsAllTypes } from './document.ts';
import { factsOfTask, type ItemFacts } from './item-facts.ts';
import { type Knowledge, knowledgeOf, readings, textKey, wordsOf } from './knowledge.ts';

/** What is wrong with a lesson; every entry is a sentence for the report. */
export interface Judgement {
  tasks: number;
  items: number;
  invalid: string[];
  wrongTaught: string[];
  /** Rewrites of what notes without any correction say. */
  falselyCorrected: string[];
  rejected: string[];
  duplicates: string[];
  alsoRight: string[];
  ungrounded: string[];
  /** Number of items that teach something ungrounded. */
  ungroundedItems: number;
  vocabulary: Coverage;
  sentences: Coverage;
  corrections: Coverage;
  /** Words that come up on two days at least. */
  returning: Coverage;
  missingTypes: string[];
  emptyDays: string[];
  sizes: string[];
  recap: string[];
  /** Title and level. */
  heading: string[];
}

export interface Coverage {
  expected: number;
  found: number;
  missing: string[];
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Items of a task: decisions, "A lesson's week". */
const MIN_ITEMS = 5;
const MAX_ITEMS = 10;
/** A recap has four to eight cards. */
const MIN_CARDS = 4;
const MAX_CARDS = 8;

export function judgeLesson(document: EvalDocument, lesson: GeneratedLesson): Judgement {
  const { expected } = document;
  const knowledge = knowledgeOf(document);
  const tasks = lesson.tasks.map(factsOfTask);
  const items = tasks.flatMap((task) => task.items);
  const enough = supportsAllTypes(expected);
  const ungrounded = items.map((item) => groundingOf(item, knowledge));
  return {
    tasks: tasks.length,
    items: items.length,
    invalid: lesson.tasks.filter((_, index) => !tasks[index]?.isValid).map(({ title }) => title),
    wrongTaught: wrongTaught(items, lesson, expected.wrongForms),
    falselyCorrected: items.flatMap((item) => falselyCorrected(item, document)),
    rejected: items.flatMap(rejections),
    duplicates: duplicatesOf(tasks.map((task) => task.items)),
    alsoRight: [
      ...items.flatMap((item) => alsoRight(item, knowledge)),
      ...tasks.flatMap((task) => ambiguousPairs(task.items, knowledge)),
    ],
    ungrounded: ungrounded.flat(),
    ungroundedItems: ungrounded.filter((reasons) => reasons.length > 0).length,
    vocabulary: coverage(expected.vocabulary, (pair) =>
      items.some((item) => practises(item, pair)),
    ),
    sentences: coverage(expected.sentences, (pair) => items.some((item) => practises(item, pair))),
    corrections: coverage(
      expected.corrections.map(({ wrong, right }) => ({ spanish: right, english: wrong })),
      ({ spanish, english = '' }) => items.some((item) => corrects(item, english, spanish)),
    ),
    returning: coverage(
      expected.vocabulary,
      ({ spanish }) =>
        new Set(items.filter((item) => mentions(item.texts, spanish)).map((item) => item.dayOffset))
          .size > 1,
    ),
    missingTypes: enough
      ? activityTypes.filter((type) => !lesson.tasks.some((task) => task.type === type))
      : [],
    emptyDays: DAYS.filter((day) => !lesson.tasks.some(({ dayOffset }) => dayOffset === day)).map(
      (day) => `day ${day}`,
    ),
    sizes: lesson.tasks.flatMap(({ type, title }, index) => {
      const size = tasks[index]?.items.length ?? 0;
      return size > MAX_ITEMS || (enough && size < MIN_ITEMS)
        ? [`${type} "${title}": ${size} items`]
        : [];
    }),
    recap:
      lesson.recap.length > MAX_CARDS || (enough && lesson.recap.length < MIN_CARDS)
        ? [`${lesson.recap.length} cards`]
        : [],
    heading: [
      ...(expected.title && textKey(lesson.title) !== textKey(expected.title)
        ? [`title "${lesson.title}", not "${expected.title}"`]
        : []),
      ...(expected.levels.includes(lesson.level) ? [] : [`level ${lesson.level}`]),
    ],
  };
}

function coverage(expected: Pair[], isFound: (pair: Pair) => boolean): Coverage {
  const missing = expected.filter((pair) => !isFound(pair));
  return {
    expected: expected.length,
    found: expected.length - missing.length,
    missing: missing.map(({ spanish, english }) =>
      english === undefined ? spanish : `${spanish} | ${english}`,
    ),
  };
}

function practises({ texts }: ItemFacts, { spanish, english }: Pair): boolean {
  return mentions(texts, spanish) && (english === undefined || mentions(texts, english));
}

function mentions(texts: string[], text: string): boolean {
  return readings(text).some((form) => texts.some((one) => contains(one, form)));
}

function contains(text: string, words: string): boolean {
  return ` ${textKey(text)} `.includes(` ${textKey(words)} `);
}

/** An item brings up a correction when it shows what changed, wrong and right. */
function corrects({ texts, type }: ItemFacts, wrong: string, right: string): boolean {
  const only = (text: string, other: string) =>
    wordsOf(text).filter((word) => !wordsOf(other).includes(word));
  const shows = (text: string, changed: string[]) =>
    texts.some(
      (one) =>
        contains(one, text) ||
        (changed.length > 0 &&
          changed.every((word) => contains(one, word)) &&
          wordsOf(one).every((word) => contains(text, word))),
    );
  const isSpelling = normalizeAnswer(wrong) === normalizeAnswer(right);
  return (
    shows(right, only(right, wrong)) &&
    (shows(wrong, only(wrong, right)) || (isSpelling && type === 'quiz'))
  );
}

function wrongTaught(items: ItemFacts[], lesson: GeneratedLesson, wrongForms: string[]): string[] {
  const inRecap = lesson.recap
    .flatMap(({ title, content }) => [title, ...content.split('\n')])
    .filter((line) => !line.startsWith('✗'));
  return wrongForms.flatMap((wrong) => [
    ...items
      .filter(({ taught }) => taught.some((text) => contains(text, wrong)))
      .map(({ type, taught }) => `${type} teaches "${wrong}": ${taught.join(' | ')}`),
    ...inRecap.filter((line) => contains(line, wrong)).map((line) => `recap: ${line}`),
    ...[lesson.title, ...lesson.tasks.map(({ title }) => title)]
      .filter((title) => contains(title, wrong))
      .map((title) => `title: ${title}`),
  ]);
}

/** Where nobody corrects anything, nothing that the notes say may be called wrong. */
function falselyCorrected({ mustBeRefused = '' }: ItemFacts, { text, expected }: EvalDocument) {
  const isFalse =
    expected.wrongForms.length === 0 &&
    wordsOf(mustBeRefused).length > 2 &&
    contains(text, mustBeRefused);
  return isFalse ? [`rewrite calls wrong: ${mustBeRefused}`] : [];
}

function rejections(item: ItemFacts): string[] {
  const { type, typed, choice, mustBeRefused, tiles, question } = item;
  const problems: string[] = [];
  for (const { answer, expected, alternatives } of typed) {
    const accepted =
      type === 'quiz'
        ? gradeQuiz(answer, expected)
        : gradeText(answer, expected, alternatives).correct;
    if (!accepted || answer.trim() === '') problems.push(`${type}: "${answer}" is rejected`);
  }
  if (choice) {
    const options = [choice.answer, ...choice.others].map(normalizeAnswer);
    if (choice.answer === '' || new Set(options).size !== options.length || options.length < 2) {
      problems.push(`${type} "${question}": options ${options.join(' | ')}`);
    }
  }
  const right = typed[0]?.expected ?? '';
  if (mustBeRefused !== undefined && gradeText(mustBeRefused, right).correct) {
    problems.push(`${type}: the wrong "${mustBeRefused}" is accepted`);
  }
  if (tiles) {
    const spare = tiles.map(normalizeAnswer);
    for (const word of normalizeAnswer(right).split(' ')) {
      const at = spare.indexOf(word);
      if (at < 0) problems.push(`${type}: no tile "${word}" for "${right}"`);
      else spare.splice(at, 1);
    }
  }
  return problems;
}

function duplicatesOf(tasks: ItemFacts[][]): string[] {
  const repeated = (items: ItemFacts[], keyOf: (item: ItemFacts) => string) => {
    const seen = new Set<string>();
    return items.filter((item) => {
      const key = keyOf(item);
      const isNew = !seen.has(key);
      seen.add(key);
      return !isNew;
    });
  };
  return [
    ...tasks.flatMap((items) => repeated(items, ({ question }) => questionKey(question))),
    ...repeated(
      tasks.flat(),
      ({ type, question, texts }) =>
        `${type} ${question} ${texts.map(textKey).toSorted().join(' | ')}`,
    ),
  ].map(({ type, question }) => `${type}: ${question}`);
}

/** Accents count: 'papa' and 'papá' are two questions. */
function questionKey(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!?¿¡]/g, '')
    .trim();
}

function alsoRight({ type, choice, denied }: ItemFacts, knowledge: Knowledge): string[] {
  if (denied && knowledge.translates(...denied)) {
    return [`${type} calls false: ${denied.join(' means ')}`];
  }
  if (!choice?.asked) return [];
  const { asked, answer, others } = choice;
  return others
    .filter(
      (option) => knowledge.translates(asked, option) || knowledge.areSynonyms(option, answer),
    )
    .map((option) => `${type} "${asked}": "${option}" beside "${answer}"`);
}

/** In matching, a side that would also fit another pair's. */
function ambiguousPairs(items: ItemFacts[], knowledge: Knowledge): string[] {
  const pairs = items.flatMap(({ type, claims }) => (type === 'matching' ? claims : []));
  return pairs.flatMap(([left, right], index) =>
    pairs
      .filter(
        ([, other], at) =>
          at !== index && (knowledge.translates(left, other) || textKey(other) === textKey(right)),
      )
      .map(([, other]) => `matching: "${left}" is "${right}" and "${other}"`),
  );
}

function groundingOf({ type, claims, taught }: ItemFacts, knowledge: Knowledge): string[] {
  return [
    ...claims
      .filter(([a, b]) => !knowledge.grounds(a, b))
      .map(([a, b]) => `${type}: nothing says that "${a}" means "${b}"`),
    ...taught.flatMap((text) => {
      const unknown = knowledge.unknownWords(text);
      return unknown.length > 0 ? [`${type}: ${unknown.join(', ')} in "${text}"`] : [];
    }),
  ];
}
