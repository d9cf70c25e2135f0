import {
  type ActivityType,
  BLANK,
  type Content,
  contentSchemas,
} from '@repaso/proto/activities/content';
import { gradeQuiz, gradeText, normalizeAnswer, spelling } from '@repaso/proto/activities/grading';
import { englishForms } from '../material/answer-forms.ts';
import { type LessonFacts, looksTheSame } from '../material/lesson-facts.ts';
import { isDistractorWord } from './builder-words.ts';
import { quotedTerms } from './quoted.ts';

/** Fewest options of a question that is not true or false. */
const MIN_OPTIONS = 2;
const TRUE_FALSE = ['True', 'False'];

export interface DroppedItem {
  type: ActivityType;
  itemId: string;
  /** For the log: names the check, never the learner's text. */
  reason: string;
}

export interface CheckedContent<T extends ActivityType> {
  /** Undefined when no item was kept. */
  content: Content<T> | undefined;
  dropped: DroppedItem[];
}

/**
 * The gate that every item passes before it is published, whatever made it: its shape fits, the
 * expected answer is accepted by the grader, no wrong answer is right too, and nothing in it
 * contradicts the notes. Items that fail are left out, with the reason.
 *
 * @param raw the content document of a task; it may come from a language model, so nothing
 *   about its shape is taken for granted
 */
export function checkItems<T extends ActivityType>(
  type: T,
  raw: unknown,
  context: CheckContext,
): CheckedContent<T> {
  const list = itemLists[type];
  const document = isRecord(raw) ? raw : {};
  const items = Array.isArray(document[list]) ? (document[list] as unknown[]) : [];
  const schema = contentSchemas[type];
  const kept: unknown[] = [];
  const dropped: DroppedItem[] = [];
  const seen = new Set<string>();

  for (const item of items) {
    const parsed = schema.safeParse({ ...document, [list]: [item] });
    const reason = parsed.success
      ? problem(type, itemsOf(type, parsed.data)[0] as Item<T>, kept, seen, context)
      : 'does not fit the content schema';
    if (parsed.success && !reason) kept.push(itemsOf(type, parsed.data)[0]);
    else dropped.push({ type, itemId: idOf(item), reason: reason ?? '' });
  }
  const content = schema.safeParse({ ...document, [list]: kept });
  return { content: content.success ? (content.data as Content<T>) : undefined, dropped };
}

export interface CheckContext {
  facts: LessonFacts;
  /** The day of the task: it decides how many distractors a sentence builder may have. */
  dayOffset: number;
}

/** Where the items of each type stand in its content. */
const itemLists = {
  flashcards: 'cards',
  quiz: 'questions',
  matching: 'pairs',
  cloze: 'exercises',
  sentence_builder: 'exercises',
  translation: 'exercises',
  rewrite: 'exercises',
  roleplay: 'exchanges',
} as const satisfies Record<ActivityType, string>;

export type Item<T extends ActivityType> = T extends ActivityType
  ? Content<T>[(typeof itemLists)[T] & keyof Content<T>] extends (infer I)[]
    ? I
    : never
  : never;

/** The content document of `items`; a roleplay needs its scenario too. */
export function toContent(type: ActivityType, items: unknown[], scenario?: string): unknown {
  return { ...(scenario ? { scenario } : {}), [itemLists[type]]: items };
}

export function itemsOf(type: ActivityType, content: object): { id: string }[] {
  return (content as Record<string, { id: string }[]>)[itemLists[type]] ?? [];
}

type Check<T extends ActivityType> = (
  item: Item<T>,
  context: CheckContext,
  kept: Item<T>[],
) => string | undefined;

interface TypeRules<T extends ActivityType> {
  /** Two items with the same key ask the same thing. */
  key: (item: Item<T>) => string;
  /** The reason why an item is not fit, if there is one. */
  check: Check<T>;
}

const rules: { [T in ActivityType]: TypeRules<T> } = {
  flashcards: { key: ({ front }) => front, check: checkCard },
  quiz: { key: ({ question }) => question, check: checkQuestion },
  matching: { key: ({ left }) => left, check: checkPair },
  cloze: { key: ({ sentence_with_blanks }) => sentence_with_blanks, check: checkCloze },
  sentence_builder: { key: ({ targetSentence }) => targetSentence, check: checkBuilder },
  translation: {
    key: ({ source, direction }) => `${direction} ${source}`,
    check: checkTranslation,
  },
  rewrite: { key: ({ incorrect_text }) => incorrect_text, check: checkRewrite },
  roleplay: { key: ({ prompt }) => prompt, check: checkExchange },
};

