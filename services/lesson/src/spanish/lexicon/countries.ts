import type { TopicWords } from './topic-words.ts';

export const countries: TopicWords = {
  topic: 'countries',
  nouns: [
    ['f', 'España', 'A1', 'Spain'],
    ['m', 'México', 'A1', 'Mexico'],
    ['f', 'Inglaterra', 'A1', 'England'],
    ['f', 'Francia', 'A1', 'France'],
    ['f', 'Alemania', 'A1', 'Germany'],
    ['f', 'Italia', 'A1', 'Italy'],
    ['m pl', 'Estados Unidos', 'A1', 'United States'],
    ['f', 'nacionalidad', 'A2', 'nationality'],
  ],
  words: [
    ['adjective', 'español', 'A1', 'Spanish'],
    ['adjective', 'inglés', 'A1', 'English'],
    ['adjective', 'francés', 'A1', 'French'],
    ['adjective', 'alemán', 'A1', 'German'],
    ['adjective', 'italiano', 'A1', 'Italian'],
    ['adjective', 'mexicano', 'A1', 'Mexican'],
    ['adjective', 'americano', 'A1', 'American'],
    ['adjective', 'estadounidense', 'A1', 'American'],
    ['adjective', 'chino', 'A1', 'Chinese'],
    ['adjective', 'portugués', 'A1', 'Portuguese'],
  ],
};
