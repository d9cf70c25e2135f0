import { spanishEvidence } from '../../spanish/detect-language.ts';
import { foldAccents } from '../../spanish/letters.ts';

export interface SpokenLine {
  text: string;
  /** Who says it, where the notes are a chat or a dialogue. */
  speaker: string | undefined;
}

const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const date = String.raw`(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{1,2} \p{L}{3,10}\.?(?: \d{2,4})?)`;
const name = String.raw`[\p{L}+~][\p{L}\p{N} _.'+()-]{0,39}?`;
const personName = String.raw`\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}`;

/** A message with its stamp in front; groups 1 and 2 are who says it and what. */
const messages = [
  `^\\[(?:${date},?\\s+)?${time}\\]\\s*(${name})\\s*:\\s*(.*)$`,
  `^\\[${time},?\\s+${date}\\]\\s*(${name})\\s*:\\s*(.*)$`,
  `^${date},?\\s+${time}\\s+[-–]\\s+(${name})\\s*:\\s*(.*)$`,
  `^${time}\\s+From\\s+(${name})(?:\\s+to\\s+[^:]+?)?\\s*:\\s*(.*)$`,
  `^From\\s+(${name})\\s+to\\s+[^:]+:\\s*()(?:${time})?$`,
  `^(${name})\\s+[—–-]\\s+(?:today|yesterday|hoy|ayer)(?: at| a las)?,?\\s+${time}()$`,
  `^(${name}),?\\s+\\[${date},?\\s+${time}\\]\\s*:?\\s*(.*)$`,
  `^\\[?${time}\\]?\\s*(?:[-–|]\\s*)?<?(${personName})>?\\s*:\\s+(.*)$`,
  `^(${personName})\\s*[([]${time}[)\\]]\\s*:?\\s*(.*)$`,
  `^(${personName})\\s+(?:[-–—|•·,]\\s*)?(?:(?:today|yesterday|hoy|ayer)(?: at| a las)?,?\\s+|${date},?\\s+)?${time}()$`,
].map((source) => new RegExp(source, 'iu'));
/** What stands around the name in the first patterns says that it is one. */
const STAMPED_PATTERNS = 7;
/** The last patterns take any word for a name unless it is written like one. */
const capitalised = new RegExp(`^${personName}$`, 'u');

/** A stamp with no speaker: the program speaks. */
const stampOnly = new RegExp(
  `^(?:\\[(?:${date},?\\s+)?${time}\\]|${date},?\\s+${time}\\s+[-–])\\s*`,
  'iu',
);
const programs =
  /^(?:<.{1,40}omitted>|<.{1,40}(?:omitido|omitida)s?>|(?:image|video|audio|sticker|gif|document|contact card|imagen|vídeo|documento)\s(?:omitted|omitid[oa])|this message was deleted|you deleted this message|se eliminó este mensaje|(?:missed|incoming) (?:voice|video) call.*|llamada perdida.*|messages and calls are end-to-end encrypted.*|los mensajes y las llamadas están cifrados.*|.{1,40} (?:joined|left|was added to|has joined|has left|se unió a|salió de) (?:using|the|this|el|la|del) ?(?:chat|call|meeting|group|grupo|llamada|reunión|your|this)?.*|(?:photo|foto|voice message|nota de voz|sticker|gif))[.]?$/i;

/** Lines that begin a part of the notes, a form or a note, and not a turn to speak. */
const labels = new Set(
  `spanish espanol english ingles es en eng sp castellano correct incorrect correcto incorrecto wrong
  right mal bien bad good mistake mistakes error errores correction corrections correccion example
  examples ejemplo ejemplos note notes nota notas tip ojo yo tu el ella usted ud nosotros nosotras
  vosotros vosotras ellos ellas ustedes uds vocab vocabulary vocabulario grammar gramatica homework
  tarea tareas deberes translation traduccion meaning significado word palabra phrase frase ok vs
  sentence singular plural masculine feminine masculino femenino verb verbo noun adjective regla
  rule pronunciation sinonimo antonimo opposite synonym spain mexico never always say use answer
  better mejor remember recuerda careful cuidado important importante atención
  no si yes antes despues before after dije escribi deberia original corregido corregida corrected fixed`.split(
    /\s+/,
  ),
);
/** Speakers even where they speak but once. */
const roles = new Set(
  'tutor teacher student profesor profesora profe maestro maestra alumno alumna estudiante me'.split(
    ' ',
  ),
);
/** As learners write their own part. */
export const tutors: ReadonlySet<string> = new Set(
  'tutor teacher profesor profesora profe maestro maestra'.split(' '),
);

