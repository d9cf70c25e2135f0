import { hasFiniteVerb } from '../../spanish/detect-language.ts';
import { foldAccents } from '../../spanish/letters.ts';
import { splitSentences } from '../text/spanish-text.ts';
import { splitPair } from '../text/split-pair.ts';
import { type SpokenLine, spokenLines } from './chat-log.ts';
import { cleanText } from './clean-text.ts';
import { layOut } from './layout.ts';
import { withoutListMark } from './list-mark.ts';
import { mendScan } from './scanned-text.ts';

export type Section = 'vocabulary' | 'corrections' | 'examples' | 'grammar' | 'homework';

export interface NoteLine {
  /** Without bullet, number or heading mark. */
  text: string;
  /** Stood in a list. */
  bullet: boolean;
  /** The number that it has in a list. */
  number: number | undefined;
  /** Quoted from somebody ('> '), as mails and chats do. */
  quoted: boolean;
  /** Written as a heading (Markdown, or nothing after a final colon). */
  headed: boolean;
  /** A title of a part ('Vocabulary:') and nothing else. */
  isSectionTitle: boolean;
  section: Section | undefined;
  /** Who says it, where the notes are a chat or a dialogue. */
  speaker: string | undefined;
  /** A blank line, or the start of the notes, stands above. */
  afterBlank: boolean;
}

const sectionTitles: [Section, RegExp][] = [
  [
    'corrections',
    /\b(?:corrections?|mistakes?|errors?|errores|fallos|fix|correcciones|correcion(?:es)?|correccion de)\b/,
  ],
  [
    'vocabulary',
    /\b(?:vocab|vocabulary|vocabulario|words|palabras|expressions?|expresiones|phrases|frases)\b/,
  ],
  ['examples', /\b(?:(?<!for )examples?|(?<!por )ejemplos?|sentences|oraciones)\b/],
  ['grammar', /\b(?:grammar|gramatica|rules?|reglas?)\b/],
  [
    'homework',
    /\b(?:homework|hw|deberes|tareas?)\b|^(?:for |para )?(?:the |la )?(?:next (?:class|lesson|time|week|session)|proxima (?:clase|vez|semana|sesion|leccion))/,
  ],
];

/** '10:15 - 10:40', as plans of a lesson have it. */
const timeOfDay = /^\d{1,2}[:.]\d{2}(?:\s*[-–]\s*\d{1,2}[:.]\d{2})?\s+(?=\p{L})/u;

/** The names of the columns of a word list. */
const tableHead =
  /^[|\s]*(?:spanish|español|english|inglés|word|palabra)\s*(?:[|\t/=:–-]+)\s*(?:spanish|español|english|inglés|meaning|translation|significado|traducción)[|\s]*$/i;

/** What Anki writes above the cards that it exports. */
const exportHead = /^#(?:separator|html|tags|columns|deck|notetype|guid)\b.*:/i;

/** 'Mistake: …' and 'Correction: …' say which of the two a line is. */
const isSingular = /^(?:mistake|error|correction|corrección|correcto|correct)\s*:/iu;

const MOST_TITLE_WORDS = 5;

/** 'B1 - La sociedad', 'Unidad 4: la casa', wherever it stands. */
const numberedTitle =
  /^(?:[abc][12](?:\.\d)?|(?:lesson|class|clase|lecci[oó]n|unit|unidad|tema|topic|chapter|cap[ií]tulo|session|sesi[oó]n|week|semana|part|parte) \d{1,3}(?:\.\d)?)(?:\s*[-–—:.|]\s+\S|$)/iu;

