import { withoutMarkup } from './markup.ts';

/** Longest text that is read; what comes after it is left out (the API's own limit). */
export const MAX_NOTES_LENGTH = 20_000;
/** No line of notes is longer; a file without line breaks is cut into pieces of this size. */
const MAX_LINE_LENGTH = 2_000;

/**
 * The notes as plain lines: composed letters, straight quotes, no invisible characters, no
 * pictures but check marks and crosses, and no emphasis: italics become quotes, since that is
 * what they are for, and crossed-out text is ~~so~~. Tabs and runs of spaces stay: they
 * separate columns.
 */
export function cleanText(text: string): string[] {
  return withoutMarkup(text.slice(0, MAX_NOTES_LENGTH).toWellFormed())
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\p{Cf}|\p{Co}|\uFE0F|\uFFFD|(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n\t]/gu, ' ')
    .replace(/(?:[^\n]\u0336)+/gu, (struck) => `~~${struck.replaceAll('\u0336', '')}~~`)
    .replace(/[➡⟶➝➞⮕]|[-=]+>/g, '→')
    .replace(/<[-=]+(?=[\s"])/g, '←')
    .replace(replacedPart, '~~$1~~ ++$2++')
    .replace(deletedPart, '~~$1$2$3~~')
    .replace(insertedPart, '++$1$2$3++')
    .replace(verdicts, (sign) => (wrongSigns.includes(sign) ? '✗' : '✓'))
    .replace(pictureBetween, '. ')
    .replace(
      /(?![✗✘✖❌❎🚫✓✔✅☑↔©®\u2190-\u21ff\d#*])[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu,
      '',
    )
    .replace(/✖|❎|(?<=^[ \t]*)\([xX×✗✘❌]\)(?=\s)/gmu, '✗')
    .replace(/(?<=[.!?]) +[xX](?= *(?:→|$)| .*[✓✔✅])/gm, ' ✗')
    .replace(/(?<=^[ \t]*)\([✓✔✅]\)(?=\s)/gmu, '✓')
    .replace(/\[([✗✘❌✓✔✅])\]/gu, '$1')
    .replace(/^- (\S.*)\n\+ (\S.*)$/gm, '✗ $1\n✓ $2')
    .replace(
      /(?<=\s|^)[:;=]['-]?[)(DPp3]+(?=\s|$)|(?<!\p{L})(?:ja(?:ja)+|ha(?:ha)+|lol|xd)(?!\p{L})[.!]*/giu,
      '',
    )
    .replace(messageMarks, '')
    .replace(pronunciation, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚´`]/g, "'")
    .replace(/\*\*|__(?=\p{L})|(?<=\p{L})__/gu, '')
    .replace(/(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,100}/gi, '')
    .replace(/(?<=[\p{L})])[ \t]*\.{4,}[ \t]*(?=\p{L})|(?<=\p{L}) *(?:\. ){3,}/gu, '\t')
    .split('\n')
    .flatMap((line) => line.match(linePieces) ?? [''])
    .map((line) => line.replace(italics, '"$2"').trim())
    .map((line) => line.replace(pageReference, '').replace(price, '').trim());
}

/** 'reciclamos [todo los días → todos los días]': what was said and, in its place, what is right. */
const replacedPart =
  /[[{]\s*([^\n[\]{}→>~]{1,100}?)\s*(?:→|-+>|=+>)\s*([^\n[\]{}→>~]{1,100}?)\s*[\]}]/gu;
/** '[-es-]', '{--es--}' and '{-es-}' of tracked changes, and what was put in their place. */
const deletedPart =
  /\[-{1,2}([^\n[\]]{1,200}?)-{1,2}\]|\{-{1,2}([^\n{}]{1,200}?)-{1,2}\}|\[del:\s*([^\n[\]]{1,200})\]/gi;
const insertedPart =
  /\[\+{1,2}([^\n[\]]{1,200}?)\+{1,2}\]|\{\+{1,2}([^\n{}]{1,200}?)\+{1,2}\}|\[ins:\s*([^\n[\]]{1,200})\]/gi;
/** Pictures in front of or behind a sentence that say what the tutor thought of it. */
const wrongSigns = ['👎', '🔴', '🟥', '⛔', '🛑', '🙅', '😬', '☹', '🙁', '😞'];
const verdicts =
  /(?<=^[ \t]*|[.!?\p{L}|][ \t]*)(?:👎|🔴|🟥|⛔|🛑|🙅|😬|🟢|🟩|🆗|[☹🙁😞☺👌🙂](?=[ \t]*(?:$|\p{Ll})))(?:[\u{1F3FB}-\u{1F3FF}])?|^[ \t]*👍/gmu;

/** 'exacto 👍 Nos vemos el jueves.': what a full stop would part. */
const pictureBetween =
  /(?<=^[^¡¿\n=→\t]{1,80}\p{L}) ?(?![✗✘✖❌❎🚫✓✔✅☑↔©®\u2190-\u21ff\d#*])\p{Extended_Pictographic}\uFE0F? +(?=[\p{Lu}¿¡][^\n=→]*[.?!](?:\n|$))/gmu;

/** What chat programs add: '<This message was edited>', '(edited)', ':slightly_smiling_face:'. */
const messageMarks =
  /[ \t]{0,3}[<([](?:this message was edited|se editó este mensaje|mensaje editado|edited|editado)[>)\]]|(?<=\s|^):[a-z0-9+-]+(?:_[a-z0-9+-]+)*:(?=\s|$)/gim;
/** '/kuˈtʃaɾa/', '[ˈoɾno]': between slashes or brackets, with a sign of the phonetic alphabet. */
const pronunciation =
  /[ \t]?(?:\/[^/\n]{0,40}[ˈˌːɾʃʎθðβɣŋʝʒɲɐəɛɔɪʊ][^/\n]{0,40}\/|\[[^\]\n]{0,40}[ˈˌːɾʃʎθðβɣŋʝʒɲɐəɛɔɪʊ][^\]\n]{0,40}\])/g;
/** '..... 6,00 €', '(14,50 €)' and '8,90 €' at the end of a line of a menu; not '5 €' in a sentence. */
const price =
  /(?:[.…·_ \t]{2,80}|(?<=\))[ \t]|[ \t]\()(?:[€$£] ?)?\d{1,4}(?:[.,]\d{2})? ?(?:[€$£]|euros?|eur)\)?$|[ \t]\d{1,3}[.,]\d{2} ?[€$£]$/iu;
const linePieces = new RegExp(`.{1,${MAX_LINE_LENGTH}}`, 'gsu');
/** '*así*' and '_así_'; a single star is a mark of its own. */
const italics =
  /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]{1,200}?)(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
/** 'p. 12' at the end of a line, or 'Page 13 of 40' and '— 12 —' alone on it. */
const pageReference =
  /(?<=\S)\s{1,60}(?:p|pp|pg|pág|page|página)\.? ?\d{1,4}(?: ?(?:of|de|\/) ?\d{1,4})?$|^[-–—]* ?(?:(?:page|página|pág\.|p\.) ?)?\d{1,3}(?: ?(?:of|de|\/) ?\d{1,3})? ?[-–—]*$/iu;
