import { withoutStressMark } from './letters.ts';

/** Written otherwise than the rules below say. */
const irregularPlurals: Record<string, string> = {
  régimen: 'regímenes',
  espécimen: 'especímenes',
  carácter: 'caracteres',
  jersey: 'jerséis',
  jersei: 'jerséis',
  país: 'países',
  raíz: 'raíces',
  maíz: 'maíces',
  club: 'clubes',
  álbum: 'álbumes',
  sándwich: 'sándwiches',
  hobby: 'hobbies',
  rugby: 'rugbys',
  hockey: 'hockeys',
  email: 'emails',
  whisky: 'whiskys',
  esquí: 'esquís',
  internet: 'internet',
  tórax: 'tórax',
};

/** Short forms before a noun, of which the plural has none: 'primeros platos'. */
const pluralsOfShortForms: Record<string, string> = {
  primer: 'primeros',
  tercer: 'terceros',
  buen: 'buenos',
  mal: 'malos',
  gran: 'grandes',
};
/** Nouns beside a noun, which stay as they are: 'páginas web'. */
const appositions = new Set(['basura', 'web', 'turista', 'invernadero', 'clave', 'modelo']);
const prepositions = new Set(['de', 'del', 'a', 'al', 'en', 'con', 'sin', 'para', 'por', 'y']);

/**
 * 'lápiz' → 'lápices', 'canción' → 'canciones', 'lunes' → 'lunes', 'fin de semana' →
 * 'fines de semana', 'vino tinto' → 'vinos tintos'. In lower case.
 */
export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const preposition = words.findIndex((word) => prepositions.has(word));
  const head = preposition < 0 ? words : words.slice(0, preposition);
  const plurals = head.map((word, i) =>
    i > 0 && appositions.has(word) ? word : pluralOfWord(word),
  );
  return [...plurals, ...words.slice(head.length)].join(' ');
}

function pluralOfWord(word: string): string {
  const irregular = irregularPlurals[word] ?? pluralsOfShortForms[word];
  if (irregular) return irregular;
  if (/í$/.test(word)) return `${word}es`;
  if (/[aeiouáéóú]$/.test(word)) return `${word}s`;
  // Loanwords are spelled the Spanish way: 'ferris', 'brandis'.
  if (/[^aeiouáéíóú]y$/.test(word)) return `${word.slice(0, -1)}is`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  // Stressed on the last syllable: the mark goes, since -es makes it the one before last.
  if (/[áéíóú][ns]$/.test(word)) return `${withoutStressMark(word)}es`;
  const syllables = word.match(/[aeiouáéíóúü]+/g)?.length ?? 1;
  if (/s$/.test(word) && syllables > 1) return word;
  // 'Examen' is stressed before its last syllable; the mark keeps the stress there.
  if (/[aeiou]n$/.test(word) && syllables > 1 && !/[áéíóú]/.test(word)) {
    return `${markPenultimate(word)}es`;
  }
  // Other consonants end loanwords: 'blogs', 'robots'.
  return /[lrndjsxy]$/.test(word) ? `${word}es` : `${word}s`;
}

const marked: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

function markPenultimate(word: string): string {
  return word.replace(/([aeiou]+)(?=[^aeiou]+[aeiou]+n$)/, (vowels) =>
    // In a diphthong the mark stands on the open vowel: 'béicones'.
    vowels.replace(/[aeo]|[iu](?![aeo])/, (vowel) => marked[vowel] ?? vowel),
  );
}

export interface AdjectiveForms {
  m: string;
  f: string;
  mp: string;
  fp: string;
}

const invariable = new Set(['cada', 'gratis']);
/** Consonant endings that take -a in the feminine; others ('fácil', 'mejor') do not. */
const feminineInA = /(?:dor|tor|sor|[^m]és|ol|án|ín|ón)$/;
const sameForBothGenders = new Set(['marrón', 'cortés', 'afín']);

/** The four forms of an adjective in its dictionary form. */
export function adjectiveForms(adjective: string): AdjectiveForms {
  if (invariable.has(adjective)) {
    return { m: adjective, f: adjective, mp: adjective, fp: adjective };
  }
  const f = feminineOf(adjective);
  return { m: adjective, f, mp: pluralOf(adjective), fp: pluralOf(f) };
}

function feminineOf(adjective: string): string {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  if (sameForBothGenders.has(adjective)) return adjective;
  if (feminineInA.test(adjective)) return `${withoutStressMark(adjective)}a`;
  return adjective;
}
