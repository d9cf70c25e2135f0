import {
  finiteReadings,
  isCommonVerb,
  looksLikeVerbForm,
  recogniseVerb,
} from '../spanish/conjugate.ts';
import { spanishEvidence } from '../spanish/detect-language.ts';
import { pluralOf } from '../spanish/inflect.ts';
import { comparisonKey } from '../spanish/letters.ts';
import { lookUp, lookUpDictionaryForm } from '../spanish/lexicon.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { tutors } from './chat-log.ts';
import {
  correctedMessage,
  type MendedMessages,
  type MessageCorrection,
} from './corrected-messages.ts';
import { correctedVersion } from './corrected-version.ts';
import {
  arrow,
  type CorrectionPattern,
  correctionPatterns,
  rightMark,
  rightWord,
  wrongMark,
  wrongWord,
} from './correction-patterns.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { inlineCorrections } from './inline-corrections.ts';
import { likeness } from './likeness.ts';
import { areSameWords, mendSentence, replaceWord, withoutWord } from './mend-sentence.ts';
import type { NoteLine } from './note-lines.ts';
import { quotedCorrection } from './quoted-corrections.ts';
import { bare, splitReason, splitSentences } from './spanish-text.ts';
import type { NoteCorrection } from './understood-notes.ts';

/** Likeness from which the line below an entry says it again. */
const REPEATED = 0.5;
/** A correction is short; a longer piece is prose. */
const LONGEST_CORRECTION = 300;

const wrongLine = new RegExp(
  `^(?:${wrongMark}|${wrongWord}\\s*:|[x✕×]\\s*[:.)])\\s*(.+)$|^(.+?)\\s*${wrongMark}$`,
  'iu',
);
const rightMarked = new RegExp(`^${rightMark}|${rightMark}$`, 'u');
const wrongMarked = new RegExp(`^${wrongMark}|${wrongMark}$`, 'u');
const rightLine = new RegExp(
  `^(?:${rightMark}|${arrow}|${rightWord}\\s*:|(?:v|ok|√)\\s*[:.)])\\s*(.+)$|^(.+?)\\s*${rightMark}$`,
  'iu',
);
const arrowBetween = new RegExp(`\\s*${arrow}\\s*`, 'u');

export interface FoundCorrections {
  corrections: NoteCorrection[];
  /** Lines that are corrections and nothing else, or may hold mistakes that nobody mended. */
  used: Set<NoteLine>;
}

/** What the tutor corrected, in the order of the notes. */
export function findCorrections(lines: NoteLine[]): FoundCorrections {
  const twice = correctedVersion(lines);
  const corrections: NoteCorrection[] = [...twice.corrections];
  const used = new Set<NoteLine>(twice.lines);
  const mendsBelow = lines.some(({ text }) => speaksOfMending.test(text));
  const mended: MendedMessages = new Map();
  lines.forEach((line, i) => {
    if (used.has(line)) return;
    const inline = inlineCorrections(line);
    if (inline.isMarked) {
      corrections.push(...inline.corrections);
      used.add(line);
      return;
    }
    const found = [
      { corrections: wholeLine(line), lines: [line] },
      twoLines(line, lines[i + 1]),
      rightAbove(line, lines[i + 1], lines[i + 2]),
      correctedMessage(lines, i, mended),
      mendsBelow ? mendedBelow(line, lines[i + 1]) : undefined,
    ].find((one) => one !== undefined && (one.corrections.length > 0 || one.lines.length > 1));
    if (found) {
      corrections.push(...found.corrections);
      for (const one of found.lines) used.add(one);
    } else if (wrongMarked.test(line.text)) {
      // Marked as wrong without saying what is right: nothing to learn from.
      used.add(line);
    }
  });
  const doubtful = doubtfulLines(lines.filter((line) => !used.has(line)));
  return {
    corrections: withoutDuplicates(corrections),
    used: new Set([...used, ...doubtful]),
  };
}

/** '✗ yo sabo' over '✓ yo sé'. */
function twoLines(line: NoteLine, next: NoteLine | undefined): MessageCorrection | undefined {
  const wrong = groupOf(wrongLine, line.text);
  if (!wrong || !next || next.afterBlank) return undefined;
  const byTutor = tutors.has(next.speaker?.toLowerCase() ?? '') ? next.text : undefined;
  const right = groupOf(rightLine, next.text) ?? byTutor;
  if (!right) return undefined;
  const correction = toCorrection(wrong, right, 'explicit');
  return { corrections: correction ? [correction] : [], lines: [line, next] };
}

const speaksOfMending = /correc|correg|mistake|error(?:es|s)?\b|fixed/i;