/** What an item asks: two items of a type for which this is equal ask the same. */
export function questionOf<T extends ActivityType>(type: T, item: object): string {
  return spelling(rules[type].key(item as Item<T>));
}

function problem<T extends ActivityType>(
  type: T,
  item: Item<T>,
  kept: unknown[],
  seen: Set<string>,
  context: CheckContext,
): string | undefined {
  const keys = [`id ${idOf(item)}`, `asks ${questionOf(type, item)}`];
  if (keys.some((one) => seen.has(one))) return 'repeats an item of the task';
  const reason = rules[type].check(item, context, kept as Item<T>[]);
  if (!reason) for (const one of keys) seen.add(one);
  return reason;
}

function checkCard({ front, back }: Item<'flashcards'>, { facts }: CheckContext) {
  if (spelling(front) === spelling(back)) return 'both sides of the card are equal';
  if (facts.isWrong(back)) return 'the back is a form that the tutor corrected';
  if (facts.contradicts(front, back)) return 'the notes translate the card otherwise';
  return undefined;
}

function checkQuestion(item: Item<'quiz'>, { facts }: CheckContext): string | undefined {
  const { question, type, options, correct_answer } = item;
  if (type === 'fill_blank') {
    if (options.length > 0) return 'a question to fill in has options';
  } else if (type === 'true_false') {
    if (options.join() !== TRUE_FALSE.join()) return 'the options are not True and False';
    if (!TRUE_FALSE.includes(correct_answer)) return 'the answer is neither True nor False';
    const [term, claim] = quotedTerms(question);
    if (correct_answer === 'True' && term && claim && facts.contradicts(term, claim)) {
      return 'the notes contradict the claim';
    }
    if (correct_answer === 'True' && term && facts.isWrong(term)) return 'the claim is corrected';
    if (correct_answer === 'False' && term && claim && facts.meansTheSame(term, claim)) {
      return 'the claim is true';
    }
    return undefined;
  } else {
    const wrong = options.filter((option) => !gradeQuiz(option, correct_answer));
    const reason = checkOptions(options, correct_answer);
    if (reason) return reason;
    const [term, ...furtherTerms] = quotedTerms(question);
    if (term && furtherTerms.length === 0 && facts.contradicts(term, correct_answer)) {
      return 'the notes contradict the answer';
    }
    // With a blank the options differ in form; without one they differ in meaning.
    const asksMeaning = !question.includes(BLANK);
    if (asksMeaning && wrong.some((option) => isRightToo(option, correct_answer, term, facts))) {
      return 'a distractor is right too';
    }
  }
  return facts.isWrong(correct_answer)
    ? 'the answer is a form that the tutor corrected'
    : undefined;
}

function isRightToo(
  option: string,
  answer: string,
  term: string | undefined,
  facts: LessonFacts,
): boolean {
  // What the tutor corrected may be offered beside its correction, though both mean the same.
  if (facts.isWrong(option)) return false;
  return facts.meansTheSame(option, answer) || (!!term && facts.meansTheSame(option, term));
}

/** The answer stands among the options exactly once, and no two options read the same. */
function checkOptions(options: string[], answer: string): string | undefined {
  if (options.length < MIN_OPTIONS) return 'too few options';
  if (options.filter((option) => gradeQuiz(option, answer)).length !== 1) {
    return 'the answer is not among the options exactly once';
  }
  if (new Set(options.map(normalizeAnswer)).size !== options.length) return 'two options are equal';
  return undefined;
}

function glossesOf(english: string): string[] {
  return [english, ...englishForms(english, 'word')];
}

function checkPair(
  { left, right }: Item<'matching'>,
  { facts }: CheckContext,
  kept: Item<'matching'>[],
): string | undefined {
  if (looksTheSame(left, right)) return 'both sides of the pair are equal';
  if (facts.isWrong(left) || facts.isWrong(right)) return 'a side was corrected by the tutor';
  if (facts.contradicts(left, right)) return 'the notes translate the pair otherwise';
  return fitAnotherToo({ left, right }, kept, facts) ? 'a side fits another pair too' : undefined;
}

type Sides = Pick<Item<'matching'>, 'left' | 'right'>;

/** Whether a side of a pair would be right for one of the others, or one of theirs for it. */
export function fitAnotherToo(pair: Sides, others: Sides[], facts: LessonFacts): boolean {
  const sides = [pair.left, pair.right];
  return others.some(
    (other) =>
      [other.left, other.right].some((side) => sides.some((own) => looksTheSame(own, side))) ||
      // 'coger: to take, to catch' beside 'tomar: to take, to drink'
      glossesOf(other.right).some((gloss) => facts.meansTheSame(pair.left, gloss)) ||
      glossesOf(pair.right).some((gloss) => facts.meansTheSame(other.left, gloss)),
  );
}

