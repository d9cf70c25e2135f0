import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';

/** What the list of items to write says of one, as a model reads it. */
export interface OrderedItem {
  id: string;
  practise?: string;
  means?: string;
  wrong?: string;
  failed?: Record<string, unknown>;
  because?: string;
}

export type Ordered = Record<string, OrderedItem[]>;

/** The items that a request asks for, by type. */
export function orderedIn(request: ChatCompletionRequest): Ordered {
  const list = /<items-(\w+)>\n(.*)\n<\/items-\1>/s.exec(userTextOf(request))?.[2];
  return JSON.parse(list ?? '{}');
}

export function userTextOf({ messages }: ChatCompletionRequest): string {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join();
}

/** A reply with a sound item for everything that was asked for. */
export function writeWell(request: ChatCompletionRequest): Record<string, object> {
  const write = (type: string, items: OrderedItem[]) => items.map((item) => writers[type]?.(item));
  return Object.fromEntries(
    Object.entries(orderedIn(request)).map(([type, items]) => [
      type,
      type === 'roleplay'
        ? { scenario: 'You meet a friend of the model.', exchanges: write(type, items) }
        : { [type === 'quiz' ? 'questions' : 'exercises']: write(type, items) },
    ]),
  );
}

const writers: Record<string, (item: OrderedItem) => object> = {
  quiz: ({ id, practise, means, wrong }) => ({
    id,
    question: wrong
      ? `Which one did your tutor write: «${practise}» or «${wrong}»?`
      : `By the model: what is “${means}” in Spanish?`,
    type: 'multiple_choice',
    options: [wrong ?? 'el unicornio rosa', practise],
    correct_answer: practise,
    explanation: 'The model explains.',
  }),
  cloze: ({ id, practise, means }) => ({
    id,
    sentence_with_blanks: `Digo ahora: ___ (${id}).`,
    blanks: [{ word: practise, position: 0 }],
    instruction: 'The model asks for a word.',
    translation: `I now say: ${means ?? 'what my tutor said'}.`,
    hints: [],
  }),
  sentence_builder: ({ id, practise }) => ({
    id,
    targetSentence: `Ahora leo ${practise?.replace(/[.?!¿¡]/g, '')}`,
    words: [],
    prompt: `The model says that I now read it (${id}).`,
  }),
  translation: ({ id, practise, means }) => ({
    id,
    source: `Ahora leo: ${practise}`,
    target: `The model says: ${means}`,
    alternatives: null,
    direction: 'to_english',
    sourceLanguage: 'Spanish',
    targetLanguage: 'English',
  }),
  rewrite: ({ id, practise, wrong }) => ({
    id,
    incorrect_text: wrong ?? `${practise} muchísima equivocación`,
    correct_text: practise,
    instruction: 'The model asks to write it right.',
    explanation: 'The model explains.',
    hint: null,
  }),
  roleplay: ({ id, practise }) => ({
    id,
    prompt: `¿Qué dices ahora, amigo? (${id})`,
    options: ['No hablo contigo.', practise ?? `Claro que sí, ${id}.`],
    correct: 1,
    response: 'Muy bien.',
  }),
};

/** A server that speaks the protocol, until it is stopped; `answer` decides what it says. */
export async function startModel(
  answer: Parameters<LLMock['on']>[1],
  options: Parameters<LLMock['on']>[2] = {},
): Promise<LLMock> {
  const model = new LLMock({ host: '127.0.0.1', port: 0, logLevel: 'silent' });
  model.on({ endpoint: 'chat' }, answer, options);
  await model.start();
  return model;
}
