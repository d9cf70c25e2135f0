import {
  finiteReadings,
  isCommonVerb,
  looksLikeVerbForm,
  recogniseVerb,
} from '../../../spanish/conjugate.ts';
import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { pluralOf } from '../../../spanish/inflect.ts';
import { comparisonKey } from '../../../spanish/letters.ts';
import { lookUp, lookUpDictionaryForm } from '../../../spanish/lexicon.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { splitReason, splitSentences } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { arrow, correctionPatterns, rightWord, wrongWord } from '../correction-patterns.ts';
import { replaceWord } from '../mending/mend-sentence.ts';
import { toCorrection, withoutQuotes } from '../mending/to-correction.ts';
import { quotedCorrection } from './quoted-corrections.ts';
import { struckInside } from './struck-out.ts';

/** A correction is short; a longer piece is prose. */
const LONGEST_CORRECTION = 300;
const arrowBetween = new RegExp(`\\s*${arrow}\\s*`, 'u');

/** 'Casi: soy cansado → estoy cansado', as a tutor answers. */
const objection =
  /^(?:casi|almost|close|ojo|careful|cuidado|uy|hm+|nice try|not quite)[\s,.!:;…-]+(?=.*(?:→|->|=>|"))/iu;

/** The corrections that one line holds, in whichever notation. */
export function correctionsInLine(line: NoteLine): NoteCorrection[] {
  const text = line.speaker === undefined ? line.text : line.text.replace(objection, '');
  const struck = struckInside(text);
  if (struck) return [struck];
  const steps = line.section === 'corrections' ? correctedTwice(text) : [];
  if (steps.length > 0) return steps;
  const pieces = text.split(/\s*;\s*/).filter(Boolean);
  if (pieces.length > 1) {
    const found = pieces.flatMap((piece) => parseCorrection(piece, line.section) ?? []);
    if (found.length === pieces.length) return found;
  }
  const whole = parseCorrection(text, line.section);
  if (whole) return [whole];
  const sentences = splitSentences(text);
  return sentences.length > 1
    ? sentences.flatMap((sentence) => parseCorrection(sentence, line.section) ?? [])
    : [];
}

/** 'Yo fue → Yo va → Yo fui': every attempt but the last was wrong. */
function correctedTwice(text: string): NoteCorrection[] {
  const attempts = text.split(new RegExp(arrowBetween, 'gu'));
  const last = attempts.pop()!;
  const isChain = attempts.length > 1 && attempts.every((one) => likeness(one, last) > 0.3);
  const found = isChain ? attempts.flatMap((one) => toCorrection(one, last, 'likely') ?? []) : [];
  return found.some(showsForm) ? [] : found;
}

function parseCorrection(line: string, section: NoteLine['section']): NoteCorrection | undefined {
  if (line.length > LONGEST_CORRECTION) return undefined;
  const text = line.replace(warning, '').replace(nameOfTutor, '');
  const starred = starredArrow.exec(text) ?? starredForm.exec(text);
  if (starred) return toCorrection(starred[1]!, starred[2]!, 'explicit');
  const quoted = quotedCorrection(text);
  if (quoted) {
    const { reason } = splitReason(`"${quoted.right}"${quoted.remark}`);
    const correction = toCorrection(quoted.wrong, quoted.right, 'explicit');
    if (correction) return { ...correction, reason: correction.reason ?? reason };
  }
  const crossed = crossedOut.exec(text);
  if (crossed) {
    const correction = toCorrection(crossed[1]!, crossed[2]!, 'likely');
    if (correction) return correction;
  }
  for (const { pattern, wrong, proof } of correctionPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [wrongText, rightText] = [match[wrong]!, match[3 - wrong]!];
    const areQuoted = isQuoted(wrongText) && isQuoted(rightText);
    const isExpected =
      (section === 'corrections' || text !== line) &&
      !arrowBetween.test(text) &&
      likeness(wrongText, rightText) > 0.3;
    if (proof === 'unproven' && !areQuoted && !isExpected) continue;
    const correction = toCorrection(wrongText, rightText, proof);
    if (correction) return correction;
  }
  const beside = section === 'corrections' ? besideInBrackets(text) : undefined;
  return beside ?? fromArrow(text, section);
}

/** 'Ojo con "muy":', 'Remember:' */
const warning =
  /^(?:(?:ojo|careful|cuidado|remember|recuerda|atención|important|importante|note|nota|tip)(?!\p{L})[^:]{0,40}:|(?:remember|recuerda|careful|ojo),?)\s+(?=.*(?<!\p{L})(?:no|not|never|nunca|→)(?!\p{L}))/iu;
/** 'Jorge corrected: ✗ la problema ✓ el problema' */
const nameOfTutor = /^[^:✗❌✘✓✔✅→]{1,40}:\s+(?=[✗❌✘])/u;
/** '*yo gusto el café → me gusta el café', as linguists mark what nobody says. */
const starredArrow = new RegExp(`^\\*(?!\\s)([^*]+?)\\s*${arrow}\\s*([^*]+)$`, 'u');
const starredForm = new RegExp(
  `^\\*(?!\\s)([^*]+?)\\s*(?:${arrow}|/|=|,|;|\\s[-–—]\\s)\\s*([^*]+)$`,
  'u',
);
/** '-la sistema- el sistema', crossed out with what a keyboard has. */
const crossedOut = new RegExp(
  `^-{1,2}(?![\\s>-])([^>]+?)(?<!\\s)-{1,2}\\s+(?:${arrow}\\s*)?(.+)$`,
  'u',
);

/** In a list of mistakes, '"tengo que voy" (tengo que ir)'. */
function besideInBrackets(text: string): NoteCorrection | undefined {
  const [, wrong = '', right = ''] = /^([^()[\]]+?)\s*[([]([^()[\]]+)[)\]]$/.exec(text) ?? [];
  if (arrowBetween.test(text) || spanishEvidence(right) < 0.4) return undefined;
  const isAbout =
    likeness(wrong, right) > 0.3 || replaceWord(withoutQuotes(wrong), right) !== undefined;
  return isAbout ? toCorrection(wrong, right, 'likely') : undefined;
}

function isQuoted(text: string): boolean {
  return /^["'].+["'][.,]?$/.test(text.trim());
}

/** 'X → Y' where both are Spanish; under a heading of corrections also 'X - Y' and the like. */
function fromArrow(text: string, section: NoteLine['section']): NoteCorrection | undefined {
  const underHeading = section === 'corrections';
  const separator = arrowBetween.exec(text) ?? (underHeading ? looseSeparator.exec(text) : null);
  if (!separator || separator.index === 0) return undefined;
  const wrong = text.slice(0, separator.index);
  if (label.test(wrong)) return undefined;
  const right = text.slice(separator.index + separator[0].length);
  // 'e invitar a todos (y -> e)': the arrow is part of a remark.
  if (arrowBetween.test(right) || /\([^()]*$/.test(wrong)) return undefined;
  const correction = toCorrection(
    wrong,
    right,
    underHeading && arrowBetween.test(text) ? 'explicit' : 'likely',
  );
  if (!correction || showsForm(correction)) return undefined;
  // 'Para la próxima clase: leer la página 58'
  const isTitle = /[:=]/.test(separator[0]) && !isAbout(correction);
  if (isTitle) return undefined;
  if (underHeading) return correction;
  if (section === 'grammar' || section === 'vocabulary') return undefined;
  return isPlainlyCorrection(correction) ? correction : undefined;
}

/** 'Incorrecto: …', 'Dije: …': what it says stands on the lines below, too. */
const label = new RegExp(`^(?:${wrongWord}|${rightWord})$`, 'iu');
const looseSeparator = /\s+[-–—>/|]\s+|\s*[=:|]\s*|\s*\t\s*/;

/**
 * Outside a heading of corrections an arrow also shows how forms are made ('ser → soy',
 * 'el libro → los libros'). A correction starts from something that is not Spanish, or
 * repeats most of a phrase.
 */
function isPlainlyCorrection({ wrong, right }: NoteCorrection): boolean {
  const wrongWords = wordsOf(wrong.toLowerCase());
  const rightWords = wordsOf(right.toLowerCase());
  const unknown = wrongWords.filter((word) => lookUp(word).length === 0);
  const known = rightWords.filter((word) => lookUp(word).length > 0);
  if (comparisonKey(wrong) === comparisonKey(right)) {
    if (/[¿?]/.test(right)) return true;
    const inSentence = wrongWords.length > 3 && !changesTenseOnly(wrongWords, rightWords);
    return inSentence || wrongWords.some(isUnaccented);
  }
  if (wrongWords.length === 1) return unknown.length === 1 && known.length === rightWords.length;
  if (changesTenseOnly(wrongWords, rightWords)) return false;
  const shared = wrongWords.filter((word) => rightWords.includes(word));
  const isPlural =
    wrongWords.length === rightWords.length &&
    wrongWords.every(
      (word, i) => articlePlural[word] === rightWords[i] || pluralOf(word) === rightWords[i],
    );
  return shared.length > 0 && !isPlural;
}

/** 'tambien': no word as it stands, one with its accent. */
function isUnaccented(word: string): boolean {
  return (
    lookUpDictionaryForm(word).length === 0 &&
    !recogniseVerb(word).some(({ infinitive }) => isCommonVerb(infinitive)) &&
    (lookUp(word).length > 0 || looksLikeVerbForm(word))
  );
}

/** 'yo hablo → yo hablé': nothing in so short a text says that the first was wrong. */
function changesTenseOnly(before: string[], after: string[]): boolean {
  if (before.length !== after.length || before.length > 3) return false;
  return before.every((word, i) => {
    const other = after[i]!;
    const readings = finiteReadings(other);
    return (
      word === other ||
      finiteReadings(word).some(({ infinitive, person }) =>
        readings.some((one) => one.infinitive === infinitive && one.person === person),
      )
    );
  });
}

/** 'tener → tuve' teaches a form; nothing was wrong. */
function showsForm({ wrong, right }: NoteCorrection): boolean {
  const infinitive = wrong.toLowerCase().replace(/se$/, '');
  return recogniseVerb(right).some((reading) => reading.infinitive === infinitive);
}

/** Whether both texts speak of one thing, as far as their words tell. */
function isAbout({ wrong, right }: NoteCorrection): boolean {
  const words = wordsOf(wrong.toLowerCase());
  return (
    likeness(wrong, right) > 0.3 ||
    wordsOf(right.toLowerCase()).some((word) => word.length > 3 && words.includes(word))
  );
}

const articlePlural: Record<string, string> = { el: 'los', la: 'las', un: 'unos', una: 'unas' };
