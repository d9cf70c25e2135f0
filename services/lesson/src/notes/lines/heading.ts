import { hasFiniteVerb } from '../../spanish/detect-language.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { NoteLine } from './note-lines.ts';

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

/** 'Curso de español B1', above the title of a page of it. */
const course = /\b(?:curso|course|academia|academy|libro|textbook)\b/i;
/** '(resumen)', '- summary', '(clase con Alba)' */
const remark =
  /\s*(?:\(|[-–—]\s)(?:resumen|summary|(?:class )?notes|(?:apuntes|notas)(?: de clase)?|cont(?:\.|inued)?|(?:(?:clase|class|lesson) )?(?:con|with) \p{Lu}\p{L}+|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|[abc][12])\)?$/iu;

const talk = /^(?:(?:we|today we) )?(?:talked|spoke|chatted|discussed|hablamos)\b/i;

const tenseName =
  /^(?:el |the )?(?:presente?|pret[eé]rito|preterite|imperfect[o]?|futur[eo]|condic?ional|conditional|subjun[ct]+iv[eo]|past|verbos?|verbs?)(?!\p{L})/iu;

/** 'Pretérito indefinido: hablar, comer, vivir' */
const listOfParts = /^[^:,]+(?=: [^:.!?]+$)/;
const exclamation = /^[^¡!?.,]{2,30}!+$/;

/** The first line of the notes, if it is their heading. */
export function findHeading(lines: NoteLine[], taken: ReadonlySet<NoteLine>): NoteLine | undefined {
  // '(role play with Inés)' under a title says how, not what.
  const [first, ...others] = lines.filter(({ text }, i) => i === 0 || !/^\([^()]+\)$/.test(text));
  // What somebody says opens a talk and names nothing; so does what was talked about.
  if (!first || first.bullet || first.speaker !== undefined || talk.test(first.text)) {
    return undefined;
  }
  if (first.isSectionTitle) return namesThePage(first, others) ? first : undefined;
  const text = first.text.replace(pages, '').replace(/\s+\([^()]*\)\s*$/, '');
  if (text.length > LONGEST_HEADING || wordsOf(text).length > MOST_HEADING_WORDS) return undefined;
  const [below] = others;
  if (below?.headed && below.afterBlank && course.test(text)) return below;
  const isNamed = first.headed || titleStart.test(text);
  const isVocabulary = taken.has(first) && !isInBothLanguages(first.text, below);
  const isAbove = below !== undefined && standsAbove(text, below, isVocabulary, taken);
  return isNamed || isAbove ? first : undefined;
}

/** 'False friends!! (falsos amigos)' on its own above a list that is written in another way. */
function isInBothLanguages(text: string, below: NoteLine | undefined): boolean {
  const separator = (line: string) => /=|→|->|\t|: | [-–—] | \(/.exec(line)?.[0];
  return (
    below?.afterBlank === true &&
    separator(text) !== separator(below.text) &&
    !/^(?:el|la|los|las|un|una)\s|[=→\t¿¡]/i.test(text)
  );
}

/** What a part of any notes may be called. */
const partWords =
  /^(?:vocab|vocabular(?:y|io)|words?|palabras|expressions?|expresiones|phrases?|frases|sentences?|oraciones|examples?|ejemplos|grammar|gramática|rules?|reglas|homework|deberes|tareas?|corrections?|correcciones|mistakes?|errors?|errores|new|nuev[oa]s?|key|clave|useful|útiles|importantes?|my|mis?|our|the|el|la|los|las|today'?s?|hoy|of|de|list|lista|some|more|más|other|otr[oa]s|and|y|common|extra|lesson|class|clase|spanish|español)$/iu;

/** 'Vocabulary' alone says nothing; 'Airport vocab' and 'Correcciones' say what the page is. */
function namesThePage({ section, text }: NoteLine, others: NoteLine[]): boolean {
  const isOnlyTitle = !others.some(({ isSectionTitle }) => isSectionTitle);
  const saysWhat = section === 'corrections' || wordsOf(text).length > 1;
  const hasSubject = section !== 'homework' && wordsOf(text).some((word) => !partWords.test(word));
  return (isOnlyTitle && saysWhat) || hasSubject || namedPart.test(text);
}

/** Whether a line that is not marked as a heading is the title of what stands below it. */
function standsAbove(
  text: string,
  below: NoteLine,
  isVocabulary: boolean,
  taken: ReadonlySet<NoteLine>,
): boolean {
  // A word on its own above a line that gives both languages names what follows; above another
  // word on its own it is one of a list.
  if (isVocabulary && !below.afterBlank && !isPair(below.text)) return false;
  if (exclamation.test(text)) return !isVocabulary && isEntry(below);
  const isText = /[.!?]$/.test(below.text);
  const list =
    below.afterBlank && (!isVocabulary || tenseName.test(text)) && listOfParts.exec(text);
  // 'Preterite or imperfect?', '¿Cómo eres?' above a list
  const asked = below.afterBlank && isPair(below.text) ? text.replace(/\?$/, '') : text;
  const title = list ? list[0] : asked;
  const namesText = (below.afterBlank || clauseStart.test(title)) && (isPair(below.text) || isText);
  return (
    /\p{L}/u.test(title) &&
    !/[.!?,;…≠]/.test(title.replace(/\bvs\./i, '')) &&
    // 'Menú del día – Casa Paco' is no pair, though it looks like one.
    (!isPair(title) || (below.afterBlank && !isVocabulary && /^[^=→\t|]+$/.test(title))) &&
    (namesText || !hasFiniteVerb(title)) &&
    (below.afterBlank || isEntry(below) || taken.has(below) || isText)
  );
}

function isPair(text: string): boolean {
  return /[=→\t|]|->|\s[-–—]\s/.test(text);
}

/** What a list below its heading begins with. */
function isEntry({ text, bullet }: NoteLine): boolean {
  return bullet || isPair(text) || /:\s\S/.test(text);
}

/** '(English = Spanish)': which side is which. */
const languages = /\s*\((?=[^()]*(?:spanish|español|english|inglés))[^()\p{N}]{1,30}\)$/iu;

/** As a title: without final colon or quotes. */
export function headingText({ text }: NoteLine): string {
  return text
    .replace(pages, '')
    .replace(languages, '')
    .replace(remark, '')
    .replace(/\s*[:.]+$/, '')
    .replace(/[*_#~]+/g, '')
    .trim();
}
