import { finiteReadings } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import { oneOf } from '../one-of.ts';
import { inherentAdjective } from './agreement.ts';
import { makerOf, type Pattern } from './pattern.ts';
import type { MistakeMaker } from './sentence.ts';
import {
  certainNoun,
  clitics,
  formOf,
  isCertainNoun,
  isNumber,
  isOnlyVerb,
  isThing,
  negatives,
  possessives,
} from './word-tests.ts';

/** Farthest word after the verb in which the negative word may stand. */
const NEGATIVE_REACH = 3;

const isVerb = (word: string) => word === 'hay' || finiteReadings(word).length > 0;

/** 'No tengo nada' → 'tengo nada'. */
const doubleNegation: MistakeMaker = (words, i) => {
  const { lower: no, asked } = words[i]!;
  // '¿Has visto nada igual?' asks without no.
  if (no !== 'no' || asked || !words[i + 1]?.joined) return [];
  let verb = i + 1;
  while (clitics.has(words[verb]?.lower ?? '')) verb++;
  if (!words[verb]?.joined || !isVerb(words[verb]!.lower)) return [];
  for (let at = verb + 1; at <= verb + NEGATIVE_REACH && words[at]?.joined; at++) {
    const { lower } = words[at]!;
    if (oneOf('que si y pero porque ni o').has(lower)) return [];
    if (!negatives.has(lower)) continue;
    const kept = words.slice(i + 1, verb + 1).map((word) => word.lower);
    const rule = `A negative word after the verb needs no before it: no ${kept.join(' ')} … ${lower}.`;
    return [{ from: i, to: verb + 1, replacement: kept.join(' '), rule }];
  }
  return [];
};

const copulas = oneOf('es son está están era eran soy estoy eres estás');
const felt = oneOf('hambre sed sueño miedo prisa suerte');
const much = oneOf('mucho mucha muchos muchas');
const isTener = formOf('tener');

const muyAndMucho: Pattern[] = [
  {
    match: [copulas, 'muy', (word) => inherentAdjective(word) !== undefined],
    wrong: (verb, _, adjective) => `${verb} mucho ${adjective}`,
    rule: (_, __, adjective) => `Before an adjective ‘very’ is muy: muy ${adjective}.`,
  },
  {
    match: [oneOf('está estoy estás están estamos'), 'muy', oneOf('bien mal')],
    wrong: (verb, _, how) => `${verb} mucho ${how}`,
    rule: (_, __, how) => `Before an adverb ‘very’ is muy: muy ${how}.`,
  },
  {
    match: [isTener, oneOf('mucho mucha'), felt],
    wrong: (verb, _, noun) => `${verb} muy ${noun}`,
    rule: (_, mucho, noun) => `Before a noun ‘a lot of’ is mucho, mucha: ${mucho} ${noun}.`,
  },
  {
    match: [much, (word) => isThing(word)],
    wrong: (_, noun) => `muy ${noun}`,
    rule: (mucho, noun) =>
      `Before a noun ‘a lot of’ is mucho, which agrees with it: ${mucho} ${noun}.`,
  },
  {
    match: ['mucho', oneOf('mejor peor más menos')],
    wrong: (_, word) => `muy ${word}`,
    rule: (mucho, word) => `Before a comparative ‘much’ is mucho: ${mucho} ${word}.`,
  },
  {
    match: [isOnlyVerb, 'mucho'],
    when: ({ after }) => after === '',
    wrong: (verb) => `${verb} muy`,
    rule: (verb) => `After a verb ‘a lot’ is mucho: ${verb} mucho.`,
  },
];

const fullForms: Record<string, string> = {
  buen: 'bueno',
  mal: 'malo',
  primer: 'primero',
  tercer: 'tercero',
  algún: 'alguno',
  ningún: 'ninguno',
};
const isMasculineNoun = (word: string) => {
  const noun = certainNoun(word);
  return noun?.gender === 'm' && !noun.plural;
};
const isFeminineNoun = (word: string) => certainNoun(word)?.gender === 'f';
const shortened = (full: string, short: string, noun: string) =>
  `‘${full}’ is shortened before a masculine singular noun: ${short} ${noun}.`;

