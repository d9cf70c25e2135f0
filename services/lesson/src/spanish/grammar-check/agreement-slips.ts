import { startsWithStressedA } from '../articles.ts';
import { finiteReadings, isCommonVerb, type Person, recogniseVerb } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import {
  adjectiveForm,
  determiner,
  disagree,
  type GrammaticalNumber,
  type Inflection,
  nounForm,
  takesMasculineArticle,
} from './noun-phrase.ts';

const degree = new Set('muy más tan bastante demasiado poco menos'.split(' '));
const adverbs = new Set(
  'no ya también siempre nunca casi todavía aún a veces normalmente'.split(' '),
);
const clitics = new Set('me te se nos os le les lo la los las'.split(' '));
const copula = /^(?:es|son|está|están|era|eran|estaba|estaban|fue|fueron)$/;
/** Before a noun these make it no subject. */
const prepositions = new Set(
  'a de en con por para sin sobre entre hasta desde hacia según durante que como y e o ni'.split(
    ' ',
  ),
);
/** They say when: no subject of what follows. */
const time =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|mañanas?|tardes?|noches?|semanas?|mes|meses|años?|veces|vez|verano|invierno|otoño|primavera|fin|fines|rato|tiempo|momento|hora|horas|minutos?)$/;

/** A clause, word by word: what stands between two of them has no punctuation. */
export function agreementSlip(words: string[]): string | undefined {
  for (let i = 0; i < words.length; i++) {
    const slip = slipAt(words, i);
    if (slip) return slip;
  }
  return undefined;
}

function slipAt(words: string[], i: number): string | undefined {
  const person = subjects[words[i]!];
  if (person && isSubject(words, i)) {
    const slip = personSlip(words, i, person);
    if (slip) return slip;
  }
  const all = /^tod[oa]s?$/.test(words[i]!) ? allSlip(words, i) : undefined;
  if (all) return all;
  const article = determiner(words[i]!);
  if (article && !isPronoun(words, i)) {
    const noun = nounForm(words[i + 1] ?? '', true);
    if (noun) return phraseSlip(words, i, article, noun);
  }
  const noun = nounForm(words[i]!);
  return noun && adjectiveAfter(words, i, noun);
}

/** 'todo su vida', 'todas los días' */
function allSlip(words: string[], i: number): string | undefined {
  const noun = determiner(words[i + 1] ?? '') && nounForm(words[i + 2] ?? '', true);
  const all: Inflection = {
    gender: /a/.test(words[i]!) ? 'f' : 'm',
    number: words[i]!.endsWith('s') ? 'plural' : 'singular',
  };
  return noun && disagree(all, noun) ? words.slice(i, i + 3).join(' ') : undefined;
}

const subjects: Record<string, Person> = {
  ...{ yo: '1s', tú: '2s', él: '3s', ella: '3s', usted: '3s' },
  ...{ nosotros: '1p', nosotras: '1p', ellos: '3p', ellas: '3p', ustedes: '3p' },
};

/** In 'mi hermano y yo' and 'para ella' the pronoun has no verb of its own. */
function isSubject(words: string[], i: number): boolean {
  const before = words[i - 1] ?? '';
  if (/^(?:y|e|o|ni)$/.test(before)) return hasVerb(words.slice(0, i - 1));
  return !prepositions.has(before) || before === 'que';
}

function personSlip(words: string[], i: number, person: Person): string | undefined {
  let at = i + 1;
  while (adverbs.has(words[at] ?? '') || clitics.has(words[at] ?? '')) at++;
  const verb = words[at] ?? '';
  const readings = finiteReadings(verb);
  const isSure = readings.length > 0 && !/^(?:y|o|como|para|sobre|entre|bajo|cerca)$/.test(verb);
  if (!isSure || readings.some((one) => one.person === person)) return undefined;
  return `${words[i]} ${verb}`;
}

/** 'La compro', 'los como': a pronoun before a verb; 'mucho trabajo' may be 'I work a lot'. */
function isPronoun(words: string[], i: number): boolean {
  const next = words[i + 1] ?? '';
  return clitics.has(words[i]!) && finiteReadings(next).length > 0 && isRatherVerb(next);
}

function isRatherVerb(word: string): boolean {
  return (
    lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb') ||
    !lookUp(word).some(({ partOfSpeech }) => partOfSpeech === 'noun')
  );
}