/** The lines with text in them, each with the part of the notes that it stands in. */
export function noteLines(notes: string): NoteLine[] {
  const lines: NoteLine[] = [];
  let section: Section | undefined;
  let afterBlank = true;
  const laidOut = layOut(spokenLines(mendScan(cleanText(notes))));
  for (const [i, { text: raw, speaker }] of laidOut.entries()) {
    if (!/[\p{L}\p{N}✗❌✘✓✔✅]/u.test(raw)) {
      afterBlank = true;
      continue;
    }
    if (tableHead.test(raw) || exportHead.test(raw)) continue;
    const marked = /^#{1,6}\s/.test(raw);
    const unmarked = raw.replace(/^#{1,6}\s+/, '').replace(timeOfDay, '');
    const unbulleted = withoutListMark(unmarked);
    const bullet = !marked && unbulleted !== unmarked;
    // 'Well done! Just a few corrections:'
    const title = /:$/.test(unbulleted) ? splitSentences(unbulleted).at(-1)! : unbulleted;
    const { label, rest } = sectionLabel(title);
    // 'Deberes: la familia' above everything is the title of the page.
    const isPageTitle =
      lines.length === 0 &&
      rest !== '' &&
      (laidOut[i + 1]?.text ?? '') === '' &&
      !/[=→\t(]|\s[-–—]\s/.test(rest);
    const headed =
      marked ||
      isPageTitle ||
      numberedTitle.test(unbulleted) ||
      /:$/.test(unbulleted) ||
      isShouted(unbulleted) ||
      (section === 'corrections' && !bullet && afterBlank && opensPart(laidOut, i));
    const isSectionTitle = label !== undefined && rest === '';
    if (isSectionTitle) section = label;
    else if (headed) section = undefined;
    lines.push({
      text: isPageTitle || isSingular.test(unbulleted) ? unbulleted : rest || unbulleted,
      bullet,
      number: numberOf(unmarked),
      quoted: /^>+\s/.test(raw),
      headed,
      isSectionTitle,
      section: label ?? section,
      speaker,
      afterBlank,
    });
    afterBlank = false;
  }
  return lines;
}

/** '3. …', '3) …' and '(3) …' → 3. */
function numberOf(line: string): number | undefined {
  const digits = /^\(?(\d{1,2})(?:[.):]|\s?[-–])\s/.exec(line)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Lines with their English from which a title with a verb is known to be one. */
const FEWEST_BELOW_CLAUSE = 3;

/** 'Practice' above text, 'Cuando era niña' above translated lines: a part of its own begins. */
function opensPart(lines: SpokenLine[], at: number): boolean {
  const { text } = lines[at]!;
  const below = lines.slice(at + 1, at + 1 + FEWEST_BELOW_CLAUSE);
  if (!/^\p{Lu}[\p{L} &/]*$/u.test(text) || text.split(' ').length > MOST_TITLE_WORDS) return false;
  if (!hasFiniteVerb(text)) return (below[0]?.text ?? '') !== '';
  return (
    below.length === FEWEST_BELOW_CLAUSE &&
    below.every((line) => splitPair(line.text).kind === 'pair')
  );
}

/** 'EJERCICIO': in capitals and with nothing but letters. */
function isShouted(line: string): boolean {
  return /^[\p{Lu}\d .&,-]+$/u.test(line) && /\p{Lu}{4}/u.test(line);
}

/** 'Vocab: gato = cat' → vocabulary and 'gato = cat'; 'New words' → vocabulary and ''. */
function sectionLabel(line: string): { label: Section | undefined; rest: string } {
  const colon = line.indexOf(':');
  const title = colon < 0 ? line : line.slice(0, colon);
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
  const none = { label: undefined, rest: '' };
  if (/[=→\t.,;?!]|->| [-–—] /.test(title)) return none;
  if (title.trim().split(/\s+/).length > MOST_TITLE_WORDS) return none;
  const folded = foldAccents(title);
  const label = sectionTitles.find(([, pattern]) => pattern.test(folded))?.[0];
  // 'Mistake: X / Correct: Y' is a notation, which needs its words.
  if (
    /(?<!\p{L})(?:correct|right|correcto|bien|corrección|correction|mejor|better)\s*:/iu.test(rest)
  )
    return none;
  return label ? { label, rest } : none;
}
