import { spanishEvidence } from '../spanish/detect-language.ts';
import { comparisonKey } from '../spanish/letters.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { alignedVersions } from './aligned-versions.ts';
import { chosenForms } from './chosen-forms.ts';
import { contrastedForms, type Expectation } from './contrasted-forms.ts';
import {
  correctedMessage,
  isStarred,
  type MendedMessages,
  type MessageCorrection,
} from './corrected-messages.ts';
import { correctedVersion, repeatedVersion } from './corrected-version.ts';
import { wrongMark } from './correction-patterns.ts';
import {
  mendedBelow,
  rightAbove,
  speaksOfMending,
  standsRightFirst,
  titledVersions,
  twoLines,
} from './corrections-across-lines.ts';
import { correctionsInLine } from './corrections-in-line.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { formsIn } from './forms-in-line.ts';
import { inlineCorrections } from './inline-corrections.ts';
import { keyedCorrections } from './keyed-corrections.ts';
import { likeness } from './likeness.ts';
import { looksWrong } from './looks-wrong.ts';
import { fragmentAbove, fragmentBehind, fragmentBelow } from './mending-words.ts';
import type { NoteLine } from './note-lines.ts';
import { pairedTurns } from './paired-turns.ts';
import { bare, hasEnglish, isSpanishSentence, splitSentences } from './spanish-text.ts';
import { unconfirmedTurns } from './unconfirmed-turns.ts';
import type { NoteCorrection } from './understood-notes.ts';

const wrongMarked = new RegExp(`^${wrongMark}|${wrongMark}$`, 'u');

/** Notes with so many corrections have others. */
const FEWEST_USUAL = 2;
/** Likeness from which a sentence is part of a correction. */
const MENDING = 0.4;

export interface FoundCorrections {
  corrections: NoteCorrection[];
  /** Lines that are corrections and nothing else, or may hold mistakes that nobody mended. */
  used: Set<NoteLine>;
  /** What else a used line says. */
  rest: Map<NoteLine, NoteLine>;
}

