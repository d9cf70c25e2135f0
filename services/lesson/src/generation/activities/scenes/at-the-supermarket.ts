import { pluralWithArticle } from '../../../spanish/articles.ts';
import { isIngredient, isSoldByPiece } from '../../material/noun-senses.ts';
import type { LessonNoun } from '../../material/nouns.ts';
import type { NounScene } from './scene.ts';

/** What is sold by the piece is asked for in the plural: 'las manzanas', but 'la harina'. */
const some = (noun: LessonNoun) =>
  noun.plural || !isSoldByPiece(noun.bare) ? noun.spanish : pluralWithArticle(noun.entry);

export const atTheSupermarket: NounScene = {
  topics: ['food'],
  fits: ({ bare }) => isIngredient(bare),
  make: (first, second) => ({
    title: 'At the supermarket',
    scenario: 'You are shopping for dinner and an assistant helps you. Choose what you say.',
    lines: [
      {
        prompt: 'Hola, ¿qué busca?',
        right: `Busco ${some(first)}, por favor.`,
        about: first.pair,
        wrong: ['Son las tres y media.', 'Vivo con mis padres.'],
        response: 'Por aquí, a la derecha.',
        explanation: 'You are asked what you are looking for.',
      },
      {
        prompt: '¿Necesita algo más?',
        right: `Sí, también necesito ${some(second)}.`,
        about: second.pair,
        wrong: ['Sí, también soy alto.', 'No, no me llamo Pablo.'],
        response: 'Muy bien, aquí tiene.',
        explanation: 'You are asked whether you need anything else.',
      },
      {
        prompt: '¿Qué va a cocinar hoy?',
        right: 'Voy a hacer una sopa.',
        wrong: ['Voy a la playa con mi perro.', 'Ayer hizo mucho frío.'],
        response: '¡Qué rico!',
        explanation: 'You are asked what you are going to cook today.',
      },
      {
        prompt: '¿Cómo quiere pagar?',
        right: 'En efectivo, por favor.',
        wrong: ['En el segundo piso.', 'A las ocho de la tarde.'],
        response: 'Perfecto, gracias.',
        explanation: 'You are asked how you want to pay.',
      },
      {
        prompt: '¡Que tenga un buen día!',
        right: 'Muchas gracias. ¡Adiós!',
        wrong: ['Encantado, me llamo Luis.', 'No, prefiero el café.'],
        response: '¡Hasta luego!',
        explanation: 'You are wished a good day: thank and say goodbye.',
      },
    ],
  }),
};
