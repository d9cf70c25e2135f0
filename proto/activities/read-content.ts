import {
  type ActivityType,
  BLANK,
  type ClozeContent,
  type Content,
  type FlashcardsContent,
  type MatchingContent,
  type QuizContent,
  type RewriteContent,
  type RoleplayContent,
  type SentenceBuilderContent,
  type TranslationContent,
} from './content.ts';

/**
 * Reads the content document of a task, whichever of the names of specification, section 3 it
 * uses, into the one form of content.ts. Items that cannot be practised (no answer, blanks that
 * do not match) are left out. Texts that only accompany an item (explanation, instruction,
 * translation) are '' where the document has none. In a roleplay with several scenes the first
 * exchange of every later scene carries that scene's `scenario`.
 *
 * Returns undefined when nothing usable is left.
 */
export function readContent<T extends ActivityType>(
  type: T,
  raw: unknown,
): ReadableContent<T> | undefined {
  return isRecord(raw) ? (readers[type](raw) as ReadableContent<T> | undefined) : undefined;
}

export type ReadableContent<T extends ActivityType> = T extends 'roleplay'
  ? ReadableRoleplay
  : Content<T>;

export type RoleplayExchange = RoleplayContent['exchanges'][number] & { scenario?: string };
export interface ReadableRoleplay extends RoleplayContent {
  exchanges: RoleplayExchange[];
}

type Raw = Record<string, unknown>;

const readers: { [T in ActivityType]: (raw: Raw) => ReadableContent<T> | undefined } = {
  flashcards: readFlashcards,
  quiz: readQuiz,
  matching: readMatching,
  cloze: readCloze,
  sentence_builder: readSentenceBuilder,
  translation: readTranslation,
  rewrite: readRewrite,
  roleplay: readRoleplay,
};

function readFlashcards(raw: Raw): FlashcardsContent | undefined {
  const cards = items(raw.cards, 'card', (card, id) => {
    const front = text(card, 'front');
    const back = text(card, 'back');
    if (!front || !back) return undefined;
    const category = text(card, 'category');
    return category ? { id, front, back, category } : { id, front, back };
  });
  return cards && { cards };
}

function readQuiz(raw: Raw): QuizContent | undefined {
  const questions = items(raw.questions, 'question', (item, id) => {
    const question = text(item, 'question');
    const type = questionType(item);
    const correct_answer = quizAnswer(item.correct_answer);
    const options =
      type === 'true_false' ? ['True', 'False'] : type === 'fill_blank' ? [] : texts(item.options);
    if (!question || !correct_answer) return undefined;
    if (type !== 'fill_blank' && !options.some((option) => sameAnswer(option, correct_answer))) {
      return undefined;
    }
    return { id, question, type, options, correct_answer, explanation: text(item, 'explanation') };
  });
  return questions && { questions };
}

function questionType(item: Raw): QuizContent['questions'][number]['type'] {
  const { type } = item;
  if (type === 'multiple_choice' || type === 'fill_blank' || type === 'true_false') return type;
  if (typeof item.correct_answer === 'boolean') return 'true_false';
  return texts(item.options).length > 0 ? 'multiple_choice' : 'fill_blank';
}

function quizAnswer(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? value.trim() : '';
}

