import { spanishEvidence } from '../../spanish/detect-language.ts';
import type { NoteLine } from '../lines/note-lines.ts';
import { isPlainlyWrong } from '../text/plainly-wrong.ts';
import { kindOf } from '../text/spanish-text.ts';
import { splitPair } from '../text/split-pair.ts';
import { blameAfter, blameBefore } from './in-line/correction-cues.ts';
import { formsIn } from './in-line/forms-in-line.ts';

/** What the words around a form must say to cast doubt on it. */
const BLAMED = 2;

/** Outside the quotes these say that something in quotes may be wrong. */
const doubt =
  /(?<!\p{L})(?:wrong|incorrect|incorrecto|incorrecta|mistakes?|errore?s?|should (?:be|have)|i'd say|literal(?:ly)?|instead of|rather than|not|never|nobody says|sounds? (?:odd|weird|strange|unnatural)|no se dice|no digas|no se escribe|está mal|mejor|suena (?:raro|mal|mejor)|avoid|evita)(?!\p{L})|[✗❌✘🚫]|n't(?!\p{L})/iu;
const denial = /(?<!\p{L})NO(?!\p{L})/u;
const quotes = /"[^"]*"/g;
/** '"embarazada" does not mean embarrassed' doubts no form. */
const otherMeaning =
  /(?<!\p{L})(?:does(?:n't| not) mean|no (?:significa|quiere decir))(?!\p{L})/giu;
const rightMark = /^[✓✔✅☑]|[✓✔✅☑]$/u;

/** '"Comí tapas con mis amigas" - great sentence!' */
const praise =
  /^(?:\p{L}{0,5}[. ]*\d+[.):]*\s*)?"[^"]+"\s*[-–—:,]?\s*(?:that'?s |is |was |¡)?(?:very |muy )?(?:great|perfect|perfecto|good|bien|excellent|excelente|correct|correcto|ok|well done)(?!\p{L})/iu;

/**
 * The lines that no correction was found in and that may all the same hold a wrong form: they
 * stand under a heading of mistakes, or quote something and speak of an error. What of them is
 * right nobody has said, so that nothing of them is taught.
 *
 * @param used the lines that corrections were found in
 * @param hasMistakes whether there are any: then whatever is quoted may be one more
 */
export function doubtfulLines(
  lines: NoteLine[],
  used: ReadonlySet<NoteLine>,
  hasMistakes: boolean,
): NoteLine[] {
  const isListed = lines.some(
    (line) => line.section === 'corrections' && line.bullet && !used.has(line),
  );
  let mends = false;
  return lines.filter((line, i) => {
    const { text, section, headed, isSectionTitle } = line;
    if (line.afterBlank) mends = blockFrom(lines, i).some((one) => used.has(one));
    if (used.has(line) || headed || isSectionTitle || rightMark.test(text) || praise.test(text))
      return false;
    if (section === 'corrections') return !isMaterial(line, isListed || (hasMistakes && !mends));
    const unquoted = text.replace(quotes, '').replace(otherMeaning, '');
    if (hasMistakes && mayQuoteMistake(text)) return true;
    return text.includes('"') && [doubt, denial].some((sign) => sign.test(unquoted));
  });
}

/** 'Adjectives we used: barato (cheap), cómodo (comfortable), rápido (fast)' */
const glossedList = /(?:\p{L}+ \([^()"]+\)(?:[,;.]\s*|$)){3}/u;

/** The lines down to the next blank one. */
function blockFrom(lines: NoteLine[], start: number): NoteLine[] {
  const end = lines.findIndex((line, i) => i > start && line.afterBlank);
  return lines.slice(start, end < 0 ? undefined : end);
}

/** A quoted sentence without its English, or a form that the talk around it blames. */
function mayQuoteMistake(text: string): boolean {
  if (glossedList.test(text)) return false;
  const isBlamed = formsIn(text).some(
    ({ before, after }) => blameBefore(before) >= BLAMED || blameAfter(after) >= BLAMED,
  );
  if (isBlamed) return true;
  const quoted = [...text.matchAll(/"([^"]+)"(?!\s*(?:[(=]|means))/g)].map((match) => match[1]!);
  return quoted.some((one) => kindOf(one) === 'sentence' && spanishEvidence(one) >= 1);
}

/** 'el sueldo = salary' is vocabulary again; so is a translated sentence that ends a list. */
function isMaterial({ text, bullet }: NoteLine, mayEndList: boolean): boolean {
  if (text.includes('"') || !/[=:\t→]|->|\s[-–—]\s/.test(text)) return false;
  const split = splitPair(text);
  if (split.kind !== 'pair') return false;
  const { spanish, english } = split.pair;
  if (kindOf(spanish, english) !== 'sentence') return true;
  return mayEndList && !bullet && !isPlainlyWrong(spanish);
}