/** What the tutor corrected, in the order of the notes. */
export function findCorrections(lines: NoteLine[]): FoundCorrections {
  const twice = correctedVersion(lines);
  const keyed = keyedCorrections(lines);
  const corrections: NoteCorrection[] = [...twice.corrections, ...keyed.corrections];
  const used = new Set<NoteLine>([...twice.lines, ...keyed.lines]);
  const mendsBelow = lines.some(({ text }) => speaksOfMending.test(text));
  const writesAbove = lines.some((line, i) => fragmentAbove(line, lines[i + 1], false));
  const isRightFirst = standsRightFirst(lines);
  const rest = new Map<NoteLine, NoteLine>();
  const mended: MendedMessages = new Map();
  const replies = new Set<NoteLine>();
  lines.forEach((line, i) => {
    if (used.has(line) || line.isSectionTitle || keyed.right.includes(line)) return;
    const inline = inlineCorrections(line.text);
    if (inline.isMarked) {
      const isBeside = inline.corrections.length === 0 && line.section === 'corrections';
      corrections.push(...(isBeside ? correctionsInLine(line) : inline.corrections));
      used.add(line);
      return;
    }
    const message = correctedMessage(lines, i, mended, replies);
    const inLine = correctionsInLine(line);
    // 'e invitar a todo el mundo (y -> e)': the reply says more than its remark.
    const isRemark = inLine.length > 0 && inLine.every(({ wrong }) => !wrong.includes(' '));
    const found = [
      twoLines(line, lines[i + 1]),
      isRemark && message ? message : inLine.length > 0 && { corrections: inLine, lines: [line] },
      rightAbove(line, lines[i + 1], lines[i + 2], isRightFirst),
      message,
      mendsBelow ? mendedBelow(line, lines[i + 1]) : undefined,
      contrasted(line, line.section === 'corrections' ? 'sure' : 'none'),
      fragmentBehind(line, false),
      titledVersions(line, lines[i + 1], lines[i + 2]),
      fragmentAbove(line, lines[i + 1], writesAbove),
      speaksForItself(lines[i + 1]) ? undefined : fragmentBelow(line, lines[i + 1]),
    ].find((one) => one);
    if (found) {
      corrections.push(...found.corrections);
      for (const one of found.lines) used.add(one);
      for (const one of found.lines) {
        if (!found.corrections.some(({ wrong }) => one.text.includes(wrong))) replies.add(one);
      }
      for (const one of found.lines) rest.set(one, saidBesides(one, found.corrections));
    } else if (wrongMarked.test(line.text)) {
      // Marked as wrong without saying what is right: nothing to learn from.
      used.add(line);
    }
  });
  const hasTickedRows = lines.some(({ text }) => /\t[✓✔✅]$/u.test(text));
  if (corrections.length >= FEWEST_USUAL || hasTickedRows) {
    for (const line of lines) {
      if (used.has(line) || line.headed || keyed.right.includes(line)) continue;
      const found = contrasted(line, 'likely') ?? fragmentBehind(line, true);
      if (!found) continue;
      corrections.push(...found.corrections);
      used.add(line);
    }
  }
  const repeated = repeatedVersion(lines, used);
  corrections.push(...repeated.corrections);
  for (const line of repeated.lines) {
    used.add(line);
    rest.set(line, saidBesides(line, repeated.corrections));
  }
  const aligned = alignedVersions(lines, used);
  corrections.push(...(aligned?.corrections ?? []));
  for (const line of aligned?.lines ?? []) used.add(line);
  const paired = pairedTurns(lines, used, corrections);
  corrections.push(...paired.corrections);
  for (const line of paired.lines) used.add(line);
  const doubtful = [
    ...doubtfulLines(lines, used, corrections.length > 0),
    ...unconfirmedTurns(lines, used, corrections),
  ];
  const text = lines.map((line) => line.text).join('\n');
  const isSafe = ({ wrong, right }: NoteCorrection) =>
    !isExplained(right) && (text.includes(right) || looksWrong(wrong) || !looksWrong(right));
  return {
    corrections: withoutDuplicates(corrections).filter(isSafe),
    used: new Set([...used, ...doubtful]),
    rest,
  };
}

/** 'gender: she says el mano': talk about a form, and none itself. */
function isExplained(text: string): boolean {
  return hasEnglish(text) && wordsOf(text).filter((word) => spanishEvidence(word) < 0).length > 1;
}

/** 'Tienes que ir al médico. Espero que se mejore.': the sentences that mend nothing. */
function saidBesides(line: NoteLine, corrections: NoteCorrection[]): NoteLine {
  const forms = corrections.flatMap(({ wrong, right }) => [wrong, right]);
  const sentences = splitSentences(line.text);
  if (sentences.length < 2) return { ...line, text: '' };
  const text = sentences
    .filter(
      (sentence) => !formsIn(sentence).some(({ before, after }) => /\p{L}/u.test(before + after)),
    )
    .filter((sentence) => isSpanishSentence(sentence) && !looksWrong(sentence))
    .filter((sentence) => !forms.some((form) => likeness(form, sentence) > MENDING))
    .join(' ');
  return { ...line, text };
}

function speaksForItself(line: NoteLine | undefined): boolean {
  return (
    line !== undefined &&
    (isStarred(line) || correctionsInLine(line).length > 0 || !!contrasted(line, 'none'))
  );
}

function contrasted(line: NoteLine, expected: Expectation): MessageCorrection | undefined {
  const correction = chosenForms(line) ?? contrastedForms(line.text, expected);
  return correction && { corrections: [correction], lines: [line] };
}

function withoutDuplicates(corrections: NoteCorrection[]): NoteCorrection[] {
  const seen = new Set<string>();
  const wrongs = new Set(corrections.map(({ wrong }) => bare(wrong)));
  return corrections.filter(({ wrong, right }) => {
    // 'Soy paciente. Trabajo bueno en equipo', of which the second is corrected by itself.
    const sentences = splitSentences(wrong).map(bare);
    if (sentences.length > 1 && sentences.some((one) => wrongs.has(one))) return false;
    const key = `${wrong.toLowerCase()}→${comparisonKey(right)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
