import { recogniseVerb } from '../../spanish/conjugate.ts';
import { spanishEvidence } from '../../spanish/detect-language.ts';
import { foldAccents } from '../../spanish/letters.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { SpokenLine } from './chat-log.ts';

type Role = 'spanish' | 'english' | 'example' | 'translation' | 'wrong' | 'right' | 'nothing';

const headers: [Role, RegExp][] = [
  [
    'nothing',
    /^(?:#|no|nr|num|n|number|numero|type|tipo|gender|genero|part of speech|pos|pronunciation|pronunciacion|notes?|notas?|topic|tema|why|reason|explanation|explicacion|comments?|comentarios?|learned|learnt|aprendid[oa]s?|done|hecho|status|estado|date|fecha|deck|por que|rule|regla|razon|level|nivel|plural(?:s|es)?|feminine|femenino|category|categoria|tags?)\.?$/,
  ],
  [
    'wrong',
    /^(?:(?:(?:what )?(?:you|i|we|student|learner)(?: first)? (?:said|wrote|say|write)|(?:lo que )?(?:dije|dijiste|escribi|escribiste)|(?:the )?wrong|incorrecto?|mistakes?|errors?|error(?:es)?|mal|original|not this|no|don't say|instead of|no se dice|se dice mal)(?: (?:form|version|sentence|text|forma|frase|phrase|way))?|(?:my|your) (?:sentence|version|attempt|mistakes?|text|answer)|mi frase|tu frase|errores? (?:anotados?|del alumno|cometidos?)|lo que (?:yo )?(?:dije|dijo)|forma incorrecta|before|antes)$/,
  ],
  [
    'right',
    /^(?:(?:the )?(?:correcto?|corrections?|correccion(?:es)?|corrected|right|bien|fixed|better|mejor|improved|natural|native)(?: (?:form|version|sentence|text|forma|frase|phrase|way|answer))?|(?:es|era|seria|suena|queda) (?:mejor|correct[oa]|bien|natural)|(?:it )?should be|should have said|you should say|se dice|say this|say|forma correcta|version correcta|frase correcta|lo correcto|(?:correct|better|right) spanish|after|despues|tutor|teacher|in good spanish|how to say it|(?:lo que|como) (?:dice|diria|se dice).{0,25}|(?:a )?natives?(?: speakers?)?(?: says?| would say)?|un nativo|(?:forma|version|respuesta) (?:esperada|correcta)|(?:expected|target) (?:form|answer|version)|expected|mas natural|more natural|si|yes)$/,
  ],
  [
    'example',
    /^(?:examples?|ejemplos?|sentences?|oracion(?:es)?|frases?|example sentences?|in context|usage|uso)$/,
  ],
  ['translation', /^(?:translations?|traduccion(?:es)?|english example)$/],
  [
    'english',
    /^(?:english|ingles|en|eng|meanings?|significados?|definitions?|translations?|traduccion(?:es)?|in english|english words?|back|reverso|answers?|respuestas?)$/,
  ],
  [
    'spanish',
    /^(?:spanish|espanol|castellano|es|esp|sp|words?|palabras?|vocab|vocabulary|vocabulario|terms?|terminos?|expressions?|expresion(?:es)?|phrases?|frases?|verbs?|verbos?|infinitive|infinitivo|nouns?|sustantivos?|adjectives?|adjetivos?|singular|masculine|masculino|spanish words?|in spanish|en espanol|front|anverso|questions?|preguntas?)$/,
  ],
];

const ruler = /^[\s|+\-=_:.│┼├┤┌┐└┘┬┴─━═╔╗╚╝╠╣╦╩╬║]+$/;
const drawnBars = /[│┃║]/g;

interface TableRow {
  line: SpokenLine;
  cells: string[];
}

/**
 * Tables (Markdown, drawn, tabs, aligned columns) as lines: a pair of languages with a tab
 * between, an example on a line of its own, '✗ wrong ✓ right'. Tables of verb forms leave only
 * their infinitives. Every other line stays as it is.
 */
export function readTables(lines: SpokenLine[]): SpokenLine[] {
  const read: SpokenLine[] = [];
  let rows: TableRow[] = [];
  const finish = () => {
    read.push(...(rows.length > 0 ? readTable(rows) : []));
    rows = [];
  };
  for (const line of lines) {
    const cells = cellsOf(line.text);
    if (cells.length > 1) {
      rows.push({ line, cells });
    } else if (!(rows.length > 0 && line.text !== '' && ruler.test(line.text))) {
      finish();
      read.push(line);
    }
  }
  finish();
  return read;
}

function cellsOf(text: string): string[] {
  if (ruler.test(text)) return [];
  const line = text.replace(drawnBars, '|');
  const bars = line.match(/\|/g)?.length ?? 0;
  const framed = /^\|.*\|$/.test(line);
  if (framed || bars > 0) {
    return line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  }
  // 'la mapa  ->  el mapa' has one column.
  const joined = line
    // 'el  pájaro', typed in a hurry
    .replace(/^([Ee]l|[Ll]as?|[Ll]os|[Uu]na?) {2,3}(?=\p{Ll})/u, '$1 ')
    .replace(/ +(→|->|=>|=|>>?|[-–—])(?: {2,}|(?<= {2}\1) )/g, ' $1 ');
  return joined.split(/\s*\t\s*| {2,}/).filter((cell) => /[\p{L}\p{N}#]/u.test(cell));
}

/** Joins the rows of an entry that goes on below in both of its columns. */
function joinWrapped(rows: TableRow[]): TableRow[] {
  const joined: TableRow[] = [];
  for (const { line, cells } of rows) {
    const above = joined.at(-1)?.cells ?? [];
    const goesOn =
      cells.length === 2 &&
      above.length === 2 &&
      above.every((cell) => /^["'¿¡(]?\p{Lu}.*[\p{L},]$/u.test(cell) && wordsOf(cell).length > 3) &&
      cells.every((cell) => /^\p{Ll}/u.test(cell)) &&
      cells.some((cell) => /[.!?]$/.test(cell));
    if (goesOn) joined.at(-1)!.cells = above.map((cell, i) => `${cell} ${cells[i]}`);
    else joined.push({ line, cells });
  }
  return joined;
}

function readTable(unjoined: TableRow[]): SpokenLine[] {
  const rows = joinWrapped(unjoined);
  const [first] = rows;
  const roles = rolesOf(
    first!.cells,
    rows.slice(1).map(({ cells }) => cells),
  );
  if (roles) {
    const read = rows.slice(1).flatMap(({ line, cells }) => readRow(line, cells, roles));
    return [...read, ...correctionsColumn(rows, roles)];
  }
  const isWide = rows.some(({ cells }) => cells.length > 2);
  const forms =
    isWide || rows.length > 2 ? infinitivesOfForms(rows.map(({ cells }) => cells)) : undefined;
  if (forms) return forms.length > 0 ? [{ ...first!.line, text: forms.join(', ') }] : [];
  const kept = withoutCategories(rows);
  return kept.flatMap(({ line, cells }) => readUnnamed(line, cells));
}

/** Fewer rows may repeat a cell by chance. */
const FEWEST_CATEGORY_ROWS = 4;

/** 'el abuelo ⇥ grandfather ⇥ family': a column that says the same again and again sorts the rows. */
function withoutCategories(rows: TableRow[]): TableRow[] {
  const width = rows[0]!.cells.length;
  const isEven = rows.every(({ cells }) => cells.length === width);
  if (!isEven || width < 3 || rows.length < FEWEST_CATEGORY_ROWS) return rows;
  const isCategory = rows[0]!.cells.map((_, column) => {
    const different = new Set(rows.map(({ cells }) => cells[column]));
    return different.size * 3 <= rows.length;
  });
  if (isCategory.filter((one) => !one).length < 2) return rows;
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.filter((_, column) => !isCategory[column]),
  }));
}

/** What each column holds, by its heading; undefined if the first row is no heading. */
function rolesOf(header: string[], rows: string[][]): Role[] | undefined {
  // 'No' beside 'Sí' heads no numbers.
  const answers = header.some((cell) => /^(?:sí|si|yes)$/i.test(cell));
  const names = header.map((cell) =>
    answers && /^no$/i.test(cell) ? ('wrong' as const) : roleNamed(cell),
  );
  const known = new Set(names);
  // 'antes | before' is a word and its English.
  if (known.size === 1 && (known.has('wrong') || known.has('right'))) return undefined;
  // 'País | Nacionalidad | English': one language named says that this is a heading.
  const isPartlyNamed =
    header.length > 2 &&
    ((known.has('english') && languageOf(rows, names.indexOf('english')) < 0) ||
      (known.has('spanish') && languageOf(rows, names.indexOf('spanish')) > 0));
  if (names.includes(undefined) && !isPartlyNamed) return undefined;
  const roles = names.map((name) => name ?? 'nothing');
  // A lone 'Translation' is the English of the words; beside English, of the examples.
  if (!known.has('english') && !known.has('example')) {
    roles.forEach((role, i) => {
      if (role === 'translation') roles[i] = 'english';
    });
  }
  const hasUse = roles.some((role) => role !== 'nothing');
  if (!hasUse || header.length < 2) return undefined;
  return names.includes(undefined)
    ? withOtherLanguage(roles, names, rows)
    : settleLanguages(roles, rows);
}

function roleNamed(cell: string): Role | undefined {
  const name = foldAccents(cell)
    .replaceAll('ñ', 'n')
    .replace(/[":*_?¿()]/g, '')
    .trim();
  return name === '' ? 'nothing' : headers.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Above 0 if a column is Spanish, below if it is English. */
function languageOf(rows: string[][], column: number): number {
  return rows.reduce((sum, cells) => sum + spanishEvidence(cells[column] ?? ''), 0);
}

/** Where the heading names one language only, the column beside it in the other one is its. */
function withOtherLanguage(roles: Role[], names: (Role | undefined)[], rows: string[][]): Role[] {
  const [given, wanted, sign] = roles.includes('english')
    ? (['english', 'spanish', 1] as const)
    : (['spanish', 'english', -1] as const);
  if (roles.includes(wanted)) return roles;
  const at = roles.indexOf(given);
  const candidates = names.flatMap((name, i) =>
    name === undefined && languageOf(rows, i) * sign > 0 ? i : [],
  );
  const [nearest] = candidates.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return nearest === undefined ? roles : roles.with(nearest, wanted);
}

/**
 * 'Word' may head either language, and 'Definition' stand over the Spanish: where two columns
 * claim to be Spanish, or both are named the wrong way round, what stands in them decides.
 */
function settleLanguages(roles: Role[], rows: string[][]): Role[] {
  const columns = roles.flatMap((role, i) => (role === 'spanish' || role === 'english' ? i : []));
  if (columns.length !== 2) return roles;
  const [one, other] = columns.map((column) => languageOf(rows, column)) as [number, number];
  if (one === other || Math.max(one, other) <= 0 || Math.min(one, other) >= 0) return roles;
  const [spanish, english] = one > other ? columns : columns.toReversed();
  return roles.map((role, i) => (i === spanish ? 'spanish' : i === english ? 'english' : role));
}

function readRow(line: SpokenLine, cells: string[], roles: Role[]): SpokenLine[] {
  const cell = (role: Role) => cells[roles.indexOf(role)]?.trim() ?? '';
  const both = (one: string, other: string) => (one && other ? `${one}\t${other}` : one);
  const texts: string[] = [];
  if (roles.includes('wrong')) {
    if (cell('wrong') && cell('right')) texts.push(`✗ ${cell('wrong')} ✓ ${cell('right')}`);
  } else if (roles.includes('spanish')) {
    texts.push(both(cell('spanish'), cell('english')));
  } else if (roles.includes('english')) {
    texts.push(...cells.filter((_, i) => roles[i] === 'english'));
  }
  if (roles.includes('example')) texts.push(both(cell('example'), cell('translation')));
  return texts.filter((text) => text !== '').map((text) => ({ ...line, text }));
}

/** A column of whole corrections beside one of words: a part of its own below the words. */
function correctionsColumn(rows: TableRow[], roles: Role[]): SpokenLine[] {
  const column = roles.indexOf('right');
  if (column < 0 || roles.includes('wrong')) return [];
  return rows.flatMap(({ line, cells }, i) => {
    const text = cells[column] ?? '';
    return text ? [{ ...line, text: i === 0 ? `${text}:` : text }] : [];
  });
}

const pronoun =
  /^(?:yo|tú|tu|vos|él|el|ella|usted|ud\.?|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|uds\.?|n|v)(?:\s*[/,()]+\s*(?:él|ella|usted|ud\.?|nosotr[oa]s|as|vosotr[oa]s|ell[oa]s|ustedes|uds\.?|vos)\)?)*$/i;

/** The infinitives that head a table of verb forms; undefined for any other table. */
function infinitivesOfForms(rows: string[][]): string[] | undefined {
  const cells = rows.flat().filter((cell) => cell !== '');
  const pronouns = cells.filter((cell) => pronoun.test(cell)).length;
  const forms = cells.filter((cell) => isForm(cell)).length;
  const isOfForms = pronouns >= 2 && (pronouns + forms) * 5 >= cells.length * 4;
  if (!isOfForms && !areColumnsOfForms(rows)) return undefined;
  // 'hablar (to speak)' heads a column, too.
  return cells.filter((cell) =>
    recogniseVerb(cell.replace(/\s*\(to [^()]+\)$/, '')).some(
      ({ tense }) => tense === 'infinitive',
    ),
  );
}

/** Fewer forms of one verb below each other may stand there by chance. */
const FEWEST_FORMS = 4;

/** 'soy | estoy' over 'eres | estás': each column holds forms of one verb. */
function areColumnsOfForms(rows: string[][]): boolean {
  if (rows.length < FEWEST_FORMS) return false;
  return rows[0]!.every((_, column) => {
    const forms = rows.map((cells) => recogniseVerb(wordsOf(cells[column] ?? '').at(-1) ?? ''));
    return forms[0]!.some(({ infinitive }) =>
      forms.every((readings) => readings.some((one) => one.infinitive === infinitive)),
    );
  });
}

function isForm(cell: string): boolean {
  const words = wordsOf(cell);
  return words.length <= 2 && words.length > 0 && recogniseVerb(words.at(-1)!).length > 0;
}

/** A row of a table that does not name its columns. */
function readUnnamed(line: SpokenLine, allCells: string[]): SpokenLine[] {
  const cells = allCells.filter((cell) => !/^(?:\d+[.)]?|[mfvn]\.?|adj\.?|adv\.?|)$/.test(cell));
  const own = (text: string) => ({ ...line, text });
  if (cells.length === 0) return [];
  if (cells.length > 1 && cells.every(isPairItself)) return cells.map(own);
  const evidence = cells.map((cell) => spanishEvidence(cell));
  const alternates =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    evidence.every((one, i) => i % 2 === 0 || one * evidence[i - 1]! <= 0);
  if (alternates) {
    return cells.flatMap((cell, i) => (i % 2 === 0 ? own(`${cell}\t${cells[i + 1]}`) : []));
  }
  if (cells.length === 3 && evidence[0]! * evidence[1]! <= 0 && evidence[2]! > 1.5) {
    return [own(`${cells[0]}\t${cells[1]}`), own(cells[2]!)];
  }
  if (cells.length === 2) {
    // A gap inside a sentence separates nothing.
    const sameLanguage =
      evidence[0]! * evidence[1]! > 0 && evidence.some((one) => Math.abs(one) > 2);
    return [own(cells.join(sameLanguage && !/[|\t]/.test(line.text) ? ' ' : '\t'))];
  }
  return evidence.every((one) => one > 0) ? [own(cells.join(', '))] : [own(cells.join(' | '))];
}

function isPairItself(cell: string): boolean {
  return /\S\s*(?:=|→|->|\s[-–—]\s|:\s)\s*\S/.test(cell);
}
