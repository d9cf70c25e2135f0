import type { NotePair } from '../../../notes/understood-notes.ts';
import { adjectiveForms } from '../../../spanish/inflect.ts';
import { lookUpDictionaryForm } from '../../../spanish/lexicon.ts';
import { oneOf } from '../../../spanish/one-of.ts';
import { englishForms, spanishForms } from '../answer-forms.ts';
import type { Frame } from './frame.ts';

/** How one is now: with «estar». */
const states =
  oneOf(`contento triste enfadado enojado cansado preocupado nervioso ocupado enfermo emocionado
  estresado sorprendido asustado avergonzado decepcionado deprimido desesperado animado desanimado
  confundido frustrado relajado aliviado satisfecho furioso harto agotado asombrado ilusionado`);

/** The sky, of which one says «está». */
const skies = oneOf('nublado soleado despejado');

/** What one looks for, likes or buys can be this. */
const qualities =
  oneOf(`barato caro ancho estrecho lleno vacío sucio limpio rico soso dulce salado picante bonito
  lindo hermoso feo grande pequeño nuevo viejo moderno antiguo rápido fácil difícil interesante útil
  económico cómodo ligero pesado frío caliente fresco sano distinto diferente especial original
  práctico sencillo elegante rojo azul verde amarillo negro blanco gris marrón rosa naranja morado
  largo corto alto bajo fuerte duro blando suave redondo cuadrado sabroso delicioso vegetariano
  crudo asado frito amargo ácido divertido emocionante relajante tranquilo típico tradicional
  exclusivo oscuro claro gratis seguro peligroso raro extraño maravilloso increíble fantástico
  importante necesario perfecto usado roto ruidoso casero caluroso estampado`);

const ofPeople = new Set(['people', 'character', 'looks', 'feelings']);
/** Of these topics, but not what one says of somebody with «muy». */
const notOfSomeone =
  oneOf(`personal humano social solo loco conocido casado soltero divorciado viudo separado
  embarazado mayor menor hábil enamorado interesado molesto encantado perdido muerto vivo zurdo
  diestro calvo capaz incapaz decidido determinado`);

/** Adjectives in the masculine singular, which is what follows 'algo' and what a man says of himself. */
export function adjectiveFrames(pair: NotePair): Frame[] {
  const [spanish = ''] = spanishForms(pair.spanish.toLowerCase());
  const [english] = englishForms(pair.english, pair.kind);
  const adjective = lookUpDictionaryForm(spanish).find(
    ({ partOfSpeech }) => partOfSpeech === 'adjective',
  );
  if (!adjective || pair.kind !== 'word' || !english || !/^[a-z-]+$/i.test(english)) return [];
  // 'embarazada' is taught in the feminine, which these frames are not.
  if (spanish.endsWith('a') && !/(?:ista|rosa|naranja|idiota)$/.test(spanish)) return [];
  const meaning = english.toLowerCase();
  // 'aburrido' is boring with ser, bored with estar.
  if (states.has(spanish) || (spanish === 'aburrido' && meaning === 'bored')) {
    return [
      estarFrame(`Hoy estoy ${spanish}.`, `Today I'm ${meaning}.`),
      estarFrame(`Ahora estoy ${spanish}.`, `Now I'm ${meaning}.`),
      estarFrame(`Ya no estoy ${spanish}.`, `I'm not ${meaning} any more.`),
    ];
  }
  if (skies.has(spanish)) {
    return [
      { spanish: `Hoy está ${spanish}.`, english: `It's ${meaning} today.` },
      {
        spanish: `Mañana va a estar ${spanish}.`,
        english: `It's going to be ${meaning} tomorrow.`,
      },
      { spanish: `Ayer estaba ${spanish}.`, english: `It was ${meaning} yesterday.` },
    ];
  }
  if (ofPeople.has(adjective.topic) && !notOfSomeone.has(spanish) && !meaning.endsWith('bored')) {
    return [
      someoneFrame(spanish, meaning, 'Conozco a', 'I know'),
      someoneFrame(spanish, meaning, 'Vivo con', 'I live with'),
      someoneFrame(spanish, meaning, 'Trabajo con', 'I work with'),
    ];
  }
  if (!qualities.has(spanish)) return [];
  return [
    somethingFrame(spanish, meaning, 'Busco', "I'm looking for"),
    somethingFrame(spanish, meaning, 'Quiero', 'I want'),
    somethingFrame(spanish, meaning, 'Necesito', 'I need'),
    somethingFrame(spanish, meaning, 'Prefiero', 'I prefer'),
    somethingFrame(spanish, meaning, 'Veo', 'I see'),
    somethingFrame(spanish, meaning, 'Tengo', 'I have'),
  ];
}

function estarFrame(spanish: string, english: string): Frame {
  return {
    spanish,
    english,
    mistake: {
      wrong: spanish.replace('estoy', 'soy'),
      rule: 'How somebody feels goes with «estar»; «ser» says what somebody is.',
    },
  };
}

function somethingFrame(adjective: string, meaning: string, verb: string, start: string): Frame {
  return {
    spanish: `${verb} algo ${adjective}.`,
    english: `${start} something ${meaning}.`,
    mistake: {
      wrong: `${verb} algo ${adjectiveForms(adjective).fp}.`,
      rule: 'After «algo» the adjective is masculine and singular.',
    },
  };
}

function someoneFrame(adjective: string, meaning: string, verb: string, start: string): Frame {
  return {
    spanish: `${verb} alguien muy ${adjective}.`,
    english: `${start} someone very ${meaning}.`,
    mistake: {
      wrong: `${verb} alguien mucho ${adjective}.`,
      rule: 'Before an adjective “very” is «muy», never «mucho».',
    },
  };
}
