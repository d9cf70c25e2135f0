import type { TopicWords } from './topic-words.ts';

export const colours: TopicWords = {
  topic: 'colours',
  nouns: [['m', 'color', 'A1', 'color']],
  words: [
    ['adjective', 'rojo', 'A1', 'red'],
    ['adjective', 'azul', 'A1', 'blue'],
    ['adjective', 'verde', 'A1', 'green'],
    ['adjective', 'amarillo', 'A1', 'yellow'],
    ['adjective', 'negro', 'A1', 'black'],
    ['adjective', 'blanco', 'A1', 'white'],
    ['adjective', 'gris', 'A1', 'gray', 'grey'],
    ['adjective', 'marrón', 'A1', 'brown'],
    ['adjective', 'naranja', 'A1', 'orange'],
    ['adjective', 'rosa', 'A1', 'pink'],
    ['adjective', 'morado', 'A1', 'purple'],
    ['adjective', 'dorado', 'B1', 'golden'],
    ['adjective', 'claro', 'A2', 'light', 'clear'],
    ['adjective', 'oscuro', 'A2', 'dark'],
  ],
};
