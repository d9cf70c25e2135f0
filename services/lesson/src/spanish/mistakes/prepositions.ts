import { finiteReadings, verbForm } from '../conjugate.ts';
import { oneOf } from '../one-of.ts';
import { afterPorOnly } from '../por-para.ts';
import { cities, professions } from '../ser-estar.ts';
import { makerOf, type Pattern, type Place } from './pattern.ts';
import {
  currencies,
  definite,
  firstNames,
  formOf,
  hasSpeakerSubject,
  isCertainNoun,
  isInfinitive,
  isNumber,
  isPerson,
  isThing,
  months,
  possessives,
  singularPeople,
  units,
  weekdays,
} from './word-tests.ts';

const hasVerb = (infinitives: string) => {
  const isForm = formOf(infinitives);
  return ({ words }: Place) => words.some(({ lower }) => isForm(lower));
};
const wordBefore = (place: Place, distance: number) =>
  place.words[place.from - distance]?.lower ?? '';

const porForPara: Pattern[] = [
  {
    match: ['por', afterPorOnly],
    wrong: (_, noun) => `para ${noun}`,
    rule: (_, noun) => `‘Por ${noun}’ is a fixed expression with por.`,
  },
  {
    match: ['por', 'fin'],
    when: ({ after }) => after !== 'de',
    wrong: () => 'para fin',
    rule: '‘Por fin’ is a fixed expression with por.',
  },
  {
    match: ['por', oneOf('lo primera última'), oneOf('menos general vez')],
    wrong: (_, ...rest) => `para ${rest.join(' ')}`,
    rule: (...words) => `‘${words.join(' ')}’ is a fixed expression with por.`,
  },
  {
    match: [oneOf('gracias perdón'), 'por'],
    when: ({ after }) => after !== '',
    wrong: (thanks) => `${thanks} para`,
    rule: (thanks) => `Thanks and apologies are given por something: ${thanks} por …`,
  },
  {
    match: ['por', isNumber, units],
    when: hasVerb('vivir trabajar estudiar esperar dormir caminar hablar correr nadar bailar'),
    wrong: (_, ...time) => `para ${time.join(' ')}`,
    rule: (_, ...time) => `How long something lasted takes por or durante: por ${time.join(' ')}.`,
  },
  {
    match: ['por', isNumber, currencies],
    when: hasVerb('comprar vender'),
    wrong: (_, ...price) => `para ${price.join(' ')}`,
    rule: (_, ...price) => `A price takes por (exchange): por ${price.join(' ')}.`,
  },
  {
    match: ['por', oneOf('teléfono correo')],
    when: ({ before }) => /^(?:\p{L}+r|\p{L}+rte|\p{L}+rle)$/u.test(before) || isVerbBefore(before),
    wrong: (_, means) => `para ${means}`,
    rule: (_, means) => `The means of communication takes por: por ${means}.`,
  },
  {
    match: [
      oneOf('tarde dormir'),
      'por',
      definite,
      oneOf('tráfico lluvia nieve ruido calor huelga'),
    ],
    wrong: (what, _, ...cause) => `${what} para ${cause.join(' ')}`,
    rule: (_, por, ...cause) => `A cause takes por: ${por} ${cause.join(' ')}.`,
  },
  {
    match: [(word) => word === 'paseo' || formOf('pasear')(word), 'por', definite],
    wrong: (walk, _, article) => `${walk} para ${article}`,
    rule: 'Through or along a place takes por: pasear por el parque.',
  },
];

const isVerbBefore = (word: string) => finiteReadings(word).length > 0;
const movesForPurpose = formOf('ir venir salir volver viajar');

