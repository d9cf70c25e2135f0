import { hasVaryingGender } from '../articles.ts';
import {
  finiteReadings,
  type Person,
  recogniseVerb,
  type Tense,
  type VerbForm,
  verbForm,
} from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import type { LexiconEntry } from '../lexicon-entry.ts';
import { oneOf } from '../one-of.ts';

/** The noun that a word is here, where its gender is beyond doubt. */
export function certainNoun(word: string): LexiconEntry | undefined {
  const entries = lookUp(word);
  const nouns = entries.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  const [noun] = nouns;
  const sure =
    noun !== undefined &&
    noun.gender !== 'mf' &&
    nouns.every(({ gender }) => gender === noun.gender) &&
    entries.every(({ partOfSpeech }) => partOfSpeech === 'noun' || partOfSpeech === 'verb') &&
    !hasVaryingGender(noun.word);
  return sure ? noun : undefined;
}

export const isCertainNoun = (word: string): boolean => certainNoun(word) !== undefined;

export const isFood = (word: string): boolean =>
  lookUp(word).some(({ topic, partOfSpeech }) => topic === 'food' && partOfSpeech === 'noun');

/** Digits, or a number word from two on. */
export function isNumber(word: string): boolean {
  if (/^\p{N}+$/u.test(word)) return word !== '1';
  return word !== 'un' && word !== 'una' && lookUp(word)[0]?.partOfSpeech === 'number';
}

/** An infinitive that is no noun ('poder', 'deber') unless it is clearly one here. */
export function isInfinitive(word: string): boolean {
  const readings = recogniseVerb(word);
  return (
    /[aeií]r$/.test(word) &&
    readings.length > 0 &&
    readings.every(({ tense }) => tense === 'infinitive') &&
    lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb')
  );
}

/** Nothing else than a finite verb form. */
export function isOnlyVerb(word: string): boolean {
  return (
    finiteReadings(word).length > 0 &&
    lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb')
  );
}

interface FormWanted {
  tenses?: Tense[];
  persons?: Person[];
}

/** A test for the forms of some verbs, in any tense and person that are not asked for. */
export function formOf(infinitives: string, { tenses, persons }: FormWanted = {}) {
  const verbs = oneOf(infinitives);
  return (word: string): boolean =>
    finiteReadings(word).some(
      ({ infinitive, tense, person }) =>
        verbs.has(infinitive) &&
        (!tenses || tenses.includes(tense)) &&
        (!persons || (person !== undefined && persons.includes(person))),
    );
}

/** The same tense and person of another verb: 'está' → 'es'. Undefined where none is sure. */
export function sameFormOf(word: string, from: string, to: string): string | undefined {
  const reading = finiteReadings(word).find(
    ({ infinitive, tense }) => infinitive === from && tense !== 'imperative',
  );
  return reading && verbForm(to, reading.tense, reading.person);
}

/** The readings of a form in one tense, where it has no reading in another one. */
export function onlyInTense(word: string, tense: Tense): VerbForm[] {
  const readings = finiteReadings(word);
  return readings.every((one) => one.tense === tense) ? readings : [];
}

/** The form speaks of I, you or we alone, so that a noun after it is no subject. */
export function hasSpeakerSubject(word: string): boolean {
  const readings = finiteReadings(word).filter(({ tense }) => tense !== 'imperative');
  return readings.length > 0 && readings.every(({ person }) => /^(?:1s|2s|1p)$/.test(person ?? ''));
}

const relatives =
  'madre padre hermano hermana abuelo abuela hijo hija primo prima tío tía sobrino sobrina';
const otherPeople = `amigo amiga novio novia vecino vecina marido esposa esposo compañero compañera
  niño niña chico chica alumno alumna`;
const plural = (words: string) => words.replace(/(?<=\S)(?=\s|$)/g, 's');

export const singularPeople = oneOf(
  `${relatives} ${otherPeople} profesor profesora mujer hombre médico doctora doctor familia`,
);
export const pluralPeople = oneOf(
  `${plural(relatives)} ${plural(otherPeople)} profesores profesoras mujeres hombres`,
);
export const isPerson = (word: string): boolean =>
  singularPeople.has(word) || pluralPeople.has(word);

export const firstNames = oneOf(
  `maría ana juan pedro carlos luis laura marta pablo josé carmen lucía elena sofía miguel antonio
  javier diego isabel sara paula andrés rosa teresa raquel jorge alicia manuel fernando`,
);
export const possessives = oneOf('mi tu su mis tus sus nuestro nuestra nuestros nuestras');
export const definite = oneOf('el la los las');
export const units = oneOf('minutos horas días semanas meses años');
export const weekdays = oneOf('lunes martes miércoles jueves viernes sábado domingo');
export const currencies = oneOf('euros dólares pesos libras');
export const negatives = oneOf('nada nadie nunca jamás ningún ninguno ninguna tampoco');
export const clitics = oneOf('me te se nos os lo la los las le les');
export const months = oneOf(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);

/** Things that one can see, buy or put somewhere: neither people nor places nor events. */
export function isThing(word: string): boolean {
  const { topic = '', word: lemma = '' } = certainNoun(word) ?? {};
  // A meal takes place as well as being on the table.
  const isKind = ['clothes', 'food', 'technology'].includes(topic) && !meals.has(lemma);
  return isKind || everydayThings.has(word);
}
const meals = oneOf('desayuno almuerzo comida cena merienda');
const everydayThings = oneOf(
  `libro libros llave llaves coche coches mochila bolso maleta periódico revista carta cartas
  bicicleta mesa silla lámpara gafas foto fotos vaso plato botella cartera cuaderno bolígrafo
  paraguas reloj móvil teléfono ordenador`,
);
