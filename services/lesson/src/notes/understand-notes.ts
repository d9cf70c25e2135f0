import { likelySlip } from '../spanish/grammar-check/check-grammar.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { speaksOfMending } from './corrections/across-lines/corrections-across-lines.ts';
import { findCorrections } from './corrections/find-corrections.ts';
import { separateMarked } from './corrections/in-line/inline-corrections.ts';
import { wrongFormTest } from './corrections/wrong-forms.ts';
import { findSentences, mergeSentences } from './find-sentences.ts';
import { findTopics } from './grammar/find-topics.ts';
import { findVerbTables, isTabled } from './grammar/find-verb-tables.ts';
import { judgeLevel } from './grammar/judge-level.ts';
import { findHeading, headingText } from './lines/heading.ts';
import { noteLines } from './lines/note-lines.ts';
import { withoutOccasion } from './lines/occasion.ts';
import { findPairs, mergePairs } from './pairs/find-pairs.ts';
import { separateExamples } from './pairs/separate-examples.ts';
import { sharesMeaning } from './text/meaning.ts';
import { isPlainlyWrong } from './text/plainly-wrong.ts';
import { isSpanishSentence, kindOf } from './text/spanish-text.ts';
import type { UnderstoodNotes } from './understood-notes.ts';

/** The tutor's tick on what is right as it stands, as a sign or, behind a sentence, in words. */
const tick = /^[✓✔✅☑]\uFE0F?\s*|\s*[✓✔✅☑]\uFE0F?$/u;
const praise =
  /\s*(?:→|-+>|=+>|\s[-–—]\s|\()\s*¡?(muy bien|bien|ok|perfect[oa]?|correct[oa]?|good|great|right|well done)[!.)]*$/iu;

/**
 * Reads a learner's notes: vocabulary, sentences, corrections, grammar and level. Pure and
 * deterministic; never throws. Nothing is in the result that the notes do not say, but for
 * the English of single words, which the lexicon may give (`glossed`).
 *
 * The folders stand in this order, and none knows those behind it: `text/` judges one piece of
 * text, `lines/` brings every layout into lines, and `corrections/`, `pairs/` and `grammar/`,
 * which do not know one another, find what those lines teach.
 */
export function understandNotes(text: string): UnderstoodNotes {
  const lines = separateMarked(noteLines(text));
  const { corrections, used: corrected, rest } = findCorrections(lines);
  const isCorrected = wrongFormTest(corrections);
  const verbTables = findVerbTables(text);
  const free = separateExamples(
    withoutOccasion(
      lines
        .flatMap((line) => (corrected.has(line) ? (rest.get(line) ?? []) : line))
        .filter((line) => line.text !== ''),
    ).map((line) => ({
      ...line,
      text: withoutTick(line.text),
    })),
  );
  const found = findPairs(free.filter((line) => !line.isSectionTitle));
  const headingLine = findHeading(free, found.used);
  const body = free.filter(
    // '¿Cómo eres?' is a title and a sentence.
    (line) => (line !== headingLine || line.text.endsWith('?')) && !line.isSectionTitle,
  );
  const { pairs: allPairs, used } = headingLine ? findPairs(body) : found;
  // Where mistakes were corrected there may be others that nobody found.
  const mayHoldMistakes =
    corrections.length > 0 || lines.some(({ text }) => speaksOfMending.test(text));
  const given = new Set(allPairs.flatMap(({ spanish }) => wordsOf(spanish.toLowerCase())));
  const looksWrong = (spanish: string) =>
    likelySlip(spanish, (word) => given.has(word)) !== undefined;
  const listed = mergePairs(allPairs).filter(
    ({ spanish, kind }) =>
      !isCorrected(spanish) && !(mayHoldMistakes && kind === 'sentence' && looksWrong(spanish)),
  );
  const right = corrections
    .filter((correction) => isSpanishSentence(correction.right))
    .map((correction) => ({ spanish: correction.right, english: undefined }));
  const sentences = mergeSentences([...findSentences(body, used, listed), ...right]).filter(
    ({ spanish, english }) =>
      !isCorrected(spanish) &&
      !isPlainlyWrong(spanish) &&
      ((english !== undefined && !mayHoldMistakes) || !looksWrong(spanish)) &&
      (english !== undefined || !isTabled(spanish, verbTables)),
  );
  const pairs = mergePairs([
    ...listed,
    ...sentences.flatMap(({ spanish, english }) =>
      english ? { spanish, english, kind: 'sentence' as const, glossed: false } : [],
    ),
  ]);
  const spanish = [
    ...new Set([
      ...sentences.map((sentence) => sentence.spanish),
      ...pairs.map((pair) => pair.spanish),
    ]),
  ];
  const prose = lines.map((line) => line.text).join('\n');
  const topics = findTopics(prose, spanish, corrections);
  return {
    heading: headingLine && headingText(headingLine),
    pairs,
    sentences,
    corrections,
    verbTables,
    topics,
    level: judgeLevel(prose, spanish, topics),
  };
}

/** 'muy hecho - well done' is a word with its English, and nothing that a tutor praises. */
function withoutTick(line: string): string {
  const text = line.replace(tick, '');
  const praised = text.replace(praise, '');
  const isPraise =
    kindOf(praised) === 'sentence' && !sharesMeaning(praised, praise.exec(text)?.[1] ?? '');
  return isPraise ? praised : text;
}