const paraForPor: Pattern[] = [
  {
    match: [oneOf('es son'), 'para', 'el', weekdays],
    wrong: (verb, _, ...day) => `${verb} por ${day.join(' ')}`,
    rule: (_, para, ...day) => `A deadline takes para: ${para} ${day.join(' ')}.`,
  },
  {
    match: ['para', 'mañana'],
    when: ({ after }) => after !== 'por',
    wrong: () => 'por mañana',
    rule: 'A deadline takes para: para mañana.',
  },
  {
    match: [
      oneOf('regalo regalos'),
      'para',
      (word) => oneOf('ti mí él ella').has(word) || firstNames.has(word),
    ],
    wrong: (gift, _, who) => `${gift} por ${who}`,
    rule: (gift, _, who) => `Who receives something takes para: ${gift} para ${who}.`,
  },
  {
    match: [oneOf('regalo regalos'), 'para', possessives, isPerson],
    wrong: (gift, _, ...who) => `${gift} por ${who.join(' ')}`,
    rule: (gift, _, ...who) => `Who receives something takes para: ${gift} para ${who.join(' ')}.`,
  },
  {
    match: ['para', isInfinitive],
    when: (place) =>
      [1, 2, 3, 4].some((distance) => movesForPurpose(wordBefore(place, distance))) ||
      oneOf('sirve sirven').has(place.before),
    wrong: (_, verb) => `por ${verb}`,
    rule: (_, verb) => `A purpose takes para + infinitive: para ${verb}.`,
  },
  {
    match: [oneOf('billete vuelo'), 'para', cities],
    wrong: (ticket, _, place) => `${ticket} por ${place}`,
    rule: (ticket, _, place) => `A destination takes para: ${ticket} para ${place}.`,
  },
  {
    match: [formOf('estudiar'), 'para', professions],
    wrong: (verb, _, profession) => `${verb} por ${profession}`,
    rule: (verb, _, profession) => `A goal takes para: ${verb} para ${profession}.`,
  },
];

const paraMiOpinion: Pattern[] = [
  {
    match: ['para', oneOf('mí ti')],
    when: ({ words, from }) => {
      const at = words.findIndex(({ lower }, k) => k > from && (lower === 'es' || lower === 'son'));
      const said = words.slice(at + 1, at + 3).map(({ lower }) => lower);
      const opinion = oneOf('mejor peor importante difícil fácil interesante bonito bonita');
      return words[from]!.opens && at > 0 && said.some((word) => opinion.has(word));
    },
    wrong: (_, who) => `por ${who}`,
    rule: 'An opinion takes para: para mí, es … (in my opinion).',
  },
];

const personNear = (word: string) => firstNames.has(word) || word === 'alguien' || word === 'nadie';
const sees = formOf('ver conocer visitar llamar ayudar buscar esperar escuchar invitar abrazar', {
  persons: ['1s', '2s', '1p'],
});
const speakerSees = (word: string) => sees(word) && hasSpeakerSubject(word);
const personalRule = (who: string) => `A person as direct object takes a: ${who}.`;
const infinitiveSees = oneOf('ver conocer visitar llamar ayudar buscar invitar abrazar');
/** I or you do it, so that what follows the infinitive is no subject of it. */
const speakerBefore = (place: Place) =>
  [1, 2].some((distance) => hasSpeakerSubject(wordBefore(place, distance)));

const personalA: Pattern[] = [
  {
    match: [speakerSees, 'a', personNear],
    wrong: (verb, _, who) => `${verb} ${who}`,
    rule: (_, a, who) => personalRule(`${a} ${who}`),
  },
  {
    match: [speakerSees, 'a', (word) => possessives.has(word) || word === 'los', isPerson],
    wrong: (verb, _, ...who) => `${verb} ${who.join(' ')}`,
    rule: (_, a, ...who) => personalRule(`${a} ${who.join(' ')}`),
  },
  {
    match: [speakerSees, 'al', singularPeople],
    wrong: (verb, _, who) => `${verb} el ${who}`,
    rule: (_, a, who) => personalRule(`${a} ${who}`),
  },
  {
    match: [infinitiveSees, 'a', possessives, isPerson],
    when: speakerBefore,
    wrong: (verb, _, ...who) => `${verb} ${who.join(' ')}`,
    rule: (_, a, ...who) => personalRule(`${a} ${who.join(' ')}`),
  },
  {
    match: [infinitiveSees, 'a', firstNames],
    when: speakerBefore,
    wrong: (verb, _, who) => `${verb} ${who}`,
    rule: (_, a, who) => personalRule(`${a} ${who}`),
  },
  {
    match: [
      (word) => hasSpeakerSubject(word) && formOf('ver comprar leer buscar necesitar')(word),
      definite,
      isThing,
    ],
    wrong: (verb, article, thing) => `${verb} ${article === 'el' ? 'al' : `a ${article}`} ${thing}`,
    rule: (verb, article, thing) =>
      `Only people take a as direct objects, things do not: ${verb} ${article} ${thing}.`,
  },
];

