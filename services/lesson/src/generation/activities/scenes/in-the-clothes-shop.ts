import { isWorn } from '../../material/noun-senses.ts';
import { gusta } from '../../material/nouns.ts';
import type { NounScene } from './scene.ts';

export const inTheClothesShop: NounScene = {
  topics: ['clothes'],
  fits: ({ bare }) => isWorn(bare),
  make: (first, second) => ({
    title: 'In the clothes shop',
    scenario: 'You are shopping for clothes and an assistant speaks to you. Choose what you say.',
    lines: [
      {
        prompt: 'Hola, ¿qué desea?',
        right: `Quiero probarme ${first.spanish}, por favor.`,
        about: first.pair,
        wrong: ['Hoy hace mucho calor.', 'Tengo veinte años.'],
        response: 'Muy bien, venga por aquí.',
        explanation: 'The assistant asks what you would like.',
      },
      {
        prompt: '¿Qué talla usa?',
        right: 'Una talla pequeña.',
        wrong: ['La semana que viene.', 'A la una.'],
        response: 'Aquí tiene.',
        explanation: 'You are asked for your size.',
      },
      {
        prompt: `¿Le ${gusta(first)} ${first.spanish}?`,
        right: `Sí, me ${gusta(first)} mucho.`,
        wrong: [`Sí, me ${first.plural ? 'gusta' : 'gustan'} mucho.`, 'Sí, está cerca de aquí.'],
        response: '¡Qué bien!',
        explanation: 'You are asked whether you like it; «gustar» agrees with what is liked.',
      },
      {
        prompt: '¿Busca algo más?',
        right: `Sí, también quiero ver ${second.spanish}.`,
        about: second.pair,
        wrong: ['Sí, soy profesora de inglés.', 'No, no hablo con mi vecino.'],
        response: 'Por supuesto.',
        explanation: 'You are asked whether you are looking for anything else.',
      },
      {
        prompt: '¿Cómo quiere pagar?',
        right: 'En efectivo, por favor.',
        wrong: ['En el segundo piso.', 'En tren, por favor.'],
        response: 'Perfecto, gracias.',
        explanation: 'You are asked how you want to pay.',
      },
    ],
  }),
};
