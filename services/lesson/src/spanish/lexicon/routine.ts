import type { TopicWords } from './topic-words.ts';

export const routine: TopicWords = {
  topic: 'routine',
  nouns: [
    ['f', 'rutina', 'A1', 'routine'],
    ['m', 'despertador', 'A2', 'alarm clock'],
    ['f', 'siesta', 'A1', 'nap'],
    ['m', 'peine', 'B1', 'comb'],
    ['m', 'cepillo', 'A2', 'brush'],
  ],
  words: [
    ['verb', 'despertarse', 'A1', 'to wake up'],
    ['verb', 'levantarse', 'A1', 'to get up'],
    ['verb', 'ducharse', 'A1', 'to shower', 'to take a shower'],
    ['verb', 'bañarse', 'A1', 'to bathe', 'to take a bath'],
    ['verb', 'lavarse', 'A1', 'to wash'],
    ['verb', 'cepillarse', 'A2', 'to brush'],
    ['verb', 'peinarse', 'A2', "to comb one's hair"],
    ['verb', 'afeitarse', 'A2', 'to shave'],
    ['verb', 'maquillarse', 'A2', 'to put on makeup'],
    ['verb', 'acostarse', 'A1', 'to go to bed'],
    ['verb', 'dormirse', 'A2', 'to fall asleep'],
    ['verb', 'dormir', 'A1', 'to sleep'],
    ['verb', 'sentarse', 'A2', 'to sit down'],
    ['verb', 'relajarse', 'A2', 'to relax'],
    ['verb', 'irse', 'A2', 'to leave', 'to go away'],
  ],
};