/** In a list of mistakes, '1. Soy cansado hoy.' over 'Estoy cansado hoy.' */
function mendedBelow(line: NoteLine, next: NoteLine | undefined): MessageCorrection | undefined {
  if (!next || next.afterBlank || next.headed || line.speaker !== next.speaker) return undefined;
  const isBelowEntry = line.bullet && !next.bullet;
  if (line.section !== 'corrections' && !isBelowEntry) return undefined;
  const [wrong, right] = [bare(line.text), bare(next.text)];
  if (arrowBetween.test(`${wrong}${right}`) || spanishEvidence(wrong) < 1) return undefined;
  const isSaidAgain =
    mendSentence(wrong, right) !== undefined ||
    (isBelowEntry && likeness(wrong, right) >= REPEATED) ||
    (isBelowEntry && areSameWords(wrong, right) && wrong !== right);
  const correction = isSaidAgain ? toCorrection(wrong, right, 'likely') : undefined;
  return correction && { corrections: [correction], lines: [line, next] };
}

/** '✓ iré a la playa' over '✗ iré en la playa', unless what mends the latter stands below it. */
function rightAbove(
  line: NoteLine,
  next: NoteLine | undefined,
  below: NoteLine | undefined,
): MessageCorrection | undefined {
  const right = groupOf(rightLine, line.text);
  const wrong = next && !next.afterBlank ? groupOf(wrongLine, next.text) : undefined;
  if (!right || !wrong || !rightMarked.test(line.text)) return undefined;
  if (below && !below.afterBlank && groupOf(rightLine, below.text)) return undefined;
  const isSaidAgain = mendSentence(wrong, right) || likeness(wrong, right) >= REPEATED;
  const correction = isSaidAgain ? toCorrection(wrong, right, 'explicit') : undefined;
  return correction && { corrections: [correction], lines: [line, next!] };
}

function groupOf(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text);
  return match?.[1] ?? match?.[2];
}

