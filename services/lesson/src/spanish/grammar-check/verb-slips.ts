import { finiteReadings, isCommonVerb, recogniseVerb, type Tense } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';

type FormTest = (word: string) => boolean;

const tensesOf = (word: string): Tense[] => recogniseVerb(word).map(({ tense }) => tense);
const isOnlyVerb = (word: string): boolean =>
  word === 'vamos' || lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb');
const isInfinitive: FormTest = (word) => tensesOf(word).includes('infinitive');
/** A form with a person and nothing else: 'voy', 'hablo', but not 'trabajo' or 'para'. */
const isFiniteForm: FormTest = (word) =>
  finiteReadings(word).some(({ infinitive }) => isCommonVerb(infinitive)) &&
  isOnlyVerb(word) &&
  !isInfinitive(word) &&
  !tensesOf(word).includes('participle');
const isGerund: FormTest = (word) => tensesOf(word).includes('gerund');
const isPresent: FormTest = (word) =>
  isFiniteForm(word) &&
  finiteReadings(word).every(({ tense }) => tense === 'present' || tense === 'imperative');
const isPast: FormTest = (word) =>
  isFiniteForm(word) &&
  finiteReadings(word).every(({ tense }) => tense === 'preterite' || tense === 'imperfect');
const isFormOf =
  (...infinitives: string[]): FormTest =>
  (word) =>
    finiteReadings(word).some(({ infinitive }) => infinitives.includes(infinitive));

const modal = isFormOf('poder', 'querer', 'deber', 'necesitar', 'preferir', 'soler', 'saber');
const likes = /^(?:gusta|gustan|encanta|gustaba|gustaría|encantaría|apetece)$/;
const toHave = isFormOf('haber');
const wishes = isFormOf('querer', 'esperar', 'desear', 'recomendar', 'sugerir', 'pedir');
const knows = isFormOf('conocer');
const subject = /^(?:yo|tú|él|ella|usted|nosotr[oa]s|ell[oa]s|ustedes)$/;
const clitic = /^(?:lo|la|los|las|le|les|me|te|nos)$/;
const finished = /^(?:ayer|anoche|anteayer)$/;

/** A clause, word by word, in which two verb forms do not go together. */
export function verbSlip(words: string[]): string | undefined {
  for (let i = 0; i < words.length; i++) {
    const slip = slipAt(words, i);
    if (slip) return slip;
  }
  return tenseSlip(words);
}

function slipAt(words: string[], i: number): string | undefined {
  const [first, second = '', third = ''] = words.slice(i, i + 3) as [string, string?, string?];
  const two = `${first} ${second}`;
  const notInfinitive = (word: string) => isFiniteForm(word) || isGerund(word);
  if (isFormOf('tener', 'haber')(first) && second === 'que' && notInfinitive(third)) {
    return `${two} ${third}`;
  }
  // 'Tengo ir', 'voy ver'
  if (isFormOf('tener', 'ir')(first) && isOnlyInfinitive(second)) return two;
  if (isFormOf('ir')(first) && second === 'a' && notInfinitive(third)) return `${two} ${third}`;
  if (modal(first) && notInfinitive(second)) return two;
  if (likes.test(first) && notInfinitive(second)) return two;
  if (/^(?:de|sin|antes|después)$/.test(first) && isGerund(second)) return two;
  if (/^(?:para|sin)$/.test(first) && (isGerund(second) || isPresent(second))) return two;
  if (isFormOf('estar')(first) && isInfinitive(second) && isOnlyVerb(second)) return two;
  if (isFormOf('ser')(first) && isGerund(second)) return two;
  if (toHave(first) && first !== 'hay' && (notInfinitive(second) || isNoParticiple(second)))
    return two;
  if (knows(first) && isInfinitive(second) && isOnlyVerb(second)) return two;
  // 'Hay es un parque': two verbs side by side; 'creo que', 'puede ser' and 'me voy' are none.
  if (
    words[i - 1] !== 'que' &&
    isFiniteForm(first) &&
    isFiniteForm(second) &&
    !isInfinitive(second)
  )
    return two;
  if (subject.test(first) && isOnlyInfinitive(second)) return two;
  if (subject.test(first) && /[ai]do$/.test(second) && tensesOf(second).includes('participle'))
    return two;
  if (/^(?:qué|dónde|cuándo|cómo|cuánto)$/.test(first) && subject.test(second)) return two;
  // 'quemé la'
  if (isFiniteForm(first) && words.length === i + 2 && clitic.test(second)) return two;
  if (isWishedIndicative(words, i)) return words.slice(i).join(' ');
  if (/^si$/.test(first) && isFuture(second)) return two;
  return undefined;
}

/** 'he rompido', 'has escribido', 'ha explicada' */
const isNoParticiple: FormTest = (word) =>
  (/[ai]do$/.test(word) && !tensesOf(word).includes('participle')) ||
  /[ai]d(?:a|as|os)$/.test(word);
const isOnlyInfinitive: FormTest = (word) =>
  isInfinitive(word) && isOnlyVerb(word) && finiteReadings(word).length === 0;
const isFuture: FormTest = (word) =>
  finiteReadings(word).length > 0 &&
  finiteReadings(word).every(({ tense }) => tense === 'future' || tense === 'conditional');

/** 'Quiero que vienes', 'ojalá que puede'. */
function isWishedIndicative(words: string[], i: number): boolean {
  const isDoubt = /^(?:creo|pienso|parece)$/.test(words[i]!) && words.slice(0, i).includes('no');
  const isJudged =
    /^(?:importante|necesario|posible|mejor|bueno|malo|raro|pena|lástima)$/.test(words[i]!) &&
    /^(?:es|una|era)$/.test(words[i - 1] ?? '');
  const isWish = wishes(words[i]!) || words[i] === 'ojalá' || isDoubt || isJudged;
  if (words[i + 1] !== 'que' || !isWish) return false;
  const verb = words
    .slice(i + 2, i + 6)
    .find((word) => isFiniteForm(word) || /^(?:es|está|son)$/.test(word));
  return (
    verb !== undefined &&
    finiteReadings(verb).every(({ tense }) => tense === 'present' || tense === 'imperative')
  );
}

/** 'Ayer como pizza', 'mañana fui'. */
function tenseSlip(words: string[]): string | undefined {
  const verbs = words.filter(isFiniteForm);
  const then = words.find((word) => finished.test(word)) ?? pastTime(words);
  if (then && verbs.length === 1 && isPresent(verbs[0]!)) return `${then} ${verbs[0]}`;
  const starts = /^mañana$/.test(words[0] ?? '');
  return starts && verbs.length > 0 && verbs.every(isPast) ? `mañana ${verbs[0]}` : undefined;
}

function pastTime(words: string[]): string | undefined {
  return /(?:^| )(?:la semana pasada|el (?:año|mes|lunes|fin de semana|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasado)(?: |$)/.exec(
    words.join(' '),
  )?.[0];
}
