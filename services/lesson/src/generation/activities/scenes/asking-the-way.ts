import { isPlaceToFind } from '../../material/noun-senses.ts';
import type { NounScene } from './scene.ts';

export const askingTheWay: NounScene = {
  topics: ['city', 'travel', 'shopping', 'nature', 'school'],
  fits: ({ bare }) => isPlaceToFind(bare),
  make: (first, second) => ({
    title: 'Asking the way',
    scenario: 'You are new in town and a passer-by offers to help. Choose what you say.',
    lines: [
      {
        prompt: 'Hola, ¿necesita ayuda?',
        right: `Sí, gracias. Busco ${first.spanish}.`,
        about: first.pair,
        wrong: ['Sí, gracias. Tengo dos gatos.', 'No, a mí me gusta el té.'],
        response: 'Está cerca de aquí.',
        explanation: 'You are asked whether you need help.',
      },
      {
        prompt: '¿Va a pie o en autobús?',
        right: 'Voy a pie.',
        wrong: ['Voy a las siete.', 'Voy con leche.'],
        response: 'Entonces son solo diez minutos.',
        explanation: 'You are asked whether you are going on foot or by bus.',
      },
      {
        prompt: '¿Busca algo más?',
        right: `Sí, también busco ${second.spanish}.`,
        about: second.pair,
        wrong: ['Sí, también soy alto.', 'No, es el quince de mayo.'],
        response: 'Está en la calle siguiente, a la derecha.',
        explanation: 'You are asked whether you are looking for anything else.',
      },
      {
        prompt: '¿Conoce bien la ciudad?',
        right: 'No, es mi primera visita.',
        wrong: ['No, es mi hermana mayor.', 'Sí, son las dos.'],
        response: 'Le va a gustar mucho.',
        explanation: 'You are asked whether you know the city well.',
      },
      {
        prompt: '¡Que tenga un buen día!',
        right: 'Muchas gracias. ¡Adiós!',
        wrong: ['Encantado, me llamo Pablo.', 'No, prefiero el café.'],
        response: '¡Hasta luego!',
        explanation: 'You are wished a good day: thank and say goodbye.',
      },
    ],
  }),
};
