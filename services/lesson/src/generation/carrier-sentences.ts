import type { NotePair } from '../notes/understood-notes.ts';
import { adjectiveForms } from '../spanish/inflect.ts';
import { lookUpDictionaryForm } from '../spanish/lexicon.ts';
import { englishForms, isPlain, spanishForms } from './answer-forms.ts';
import type { Sentence } from './material.ts';
import { canHurt, isIngredient, isPlaceToFind, isRelative, isServed } from './noun-senses.ts';
import { type LessonNoun, nounOf } from './nouns.ts';

/** Verbs that say enough without an object: 'I want to rest'. */
const verbsAlone = new Set(
  (
    'comer beber cocinar cantar bailar nadar correr caminar leer escribir estudiar trabajar dormir ' +
    'descansar viajar hablar salir jugar pagar esperar aprender ayudar entrar volver conducir ' +
    'manejar practicar pasear pintar dibujar limpiar esquiar desayunar cenar almorzar'
  ).split(' '),
);

/** Sentences that each word gets; the first ones of all words come before the second ones. */
const SENTENCES_PER_WORD = 2;

/**
 * Short sentences that put the lesson's own words to use, for notes that are little more than a
 * word list. Only frames that are right with every word they take, so the translation follows
 * from the notes' own.
 */
export function carrierSentences(vocabulary: NotePair[]): Sentence[] {
  const natural = framed(vocabulary, framesOf);
  if (natural.length >= ENOUGH_SENTENCES) return natural;
  const others = vocabulary.filter((pair) => framesOf(pair).length === 0);
  return [...natural, ...framed(others, namingFrames)];
}

/** Sentences of their own from which a week can be made without sentences about words. */
const ENOUGH_SENTENCES = 10;

function framed(vocabulary: NotePair[], framesFor: (pair: NotePair) => Frame[]): Sentence[] {
  const made = vocabulary.map((pair) => ({ pair, frames: framesFor(pair) }));
  return Array.from({ length: SENTENCES_PER_WORD }).flatMap((_, round) =>
    made.flatMap(({ pair, frames }, index) => {
      const frame = round < frames.length && frames[(index + round) % frames.length];
      return frame ? [{ ...frame, about: pair }] : [];
    }),
  );
}

type Frame = Omit<Sentence, 'about'>;

function framesOf(pair: NotePair): Frame[] {
  const verb = verbOf(pair);
  if (verb) return verbFrames(verb);
  const noun = nounOf(pair);
  if (noun) return nounFrames(noun);
  const [frames = []] = [activityFrames(pair), adjectiveFrames(pair), articleFrames(pair)].filter(
    (made) => made.length > 0,
  );
  return frames;
}

/** What can be said of any word at all: connectors, adverbs and idioms fit no other frame. */
function namingFrames({ spanish: text, english: gloss, kind }: NotePair): Frame[] {
  const [spanish = ''] = spanishForms(text);
  const [english = ''] = englishForms(gloss, kind);
  if (kind === 'sentence' || !/^[\p{L} ]+$/u.test(spanish) || !english || !isPlain(english))
    return [];
  const what = spanish.includes(' ') ? 'expresión' : 'palabra';
  const meaning = `${what === 'palabra' ? 'word' : 'expression'} for “${english}”`;
  const frame = (start: string, end: string, before: string): Frame => ({
    spanish: `${start} la ${what} ${spanish}${end}`,
    english: `${before} the ${meaning}${end}`,
    mistake: {
      wrong: `${start} el ${what} ${spanish}${end}`,
      rule: `«${what}» is feminine: la ${what}.`,
    },
  });
  return [
    frame('Hoy aprendemos', '.', "Today we're learning"),
    frame('No recuerdo', '.', "I don't remember"),
    frame('¿Conoces', '?', 'Do you know'),
    frame('Repetimos', '.', "We're repeating"),
  ];
}

function verbFrames({ spanish, english }: LessonVerb): Frame[] {
  return [
    { spanish: `Quiero ${spanish} hoy.`, english: `I want ${english} today.` },
    { spanish: `Mañana voy a ${spanish}.`, english: `Tomorrow I'm going ${english}.` },
    { spanish: `Hoy tengo que ${spanish}.`, english: `Today I have ${english}.` },
  ];
}

