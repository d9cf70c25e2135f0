import type { LessonVerb } from '../../material/frames/verb-frames.ts';
import type { Scene } from './scene.ts';

/** Plans for the day, for lessons that taught what one can do. */
export function makingPlans(first: LessonVerb, second: LessonVerb): Scene {
  return {
    title: 'Making plans',
    scenario: 'A friend wants to know your plans. Choose what you say.',
    lines: [
      {
        prompt: '¿Qué quieres hacer hoy?',
        right: `Hoy quiero ${first.spanish}.`,
        about: first.pair,
        wrong: ['Hoy es martes.', 'Quiero mucho a mi abuela.'],
        response: '¡Buena idea!',
        explanation: 'You are asked what you want to do today.',
      },
      {
        prompt: '¿A qué hora?',
        right: 'A las cinco.',
        wrong: ['Son las cinco.', 'En el parque.'],
        response: 'Perfecto, tengo tiempo.',
        explanation: 'You are asked at what time: «a las …», not «son las …».',
      },
      {
        prompt: '¿Y qué vas a hacer mañana?',
        right: `Mañana voy a ${second.spanish}.`,
        about: second.pair,
        wrong: ['Ayer fui al banco.', 'Son las once y media.'],
        response: 'Yo también.',
        explanation: 'You are asked what you are going to do tomorrow.',
      },
      {
        prompt: `¿Te gusta ${second.spanish}?`,
        right: 'Sí, me gusta mucho.',
        wrong: ['Sí, me gustan mucho.', 'Sí, le gusta mucho.'],
        response: 'A mí también.',
        explanation: 'You are asked whether you like doing it: «me gusta» with an infinitive.',
      },
      {
        prompt: '¿Nos vemos mañana?',
        right: 'Sí, ¡hasta mañana!',
        wrong: ['Sí, hace frío.', 'No, son veinte euros.'],
        response: '¡Hasta mañana!',
        explanation: 'You are asked whether you will meet tomorrow.',
      },
    ],
  };
}
