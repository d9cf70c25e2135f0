import { finiteReadings } from '../../../spanish/conjugate.ts';
import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { likeness } from '../../text/likeness.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { bare, isSpanishSentence, splitReason } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import type { CorrectionPattern } from '../correction-patterns.ts';
import { withoutWord } from './deletion.ts';
import { putInto } from './fit-forms.ts';
import { mendSentence, replaceWord } from './mend-sentence.ts';

/**
 * A correction out of the two texts that a notation gives; undefined where they cannot be one.
 *
 * @param proof how much the notation says by itself
 */
export function toCorrection(
  wrongText: string,
  rightText: string,
  proof: CorrectionPattern['proof'],
): NoteCorrection | undefined {
  // 'Uso de "por": "estudio por aprobar"', 'You said "gasté mucho de dinero"'
  const [, talk = '', quoted] = /^([^"]*[:\s])"([^"]+)"\P{L}*$/u.exec(wrongText) ?? [];
  const isTalk = /:\s*$/.test(talk) || spanishEvidence(talk) < 0;
  const labelled = quoted !== undefined && isTalk ? quoted : wrongText;
  const wrong = withoutQuotes(withoutLead(splitReason(labelled).text));
  const { text, reason } = splitReason(spanishSide(rightText));
  const told = withoutQuotes(withoutLead(firstAlternative(text)));
  // 'no hice nada en' and 'no hice nada': that is no order to leave words out.
  const shortened = wrong.includes(told) ? undefined : withoutWord(wrong, told);
  const right = shortened ?? wholeRight(wrong, told);
  if (!/\p{L}/u.test(wrong) || !/\p{L}/u.test(right) || wrong === right) return undefined;
  // '"realizar" does not mean "realize"' warns of a word and mends none.
  if (/\b(?:does|mean|means)\b/i.test(`${wrong} ${right}`)) return undefined;
  // Both have to be Spanish: a translation behind an arrow is vocabulary. The wrong form of
  // an explicit correction may be anything, such as an invented word.
  const isExplicit = proof === 'explicit';
  const evidence = [spanishEvidence(wrong), spanishEvidence(right)] as const;
  if (evidence[1] < (isExplicit ? 0 : 0.4) || evidence[0] < (isExplicit ? -4 : 0.3))
    return undefined;
  return { wrong: withoutCapitals(wholeWrong(wrong, right)), right, reason };
}

/** 'tener = tendré' → 'tendré', 'me gusta = I like' → 'me gusta'. */
function spanishSide(right: string): string {
  return right.split(/\s+=\s+/).findLast((side) => spanishEvidence(side) > 0) ?? right;
}

/** 'Ayer fui a casa (not "fue")' → 'Ayer fue a casa': what was said wrong, all of it. */
function wholeWrong(wrong: string, right: string): string {
  const isFragment =
    wordsOf(wrong).length * 2 <= wordsOf(right).length && wordsOf(right).length > 2;
  const whole = isFragment && !isSpanishSentence(wrong) ? putInto(right, wrong, true) : undefined;
  return whole === undefined || whole === right ? wrong : whole;
}

/**
 * What was said wrong, all of it, put right: 'la problema' and 'el', 'vivo en un piso, es en el
 * centro' and 'está en el centro'. 'La lámpara' and 'lamp' are no such two.
 */
function wholeRight(wrong: string, told: string): string {
  const plain = withoutCapitals(told);
  // 'visitar me' and 'visitarme'
  const isJoined = wrong.replaceAll(' ', '').toLowerCase() === plain.toLowerCase();
  if (spanishEvidence(told) <= 0 || isJoined) return plain;
  const shouted = inPlaceOfCapitals(wrong, plain);
  if (shouted !== undefined) return shouted;
  const goesOn = withOtherEnd(wrong, plain);
  if (goesOn !== undefined) return goesOn;
  const missing = wordsOf(wrong).length - wordsOf(told).length;
  const isPart = missing >= 3 || (missing > 0 && /^\p{Lu}/u.test(wrong) && /^\p{Ll}/u.test(told));
  const mended = isPart ? mendSentence(wrong, plain)?.whole.right : undefined;
  const whole = replaceWord(wrong, told) ?? mended ?? plain;
  // 'muy mucho' and 'muchísimo'
  return looksWrong(whole) && !looksWrong(plain) && missing < 2 ? plain : whole;
}

/** 'Mi padre trabaja EN LOS lunes' and 'los lunes': the capitals say where the mistake is. */
function inPlaceOfCapitals(wrong: string, told: string): string | undefined {
  const isPart = wordsOf(told).length < wordsOf(wrong).length;
  const [only, ...others] = [...wrong.matchAll(capitals)];
  if (!isPart || !only || others.length > 0 || !/\p{Ll}{2}/u.test(wrong)) return undefined;
  const [before, after] = [wrong.slice(0, only.index), wrong.slice(only.index + only[0].length)];
  const [head, tail] = [commonEnd(before, told), commonStart(after, told)];
  return before.slice(0, before.length - head) + told + after.slice(tail);
}

const capitals = /(?<!\p{L})\p{Lu}{2,}(?:\s+\p{Lu}{1,})*(?!\p{L})/gu;

/** How much of the end of a text the other begins with: 'Voy a ' and 'a casa' → 2. */
function commonEnd(text: string, other: string): number {
  const ends = [...text.matchAll(/(?<!\p{L})\p{L}/gu)].map(({ index }) => text.slice(index));
  return ends.find((end) => other.toLowerCase().startsWith(end.toLowerCase()))?.length ?? 0;
}

function commonStart(text: string, other: string): number {
  const starts = [...text.matchAll(/\p{L}(?!\p{L})/gu)].map(({ index }) =>
    text.slice(0, index + 1),
  );
  const key = other.toLowerCase();
  return starts.findLast((start) => key.endsWith(start.toLowerCase()))?.length ?? 0;
}

/** 'el domingo pasado voy' and 'fui al cine': the last word, and what goes on from it. */
function withOtherEnd(wrong: string, told: string): string | undefined {
  const [, start = '', last = ''] = /^(\P{L}*\p{L}+ .*?)(\p{L}+)\P{L}*$/u.exec(wrong) ?? [];
  const first = wordsOf(told)[0] ?? '';
  const infinitives = finiteReadings(last.toLowerCase()).map(({ infinitive }) => infinitive);
  const isOneVerb =
    first !== last &&
    finiteReadings(first).some(({ infinitive }) => infinitives.includes(infinitive));
  const isEnd = isOneVerb && !wordsOf(told).some((word) => wordsOf(start).includes(word));
  return isEnd && wordsOf(told).length > 1 ? start + told : undefined;
}

/** 'Siempre como a las dos / Yo siempre como a las dos' → the first of them. */
function firstAlternative(text: string): string {
  const [first = '', ...others] = text.split(/\s+(?:\/|o|or)\s+/);
  const areAlternatives = others.length > 0 && others.every((one) => likeness(first, one) > 0.4);
  return areAlternatives ? first : text;
}

/** 'Tengo MUCHA hambre': the capitals only point at what changed. */
export function withoutCapitals(text: string): string {
  const isShouted = !/\p{Ll}{2}/u.test(text);
  return isShouted
    ? text
    : text.replace(
        /(?<![\p{L}.])(?:[AEOUY] )?\p{Lu}{2,}(?: \p{Lu}{1,2})?(?!\p{L}|\.\p{L})/gu,
        (words, at: number) =>
          at === 0 ? words.charAt(0) + words.slice(1).toLowerCase() : words.toLowerCase(),
      );
}

/** Without quotes around it or inside; what a quote ends with is not lost. */
export function withoutQuotes(text: string): string {
  return bare(text).replace(/"/g, '').replace(/\s+/g, ' ').trim();
}

function withoutLead(text: string): string {
  return text
    .trim()
    .replace(/^\*?(?:✗|❌|✘|✓|✔|✅)\s*|\s*(?:✗|❌|✘|✓|✔|✅)$/gu, '')
    .replace(/^\*(?=\p{L})/u, '')
    .replace(
      /^(?:mejor|better|correct(?: form)?|correcciones|corrections|correcto|corrección|correction|right|bien|lo correcto(?: es)?|la forma correcta(?: es)?|debería ser|(?:it )?should be|mistakes?|errore?s?)\s*:\s*/iu,
      '',
    )
    .replace(
      /^(?:is|say|se dice|debe(?:ría)? ser|tiene que ser|it's|use)\s*:?\s+(?=["'\p{L}])/iu,
      (lead) => (/^(?:se dice|debe|tiene|say|it's|use)/i.test(lead) ? '' : lead),
    );
}
