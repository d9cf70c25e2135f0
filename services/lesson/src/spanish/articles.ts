import { pluralOf } from './inflect.ts';
import type { LexiconEntry } from './lexicon-entry.ts';

/** Feminine nouns that begin with a stressed a: 'el agua', but 'las aguas', 'el agua fría'. */
const stressedA = new Set([
  'agua',
  'águila',
  'aula',
  'área',
  'arma',
  'alma',
  'hambre',
  'hacha',
  'ala',
  'ama',
  'ancla',
  'habla',
  'hada',
  'asa',
  'ave',
  'arpa',
  'asma',
]);

/** Whether the article before this singular form is el although the noun is feminine. */
export function startsWithStressedA(noun: string): boolean {
  return stressedA.has(noun);
}

/** Both genders are heard, or the other one is a word of its own ('el cura', 'la cura'). */
const varyingGender = new Set(
  `bebé jefe cliente calor internet mar azúcar policía mañana margen radio capital orden frente
  cometa corte cura guía final pendiente parte modelo pareja paciente sartén pijama
  testigo`.split(/\s+/),
);

export function hasVaryingGender(noun: string): boolean {
  return varyingGender.has(noun);
}

/** Months, names of countries and the like are used without an article. */
const months = new Set([
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]);

export function takesArticle(noun: LexiconEntry): boolean {
  return noun.partOfSpeech === 'noun' && !/^\p{Lu}/u.test(noun.word) && !months.has(noun.word);
}

/** 'el', 'la', 'los', 'las' or 'el/la' for a noun in its dictionary form. */
export function definiteArticle(noun: LexiconEntry): string {
  if (noun.plural) return noun.gender === 'f' ? 'las' : 'los';
  if (noun.gender === 'mf') return 'el/la';
  return noun.gender === 'f' && !stressedA.has(noun.word) ? 'la' : 'el';
}

/** 'un', 'una', 'unos', 'unas' or 'un/una' for a noun in its dictionary form. */
export function indefiniteArticle(noun: LexiconEntry): string {
  if (noun.plural) return noun.gender === 'f' ? 'unas' : 'unos';
  if (noun.gender === 'mf') return 'un/una';
  return noun.gender === 'f' && !stressedA.has(noun.word) ? 'una' : 'un';
}

/** 'la manzana'; the bare word where Spanish uses none ('España', 'enero'). */
export function withArticle(noun: LexiconEntry): string {
  return takesArticle(noun) ? `${definiteArticle(noun)} ${noun.word}` : noun.word;
}

/** 'las manzanas', 'las aguas'; the noun itself when it is a plural already. */
export function pluralWithArticle(noun: LexiconEntry): string {
  const article = noun.gender === 'f' ? 'las' : 'los';
  return `${article} ${noun.plural ? noun.word : pluralOf(noun.word)}`;
}
