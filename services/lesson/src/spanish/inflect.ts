import { withoutStressMark } from './letters.ts';

/** Stress stays where it is, so the plural is written otherwise than the rules below say. */
const irregularPlurals: Record<string, string> = {
  joven: 'jóvenes',
  examen: 'exámenes',
  imagen: 'imágenes',
  origen: 'orígenes',
  orden: 'órdenes',
  volumen: 'volúmenes',
  crimen: 'crímenes',
  régimen: 'regímenes',
  carácter: 'caracteres',
  jersey: 'jerséis',
  país: 'países',
  raíz: 'raíces',
  maíz: 'maíces',
  'fin de semana': 'fines de semana',
  'correo electrónico': 'correos electrónicos',
  'centro comercial': 'centros comerciales',
};

/** 'lápiz' → 'lápices', 'canción' → 'canciones', 'lunes' → 'lunes'. One lower-case word. */
export function pluralOf(word: string): string {
  const irregular = irregularPlurals[word];
  if (irregular) return irregular;
  if (/[aeiouáéóíú]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  // Stressed on the last syllable: the mark goes, since -es makes it the one before last.
  if (/[áéíóú][ns]$/.test(word)) return `${withoutStressMark(word)}es`;
  const syllables = word.match(/[aeiouáéíóúü]+/g)?.length ?? 1;
  if (/s$/.test(word) && syllables > 1) return word;
  return `${word}es`;
}

export interface AdjectiveForms {
  m: string;
  f: string;
  mp: string;
  fp: string;
}

const invariable = new Set(['cada', 'gratis']);
/** Consonant endings that take -a in the feminine; others ('fácil', 'mejor') do not. */
const feminineInA = /(?:dor|tor|sor|[^m]és|ol|án|ín)$/;
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
