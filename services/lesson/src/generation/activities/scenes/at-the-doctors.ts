import { canHurt } from '../../material/noun-senses.ts';
import type { LessonNoun } from '../../material/nouns.ts';
import type { NounScene } from './scene.ts';

const duele = ({ plural }: LessonNoun) => (plural ? 'duelen' : 'duele');

export const atTheDoctors: NounScene = {
  topics: ['body', 'health'],
  fits: ({ bare }) => canHurt(bare),
  make: (first, second) => ({
    title: "At the doctor's",
    scenario: 'You do not feel well and see a doctor. Choose what you say.',
    lines: [
      {
        prompt: 'Buenos días. ¿Qué le pasa?',
        right: `Me ${duele(first)} ${first.spanish}.`,
        about: first.pair,
        wrong: [
          'Me gusta mucho la música.',
          `Me ${first.plural ? 'duele' : 'duelen'} ${first.spanish}.`,
        ],
        response: 'Vamos a ver.',
        explanation: 'The doctor asks what the matter is; «doler» agrees with what hurts.',
      },
      {
        prompt: '¿Desde cuándo?',
        right: 'Desde ayer.',
        wrong: ['Hasta luego.', 'Desde mi casa.'],
        response: 'Entiendo.',
        explanation: 'The doctor asks since when it has hurt.',
      },
      {
        prompt: '¿Le duele algo más?',
        right: `Sí, también me ${duele(second)} ${second.spanish}.`,
        about: second.pair,
        wrong: ['Sí, también me llamo Luis.', 'No, quiero la cuenta.'],
        response: 'No se preocupe, no es grave.',
        explanation: 'The doctor asks whether anything else hurts.',
      },
      {
        prompt: '¿Toma algún medicamento?',
        right: 'No, no tomo nada.',
        wrong: ['No, no tengo coche.', 'Sí, tomo el autobús.'],
        response: 'Muy bien. Descanse mucho y beba agua.',
        explanation: 'The doctor asks whether you take any medicine.',
      },
      {
        prompt: '¿Tiene alguna pregunta?',
        right: 'No, muchas gracias.',
        wrong: ['Sí, tengo dos hermanas.', 'No, no hace sol.'],
        response: '¡Que se mejore!',
        explanation: 'The doctor asks whether you have a question.',
      },
    ],
  }),
};
