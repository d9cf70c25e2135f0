import { isServed } from '../../material/noun-senses.ts';
import { gusta } from '../../material/nouns.ts';
import type { NounScene } from './scene.ts';

export const atTheCafe: NounScene = {
  topics: ['food'],
  fits: ({ bare }) => isServed(bare),
  make: (first, second) => ({
    title: 'At the café',
    scenario: 'You are in a café and the waiter comes to your table. Choose what you say.',
    lines: [
      {
        prompt: '¡Hola, buenos días! ¿Qué desea?',
        right: `Para mí, ${first.spanish}, por favor.`,
        about: first.pair,
        wrong: ['Son las tres y media.', 'Vivo en un piso pequeño.'],
        response: 'Muy bien. Un momento, por favor.',
        explanation: 'The waiter asks what you would like to have.',
      },
      {
        prompt: '¿Quiere algo más?',
        right: `Sí, y también ${second.spanish}, por favor.`,
        about: second.pair,
        wrong: ['Sí, me llamo Ana.', 'No, no tengo hermanos.'],
        response: 'Perfecto, ahora mismo.',
        explanation: 'The waiter asks whether you want anything else.',
      },
      {
        prompt: `¿Le ${gusta(first)} ${first.spanish}?`,
        right: `Sí, me ${gusta(first)} mucho.`,
        wrong: [`Sí, me ${first.plural ? 'gusta' : 'gustan'} mucho.`, 'Sí, soy de aquí.'],
        response: '¡Qué bien! Me alegro.',
        explanation: 'You are asked whether you like it; «gustar» agrees with what is liked.',
      },
      {
        prompt: '¿Cómo quiere pagar?',
        right: 'Con tarjeta, por favor.',
        wrong: ['Con mi hermana.', 'A las ocho de la tarde.'],
        response: 'Muy bien, gracias.',
        explanation: 'You are asked how you want to pay.',
      },
      {
        prompt: '¡Hasta luego y buen día!',
        right: 'Muchas gracias. ¡Adiós!',
        wrong: ['Mucho gusto, ¿cómo se llama?', 'Sí, soy yo. ¿Dígame?'],
        response: '¡Adiós!',
        explanation: 'The waiter says goodbye and wishes you a good day.',
      },
    ],
  }),
};
