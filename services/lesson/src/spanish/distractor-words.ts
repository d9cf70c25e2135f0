import type { PartOfSpeech } from './lexicon-entry.ts';

/**
 * The sentence builder's built-in word list, from which its extra words are drawn
 * (specification, section 9).
 */
export const distractorWords: Record<
  Extract<
    PartOfSpeech,
    'article' | 'pronoun' | 'verb' | 'adjective' | 'noun' | 'preposition' | 'adverb'
  >,
  readonly string[]
> = {
  article: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas', 'al', 'del', 'lo'],
  pronoun: 'yo tú él ella usted nosotros ellos ellas ustedes me te se nos le les algo nadie'.split(
    ' ',
  ),
  verb: `soy eres es somos son estoy estás está tengo tienes tiene voy vas va hago quiero puede
  come vive hablan`.split(/\s+/),
  adjective: `grande pequeño bueno mala nuevo vieja alto baja bonito feo rápida lento feliz triste
  caro barata`.split(/\s+/),
  noun: `casa perro gato libro mesa coche amigo agua día noche ciudad escuela trabajo comida
  familia calle tiempo`.split(/\s+/),
  preposition: `a de en con sin por para sobre bajo entre desde hasta hacia contra durante
  según`.split(/\s+/),
  adverb: `muy bien mal hoy ayer mañana siempre nunca también tampoco aquí allí ahora después antes
  más menos`.split(/\s+/),
};