const isLocative = (place: Place) => !oneOf('de desde hasta para por').has(place.before);

const contractions: Pattern[] = [
  {
    match: ['al', (word) => isCertainNoun(word) || weekdays.has(word)],
    wrong: (_, noun) => `a el ${noun}`,
    rule: '‘a’ and ‘el’ join: al.',
  },
  {
    match: ['del', (word) => isCertainNoun(word) || weekdays.has(word)],
    wrong: (_, noun) => `de el ${noun}`,
    rule: '‘de’ and ‘el’ join: del.',
  },
  {
    match: ['e', (word) => /^h?i(?![aeo])/.test(word)],
    wrong: (_, word) => `y ${word}`,
    rule: (_, word) => `‘y’ becomes e before the sound i: e ${word}.`,
  },
  {
    match: ['u', (word) => /^h?o/.test(word)],
    wrong: (_, word) => `o ${word}`,
    rule: (_, word) => `‘o’ becomes u before the sound o: u ${word}.`,
  },
];

const times: Pattern[] = [
  {
    match: [oneOf('el los'), weekdays],
    when: (place) =>
      isLocative(place) &&
      // As a subject it needs no preposition: 'el lunes es fiesta', 'me gusta el lunes'.
      !place.words.some(({ lower }) => formOf('ser gustar encantar odiar preferir')(lower)) &&
      !oneOf('y o que como a en').has(place.before),
    wrong: (article, day) => `en ${article} ${day}`,
    rule: (article, day) => `Days of the week take el or los, without en: ${article} ${day}.`,
  },
  {
    match: ['el', isNumber, 'de', months],
    when: ({ before }) => finiteReadings(before).length > 0 && !formOf('ser estar')(before),
    wrong: (...date) => `en ${date.join(' ')}`,
    rule: (...date) => `Dates take el, without en: ${date.join(' ')}.`,
  },
  {
    match: ['a', 'las', isNumber],
    when: ({ after }) => oneOf('y menos de en').has(after) || after === '',
    wrong: (_, ...hour) => `en ${hour.join(' ')}`,
    rule: (...hour) => `‘At’ with the time of day is a: ${hour.join(' ')}.`,
  },
  {
    match: [isNumber, 'de', 'la', oneOf('mañana tarde noche')],
    when: ({ before }) => before === 'las',
    wrong: (hour, _, ...part) => `${hour} en ${part.join(' ')}`,
    rule: (hour, ...part) =>
      `After the hour the part of the day takes de: las ${hour} ${part.join(' ')}.`,
  },
  {
    match: ['desde', 'hace', isNumber, units],
    wrong: (_, __, ...time) => `desde ${time.join(' ')}`,
    rule: (...time) =>
      `Something that began a time ago and goes on takes desde hace: ${time.join(' ')}.`,
  },
];

const isModal = formOf('querer poder deber necesitar');

