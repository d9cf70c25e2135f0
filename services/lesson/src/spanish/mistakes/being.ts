import { recogniseVerb } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import { oneOf } from '../one-of.ts';
import {
  cities,
  estarDe,
  events,
  materials,
  nationality,
  professions,
  statesOfEstar,
} from '../ser-estar.ts';
import { makerOf, type Pattern } from './pattern.ts';
import {
  currencies,
  definite,
  firstNames,
  formOf,
  isCertainNoun,
  isNumber,
  isThing,
  possessives,
  sameFormOf,
  singularPeople,
  weekdays,
} from './word-tests.ts';

const serForms = oneOf('soy eres es somos son era eras éramos eran');
const estarForms = oneOf('estoy estás está estamos están estaba estabas estábamos estaban');
const speakerOfSer = oneOf('soy eres somos');
const speakerOfEstar = oneOf('estoy estás estamos');

const toSer = (verb: string, ...rest: string[]) => joined(sameFormOf(verb, 'estar', 'ser'), rest);
const toEstar = (verb: string, ...rest: string[]) => joined(sameFormOf(verb, 'ser', 'estar'), rest);

function joined(verb: string | undefined, rest: string[]): string | undefined {
  return verb && [verb, ...rest].join(' ');
}

const isState = (word: string) => lookUp(word).some((entry) => statesOfEstar.has(entry.word));
const isGerund = (word: string) => recogniseVerb(word).some(({ tense }) => tense === 'gerund');
const isCountry = (word: string) => lookUp(word).some(({ topic }) => topic === 'countries');
const isPlaceName = (word: string) =>
  cities.has(word) || lookUp(word).some((one) => one.topic === 'countries' && one.gender);
const determiner = oneOf('el la los las mi tu su un una mis tus sus este esta');

const stateRule = (verb: string, state: string) =>
  `How someone feels or is at the moment takes estar: ${verb} ${state}.`;
const placeRule = 'Where someone or something is takes estar: estoy en casa.';
const eventRule = (event: string) =>
  `When or where an event takes place takes ser: la ${event} es en …`.replace(
    /la (?=concierto|partido|entierro)/,
    'el ',
  );

const serAndEstar: Pattern[] = [
  {
    match: [estarForms, 'de', estarDe],
    wrong: toSer,
    rule: (_, __, noun) => `‘Estar de ${noun}’ is an expression with estar.`,
  },
  {
    match: [estarForms, isGerund],
    wrong: toSer,
    rule: (verb, gerund) =>
      `What is going on at this moment takes estar + gerund: ${verb} ${gerund}.`,
  },
  { match: [estarForms, isState], wrong: toSer, rule: stateRule },
  {
    match: [estarForms, 'muy', isState],
    wrong: toSer,
    rule: (verb, _, state) => stateRule(verb!, state!),
  },
  {
    match: [speakerOfEstar, oneOf('bien mal')],
    when: ({ after }) => after === '',
    wrong: toSer,
    rule: (verb, how) => `How someone is takes estar: ${verb} ${how}.`,
  },
  // Only events take ser for a place: I, you, we, people, things and cities are none.
  { match: [speakerOfEstar, 'en'], wrong: toSer, rule: placeRule },
  {
    match: [
      determiner,
      (word) => isThing(word) || singularPeople.has(word),
      oneOf('está están'),
      oneOf('en cerca lejos debajo encima detrás'),
    ],
    wrong: (article, noun, verb, where) => joined(`${article} ${noun}`, [toSer(verb!)!, where!]),
    rule: placeRule,
  },
  {
    match: [(word) => firstNames.has(word) || isPlaceName(word), 'está', oneOf('en cerca lejos')],
    wrong: (name, verb, where) => `${name} ${toSer(verb!)} ${where}`,
    rule: placeRule,
  },
  {
    match: ['dónde', oneOf('está están'), oneOf('mi tu su mis tus sus'), isThing],
    wrong: (where, verb, ...thing) => joined(`${where} ${toSer(verb!)}`, thing),
    rule: placeRule,
  },
  {
    match: [events, oneOf('es será fue'), oneOf('en a')],
    wrong: (event, verb, where) => `${event} ${toEstar(verb!)} ${where}`,
    rule: (event) => eventRule(event!),
  },
  {
    match: [serForms, professions],
    wrong: toEstar,
    rule: (verb, profession) => `A profession takes ser: ${verb} ${profession}.`,
  },
  {
    match: [serForms, 'de', isCountry],
    wrong: toEstar,
    rule: (verb, _, place) => `Origin takes ser: ${verb} de ${place}.`,
  },
  {
    match: [speakerOfSer, nationality],
    wrong: toEstar,
    rule: (verb, what) => `Nationality takes ser: ${verb} ${what}.`,
  },
  {
    match: [serForms, 'de', materials],
    wrong: toEstar,
    rule: (verb, _, what) => `What something is made of takes ser: ${verb} de ${what}.`,
  },
  {
    match: [speakerOfSer, oneOf('mi tu su un una el la'), isCertainNoun],
    wrong: toEstar,
    rule: (verb, article, noun) => `Who someone is takes ser: ${verb} ${article} ${noun}.`,
  },
  {
    match: [speakerOfSer, firstNames],
    wrong: toEstar,
    rule: (verb, name) => `Who someone is takes ser: ${verb} ${name}.`,
  },
  {
    match: [oneOf('hoy mañana'), 'es', weekdays],
    wrong: (when, _, day) => `${when} está ${day}`,
    rule: (when, _, day) => `Days and dates take ser: ${when} es ${day}.`,
  },
  {
    match: ['es', 'la', 'una'],
    wrong: () => 'son la una',
    rule: 'One o’clock is singular: es la una; all other hours are plural.',
  },
  {
    match: ['son', 'las', isNumber],
    when: ({ after }) => oneOf('y menos de en').has(after) || after === '',
    wrong: (_, las, hour) => `es ${las} ${hour}`,
    rule: (_, las, hour) => `From two on the hours are plural: son ${las} ${hour}.`,
  },
  {
    match: ['son', 'las', isNumber, oneOf('y menos'), oneOf('media cuarto')],
    wrong: (_, ...time) => `están ${time.join(' ')}`,
    rule: (...time) => `The time of day takes ser: ${time.join(' ')}.`,
  },
];