function checkCloze(item: Item<'cloze'>, { facts }: CheckContext): string | undefined {
  const { sentence_with_blanks: sentence, blanks, translation, hints } = item;
  const parts = sentence.split(BLANK);
  if (parts.length - 1 !== blanks.length || sentence.includes(`${BLANK}_`)) {
    return 'the blanks of the sentence do not match';
  }
  const byPosition = blanks.toSorted((a, b) => a.position - b.position);
  if (byPosition.some(({ position }, index) => position !== index)) {
    return 'the positions of the blanks are not 0 to n - 1';
  }
  if (byPosition.some(({ word }) => !isAcceptedAnswer(word))) return 'a blank has no answer';
  if (!translation && hints.length === 0) return 'nothing tells what is missing';
  const whole = parts.map((part, index) => part + (byPosition[index]?.word ?? '')).join('');
  if (facts.isWrong(whole)) return 'the sentence was corrected by the tutor';
  if (translation && facts.contradicts(whole, translation)) return 'the notes translate otherwise';
  return undefined;
}

function isAcceptedAnswer(text: string): boolean {
  return normalizeAnswer(text) !== '' && gradeText(text, text).correct;
}

/** Most words that a sentence builder adds on a day (specification, section 9). */
export function maxBuilderDistractors(dayOffset: number): number {
  return Math.min(4, Math.floor(dayOffset / 2) + 2);
}

function checkBuilder(
  { targetSentence, words, prompt }: Item<'sentence_builder'>,
  { facts, dayOffset }: CheckContext,
): string | undefined {
  if (facts.isWrong(targetSentence)) return 'the sentence was corrected by the tutor';
  if (facts.contradicts(prompt, targetSentence)) return 'the notes translate the prompt otherwise';
  const target = normalizeAnswer(targetSentence).split(' ');
  const spare = words.map(normalizeAnswer);
  for (const word of target) {
    const at = spare.indexOf(word);
    if (at < 0) return 'a word of the sentence is missing';
    spare.splice(at, 1);
  }
  if (spare.length < 1 || spare.length > maxBuilderDistractors(dayOffset)) {
    return 'the number of distractors does not fit the day';
  }
  if (new Set(spare).size !== spare.length) return 'a distractor is there twice';
  if (spare.some((word) => target.includes(word))) return 'a distractor is in the sentence';
  if (!spare.every(isDistractorWord)) return 'a distractor is not from the built-in list';
  return undefined;
}

function checkTranslation(item: Item<'translation'>, { facts }: CheckContext): string | undefined {
  const { source, target, alternatives = [], direction } = item;
  const answers = [target, ...alternatives];
  if (!answers.every(isAcceptedAnswer)) return 'the grader does not accept the answer';
  if (looksTheSame(source, target)) return 'source and target are equal';
  const spanish = direction === 'to_spanish' ? answers : [source];
  if (spanish.some(facts.isWrong)) return 'a text was corrected by the tutor';
  if (facts.contradicts(source, target)) return 'the notes translate the source otherwise';
  return undefined;
}

function checkRewrite(item: Item<'rewrite'>, { facts }: CheckContext): string | undefined {
  const { incorrect_text: wrong, correct_text: right } = item;
  if (!isAcceptedAnswer(right)) return 'the grader does not accept the answer';
  if (isGradedAlike(wrong, right)) return 'the grader accepts the wrong text';
  if (facts.isWrong(right)) return 'the answer is a form that the tutor corrected';
  return undefined;
}

/** True where wrong and right differ in nothing that a typed answer is judged by. */
export function isGradedAlike(wrong: string, right: string): boolean {
  return looksTheSame(wrong, right) || gradeText(wrong, right).correct;
}

function checkExchange(item: Item<'roleplay'>, { facts }: CheckContext): string | undefined {
  const { prompt, options, correct, response } = item;
  const answer = options[correct];
  if (answer === undefined) return 'the right option is out of range';
  const reason = checkOptions(options, answer);
  if (reason) return reason;
  if (facts.isWrong(answer)) return 'the answer is a form that the tutor corrected';
  if (facts.isWrong(response)) return 'the response repeats what the tutor corrected';
  const [term] = quotedTerms(prompt);
  const wrong = options.filter((_, index) => index !== correct);
  if (wrong.some((option) => isRightToo(option, answer, term, facts))) {
    return 'a wrong option is right too';
  }
  return undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(item: unknown): string {
  return isRecord(item) && typeof item.id === 'string' ? item.id : '';
}
