import { hasFiniteVerb } from '../../spanish/detect-language.ts';
import type { NoteLine } from './note-lines.ts';

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const weekdays =
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** 'Martes', '3 de marzo', 'Tue 14/3/26, 18:00'. */
const dateOnly = new RegExp(
  `^(?=.*(?:\\d|^(?:${weekdays})[.,:]?$))(?:\\b(?:${months}|${weekdays}|notes|notas|apuntes|spanish|español|el|de|del|of|at|a las|today|hoy)\\b\\.?|\\d{1,4}(?!\\d)(?:st|nd|rd|th|º|h|am|pm)?|[\\s.,/:–-])+$`,
  'iu',
);
/** What a sheet asks for at its head, filled in with a name, a figure or a link. */
const formLine =
  /^(?:date|fecha|día|tutor|teacher|student|profesora?|profe|alumn[oa]|name|nombre|level|nivel|zoom|skype|time|hora|duration|duración|price|precio)\s*:/iu;
const filledIn = /:\s*(?:\p{Lu}|\d|$)/u;

const day = String.raw`\d{1,2}(?:st|nd|rd|th|º)?(?!\d)`;
const inWords = String.raw`(?:${day}[ -]+(?:de |of )?(?:${months})|(?:${months})\.? ${day})(?!\p{L})\.?(?:,?[ -]+(?:de |del )?\d{4})?`;
const inFigures = String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,4}[.-]\d{1,2}[.-]\d{2,4}`;
const clock = String.raw`,? (?:a las |at )?\d{1,2}[:.h]\d{2}(?: ?[-–] ?\d{1,2}[:.]\d{2})?`;
const date = String.raw`(?:(?:el )?(?:${weekdays})\.?,? )?(?:${inWords}|(?:${inFigures})(?!\d))(?:${clock})?`;
const between = String.raw`[\s–—|·,:-]{1,6}`;
const dateAhead = new RegExp(String.raw`^${date}${between}(?=\p{L})`, 'iu');
const dateBehind = new RegExp(String.raw`${between}(?:on |del? |\()?${date}\)?$`, 'iu');
const dateInside = new RegExp(
  String.raw`^([\p{L} ]+(?: \d+)?)${between}\(?${date}\)?(\s{0,3}[-–—|:,·]\s{0,3})(?=\p{L})`,
  'iu',
);

/** 'Clase del 14 de mayo' is no title without its day. */
const anyLesson =
  /^(?:the |la |mi |my )?(?:spanish )?(?:class|lesson|session|clase|lección|sesión)$/i;

/** At the other end of the line: 'LA CIUDAD      Unit 4'. */
const unitOnly =
  /^\(?(?:unit|unidad|lesson|lecci[oó]n|chapter|cap[ií]tulo|tema|page|p[aá]gina) \d{1,3}\)?$/iu;

/** '12 marzo – La comida', 'Lesson with Pablo 14 Nov, 17:00', 'Clase 14/03/2026: Los animales'. */
function withoutDate(text: string): string {
  const [title = '', aside] = text.split('\t');
  if (aside && /\d/.test(aside)) {
    const isBeside = isDateOnly(aside.replace(/[()]/g, '')) || unitOnly.test(aside);
    return isBeside ? title : text;
  }
  // 'Mi cumpleaños es el 12 de marzo', 'el 5 de mayo = May 5'
  if (/[=→\t]/.test(text) || hasFiniteVerb(text)) return text;
  const undated = text.replace(dateAhead, '').replace(dateBehind, '').replace(dateInside, '$1$2');
  return isDateOnly(undated) || anyLesson.test(undated) ? text : undated;
}

export function isDateOnly(text: string): boolean {
  return dateOnly.test(text);
}

/** Without what says when and with whom the lesson was, and nothing of what was learned. */
export function withoutOccasion(lines: NoteLine[]): NoteLine[] {
  const kept = lines.filter(
    // 'time: Eran las tres.' is an example.
    ({ text }) => !(formLine.test(text) && filledIn.test(text) && !/[.!?]\)?$/.test(text)),
  );
  const [first, second] = kept;
  // 'lunes' over 'martes' is a list of words.
  const isDate = first && isDateOnly(first.text) && !isDateOnly(second?.text ?? '');
  const [opening, ...others] = isDate ? kept.slice(1) : kept;
  return opening ? [{ ...opening, text: withoutDate(opening.text) }, ...others] : [];
}
