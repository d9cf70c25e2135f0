import { finiteReadings, recogniseVerb } from '../spanish/conjugate.ts';
import { spanishEvidence } from '../spanish/detect-language.ts';
import { pluralOf } from '../spanish/inflect.ts';
import { comparisonKey } from '../spanish/letters.ts';
import { lookUp } from '../spanish/lexicon.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import type { NoteLine } from './note-lines.ts';
import { bare, splitSentences } from './spanish-text.ts';
import type { NoteCorrection } from './understood-notes.ts';

/** A correction is short; a longer piece is prose. */
const LONGEST_CORRECTION = 300;

interface Pattern {
  pattern: RegExp;
  /** Which group holds what was wrong; the other one is right. */
  wrong: 1 | 2;
  /** The notation itself says that one side is wrong: no further proof needed. */
  explicit: boolean;
}

const wrongMark = '(?:✗|❌|✘|🚫)';
const rightMark = '(?:✓|✔|✅|☑)';
const wrongWord =
  '(?:incorrect|wrong|incorrecto|incorrecta|mal|i said|you said|i wrote|you wrote|mistake)';
const rightWord =
  "(?:correct|right|correcto|correcta|bien|should be|correction|better|say|tutor|it's)";
const arrow = '(?:→|➔|➜|⇒|-+>|=+>)';

const patterns: Pattern[] = [
  { pattern: /~~(.+?)~~\s*(?:→|->|=>|:)?\s*(.+)$/, wrong: 1, explicit: true },
  mark(`^${wrongMark}\\s*(.+?)\\s*(?:${arrow}|/|\\|)?\\s*${rightMark}\\s*(.+)$`, 1),
  mark(`^${rightMark}\\s*(.+?)\\s*(?:/|\\|)?\\s*${wrongMark}\\s*(.+)$`, 2),
  mark(`^(.+?)\\s*${wrongMark}\\s*(?:${arrow}|/|\\|)?\\s*(.+?)\\s*${rightMark}`, 1),
  mark(`^${wrongMark}\\s*(.+?)\\s*${arrow}\\s*(.+)$`, 1),
  mark(
    `^(.+?)\\s*[([](?:wrong|incorrect|incorrecto|mal|no)[)\\]][\\s,;:/|]*(?:${arrow})?\\s*(.+?)\\s*[([](?:right|correct|correcto|bien|sí|yes)[)\\]]`,
    1,
  ),
  mark(
    `^(.+?)\\s*[([](?:right|correct|correcto|bien)[)\\]][\\s,;:/|]*(.+?)\\s*[([](?:wrong|incorrect|incorrecto|mal)[)\\]]`,
    2,
  ),
  mark(`^${wrongWord}\\s*:\\s*(.+?)\\s*[/|,;.→-]*\\s*\\b${rightWord}\\s*:\\s*(.+)$`, 1),
  mark(`^${rightWord}\\s*:\\s*(.+?)\\s*[/|,;.→-]*\\s*\\b${wrongWord}\\s*:\\s*(.+)$`, 2),
  mark('\\bno se dice\\s+(.+?)[,;.]?\\s+(?:sino|se dice|es)\\s+(?:que\\s+)?(.+)$', 1),
  mark(
    "\\b(?:don'?t|do not|never) (?:say|use|write)\\s+(.+?)[,;.:]\\s*(?:but |instead |we |you )*(?:say|use|write)?:?\\s+(.+)$",
    1,
    false,
  ),
  mark('^se dice\\s+(.+?)[,;]?\\s+(?:y\\s+)?no\\s+(?:se dice\\s+)?(.+)$', 2),
  mark(
    `^(?:(?:i|you|we) (?:said|wrote|say)\\s+)?(.+?)[,;]?\\s*(?:${arrow}\\s*)?(?:it )?should (?:be|say|have been)\\s*:?\\s*(.+)$`,
    1,
    false,
  ),
  mark(
    "^(?:it'?s |it is |we say |you say |say |write |use )?not\\s+(.+?)[,;:]?\\s+(?:but|but rather|rather|it'?s)\\s+(.+)$",
    1,
    false,
  ),
  mark(
    "^(?:it'?s |it is |we say |you say |say |write |use )?(.+?)[,;]?\\s*(?:\\(|\\band |\\bbut )?\\bnot\\s+(.+?)\\)?$",
    2,
    false,
  ),
  mark('^(?:we say |say |write |use )?(.+?)[,;]?\\s+instead of\\s+(.+)$', 2, false),
];

function mark(source: string, wrong: 1 | 2, explicit = true): Pattern {
  return { pattern: new RegExp(source, 'iu'), wrong, explicit };
}

