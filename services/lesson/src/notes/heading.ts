import { hasFiniteVerb } from '../spanish/detect-language.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import type { NoteLine } from './note-lines.ts';

/** A longer first line is text, not a heading (specification, section 9: 100 characters). */
const LONGEST_HEADING = 99;
const MOST_HEADING_WORDS = 12;
const titleStart =
  /^(?:lesson|class|clase|lección|leccion|unit|unidad|week|semana|session|sesión|notes|apuntes|notas|tema|topic|spanish|español|chapter|capítulo|course|curso|review)\b/i;

/** 'Vocabulario de la cocina' says more than 'Vocabulario'. */
const namedPart = /^\S+\b.*\s(?:de|del|sobre|about|for|para|en|on|in)\s/i;

/** Part of a sentence at most: above a sentence it is what that is about. */
const clauseStart = /^(?:cuando|cómo|qué|dónde|lo que|antes de|después de)\s/i;

/** The first line of the notes, if it is their heading. */
export function findHeading(lines: NoteLine[], taken: ReadonlySet<NoteLine>): NoteLine | undefined {
  const [first, second] = lines;
  if (!first || first.bullet) return undefined;
  if (first.isSectionTitle) return namedPart.test(first.text) ? first : undefined;
  const { text } = first;
  if (text.length > LONGEST_HEADING || wordsOf(text).length > MOST_HEADING_WORDS) return undefined;
  if (first.headed || titleStart.test(text)) return first;
  // A word on its own above a line that gives both languages names what follows; above another
  // word on its own it is one of a list.
  const namesWhatFollows = second !== undefined && (second.afterBlank || isPair(second.text));
  if (taken.has(first) && !namesWhatFollows) return undefined;
  const standsAlone =
    second !== undefined && (second.afterBlank || taken.has(second) || /[.!?]$/.test(second.text));
  // 'Cuando era niña' above a line that is plainly text.
  const namesText =
    second !== undefined &&
    (second.afterBlank || clauseStart.test(text)) &&
    (isPair(second.text) || /[.!?]$/.test(second.text));
  const isText = isPair(text) || /[.!?,;…]/.test(text) || (hasFiniteVerb(text) && !namesText);
  return standsAlone && !isText && /\p{L}/u.test(text) ? first : undefined;
}

function isPair(text: string): boolean {
  return /[=→\t]|->|\s[-–—]\s/.test(text);
}

/** As a title: without final colon or quotes. */
export function headingText({ text }: NoteLine): string {
  return text
    .replace(/\s*[:.]+$/, '')
    .replace(/[*_#~]+/g, '')
    .trim();
}
