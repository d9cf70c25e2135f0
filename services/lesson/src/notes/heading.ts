import { hasFiniteVerb } from '../spanish/detect-language.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import type { NoteLine } from './note-lines.ts';
import { isDateOnly } from './occasion.ts';

/** A longer first line is text, not a heading (specification, section 9: 100 characters). */
const LONGEST_HEADING = 99;
const MOST_HEADING_WORDS = 12;
const titleStart =
  /^(?:[abc][12]|lesson|class|clase|lección|leccion|unit|unidad|week|semana|session|sesión|notes|apuntes|notas|tema|topic|spanish|español|chapter|capítulo|course|curso|review)\b/i;

/** 'Vocabulario de la cocina' says more than 'Vocabulario'. */
const namedPart = /^\S+\b.*\s(?:de|del|sobre|about|for|from|para|en|on|in)\s/i;

/** Part of a sentence at most: above a sentence it is what that is about. */
const clauseStart = /^(?:cuando|cómo|qué|dónde|lo que|antes de|después de)\s/i;

/** '(pp. 45–52)' */
const pages = /\s*[[(](?:pp?|págs?|pages?|páginas?)\b[^()]*[\])]/i;

const talk = /^(?:(?:we|today we) )?(?:talked|spoke|chatted|discussed|hablamos)\b/i;

const tenseName =
  /^(?:el |the )?(?:presente?|pret[eé]rito|preterite|imperfect[o]?|futur[eo]|condic?ional|conditional|subjun[ct]+iv[eo]|past|verbos?|verbs?)(?!\p{L})/iu;

/** The first line of the notes, if it is their heading. */
export function findHeading(lines: NoteLine[], taken: ReadonlySet<NoteLine>): NoteLine | undefined {
  // '(role play with Inés)' under a title says how, not what.
  const [first, second, ...others] = lines.filter(
    ({ text }, i) => i === 0 || !/^\([^()]+\)$/.test(text),
  );
  // What somebody says opens a talk and names nothing; so does what was talked about.
  if (!first || first.bullet || first.speaker !== undefined || talk.test(first.text)) {
    return undefined;
  }
  if (first.isSectionTitle) {
    const namesAll = ![second, ...others].some((line) => line?.isSectionTitle);
    // 'Vocabulary' alone says nothing; 'Airport vocab' and 'Correcciones' say what the page is.
    const saysWhat = first.section === 'corrections' || wordsOf(first.text).length > 1;
    return (namesAll && saysWhat) || namedPart.test(first.text) ? first : undefined;
  }
  const text = withoutRemarks(first.text);
  if (text.length > LONGEST_HEADING || wordsOf(text).length > MOST_HEADING_WORDS) return undefined;
  if (first.headed || titleStart.test(text)) return first;
  // A word on its own above a line that gives both languages names what follows; above another
  // word on its own it is one of a list.
  const namesWhatFollows = second !== undefined && (second.afterBlank || isPair(second.text));
  if (taken.has(first) && !namesWhatFollows) return undefined;
  const standsAlone =
    second !== undefined &&
    (second.afterBlank || isEntry(second) || taken.has(second) || /[.!?]$/.test(second.text));
  // 'Cuando era niña' above a line that is plainly text.
  const namesText =
    second !== undefined &&
    (second.afterBlank || clauseStart.test(text)) &&
    (isPair(second.text) || /[.!?]$/.test(second.text));
  // 'Pretérito indefinido: hablar, comer, vivir' names what stands below the blank line.
  const listsParts = /^[^:,]+: [^:.!?]+$/.test(text) && second?.afterBlank;
  if (listsParts && !isPair(text) && (!taken.has(first) || tenseName.test(text))) return first;
  // 'Idioms!' above a list
  const isExclaimed = /^[^¡!?.,]{2,30}!+$/.test(text) && second !== undefined && isEntry(second);
  if (isExclaimed && !taken.has(first)) return first;
  const isText =
    isPair(text) || /≠/.test(text) || /[.!?,;…]/.test(text) || (hasFiniteVerb(text) && !namesText);
  return standsAlone && !isText && /\p{L}/u.test(text) ? first : undefined;
}

/** Without pages, a remark in brackets, the date of the lesson. */
function withoutRemarks(text: string): string {
  const bare = text.replace(pages, '').replace(/\s+\([^()]*\)\s*$/, '');
  const [, title, end = ''] = /^(.+?)\s*(?:\s[-–—|]|,)\s+([^-–—|,]+)$/.exec(bare) ?? [];
  return title && isDateOnly(end) ? title : bare;
}

function isPair(text: string): boolean {
  return /[=→\t|]|->|\s[-–—]\s/.test(text);
}

/** What a list below its heading begins with. */
function isEntry({ text, bullet }: NoteLine): boolean {
  return bullet || isPair(text) || /:\s\S/.test(text);
}

/** As a title: without final colon or quotes. */
export function headingText({ text }: NoteLine): string {
  return text
    .replace(pages, '')
    .replace(/\s*[:.]+$/, '')
    .replace(/[*_#~]+/g, '')
    .trim();
}
