import { pluralOf } from './inflect.ts';
import { entriesByPartOfSpeech, lookUp } from './lexicon.ts';
import type { LexiconEntry } from './lexicon-entry.ts';

const levels = { A1: 0, A2: 1, B1: 2 } as const;

/** Words of one meaning whose best English differs. */
const synonyms: readonly ReadonlySet<string>[] = [
  'feliz contento alegre dichoso encantado',
  'listo inteligente',
  'bonito hermoso guapo lindo bello precioso',
  'delgado flaco',
  'vago perezoso',
  'empezar comenzar',
  'terminar acabar',
  'hablar charlar conversar platicar',
  'volver regresar',
  'calle avenida carretera',
  'mirar ver',
  'amable simpático agradable amistoso',
  'enorme inmenso gigante grande',
  'divertido gracioso entretenido',
  'casa hogar vivienda',
  'piso apartamento departamento vivienda',
  'habitación cuarto dormitorio',
  'salón sala',
  'actualmente ahora hoy',
  'frecuentemente normalmente habitualmente generalmente',
  'últimamente recientemente',
  'quizás quizá',
  'luego después entonces',
  'rápidamente rápido',
  'cerca junto',
  'encima sobre',
  'debajo bajo',
  'delante enfrente',
  'hervir cocer cocinar',
  'beber tomar',
  'coger tomar agarrar',
  'poner colocar meter',
  'enviar mandar',
  'elegir escoger',
  'responder contestar',
  'arreglar reparar',
  'lavar limpiar fregar',
  'mostrar enseñar',
  'marcharse irse salir',
  'tirar lanzar echar',
  'parar detener',
  'ocurrir suceder pasar',
  'discutir pelear pelearse',
  'aprender estudiar',
  'dormirse acostarse',
  'mercado supermercado',
  'error falta fallo',
  'bosque selva',
  'montaña monte',
  'viaje excursión',
  'billete boleto entrada',
  'enfadado enojado furioso molesto',
  'cansado agotado',
  'triste deprimido melancólico',
  'fácil sencillo simple',
  'difícil complicado duro',
  'rico sabroso delicioso',
  'tímido vergonzoso reservado',
  'tonto estúpido',
  'celoso envidioso',
  'trabajo empleo puesto',
  'colegio escuela instituto',
  'profesor maestro',
  'médico doctor',
].map((group) => new Set(group.split(' ')));

/**
 * Up to `count` entries that a learner might take for this one, none of which is right too: the
 * same part of speech, its topic first, then the nearest level. `random` gives numbers from 0 up
 * to 1; `exclude` says which entries are unwanted.
 */
export function similarWords(
  wanted: LexiconEntry | string,
  count: number,
  random: () => number,
  exclude: (entry: LexiconEntry) => boolean = () => false,
): LexiconEntry[] {
  const entry = typeof wanted === 'string' ? lookUp(wanted)[0] : wanted;
  if (!entry) return [];
  const senses = lookUp(entry.word);
  const chosen: LexiconEntry[] = [];
  const ranked = entriesByPartOfSpeech(entry.partOfSpeech)
    .filter((one) => !exclude(one))
    .map((one) => ({ one, rank: distanceOf(entry, one) + random() * RANDOMNESS }))
    .sort((a, b) => a.rank - b.rank);
  for (const { one } of ranked) {
    if (chosen.length === count) break;
    if (![entry, ...senses, ...chosen].some((other) => couldStandFor(other, one))) chosen.push(one);
  }
  return chosen;
}

/** Less than the step between two topics, so that chance decides among equals only. */
const RANDOMNESS = 0.9;

function distanceOf(a: LexiconEntry, b: LexiconEntry): number {
  const topic = a.topic === b.topic ? 0 : 10;
  const number = a.plural === b.plural ? 0 : 3;
  const length = a.word.includes(' ') === b.word.includes(' ') ? 0 : 4;
  // One -se among other verbs would tell which it is.
  const reflexive = a.word.endsWith('se') === b.word.endsWith('se') ? 0 : 12;
  return topic + number + length + reflexive + Math.abs(levels[a.level] - levels[b.level]);
}

/** Whether one is an answer where the other is expected: a common gloss, a synonym, one word. */
export function couldStandFor(a: LexiconEntry, b: LexiconEntry): boolean {
  return (
    stem(a) === stem(b) ||
    a.glosses.some((gloss) => b.glosses.some((other) => bare(gloss) === bare(other))) ||
    areSynonyms(a.word, b.word)
  );
}

/** Whether two words have one meaning, though their best English differs. */
export function areSynonyms(a: string, b: string): boolean {
  return synonyms.some((group) => group.has(a) && group.has(b));
}

/** The same for 'irse' and 'ir', 'hermano' and 'hermana', 'gafas' and 'gafa'. */
function stem({ word, partOfSpeech, plural }: LexiconEntry): string {
  const lower = word.toLowerCase();
  if (partOfSpeech === 'verb') return lower.replace(/se$/, '');
  const whole = plural || partOfSpeech !== 'noun' ? lower : pluralOf(lower);
  return partOfSpeech === 'noun' ? whole.replace(/[oa]s$/, '') : whole;
}

function bare(gloss: string): string {
  return gloss.toLowerCase().replace(/^(?:to|the|an?) /, '');
}