function wholeLine(line: NoteLine): NoteCorrection[] {
  const struck = struckInside(line.text);
  if (struck) return [struck];
  const steps = line.section === 'corrections' ? correctedTwice(line.text) : [];
  if (steps.length > 0) return steps;
  const pieces = line.text.split(/\s*;\s*/).filter(Boolean);
  if (pieces.length > 1) {
    const found = pieces.flatMap((piece) => parseCorrection(piece, line.section) ?? []);
    if (found.length === pieces.length) return found;
  }
  const whole = parseCorrection(line.text, line.section);
  if (whole) return [whole];
  const sentences = splitSentences(line.text);
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

/** 'Voy ~~en~~ a la escuela': what was crossed out stood where its like now stands. */
function struckInside(text: string): NoteCorrection | undefined {
  if (!text.includes('~~')) return undefined;
  const parts = text.split(/\s*~~([^~]+)~~\s*/);
  const isWhole = parts.length === 3 && !/\p{L}/u.test(parts[0]!);
  if (parts.length < 3 || isWhole || arrowBetween.test(text)) return undefined;
  // Every second part was crossed out; the one behind it begins with what stands for it.
  const wrong = parts.map((part, i) => {
    if (i === 0 || i % 2 === 1) return part;
    return withoutReplacement(parts[i - 1]!, part);
  });
  const right = parts.filter((_, i) => i % 2 === 0);
  return toCorrection(wrong.join(' '), right.join(' '), 'explicit');
}

/** 'a el', 'al cine' → 'cine'; what stands for nothing that was crossed out stays. */
function withoutReplacement(struck: string, after: string): string {
  const words = after.split(' ');
  const sizes = [...new Set([1, wordsOf(struck).length])];
  const best = sizes
    .map((size) => ({ size, instead: words.slice(0, size).join(' ') }))
    .filter(({ instead }) => areAlike(struck, instead))
    .toSorted((a, b) => likeness(struck, b.instead) - likeness(struck, a.instead))[0];
  return best ? words.slice(best.size).join(' ') : after;
}

function areAlike(struck: string, instead: string): boolean {
  if (instead === '') return false;
  return (
    likeness(struck, instead) > 0.4 ||
    lookUp(struck).some((one) =>
      lookUp(instead).some((other) => one.partOfSpeech === other.partOfSpeech),
    )
  );
}

function parseCorrection(line: string, section: NoteLine['section']): NoteCorrection | undefined {
  if (line.length > LONGEST_CORRECTION) return undefined;
  const text = line.replace(warning, '');
  const starred = starredForm.exec(text);
  if (starred) return toCorrection(starred[1]!, starred[2]!, 'explicit');
  const quoted = quotedCorrection(text);
  if (quoted) {
    const { reason } = splitReason(`"${quoted.right}"${quoted.remark}`);
    const correction = toCorrection(quoted.wrong, quoted.right, 'explicit');
    if (correction) return { ...correction, reason: correction.reason ?? reason };
  }
  const beside = section === 'corrections' ? besideInBrackets(text) : undefined;
  if (beside) return beside;
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
  return fromArrow(text, section);
}

/** 'Ojo con "muy":', 'Remember:' */
const warning =
  /^(?:(?:ojo|careful|cuidado|remember|recuerda|atención|important|importante|note|nota|tip)(?!\p{L})[^:]{0,40}:|(?:remember|recuerda|careful|ojo),?)\s+(?=.*(?<!\p{L})(?:no|not|never|nunca|→)(?!\p{L}))/iu;
/** '*yo gusto el café → me gusta el café', as linguists mark what nobody says. */
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
  const [, wrong = '', right = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
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
  const right = text.slice(separator.index + separator[0].length);
  if (arrowBetween.test(right)) return undefined;
  const correction = toCorrection(
    wrong,
    right,
    underHeading && arrowBetween.test(text) ? 'explicit' : 'likely',
  );
  if (!correction || showsForm(correction)) return undefined;
  if (underHeading) return correction;
  if (section === 'grammar' || section === 'vocabulary') return undefined;
  return isPlainlyCorrection(correction) ? correction : undefined;
}

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

const articlePlural: Record<string, string> = { el: 'los', la: 'las', un: 'unos', una: 'unas' };

function toCorrection(
  wrongText: string,
  rightText: string,
  proof: CorrectionPattern['proof'],
): NoteCorrection | undefined {
  const wrong = withoutQuotes(withoutLead(splitReason(wrongText).text));
  const { text, reason } = splitReason(rightText);
  const told = withoutQuotes(withoutLead(firstAlternative(text)));
  const right = withoutWord(wrong, told) ?? wholeRight(wrong, told);
  if (!/\p{L}/u.test(wrong) || !/\p{L}/u.test(right) || wrong === right) return undefined;
  // '"realizar" does not mean "realize"' warns of a word and mends none.
  if (/\b(?:does|mean|means)\b/i.test(`${wrong} ${right}`)) return undefined;
  // Both have to be Spanish: a translation behind an arrow is vocabulary. The wrong form of
  // an explicit correction may be anything, such as an invented word.
  const isExplicit = proof === 'explicit';
  const evidence = [spanishEvidence(wrong), spanishEvidence(right)] as const;
  if (evidence[1] < (isExplicit ? 0 : 0.4) || evidence[0] < (isExplicit ? -4 : 0.3))
    return undefined;
  return { wrong, right, reason };
}

/**
 * What was said wrong, all of it, put right: 'la problema' and 'el', 'vivo en un piso, es en el
 * centro' and 'está en el centro'. 'La lámpara' and 'lamp' are no such two.
 */
function wholeRight(wrong: string, told: string): string {
  const plain = withoutCapitals(told);
  if (spanishEvidence(told) <= 0) return plain;
  const missing = wordsOf(wrong).length - wordsOf(told).length;
  const isPart = missing >= 3 || (missing > 0 && /^\p{Lu}/u.test(wrong) && /^\p{Ll}/u.test(told));
  const mended = isPart ? mendSentence(wrong, plain)?.whole.right : undefined;
  return replaceWord(wrong, told) ?? mended ?? plain;
}

/** 'Siempre como a las dos / Yo siempre como a las dos' → the first of them. */
function firstAlternative(text: string): string {
  const [first = '', ...others] = text.split(/\s+(?:\/|o|or)\s+/);
  const areAlternatives = others.length > 0 && others.every((one) => likeness(first, one) > 0.4);
  return areAlternatives ? first : text;
}

/** 'Tengo MUCHA hambre': the capitals only point at what changed. */
function withoutCapitals(text: string): string {
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
function withoutQuotes(text: string): string {
  return bare(text).replace(/"/g, '').replace(/\s+/g, ' ').trim();
}

function withoutLead(text: string): string {
  return text
    .trim()
    .replace(/^\*?(?:✗|❌|✘|✓|✔|✅)\s*|\s*(?:✗|❌|✘|✓|✔|✅)$/gu, '')
    .replace(/^\*(?=\p{L})/u, '')
    .replace(
      /^(?:mejor|better|correct|correcciones|corrections|correcto|corrección|correction|right|bien)\s*:\s*/iu,
      '',
    )
    .replace(/^(?:is|say|se dice|it's|use)\s*:?\s+(?=["'\p{L}])/iu, (lead) =>
      /^(?:se dice|say|it's|use)/i.test(lead) ? '' : lead,
    );
}

function withoutDuplicates(corrections: NoteCorrection[]): NoteCorrection[] {
  const seen = new Set<string>();
  return corrections.filter(({ wrong, right }) => {
    const key = `${wrong.toLowerCase()}→${comparisonKey(right)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
