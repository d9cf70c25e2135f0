import { isPartOfHome } from '../../material/noun-senses.ts';
import type { NounScene } from './scene.ts';

export const viewingAFlat: NounScene = {
  topics: ['home'],
  fits: ({ bare }) => isPartOfHome(bare),
  make: (first, second) => ({
    title: 'Viewing a flat',
    scenario: 'You are looking for a flat and its owner shows you one. Choose what you say.',
    lines: [
      {
        prompt: 'Buenos días. ¿Qué quiere ver primero?',
        right: `Quiero ver ${first.spanish}, por favor.`,
        about: first.pair,
        wrong: ['Quiero comer algo, por favor.', 'Son las diez y media.'],
        response: 'Muy bien, por aquí.',
        explanation: 'You are asked what you want to see first.',
      },
      {
        prompt: '¿Le gusta el piso?',
        right: 'Sí, me gusta mucho.',
        wrong: ['Sí, me gustan mucho.', 'Sí, tengo un hermano.'],
        response: '¡Qué bien! Es muy tranquilo.',
        explanation: 'You are asked whether you like the flat; «gustar» agrees with what is liked.',
      },
      {
        prompt: '¿Quiere ver algo más?',
        right: `Sí, también quiero ver ${second.spanish}.`,
        about: second.pair,
        wrong: ['Sí, también me llamo Ana.', 'No, no hace frío.'],
        response: 'Por supuesto. Pase, pase.',
        explanation: 'You are asked whether you want to see anything else.',
      },
      {
        prompt: '¿Cuántas personas van a vivir aquí?',
        right: 'Somos dos.',
        wrong: ['Son las dos.', 'Tengo dos coches.'],
        response: 'Perfecto. Hay sitio para todos.',
        explanation: 'You are asked how many people are going to live here.',
      },
      {
        prompt: '¿Cuándo puede darme una respuesta?',
        right: 'Mañana por la tarde.',
        wrong: ['Ayer por la tarde.', 'En el centro.'],
        response: 'De acuerdo. ¡Hasta mañana!',
        explanation: 'You are asked when you can give an answer.',
      },
    ],
  }),
};