function sameAnswer(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function readMatching(raw: Raw): MatchingContent | undefined {
  const pairs = items(raw.pairs, 'pair', (pair, id) => {
    const left = text(pair, 'left');
    const right = text(pair, 'right');
    return left && right ? { id, left, right } : undefined;
  });
  return pairs && { pairs };
}

function readCloze(raw: Raw): ClozeContent | undefined {
  const exercises = items(raw.exercises, 'exercise', (item, id) => {
    const hints = texts(item.hints ?? item.missing_words);
    const blanks = readBlanks(item.blanks ?? item.missing_words);
    const sentence_with_blanks = withBlanks(text(item, 'sentence_with_blanks', 'sentence'), blanks);
    if (blanks.length === 0 || countBlanks(sentence_with_blanks) !== blanks.length)
      return undefined;
    return {
      id,
      sentence_with_blanks,
      blanks: blanks.map(({ word }, position) => ({ word, position })),
      instruction: text(item, 'english_prompt', 'instruction', 'context'),
      translation: text(
        item,
        'translation',
        'english_translation',
        'englishTranslation',
        'translation_en',
        'english',
      ),
      hints,
    };
  });
  return exercises && { exercises };
}

/** The words to fill in, in the order of the sentence. */
function readBlanks(value: unknown): { word: string; order: number }[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((blank: unknown, index) => {
      if (typeof blank === 'string') return { word: blank.trim(), order: index };
      if (!isRecord(blank)) return { word: '', order: index };
      const order = typeof blank.position === 'number' ? blank.position : index;
      return { word: text(blank, 'word', 'answer'), order };
    })
    .filter(({ word }) => word !== '')
    .sort((a, b) => a.order - b.order);
}

/** Writes every blank as BLANK; where the sentence is still whole, takes the words out of it. */
function withBlanks(sentence: string, blanks: { word: string }[]): string {
  const uniform = sentence.replace(/_{2,}/g, BLANK);
  if (countBlanks(uniform) > 0) return uniform;
  let rest = uniform;
  let result = '';
  for (const { word } of blanks) {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu').exec(rest);
    if (!found) return uniform;
    result += rest.slice(0, found.index) + BLANK;
    rest = rest.slice(found.index + found[0].length);
  }
  return result + rest;
}

function countBlanks(sentence: string): number {
  return sentence.split(BLANK).length - 1;
}

function readSentenceBuilder(raw: Raw): SentenceBuilderContent | undefined {
  const exercises = items(raw.exercises, 'exercise', (item, id) => {
    const targetSentence = text(item, 'targetSentence', 'target_sentence', 'target', 'sentence');
    if (!targetSentence) return undefined;
    const bank = texts(item.words ?? item.word_bank);
    return {
      id,
      targetSentence,
      words: bank.length > 0 ? bank : targetSentence.split(/\s+/).toSorted(),
      prompt: text(item, 'prompt', 'source', 'english', 'instruction'),
    };
  });
  return exercises && { exercises };
}

function readTranslation(raw: Raw): TranslationContent | undefined {
  const exercises = items(raw.exercises, 'exercise', (item, id) => {
    const source = text(item, 'source');
    const target = text(item, 'target');
    if (!source || !target) return undefined;
    const alternatives = texts(item.alternatives);
    return {
      id,
      source,
      target,
      ...(alternatives.length > 0 && { alternatives }),
      direction:
        item.direction === 'to_spanish' ? ('to_spanish' as const) : ('to_english' as const),
      sourceLanguage: text(item, 'sourceLanguage') || 'Spanish',
      targetLanguage: text(item, 'targetLanguage') || 'English',
    };
  });
  return exercises && { exercises };
}

function readRewrite(raw: Raw): RewriteContent | undefined {
  const exercises = items(raw.exercises, 'exercise', (item, id) => {
    const incorrect_text = text(item, 'incorrect_text', 'original');
    const correct_text = text(item, 'correct_text', 'target');
    if (!incorrect_text || !correct_text) return undefined;
    const hint = text(item, 'hint');
    return {
      id,
      incorrect_text,
      correct_text,
      instruction: text(item, 'instruction'),
      explanation: text(item, 'explanation', 'hint'),
      ...(hint && { hint }),
    };
  });
  return exercises && { exercises };
}

function readRoleplay(raw: Raw): ReadableRoleplay | undefined {
  const scenes = Array.isArray(raw.exchanges)
    ? [raw]
    : Array.isArray(raw.exercises)
      ? raw.exercises.filter(isRecord)
      : [];
  const read = scenes
    .map((scene, index) => ({
      scenario: text(scene, 'scenario', 'context'),
      exchanges: items(scene.exchanges ?? scene.turns, `scene-${index + 1}`, readExchange) ?? [],
    }))
    .filter(({ exchanges }) => exchanges.length > 0);
  const [first, ...later] = read;
  if (!first) return undefined;
  return {
    scenario: first.scenario || text(raw, 'scenario', 'context'),
    exchanges: [
      ...first.exchanges,
      ...later.flatMap(({ scenario, exchanges }) =>
        exchanges.map((exchange, index) =>
          index === 0 && scenario ? { ...exchange, scenario } : exchange,
        ),
      ),
    ],
  };
}

function readExchange(item: Raw, id: string): RoleplayExchange | undefined {
  const prompt = text(item, 'prompt');
  const options = texts(item.options);
  const correct = item.correct ?? item.correct_index;
  if (!prompt || options.length < 2) return undefined;
  if (typeof correct !== 'number' || options[correct] === undefined) return undefined;
  const explanation = text(item, 'explanation');
  return {
    id,
    prompt,
    options,
    correct,
    response: text(item, 'response'),
    ...(explanation && { explanation }),
  };
}

/** Reads a list item by item, keeps what `read` can use, and names items that have no id. */
function items<Item>(
  value: unknown,
  kind: string,
  read: (item: Raw, id: string) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const usable = value.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const id = typeof item.id === 'number' ? String(item.id) : text(item, 'id');
    return read(item, id || `${kind}-${index + 1}`) ?? [];
  });
  return usable.length > 0 ? usable : undefined;
}

/** The first of the names that holds a text, trimmed; '' when none does. */
function text(item: Raw, ...names: string[]): string {
  for (const name of names) {
    const value = item[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : [],
  );
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
