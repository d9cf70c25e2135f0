import { isRelative } from '../../material/noun-senses.ts';
import type { LessonNoun } from '../../material/nouns.ts';
import type { NounScene } from './scene.ts';

export const talkingAboutFamily: NounScene = {
  topics: ['family', 'people'],
  fits: ({ bare }) => isRelative(bare),
  make: (first, second) => {
    const mine = ({ plural, bare }: LessonNoun) => `${plural ? 'mis' : 'mi'} ${bare}`;
    const yours = ({ plural, bare }: LessonNoun) => `${plural ? 'tus' : 'tu'} ${bare}`;
    const are = second.plural ? 'están' : 'está';
    return {
      title: 'Talking about your family',
      scenario: 'A new friend asks about your family. Choose what you say.',
      lines: [
        {
          prompt: '¿Con quién vives?',
          right: `Vivo con ${mine(first)}.`,
          about: first.pair,
          wrong: ['Vivo en el centro.', 'Son las diez y cuarto.'],
          response: '¡Qué bien!',
          explanation: 'You are asked whom you live with.',
        },
        {
          prompt: '¿Y a quién ves los domingos?',
          right: `Los domingos veo a ${mine(second)}.`,
          about: second.pair,
          wrong: ['Los domingos me gusta el café.', 'Los domingos hace frío.'],
          response: '¡Qué buena idea!',
          explanation: 'You are asked whom you see on Sundays.',
        },
        {
          prompt: `¿Cómo ${are} ${yours(second)}?`,
          right: `${second.plural ? 'Están' : 'Está'} muy bien, gracias.`,
          wrong: [`${second.plural ? 'Son' : 'Es'} muy bien, gracias.`, 'Muchas veces, gracias.'],
          response: 'Me alegro mucho.',
          explanation: 'You are asked how somebody is: that takes «estar».',
        },
        {
          prompt: '¿Tu familia es grande o pequeña?',
          right: 'Es bastante grande.',
          wrong: ['Está bastante lejos.', 'Es de chocolate.'],
          response: 'La mía también.',
          explanation: 'You are asked whether your family is big or small.',
        },
        {
          prompt: '¿Tienes fotos de tu familia?',
          right: 'Sí, mira esta foto.',
          wrong: ['Sí, tengo mucha hambre.', 'No, no hace frío.'],
          response: '¡Qué familia tan simpática!',
          explanation: 'You are asked for photos of your family.',
        },
      ],
    };
  },
};