const felt = oneOf('hambre sed sueño miedo prisa razón suerte');
const weatherWithoutArticle = oneOf('calor sol viento');

const tener: Pattern[] = [
  {
    match: [formOf('tener', { tenses: ['present', 'imperfect'] }), felt],
    wrong: (verb, noun) => joined(sameFormOf(verb!, 'tener', 'estar'), [noun!]),
    rule: (_, noun) => `Spanish ‘has’ ${noun}: tener ${noun}, not ser or estar.`,
  },
  {
    match: [formOf('tener', { tenses: ['present'] }), oneOf('frío calor')],
    // 'Soy frío' and 'estoy frío' can be said of a character and of a body.
    wrong: (verb, noun) =>
      joined(sameFormOf(verb!, 'tener', noun === 'frío' ? 'hacer' : 'estar'), [noun!]),
    rule: (verb, noun) =>
      `Who feels hot or cold ‘has’ heat or cold: ${verb} ${noun}; hace is for the weather.`,
  },
  {
    match: [formOf('tener', { tenses: ['present', 'imperfect'] }), oneOf('mucho mucha'), felt],
    wrong: (verb, much, noun) => joined(sameFormOf(verb!, 'tener', 'estar'), [much!, noun!]),
    rule: (_, __, noun) => `Spanish ‘has’ ${noun}: tener ${noun}, not ser or estar.`,
  },
  {
    match: [formOf('tener', { tenses: ['present', 'imperfect'] }), isNumber, 'años'],
    when: ({ after }) => after !== 'de',
    wrong: (verb, ...age) => joined(sameFormOf(verb!, 'tener', 'ser'), age),
    rule: (verb) => `Age takes tener: ${verb} … años.`,
  },
  {
    match: ['cuántos', 'años', formOf('tener', { tenses: ['present'] })],
    wrong: (many, years, verb) => joined(`${many} ${years}`, [sameFormOf(verb!, 'tener', 'ser')!]),
    rule: 'Age takes tener: ¿cuántos años tienes?',
  },
];

const weather: Pattern[] = [
  {
    match: [oneOf('hace hacía'), weatherWithoutArticle],
    wrong: (verb, what) => joined(sameFormOf(verb!, 'hacer', 'ser'), [what!]),
    rule: (verb, what) => `The weather takes hacer: ${verb} ${what}.`,
  },
  {
    match: [oneOf('hace hacía'), 'mucho', oneOf('frío calor viento sol')],
    wrong: (verb, _, what) => joined(verb, ['muy', what!]),
    rule: (verb, _, what) => `‘${what}’ is a noun here, so ‘very’ is mucho: ${verb} mucho ${what}.`,
  },
  {
    match: [oneOf('hace hacía'), oneOf('buen mal'), 'tiempo'],
    wrong: (verb, ...what) => joined(sameFormOf(verb!, 'hacer', 'ser'), what),
    rule: (verb, ...what) => `The weather takes hacer: ${verb} ${what.join(' ')}.`,
  },
];

const existence: Pattern[] = [
  {
    match: ['hay', oneOf('un una'), isCertainNoun],
    wrong: (_, article, noun) => `está ${article} ${noun}`,
    rule: (_, article, noun) =>
      `What exists is introduced with hay; estar tells where a known thing is: hay ${article} ${noun}.`,
  },
  {
    match: [oneOf('está están'), (word) => definite.has(word) || possessives.has(word), isThing],
    when: ({ before }) => before === 'dónde' || before === 'aquí',
    wrong: (_, article, noun) => `hay ${article} ${noun}`,
    rule: (verb, article, noun) =>
      `Where a known thing is takes estar; hay never goes with el, la or mi: ${verb} ${article} ${noun}.`,
  },
  {
    match: [
      oneOf('había hubo habrá'),
      (word) => isNumber(word) || oneOf('muchos muchas').has(word),
      (word) => word.endsWith('s') && isCertainNoun(word) && !currencies.has(word),
    ],
    wrong: (verb, ...what) =>
      joined({ había: 'habían', hubo: 'hubieron', habrá: 'habrán' }[verb!], what),
    rule: (verb, ...what) =>
      `Haber for ‘there is, there are’ stays singular: ${verb} ${what.join(' ')}.`,
  },
];

export const mistakesOfBeing = [
  makerOf(serAndEstar),
  makerOf(tener),
  makerOf(weather),
  makerOf(existence),
];
