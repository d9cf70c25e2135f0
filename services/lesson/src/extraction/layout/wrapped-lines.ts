import type { Segment } from './segment.ts';

/** Characters that a line has at least when the margin ended it. */
const MIN_WRAPPED_LENGTH = 25;
/** From one line to the next, in line heights, at most. */
const MAX_PITCH = 2.3;
/** How much taller or smaller, as a factor, lines of one paragraph may be. */
const MAX_HEIGHT_RATIO = 1.5;
/** How far, in line heights, the rest of a line may be indented, and how far outdented. */
const MAX_INDENT = 3;
const MAX_OUTDENT = 1;

/**
 * Lines of one column, from top to bottom, with those joined that the margin had broken: the next
 * word had no room left, and what follows reads like a rest, not like a note of its own.
 */
export function withoutWrapping(lines: Segment[]): string[] {
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const joined: string[] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    if (before && continues(before, line, joined.at(-1)!, right)) {
      joined.push(`${joined.pop()} ${line.text}`);
    } else {
      joined.push(line.text);
    }
  });
  return joined;
}

function continues(before: Segment, line: Segment, soFar: string, right: number): boolean {
  return stopsAtMargin(before, line, right) && isBelow(before, line) && isRest(soFar, line.text);
}

function stopsAtMargin(before: Segment, line: Segment, right: number): boolean {
  if (before.text.length < MIN_WRAPPED_LENGTH) return false;
  const letter = (before.x1 - before.x0) / before.text.length;
  const nextWord = line.text.split(/\s/)[0]!.length + 1;
  return before.x1 + nextWord * letter > right;
}

function isBelow(before: Segment, line: Segment): boolean {
  const height = before.y1 - before.y0;
  const ratio = (line.y1 - line.y0) / height;
  const indent = (line.x0 - before.x0) / height;
  return (
    line.y1 - before.y1 < MAX_PITCH * height &&
    ratio < MAX_HEIGHT_RATIO &&
    ratio > 1 / MAX_HEIGHT_RATIO &&
    indent < MAX_INDENT &&
    indent > -MAX_OUTDENT
  );
}

function isRest(before: string, text: string): boolean {
  if (/[.!?…:]["')]*$/.test(before) || /^[-–—•*·¿¡→=✓✗]|^\d+[.)]/u.test(text)) return false;
  // Nothing ends with an article, a preposition or a comma.
  const isUnfinished = /(?:,|\s(?:\p{Ll}{1,3}|para|with|from|that|como|pero))$/u.test(before);
  if (hasSeparator(text)) return isUnfinished && !hasSeparator(before);
  return isUnfinished || /^["(]?\p{Ll}/u.test(text) || (hasSeparator(before) && isEnd(text));
}

/** The last words of a sentence, such as a name: 'used to make bread on / Sundays.' */
function isEnd(text: string): boolean {
  return text.split(/\s+/).length <= 3 && /[.!?]$/.test(text);
}

/** Whether a line holds two sides already: 'la mesa - the table'. */
export function hasSeparator(text: string): boolean {
  return /\S\s*[=→:\t]\s*\S|\S\s+[-–—]\s+\S/.test(text);
}
