import type { TopicWords } from './topic-words.ts';

export const prepositions: TopicWords = {
  topic: 'prepositions',
  words: [
    ['preposition', 'a', 'A1', 'to', 'at'],
    ['preposition', 'al', 'A1', 'to the'],
    ['preposition', 'de', 'A1', 'of', 'from'],
    ['preposition', 'del', 'A1', 'of the', 'from the'],
    ['preposition', 'en', 'A1', 'in', 'on', 'at'],
    ['preposition', 'con', 'A1', 'with'],
    ['preposition', 'sin', 'A1', 'without'],
    ['preposition', 'por', 'A1', 'for', 'by', 'through'],
    ['preposition', 'para', 'A1', 'for', 'in order to'],
    ['preposition', 'sobre', 'B1', 'on', 'about'],
    ['preposition', 'bajo', 'A2', 'under'],
    ['preposition', 'entre', 'A1', 'between', 'among'],
    ['preposition', 'hasta', 'A1', 'until', 'up to'],
    ['preposition', 'desde', 'A1', 'from', 'since'],
    ['preposition', 'hacia', 'A2', 'towards'],
    ['preposition', 'contra', 'A2', 'against'],
    ['preposition', 'según', 'B1', 'according to'],
    ['preposition', 'durante', 'A2', 'during'],
  ],
};