const shortForms: Pattern[] = [
  {
    match: [oneOf('un el'), oneOf('buen mal primer tercer'), isMasculineNoun],
    wrong: (article, short, noun) => `${article} ${fullForms[short!]} ${noun}`,
    rule: (_, short, noun) => shortened(fullForms[short!]!, short!, noun!),
  },
  {
    match: [oneOf('algún ningún'), isMasculineNoun],
    wrong: (short, noun) => `${fullForms[short!]} ${noun}`,
    rule: (short, noun) => shortened(fullForms[short!]!, short!, noun!),
  },
  {
    match: [oneOf('un una'), 'gran', isCertainNoun],
    wrong: (article, _, noun) => `${article} grande ${noun}`,
    rule: (article, gran, noun) =>
      `‘Grande’ is shortened before a singular noun: ${article} ${gran} ${noun}.`,
  },
  {
    match: ['una', oneOf('buena mala'), isFeminineNoun],
    wrong: (article, full, noun) => `${article} ${full!.slice(0, -1)} ${noun}`,
    rule: (article, full, noun) =>
      `Only before a masculine noun is ‘${full!.slice(0, -1)}o’ shortened: ${article} ${full} ${noun}.`,
  },
  {
    match: ['un', isMasculineNoun],
    wrong: (_, noun) => `uno ${noun}`,
    rule: (un, noun) => shortened('uno', un!, noun!),
  },
  {
    match: ['cien', (word) => word.endsWith('s') && isCertainNoun(word)],
    wrong: (_, noun) => `ciento ${noun}`,
    rule: (cien, noun) => `‘Ciento’ is cien before a noun: ${cien} ${noun}.`,
  },
  {
    match: [oneOf('otro otra'), isCertainNoun],
    when: ({ before, words, from }) =>
      words[from]!.opens || (finiteReadings(before).length > 0 && before !== 'una'),
    wrong: (other, noun) => `${other === 'otro' ? 'un' : 'una'} ${other} ${noun}`,
    rule: (other, noun) => `‘Another’ is otro, otra without un or una: ${other} ${noun}.`,
  },
];

const isAdjective = (word: string) =>
  lookUp(word).some(({ partOfSpeech }) => partOfSpeech === 'adjective') &&
  word !== 'mejor' &&
  word !== 'peor';
/** Whom one compares with: no new clause begins here. */
const compared = (word: string) =>
  oneOf('yo tú él ella nosotros ellos ellas').has(word) || possessives.has(word);

const comparisons: Pattern[] = [
  {
    match: [oneOf('más menos'), isAdjective, 'que', compared],
    when: ({ before }) => copulas.has(before),
    wrong: (more, adjective, _, whom) => `${more} ${adjective} como ${whom}`,
    rule: (more, adjective) => `A comparison with ${more} takes que: ${more} ${adjective} que.`,
  },
  {
    match: ['tan', isAdjective, 'como', compared],
    wrong: (so, adjective, _, whom) => `${so} ${adjective} que ${whom}`,
    when: ({ words }) =>
      words.filter(({ lower }) => finiteReadings(lower).length > 0 && lower !== 'como').length ===
      1,
    rule: (so, adjective) => `‘As … as’ is tan … como: ${so} ${adjective} como.`,
  },
  {
    match: [copulas, oneOf('mejor peor'), 'que'],
    wrong: (verb, better, que) => `${verb} más ${better} ${que}`,
    rule: (_, better) => `‘${better}’ is a comparative already, without más: ${better} que.`,
  },
  {
    match: [oneOf('más menos'), 'de', isNumber],
    when: ({ words }) => !words.some(({ lower }) => lower === 'no'),
    wrong: (more, _, number) => `${more} que ${number}`,
    rule: (...words) => `Before a number ‘than’ is de: ${words.join(' ')}.`,
  },
];

const queNeeded: Pattern[] = [
  {
    match: [oneOf('creo pienso dice dicen digo'), 'que', isOnlyVerb],
    // 'No creo sea tarde' is heard in formal letters.
    when: ({ before }) => before !== 'lo' && before !== 'no',
    wrong: (verb, _, next) => `${verb} ${next}`,
    rule: (verb, _, next) => `‘That’ cannot be left out in Spanish: ${verb} que ${next}.`,
  },
];

const shadeOrOrigin = (word: string) => {
  const adjective = lookUp(word).find(({ partOfSpeech }) => partOfSpeech === 'adjective');
  return adjective?.topic === 'countries' || inherentColours.has(adjective?.word ?? '');
};
const inherentColours = oneOf('rojo azul verde amarillo negro blanco gris marrón');

const adjectivePlace: Pattern[] = [
  {
    match: [oneOf('un una el la'), isThing, shadeOrOrigin],
    when: ({ after }) => lookUp(after).every(({ topic }) => topic !== 'colours'),
    wrong: (article, noun, adjective) => `${article} ${adjective} ${noun}`,
    rule: (...words) => `Colours and nationalities follow their noun: ${words.join(' ')}.`,
  },
];

export const littleWordMistakes: MistakeMaker[] = [
  doubleNegation,
  makerOf(muyAndMucho),
  makerOf(shortForms),
  makerOf(comparisons),
  makerOf(queNeeded),
  makerOf(adjectivePlace),
];
