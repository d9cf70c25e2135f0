import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { capitalisedLike } from '../../../spanish/letters.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { bare, splitSentences } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { contrastedForms } from '../in-line/contrasted-forms.ts';
import { correctionsInLine } from '../in-line/corrections-in-line.ts';
import { formsIn } from '../in-line/forms-in-line.ts';
import { inlineCorrections } from '../in-line/inline-corrections.ts';
import { numberIn, reference, superscripts } from '../in-line/reference-mark.ts';
import { fitForms } from '../mending/fit-forms.ts';

export interface KeyedCorrections {
  corrections: NoteCorrection[];
  /** The lines of the key and those that it mends. */
  lines: NoteLine[];
  /** Lines that the key finds right. */
  right: NoteLine[];
}

const entryMark = new RegExp(`^(?:\\[(\\d{1,2})\\]|\\^(\\d{1,2})|([${superscripts}]+))\\s*:?\\s*`);
/** A key says so of what is right as it stands. */
const foundRight =
  /^(?:ok|okay|bien|muy bien|correct[oa]?|right|good|fine|perfect[oa]?|igual|sin (?:cambios|errores)|no (?:change|mistake|error)s?|[✓✔✅☑])(?!\p{L})/iu;
/** Fewer entries that fit may do so by chance. */
const FEWEST_FITTING = 2;

/**
 * Corrections that stand apart from what they correct: in footnotes ('en pie [1]' … '[1] a
 * pie'), or under the numbers of the sentences, in a list of their own below.
 */
export function keyedCorrections(lines: NoteLine[]): KeyedCorrections {
  const [notes, lists] = [footnotes(lines), numberedKey(lines)];
  return {
    corrections: [...notes.corrections, ...lists.corrections],
    lines: [...notes.lines, ...lists.lines],
    right: lists.right,
  };
}

function footnotes(lines: NoteLine[]): KeyedCorrections {
  const entries = new Map<string, { line: NoteLine; text: string }>();
  const referred = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(reference)].map((mark) => numberIn(mark))),
  );
  for (const line of lines) {
    const mark = entryMark.exec(line.text);
    const text = line.text.slice(mark?.[0].length ?? 0);
    if (mark) entries.set(numberIn(mark), { line, text });
    // '(1) muy bonita → muy bonito', where the text has a '(1)' in it.
    const isEntry = line.number !== undefined && referred.has(`${line.number}`);
    if (isEntry && isMending(text)) entries.set(`${line.number}`, { line, text });
  }
  const corrections: NoteCorrection[] = [];
  const used = new Set<NoteLine>();
  for (const line of lines) {
    if (entryMark.test(line.text)) continue;
    for (const sentence of splitSentences(line.text)) {
      const marks = [...sentence.matchAll(reference)].filter((mark) => entries.has(numberIn(mark)));
      if (marks.length === 0) continue;
      // What of the sentence is right without the remarks nobody says.
      used.add(line);
      const remarks = marks.map((mark) => {
        const entry = entries.get(numberIn(mark))!;
        used.add(entry.line);
        return { ...entry.line, text: entry.text, section: 'corrections' as const };
      });
      const correction = mendedBy(sentence, remarks);
      if (correction) corrections.push(correction);
    }
  }
  return { corrections, lines: [...used], right: [] };
}

/** An entry says what is right; one that translates is no correction. */
function isMending(text: string): boolean {
  return rightOf(text) !== undefined && spanishEvidence(text) > 0;
}

/** A sentence with the remarks on it done, one after the other. */
function mendedBy(sentence: string, remarks: NoteLine[]): NoteCorrection | undefined {
  const said = bare(sentence.replace(reference, ''));
  const replaced = remarks.reduce<string | undefined>((text, remark) => {
    const [told] = correctionsInLine(remark);
    const at = told ? (text?.toLowerCase().indexOf(told.wrong.toLowerCase()) ?? -1) : -1;
    if (!text || !told || at < 0) return undefined;
    const instead = at === 0 ? capitalisedLike(text, told.right) : told.right;
    return text.slice(0, at) + instead + text.slice(at + told.wrong.length);
  }, said);
  if (replaced) return { wrong: said, right: replaced, reason: undefined };
  const instead = remarks.map(({ text }) => rightOf(text));
  let at = 0;
  const marked = sentence.replace(reference, () => ` [${instead[at++] ?? ''}]`);
  const [inline] = inlineCorrections(marked).corrections;
  if (inline) return { ...inline, right: capitalisedLike(inline.wrong, inline.right) };
  const right = instead.reduce<string>(
    (text, one) => (one && fitForms(text, one)?.[1]) || text,
    said,
  );
  return right === said ? undefined : { wrong: said, right, reason: undefined };
}

/** What a remark gives as right: 'está, not es', 'should be está', 'está cerca'. */
function rightOf(remark: string): string | undefined {
  const said = contrastedForms(remark, 'sure')?.right;
  return said ?? formsIn(remark).find(({ text }) => spanishEvidence(text) >= 0)?.text;
}

function numberedKey(lines: NoteLine[]): KeyedCorrections {
  const lists = numberedLists(lines);
  const none = { corrections: [], lines: [], right: [] };
  for (const [i, list] of lists.entries()) {
    for (const key of lists.slice(i + 1)) {
      const found = readKey(list, key);
      if (found) return found;
    }
  }
  return none;
}

type NumberedList = Map<number, NoteLine>;

function numberedLists(lines: NoteLine[]): NumberedList[] {
  const lists: NumberedList[] = [];
  for (const line of lines) {
    if (line.number === undefined) continue;
    const open = lists.at(-1);
    if (!open || open.has(line.number) || line.number < Math.max(...open.keys())) {
      lists.push(new Map([[line.number, line]]));
    } else {
      open.set(line.number, line);
    }
  }
  return lists;
}

function readKey(list: NumberedList, key: NumberedList): KeyedCorrections | undefined {
  const found: KeyedCorrections = { corrections: [], lines: [], right: [] };
  let doubtful = 0;
  for (const [number, entry] of key) {
    const line = list.get(number);
    if (!line) continue;
    const wrong = bare(line.text);
    const right = rightOf(entry.text);
    if (foundRight.test(entry.text) || bare(entry.text) === wrong) {
      found.right.push(line);
      found.lines.push(entry);
      continue;
    }
    const fitted = right === undefined ? undefined : fitForms(wrong, right);
    if (fitted && spanishEvidence(wrong) > 0) {
      found.corrections.push({ wrong, right: fitted[1], reason: undefined });
      found.lines.push(line, entry);
    } else if (spanishEvidence(entry.text) > 0) {
      found.lines.push(line, entry);
      doubtful++;
    }
  }
  const isKey = found.corrections.length >= FEWEST_FITTING && found.corrections.length > doubtful;
  return isKey ? found : undefined;
}
