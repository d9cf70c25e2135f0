import { pluralWithArticle } from '../../spanish/articles.ts';
import type { LessonVerb } from '../frames/verb-frames.ts';
import type { Subject } from '../material.ts';
import {
  canHurt,
  isIngredient,
  isPartOfHome,
  isPlaceToFind,
  isRelative,
  isServed,
  isSoldByPiece,
  isWorn,
} from '../noun-senses.ts';
import type { LessonNoun } from '../nouns.ts';

/** One exchange of a scene: what is said, the fitting answer, answers to other questions, the reply. */
export interface Line {
  prompt: string;
  right: string;
  wrong: string[];
  response: string;
  /** What was asked, for a learner who chose a wrong one. */
  explanation?: string | undefined;
  /** What of the notes it practises, if anything. */
  about?: Subject;
}

export interface Scene {
  title: string;
  scenario: string;
  lines: Line[];
}

interface NounScene {
  topics: string[];
  /** Narrows the topic's nouns to those that the lines are right with. */
  fits: (noun: LessonNoun) => boolean;
  make: (first: LessonNoun, second: LessonNoun) => Scene;
}

const gusta = ({ plural }: LessonNoun) => (plural ? 'gustan' : 'gusta');
/** What is sold by the piece is asked for in the plural: 'las manzanas', but 'la harina'. */
const some = (noun: LessonNoun) =>
  noun.plural || !isSoldByPiece(noun.bare) ? noun.spanish : pluralWithArticle(noun.entry);
const duele = ({ plural }: LessonNoun) => (plural ? 'duelen' : 'duele');
/** Scenes whose Spanish is right with every noun that they let in. */
export const nounScenes: NounScene[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
          explanation:
            'You are asked whether you like the flat; «gustar» agrees with what is liked.',
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
  },
  {
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
  },
  {
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
  },
];

/** Plans for the day, for lessons that taught what one can do. */
export function plansScene(first: LessonVerb, second: LessonVerb): Scene {
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