const verbsAndPrepositions: Pattern[] = [
  {
    match: [formOf('ir', { tenses: ['present', 'imperfect'] }), 'a', isInfinitive],
    wrong: (verb, _, infinitive) => `${verb} ${infinitive}`,
    rule: (verb, _, infinitive) => `The plan takes ir + a + infinitive: ${verb} a ${infinitive}.`,
  },
  {
    match: [isModal, isInfinitive],
    wrong: (verb, infinitive) => `${verb} a ${infinitive}`,
    rule: (verb, infinitive) => `The infinitive follows ‘${verb}’ at once: ${verb} ${infinitive}.`,
  },
  {
    match: [
      formOf('tener', { tenses: ['present', 'imperfect', 'preterite', 'future'] }),
      'que',
      isInfinitive,
    ],
    wrong: (verb, _, infinitive) => `${verb} ${infinitive}`,
    rule: (verb, _, infinitive) => `An obligation takes tener que: ${verb} que ${infinitive}.`,
  },
  {
    match: [formOf('empezar comenzar aprender'), 'a', isInfinitive],
    wrong: (verb, _, infinitive) => `${verb} ${infinitive}`,
    rule: (verb, _, infinitive) =>
      `‘${verb}’ takes a before an infinitive: ${verb} a ${infinitive}.`,
  },
  {
    match: [formOf('acabar'), 'de', isInfinitive],
    wrong: (verb, _, infinitive) => `${verb} ${infinitive}`,
    rule: (verb, _, infinitive) =>
      `What has just happened takes acabar de: ${verb} de ${infinitive}.`,
  },
  {
    match: [oneOf('antes después'), 'de', isInfinitive],
    wrong: (when, _, infinitive) => joinGerund(`${when} de`, infinitive!),
    rule: (when, _, infinitive) =>
      `After a preposition Spanish has the infinitive: ${when} de ${infinitive}.`,
  },
  {
    match: [oneOf('para sin'), isInfinitive],
    wrong: (preposition, infinitive) => joinGerund(preposition!, infinitive!),
    rule: (preposition, infinitive) =>
      `After a preposition Spanish has the infinitive: ${preposition} ${infinitive}.`,
  },
  {
    match: [isInfinitive, 'es', oneOf('bueno malo fácil difícil importante divertido')],
    when: ({ words, from }) => words[from]!.opens,
    wrong: (infinitive, ...rest) => {
      const gerund = joinGerund('', infinitive!);
      return gerund && `${gerund} ${rest.join(' ')}`;
    },
    rule: (infinitive, ...rest) =>
      `As a subject Spanish has the infinitive, not the gerund: ${infinitive} ${rest.join(' ')}.`,
  },
  {
    match: [formOf('depender'), 'de'],
    wrong: (verb) => `${verb} en`,
    rule: 'Depender takes de: depende de …',
  },
  {
    match: [formOf('soñar'), 'con'],
    // 'Tener sueño' is another word.
    when: ({ before }) => !formOf('tener')(before),
    wrong: (verb) => `${verb} de`,
    rule: 'Soñar takes con: soñar con …',
  },
  {
    match: [
      (word) => hasSpeakerSubject(word) && formOf('buscar')(word),
      (word) => definite.has(word) || possessives.has(word),
      isThing,
    ],
    wrong: (verb, ...what) => `${verb} para ${what.join(' ')}`,
    rule: (verb, ...what) =>
      `Buscar means ‘to look for’, without a preposition: ${verb} ${what.join(' ')}.`,
  },
  {
    match: [formOf('esperar'), oneOf('el la'), oneOf('autobús tren metro avión')],
    wrong: (verb, ...what) => `${verb} para ${what.join(' ')}`,
    rule: (verb, ...what) =>
      `Esperar means ‘to wait for’, without a preposition: ${verb} ${what.join(' ')}.`,
  },
];

function joinGerund(start: string, infinitive: string): string | undefined {
  const gerund = verbForm(infinitive, 'gerund');
  return gerund && `${start} ${gerund}`.trim();
}

export const prepositionMistakes = [
  makerOf(porForPara),
  makerOf(paraForPor),
  makerOf(paraMiOpinion),
  makerOf(personalA),
  makerOf(contractions),
  makerOf(times),
  makerOf(verbsAndPrepositions),
];