/** Nobody does these, or not without an object: 'it is not easy to rain', 'it is easy to have'. */
const notDone = new Set(
  (
    'llover nevar haber ser estar poder deber soler gustar encantar doler parecer faltar importar ' +
    'interesar existir tener hacer dar poner decir querer traer llevar tomar meter sacar echar coger ' +
    'dejar necesitar usar tratar ir'
  ).split(' '),
);

/** What can be said of doing anything, with or without an object: 'lavarse las manos'. */
function activityFrames({ spanish: text, english: gloss, kind }: NotePair): Frame[] {
  const [english = ''] = englishForms(gloss, kind);
  const spanish = text.charAt(0).toLowerCase() + text.slice(1);
  const [infinitive = ''] = spanish.split(' ');
  const isActivity =
    isPlain(text) && /^\p{L}+[aeií]r(?:se)?$/u.test(infinitive) && /^to \w+/i.test(english);
  if (!isActivity || notDone.has(spanish) || /[.?!]/.test(text)) return [];
  // 'to make the most of' waits for what comes next.
  if (/ (?:of|with|for|to|at|on|in|about|from|into|than)$/i.test(english)) return [];
  const frame = (start: string, meaning: string): Frame => ({
    spanish: `${start} ${spanish}.`,
    english: `${meaning} ${english.charAt(0).toLowerCase()}${english.slice(1)}.`,
    mistake: {
      wrong: `${start} a ${spanish}.`,
      rule: 'After «es» and an adjective the infinitive follows at once: no «a» for the English “to”.',
    },
  });
  return [
    frame('No es fácil', "It isn't easy"),
    frame('Es posible', "It's possible"),
    frame('No es posible', "It isn't possible"),
    frame('Es fácil', "It's easy"),
    frame('Es difícil', "It's difficult"),
  ];
}

const statesOfMind = new Set(
  'contento triste enfadado enojado cansado preocupado nervioso ocupado enfermo emocionado estresado'.split(
    ' ',
  ),
);