/**
 * Takes names, dates and times off the messages of a chat (WhatsApp, Zoom, Telegram, Slack and
 * the like) and the turns of a dialogue. Names never become material.
 */
export function spokenLines(lines: string[]): SpokenLine[] {
  const turns = repeatedTurns(lines);
  let speaker: string | undefined;
  return lines.map((line) => {
    const message = readMessage(line);
    if (message) {
      speaker = message.speaker;
      return { ...message, text: withoutProgram(message.text) };
    }
    if (stampOnly.test(line)) return { text: withoutStamp(line), speaker: undefined };
    const turn = turnOf(line);
    if (turn && turns.has(turn.speaker)) return { ...turn, text: withoutProgram(turn.text) };
    return { text: withoutProgram(line), speaker };
  });
}

/** The program speaks, unless what it wrote down is Spanish ('[0:42] ayer fui a casa'). */
function withoutStamp(line: string): string {
  const text = line.replace(stampOnly, '');
  return spanishEvidence(text) > 1 && !programs.test(text.trim()) ? text : '';
}

function readMessage(line: string): SpokenLine | undefined {
  if (!/\d[:.]\d\d|^From /i.test(line)) return undefined;
  for (const [i, pattern] of messages.entries()) {
    const match = pattern.exec(line);
    if (match && (i < STAMPED_PATTERNS || capitalised.test(match[1]!))) {
      return { speaker: match[1]!.trim(), text: match[2]!.trim() };
    }
  }
  return undefined;
}

const turnPattern = new RegExp(`^(${personName}|[A-D])\\s*:\\s+(.+)$`, 'u');
/** '[me] Hola', '<Ana> ¿Qué tal?' and 'me: hola', which needs others to be taken for one. */
const looseTurn = /^(?:\[(\p{L}{1,15})\]|<(\p{L}{1,15})>|(\p{Ll}{1,10})\s*[:>])\s*(\S.*)$/u;

function turnOf(line: string): { speaker: string; text: string } | undefined {
  const [, name, said] = turnPattern.exec(line) ?? [];
  if (name && said) return { speaker: name, text: said };
  const [, square, angle, small, text] = looseTurn.exec(line) ?? [];
  const speaker = square ?? angle ?? small;
  return speaker && text ? { speaker, text } : undefined;
}

function repeatedTurns(lines: string[]): Set<string> {
  const turns = lines.flatMap((line) => turnOf(line) ?? []);
  const counts = new Map<string, number>();
  for (const { speaker } of turns) {
    if (!labels.has(foldAccents(speaker))) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  const loose = twoWhoTalk(turns);
  return new Set(
    [...counts].flatMap(([who, count]) => {
      const isName = /^(?:\p{Lu}|[A-DPQR]$)/u.test(who);
      const isSpeaker = count > 1 || roles.has(who.toLowerCase()) || /^[A-DPQR]$/.test(who);
      return (isName && isSpeaker) || loose.has(who) ? who : [];
    }),
  );
}

/** Words before a colon are speakers only where two of them take turns in Spanish. */
function twoWhoTalk(turns: { speaker: string; text: string }[]): Set<string> {
  const spanish = Map.groupBy(turns, ({ speaker }) => speaker);
  const talking = [...spanish].filter(
    ([who, said]) =>
      said.length > 1 &&
      !labels.has(foldAccents(who)) &&
      said.filter(({ text }) => spanishEvidence(text) > 0).length * 2 > said.length,
  );
  return new Set(talking.length === 2 ? talking.map(([who]) => who) : []);
}

function withoutProgram(text: string): string {
  return programs.test(text.trim()) ? '' : text;
}
