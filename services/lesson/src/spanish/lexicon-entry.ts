/** One checked entry of the hand-made lexicon. */
export interface LexiconEntry {
  /** The dictionary form, without article: 'manzana', 'comer', 'rojo'. */
  word: string;
  partOfSpeech: PartOfSpeech;
  /** Of nouns: masculine, feminine, or both ('el/la estudiante'). */
  gender?: 'm' | 'f' | 'mf';
  /** True for nouns whose dictionary form is a plural ('las gafas'). */
  plural?: true;
  /** English, best first; verbs as 'to eat'. */
  glosses: string[];
  level: 'A1' | 'A2' | 'B1';
  /** What it is about, such as 'food', 'family', 'travel': distractors stay within it. */
  topic: string;
}

export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'article'
  | 'preposition'
  | 'conjunction'
  | 'interjection'
  | 'number'
  | 'phrase';