function phraseSlip(
  words: string[],
  i: number,
  article: Inflection,
  noun: Inflection,
): string | undefined {
  const [before, form] = [words[i]!, words[i + 1]!];
  if (/^(?:la|una)$/.test(before) && startsWithStressedA(form)) return `${before} ${form}`;
  const fits =
    takesMasculineArticle(before, form) ||
    (clitics.has(before) && finiteReadings(form).length > 0 && article.number !== noun.number);
  if (!fits && disagree(article, noun)) return `${before} ${form}`;
  const said = { gender: noun.gender ?? article.gender, number: noun.number ?? article.number };
  return adjectiveAfter(words, i + 1, said) ?? subjectSlip(words, i, said);
}

/** 'una paella muy rico', 'primas alta'. */
function adjectiveAfter(words: string[], at: number, noun: Inflection): string | undefined {
  const isGraded = degree.has(words[at + 1] ?? '');
  const place = at + (isGraded ? 2 : 1);
  // 'Ponemos la mesa juntos' speaks of us.
  if (/^(?:junt|sol)[oa]s?$/.test(words[place] ?? '')) return undefined;
  const adjective = adjectiveForm(words[place] ?? '', isGraded);
  // 'una camisa azul oscuro', 'la casa de mi abuela cansado': only what stands right behind it.
  if (!adjective || !disagree(noun, adjective)) return undefined;
  const isShade = [words[place], words[place + 1]].some((word) =>
    lookUp(word ?? '').some(({ topic }) => topic === 'colours'),
  );
  const isVerb = !isGraded && finiteReadings(words[place]!).length > 0;
  return isVerb || (isShade && words[place + 1]) ? undefined : `${words[at]} ${words[place]}`;
}

/** 'Mis abuelos vive', 'la ciudad es bonito', 'mi trabajo empezar'. */
function subjectSlip(words: string[], i: number, subject: Inflection): string | undefined {
  const noun = words[i + 1]!;
  if (
    time.test(noun) ||
    /^cuánt/.test(words[i]!) ||
    prepositions.has(words[i - 1] ?? '') ||
    hasVerb(words.slice(0, i))
  ) {
    return undefined;
  }
  let at = i + 2;
  while (adverbs.has(words[at] ?? '') || clitics.has(words[at] ?? '')) at++;
  const verb = words[at] ?? '';
  if (copula.test(verb)) {
    return numberSlip(subject.number, verb) ?? predicateSlip(words, at, subject, `${noun} ${verb}`);
  }
  const readings = recogniseVerb(verb);
  const isVerb = lookUp(verb).every(({ partOfSpeech }) => partOfSpeech === 'verb');
  const isKnown = readings.some(({ infinitive }) => isCommonVerb(infinitive));
  const isDirect = words.slice(i + 2, at).every((word) => !/^l[oa]s?$/.test(word));
  if (!isVerb || !isKnown || !isDirect) return undefined;
  if (at === i + 2 && readings.every(({ tense }) => tense === 'infinitive'))
    return `${noun} ${verb}`;
  return numberSlip(subject.number, verb);
}

function hasVerb(words: string[]): boolean {
  return words.some(
    (word) =>
      finiteReadings(word).length > 0 &&
      lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb'),
  );
}

function numberSlip(number: GrammaticalNumber | undefined, verb: string): string | undefined {
  const persons = finiteReadings(verb).flatMap(({ person }) => person ?? []);
  const expected: Person | undefined =
    number === 'plural' ? '3p' : number === 'singular' ? '3s' : undefined;
  // 'Los estudiantes hablamos' and 'los dos somos' speak of us.
  const isOurs = number === 'plural' && persons.some((person) => /^[12]p$/.test(person));
  if (!expected || isOurs || persons.length === 0 || persons.includes(expected)) return undefined;
  return `${number} subject, ${verb}`;
}

function predicateSlip(
  words: string[],
  at: number,
  subject: Inflection,
  said: string,
): string | undefined {
  const isGraded = degree.has(words[at + 1] ?? '');
  const place = at + (isGraded ? 2 : 1);
  const adjective = adjectiveForm(words[place] ?? '', isGraded);
  const isShade = lookUp(words[place] ?? '').some(({ topic }) => topic === 'colours');
  if (!adjective || isShade || !disagree(subject, adjective)) return undefined;
  return `${said} ${words[place]}`;
}
