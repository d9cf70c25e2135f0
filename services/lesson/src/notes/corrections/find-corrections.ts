import { spanishEvidence } from '../../spanish/detect-language.ts';
import { comparisonKey } from '../../spanish/letters.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { NoteLine } from '../lines/note-lines.ts';
import { likeness } from '../text/likeness.ts';
import { looksWrong } from '../text/looks-wrong.ts';
import { bare, hasEnglish, isSpanishSentence, splitSentences } from '../text/spanish-text.ts';
import type { NoteCorrection } from '../understood-notes.ts';
import { alignedVersions } from './across-lines/aligned-versions.ts';
import {
  correctedMessage,
  isStarred,
  type MendedMessages,
  type MessageCorrection,
} from './across-lines/corrected-messages.ts';
import { correctedVersion, repeatedVersion } from './across-lines/corrected-version.ts';
import {
  mendedBelow,
  rightAbove,
  speaksOfMending,
  standsRightFirst,
  titledVersions,
  twoLines,
} from './across-lines/corrections-across-lines.ts';
import { keyedCorrections } from './across-lines/keyed-corrections.ts';
import { fragmentAbove, fragmentBehind, fragmentBelow } from './across-lines/mending-words.ts';
import { pairedTurns } from './across-lines/paired-turns.ts';
import { unconfirmedTurns } from './across-lines/unconfirmed-turns.ts';
import { wrongMarked } from './correction-patterns.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { chosenForms } from './in-line/chosen-forms.ts';
import { contrastedForms, type Expectation } from './in-line/contrasted-forms.ts';
import { correctionsInLine } from './in-line/corrections-in-line.ts';
import { formsIn } from './in-line/forms-in-line.ts';
import { inlineCorrections } from './in-line/inline-corrections.ts';

/** What is left of a notation was not understood. */
const marks = /["*~→←⇒|<>✗❌✘✓✔✅]/u;
/** A row of a table that the tutor found right. */
const tickedRow = /\t[✓✔✅]$/u;

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
  const corrections: NoteCorrection[] = [];
  const used = new Set<NoteLine>();
  const rest = new Map<NoteLine, NoteLine>();
  const take = (found: MessageCorrection | undefined) => {
    corrections.push(...(found?.corrections ?? []));
    for (const line of found?.lines ?? []) used.add(line);
    return found;
  };
  const takePart = (found: MessageCorrection | undefined) => {
    for (const line of take(found)?.lines ?? []) {
      rest.set(line, saidBesides(line, found!.corrections));
    }
  };
  take(correctedVersion(lines));
  const keyed = keyedCorrections(lines);
  take(keyed);
  const isOpen = (line: NoteLine) => !used.has(line) && !keyed.right.includes(line);
  const read = lineReader(lines);
  lines.forEach((line, i) => {
    if (isOpen(line) && !line.isSectionTitle) takePart(read(i));
    // Marked as wrong without saying what is right: nothing to learn from.
    if (wrongMarked.test(line.text)) used.add(line);
  });
  if (corrections.length >= FEWEST_USUAL || lines.some(({ text }) => tickedRow.test(text))) {
    for (const line of lines) {
      if (isOpen(line) && !line.headed)
        take(contrasted(line, 'likely') ?? fragmentBehind(line, true));
    }
  }
  takePart(repeatedVersion(lines, used));
  take(alignedVersions(lines, used));
  take(pairedTurns(lines, used, corrections));
  const doubtful = [
    ...doubtfulLines(lines, used, corrections.length > 0),
    ...unconfirmedTurns(lines, used, corrections),
  ];
  const text = lines.map((line) => line.text).join('\n');
  return {
    corrections: withoutDuplicates(corrections).filter((one) => isSafe(one, text)),
    used: new Set([...used, ...doubtful]),
    rest,
  };
}

/**
 * Reads the lines one after the other, each in the notations that it may be written in, most
 * telling first; what was mended above tells about what stands below.
 */
function lineReader(lines: NoteLine[]): (at: number) => MessageCorrection | undefined {
  const mendsBelow = lines.some(({ text }) => speaksOfMending.test(text));
  const writesAbove = lines.some((line, i) => fragmentAbove(line, lines[i + 1], false));
  const isRightFirst = standsRightFirst(lines);
  const mended: MendedMessages = new Map();
  const replies = new Set<NoteLine>();
  return (at) => {
    const line = lines[at]!;
    const [next, below] = [lines[at + 1], lines[at + 2]];
    const written = writtenInto(line);
    if (written) return written;
    const message = correctedMessage(lines, at, mended, replies);
    const inLine = correctionsInLine(line);
    // 'e invitar a todo el mundo (y -> e)': the reply says more than its remark.
    const isRemark = message && inLine.every(({ wrong }) => !wrong.includes(' '));
    const found =
      twoLines(line, next) ??
      (inLine.length > 0 && !isRemark ? { corrections: inLine, lines: [line] } : undefined) ??
      rightAbove(line, next, below, isRightFirst) ??
      message ??
      (mendsBelow ? mendedBelow(line, next) : undefined) ??
      contrasted(line, line.section === 'corrections' ? 'sure' : 'none') ??
      fragmentBehind(line, false) ??
      titledVersions(line, next, below) ??
      fragmentAbove(line, next, writesAbove) ??
      (speaksForItself(next) ? undefined : fragmentBelow(line, next));
    for (const one of found?.lines ?? []) {
      if (!found!.corrections.some(({ wrong }) => one.text.includes(wrong))) replies.add(one);
    }
    return found;
  };
}

/** Remarks of the tutor inside the line, or in brackets behind it. */
function writtenInto(line: NoteLine): MessageCorrection | undefined {
  const { isMarked, corrections } = inlineCorrections(line.text);
  if (!isMarked) return undefined;
  const isBeside = corrections.length === 0 && line.section === 'corrections';
  return { corrections: isBeside ? correctionsInLine(line) : corrections, lines: [line] };
}

/** Whether both texts can be believed: what is right is Spanish that the notes have, or no slip. */
function isSafe({ wrong, right }: NoteCorrection, notes: string): boolean {
  if (isExplained(right) || marks.test(right) || /[→←]/.test(wrong)) return false;
  return notes.includes(right) || looksWrong(wrong) || !looksWrong(right);
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