const wrongLine = new RegExp(`^(?:${wrongMark}|${wrongWord}\\s*:|x\\s*:)\\s*(.+)$`, 'iu');
const wrongMarked = new RegExp(`^${wrongMark}`, 'u');
const rightLine = new RegExp(`^(?:${rightMark}|${arrow}|${rightWord}\\s*:)\\s*(.+)$`, 'iu');
const arrowBetween = new RegExp(`\\s*${arrow}\\s*`, 'u');

export interface FoundCorrections {
  corrections: NoteCorrection[];
  /** Lines that are corrections and nothing else. */
  used: Set<NoteLine>;
}

/** What the tutor corrected, in the order of the notes. */
export function findCorrections(lines: NoteLine[]): FoundCorrections {
  const corrections: NoteCorrection[] = [];
  const used = new Set<NoteLine>();
  lines.forEach((line, i) => {
    if (used.has(line)) return;
    const next = lines[i + 1];
    const wrong = wrongLine.exec(line.text)?.[1];
    const right = next && !next.afterBlank ? rightLine.exec(next.text)?.[1] : undefined;
    const found = wholeLine(line);
    if (found.length > 0) {
      corrections.push(...found);
      used.add(line);
    } else if (wrong && right && next) {
      const correction = toCorrection(wrong, right, true);
      if (correction) corrections.push(correction);
      used.add(line).add(next);
    } else if (wrongMarked.test(line.text)) {
      // Marked as wrong without saying what is right: nothing to learn from.
      used.add(line);
    }
  });
  return { corrections: withoutDuplicates(corrections), used };
}

function wholeLine(line: NoteLine): NoteCorrection[] {
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

function parseCorrection(text: string, section: NoteLine['section']): NoteCorrection | undefined {
  if (text.length > LONGEST_CORRECTION) return undefined;
  for (const { pattern, wrong, explicit } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const correction = toCorrection(match[wrong]!, match[3 - wrong]!, explicit);
    if (correction) return correction;
  }
  return fromArrow(text, section);
}

/** 'X → Y' where both are Spanish; under a heading of corrections also 'X - Y' and the like. */
function fromArrow(text: string, section: NoteLine['section']): NoteCorrection | undefined {
  const underHeading = section === 'corrections';
  const separator = arrowBetween.exec(text) ?? (underHeading ? looseSeparator.exec(text) : null);
  if (!separator) return undefined;
  const wrong = text.slice(0, separator.index);
  const right = text.slice(separator.index + separator[0].length);
  if (arrowBetween.test(right)) return undefined;
  const correction = toCorrection(wrong, right, underHeading && arrowBetween.test(text));
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
  explicit: boolean,
): NoteCorrection | undefined {
  const wrong = bare(withoutLead(splitReason(wrongText).text));
  const { text, reason } = splitReason(rightText);
  const right = bare(withoutLead(text));
  if (!/\p{L}/u.test(wrong) || !/\p{L}/u.test(right) || wrong === right) return undefined;
  // Both have to be Spanish: a translation behind an arrow is vocabulary. The wrong form of
  // an explicit correction may be anything, such as an invented word.
  const evidence = [spanishEvidence(wrong), spanishEvidence(right)] as const;
  if (evidence[1] < (explicit ? 0 : 0.4) || evidence[0] < (explicit ? -4 : 0.3)) return undefined;
  return { wrong, right, reason };
}

function withoutLead(text: string): string {
  return text
    .trim()
    .replace(/^(?:✗|❌|✘|✓|✔|✅)\s*/u, '')
    .replace(/^(?:is|say|se dice|it's|use)\s*:?\s+(?=["'\p{L}])/iu, (lead) =>
      /^(?:se dice|say|it's|use)/i.test(lead) ? '' : lead,
    );
}

/** Takes the tutor's reason off the end: '(age takes tener)', '- because …', 'because …'. */
function splitReason(text: string): { text: string; reason: string | undefined } {
  const because =
    /^(.+?)[,;.]?\s+[-–—(]?\s*((?:because|since|porque)\s.+?)\)?$/i.exec(text) ??
    /^(.+?)\s*\(([^()]+)\)\s*$/.exec(text) ??
    /^(.+?)\s+(?:[-–—]|\/\/)\s+(.+)$/.exec(text);
  if (!because) return { text, reason: undefined };
  const [, before = '', reason = ''] = because;
  const isReason = /^(?:because|since)\b/i.test(reason) || spanishEvidence(reason) < 0.5;
  const cut = isReason || text.trimEnd().endsWith(')');
  return cut
    ? { text: before, reason: isReason ? reason.trim() : undefined }
    : { text, reason: undefined };
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
