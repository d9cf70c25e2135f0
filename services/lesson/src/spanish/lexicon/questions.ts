import type { TopicWords } from './topic-words.ts';

export const questions: TopicWords = {
  topic: 'questions',
  words: [
    ['pronoun', 'qué', 'A1', 'what'],
    ['pronoun', 'quién', 'A1', 'who'],
    ['pronoun', 'quiénes', 'A1', 'who'],
    ['pronoun', 'cuál', 'A1', 'which', 'what'],
    ['pronoun', 'cuáles', 'A1', 'which'],
    ['adverb', 'cómo', 'A1', 'how'],
    ['adverb', 'dónde', 'A1', 'where'],
    ['adverb', 'adónde', 'A1', 'to where'],
    ['adverb', 'cuándo', 'A1', 'when'],
    ['adverb', 'cuánto', 'A1', 'how much'],
    ['adverb', 'cuántos', 'A1', 'how many'],
    ['adverb', 'cuántas', 'A1', 'how many'],
    ['adverb', 'por qué', 'A1', 'why'],
    ['adverb', 'para qué', 'A2', 'what for'],
  ],
};
