import type { NoteLine } from './note-lines.ts';

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const weekdays =
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** 'Martes', '3 de marzo', 'Tue 14/3/26, 18:00'. */
const dateOnly = new RegExp(
  `^(?=.*(?:\\d|^(?:${weekdays})[.,:]?$))(?:\\b(?:${months}|${weekdays}|notes|notas|apuntes|spanish|español|de|del|of|at|a las|today|hoy)\\b\\.?|\\d{1,4}(?!\\d)(?:st|nd|rd|th|º|h|am|pm)?|[\\s.,/:–-])+$`,
  'iu',
);
/** What a sheet asks for at its head, filled in with a name, a figure or a link. */
const formLine =
  /^(?:date|fecha|día|tutor|teacher|student|profesora?|profe|alumn[oa]|name|nombre|level|nivel|zoom|skype|time|hora|duration|duración|price|precio)\s*:/iu;
const filledIn = /:\s*(?:\p{Lu}|\d|$)/u;

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
  return isDate ? kept.slice(1) : kept;
}
