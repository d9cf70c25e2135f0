import {
  type ActivityType,
  BLANK,
  type Content,
  contentSchemas,
} from '@repaso/proto/activities/content';
import type { GeneratedTask } from '../src/generation/generator.ts';

/** What one item of practice shows, asks and accepts, whatever its type. */
export interface ItemFacts {
  type: ActivityType;
  dayOffset: number;
  /** Two items of one type that ask this ask the same. */
  question: string;
  /** Everything the item shows, answers included. */
  texts: string[];
  /** What it presents as right. */
  taught: string[];
  /** Spanish and English that it says mean the same; the order is not known. */
  claims: [string, string][];
  /** What it says do not mean the same. */
  denied?: [string, string];
  /** Present where the learner chooses. */
  choice?: { answer: string; others: string[]; asked: string };
  /** Texts that the learner may type, and those accepted for them. */
  typed: { answer: string; expected: string; alternatives: string[] }[];
  /** Of a rewrite: what must not be accepted. */
  mustBeRefused?: string;
  /** Of a sentence builder. */
  tiles?: string[];
}

type Items<T extends ActivityType> = Content<T>[keyof Content<T>] extends infer L
  ? L extends (infer I)[]
    ? I
    : never
  : never;

type Reader<T extends ActivityType> = (item: Items<T>) => Omit<ItemFacts, 'type' | 'dayOffset'>;

const readers: { [T in ActivityType]: Reader<T> } = {
  flashcards: ({ front, back }) => {
    // A card that shows a mistake teaches its back; any other card claims that its sides are equal.
    const isCorrection = /[«»]/.test(front) || front.includes(BLANK);
    return {
      question: front,
      texts: [front, back],
      taught: isCorrection ? [back] : [front, back],
      claims: isCorrection ? [] : [[front, back]],
      typed: [],
    };
  },
  quiz: ({ question, type, options, correct_answer, explanation }) => {
    const [term = '', claimed = ''] = quoted(question);
    const others = options.filter((option) => option !== correct_answer);
    const base = { question, texts: [question, ...options, correct_answer, explanation] };
    if (type === 'true_false') {
      const isTrue = correct_answer === 'True';
      return {
        ...base,
        taught: isTrue ? [term, claimed] : [],
        claims: isTrue && claimed ? [[term, claimed]] : [],
        ...(!isTrue && claimed ? { denied: [term, claimed] as [string, string] } : {}),
        typed: [{ answer: correct_answer, expected: correct_answer, alternatives: [] }],
      };
    }
    // 'Complete the Spanish for “…”: la ___ (hint)' teaches what stands between.
    const completed = question
      .replace(/^[^:]*: /, '')
      .replace(/ \([^()]*\)$/, '')
      .replace(BLANK, correct_answer);
    return {
      ...base,
      taught: type === 'fill_blank' ? [completed] : [correct_answer],
      claims: type === 'multiple_choice' && term && !claimed ? [[term, correct_answer]] : [],
      ...(type === 'multiple_choice'
        ? { choice: { answer: correct_answer, others, asked: claimed ? '' : term } }
        : {}),
      typed: [{ answer: correct_answer, expected: correct_answer, alternatives: [] }],
    };
  },
  matching: ({ left, right }) => ({
    question: left,
    texts: [left, right],
    taught: [left, right],
    claims: [[left, right]],
    typed: [],
  }),
  cloze: ({ sentence_with_blanks, blanks, translation, hints }) => {
    const whole = blanks
      .toSorted((a, b) => a.position - b.position)
      .reduce((sentence, { word }) => sentence.replace(BLANK, word), sentence_with_blanks);
    return {
      question: sentence_with_blanks,
      texts: [whole, translation, ...hints],
      taught: [whole],
      claims: translation ? [[whole, translation]] : [],
      typed: blanks.map(({ word }) => ({ answer: word, expected: word, alternatives: [] })),
    };
  },
  sentence_builder: ({ targetSentence, words, prompt }) => ({
    question: targetSentence,
    texts: [targetSentence, prompt],
    taught: [targetSentence],
    claims: /«/.test(prompt) ? [] : [[targetSentence, prompt]],
    typed: [{ answer: targetSentence, expected: targetSentence, alternatives: [] }],
    tiles: words,
  }),
  translation: ({ source, target, alternatives = [], direction }) => ({
    question: `${direction}: ${source}`,
    texts: [source, target, ...alternatives],
    taught: [source, target, ...alternatives],
    claims: [[source, target]],
    typed: [target, ...alternatives].map((answer) => ({ answer, expected: target, alternatives })),
  }),
  rewrite: ({ incorrect_text, correct_text, explanation, hint = '' }) => ({
    question: incorrect_text,
    texts: [incorrect_text, correct_text, explanation, hint],
    taught: [correct_text],
    claims: [],
    typed: [{ answer: correct_text, expected: correct_text, alternatives: [] }],
    mustBeRefused: incorrect_text,
  }),
  roleplay: ({ prompt, options, correct, response }) => {
    const answer = options[correct] ?? '';
    const terms = quoted(prompt);
    return {
      question: prompt,
      texts: [prompt, ...options, response],
      taught: [answer, response, ...(terms.length > 1 ? [] : [prompt])],
      claims: terms.length === 1 ? [[terms[0] ?? '', answer]] : [],
      choice: {
        answer,
        others: options.filter((_, index) => index !== correct),
        asked: terms.length === 1 ? (terms[0] ?? '') : '',
      },
      typed: [],
    };
  },
};

export interface TaskFacts {
  /** False when the content does not fit its schema; then it has no items. */
  isValid: boolean;
  items: ItemFacts[];
}

export function factsOfTask({ type, dayOffset, content }: GeneratedTask): TaskFacts {
  const parsed = contentSchemas[type].safeParse(content);
  if (!parsed.success) return { isValid: false, items: [] };
  const list = Object.values(parsed.data).find(Array.isArray) ?? [];
  const read = readers[type] as (item: unknown) => Omit<ItemFacts, 'type' | 'dayOffset'>;
  return { isValid: true, items: list.map((item) => ({ type, dayOffset, ...read(item) })) };
}

function quoted(text: string): string[] {
  return [...text.matchAll(/«([^»]+)»|“([^”]+)”/g)].map((match) => match[1] ?? match[2] ?? '');
}