/** Adjectives in the masculine singular, which is what follows 'algo' and what a man says of himself. */
function adjectiveFrames(pair: NotePair): Frame[] {
  const [spanish = ''] = spanishForms(pair.spanish.toLowerCase());
  const [english] = englishForms(pair.english, pair.kind);
  const adjective = lookUpDictionaryForm(spanish).find(
    ({ partOfSpeech }) => partOfSpeech === 'adjective',
  );
  if (!adjective || pair.kind !== 'word' || !english || !/^[a-z-]+$/i.test(english)) return [];
  const meaning = english.toLowerCase();
  if (statesOfMind.has(spanish)) {
    return [
      estarFrame(`Hoy estoy ${spanish}.`, `Today I'm ${meaning}.`),
      estarFrame(`Ahora estoy ${spanish}.`, `Now I'm ${meaning}.`),
      estarFrame(`Ya no estoy ${spanish}.`, `I'm not ${meaning} any more.`),
    ];
  }
  if (['feelings', 'people'].includes(adjective.topic)) {
    return [
      someoneFrame(spanish, meaning, 'Conozco a', 'I know'),
      someoneFrame(spanish, meaning, 'Vivo con', 'I live with'),
      someoneFrame(spanish, meaning, 'Trabajo con', 'I work with'),
    ];
  }
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

/** Nouns that only the notes know: their own article tells gender and number. */
function articleFrames(pair: NotePair): Frame[] {
  const [english = ''] = englishForms(pair.english, pair.kind);
  const match = /^(el|la|los|las) (\p{Ll}[\p{L} ]*)$/u.exec(pair.spanish);
  if (!match || pair.kind === 'sentence' || !/^[a-z' -]+$/i.test(english)) return [];
  return talkFrames(pair.spanish, `the ${english.replace(/^(?:the|a|an|some) /i, '')}`);
}

function talkFrames(noun: string, english: string): Frame[] {
  const of = `de ${noun}`.replace(/^de el /, 'del ');
  const mistake = (spanish: string) =>
    of.startsWith('del ')
      ? {
          mistake: {
            wrong: spanish.replace(of, `de ${noun}`),
            rule: '«de» and «el» join: del.',
          },
        }
      : {};
  const frame = (start: string, end: string, meaning: string): Frame => ({
    spanish: `${start} ${of}${end}`,
    english: `${meaning} ${english}${end}`,
    ...mistake(`${start} ${of}${end}`),
  });
  return [
    frame('Hoy hablamos', '.', "Today we're talking about"),
    frame('¿Qué piensas', '?', 'What do you think of'),
    frame('Mañana hablamos', '.', "Tomorrow we're talking about"),
    frame('No sé nada', '.', "I don't know anything about"),
  ];
}

/** An infinitive of the lesson that needs no object: 'comer', 'to eat'. */
export interface LessonVerb {
  spanish: string;
  english: string;
  pair: NotePair;
}

export function verbOf(pair: NotePair): LessonVerb | undefined {
  const spanish = pair.spanish.toLowerCase();
  const [english] = englishForms(pair.english, pair.kind);
  if (!verbsAlone.has(spanish) || !english) return undefined;
  return /^to \w+$/i.test(english) ? { spanish, english: english.toLowerCase(), pair } : undefined;
}

function nounFrames(noun: LessonNoun): Frame[] {
  const { spanish, bare, english, plural, entry } = noun;
  const gusta = plural ? 'gustan' : 'gusta';
  if (entry.topic === 'food' && isServed(bare)) {
    return [
      { spanish: `Quiero ${spanish}, por favor.`, english: `I want ${english}, please.` },
      { spanish: `Me ${gusta} ${spanish}.`, english: `I like ${english}.` },
      { spanish: `¿Quieres ${spanish}?`, english: `Do you want ${english}?` },
    ];
  }
  if (entry.topic === 'food' && isIngredient(bare)) {
    return [
      { spanish: `Necesito ${spanish}.`, english: `I need ${english}.` },
      { spanish: `Busco ${spanish}.`, english: `I'm looking for ${english}.` },
      { spanish: `¿Tienes ${spanish}?`, english: `Do you have ${english}?` },
    ];
  }
  if (entry.topic === 'home') {
    const is = plural ? 'are' : 'is';
    const stands = plural ? 'están' : 'está';
    return [
      { spanish: `¿Dónde ${stands} ${spanish}?`, english: `Where ${is} ${english}?` },
      { spanish: `Busco ${spanish}.`, english: `I'm looking for ${english}.` },
      { spanish: `Aquí ${stands} ${spanish}.`, english: `Here ${is} ${english}.` },
    ];
  }
  if (['clothes', 'animals'].includes(entry.topic)) {
    return [
      { spanish: `No me ${gusta} ${spanish}.`, english: `I don't like ${english}.` },
      { spanish: `Me ${gusta} mucho ${spanish}.`, english: `I like ${english} a lot.` },
      { spanish: `¿Te ${gusta} ${spanish}?`, english: `Do you like ${english}?` },
    ];
  }
  if (isPlaceToFind(bare)) {
    return [
      { spanish: `Perdón, busco ${spanish}.`, english: `Excuse me, I'm looking for ${english}.` },
      { spanish: `Hoy busco ${spanish}.`, english: `Today I'm looking for ${english}.` },
    ];
  }
  if (isRelative(bare)) {
    const my = `${plural ? 'mis' : 'mi'} ${bare}`;
    const mine = english.replace(/^the /, 'my ');
    return [
      { spanish: `Vivo con ${my}.`, english: `I live with ${mine}.` },
      { spanish: `Hoy como con ${my}.`, english: `Today I'm eating with ${mine}.` },
      { spanish: `Mañana voy a ver a ${my}.`, english: `Tomorrow I'm going to see ${mine}.` },
    ];
  }
  if (canHurt(bare)) {
    const mine = english.replace(/^the /, 'my ');
    const hurts = plural ? 'hurt' : 'hurts';
    const duele = plural ? 'duelen' : 'duele';
    return [
      { spanish: `Me ${duele} ${spanish}.`, english: `${capitalised(mine)} ${hurts}.` },
      {
        spanish: `No me ${duele} ${spanish}.`,
        english: `${capitalised(mine)} ${doesNot(plural)} hurt.`,
      },
    ];
  }
  return talkFrames(spanish, english);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function doesNot(plural: boolean): string {
  return plural ? "don't" : "doesn't";
}
