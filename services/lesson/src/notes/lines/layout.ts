import { hasFiniteVerb, spanishEvidence } from '../../spanish/detect-language.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { sharesMeaning } from '../text/meaning.ts';
import { splitAtSlash } from '../text/split-pair.ts';
import { splitUnseparated } from '../text/unseparated-pair.ts';
import type { SpokenLine } from './chat-log.ts';
import { readDelimitedRows } from './delimited-rows.ts';
import { withoutListMark } from './list-mark.ts';
import { readTables } from './read-tables.ts';

/** What stands between the two sides of a pair, or opens a list or a correction. */
const notation =
  /[=→➔➜⇒↦←⇐\t|✗✘❌✓✔✅☑≠]|->|<-|>>|~~|\s[-–—:/]+\s|:\s|^\s*(?:[-*•‣▪·●○+–—>]+\s|[•‣▪●○–—]|\(?\d{1,2}[.)–-]+\s|#)/;

/** Puts what belongs together on one line: rows of tables, columns, broken sentences. */
export function layOut(lines: SpokenLine[]): SpokenLine[] {
  const rows = joinLanguageLabels(readTables(readDelimitedRows(lines))).map((line) => ({
    ...line,
    text: line.text.replace(/ {2,}/g, ' ').trim(),
  }));
  return joinFacing(joinWrapped(rows));
}

const languageLabel =
  /^(?:[-*•]\s*)?(?:(spanish|español|espanol|castellano|es|esp|sp)|(?:english|inglés|ingles|en|eng))\s*[:=]\s*(\S.*)$/i;

/** 'Spanish: la pantalla' over 'English: screen' → 'la pantalla ⇥ screen'. */
function joinLanguageLabels(lines: SpokenLine[]): SpokenLine[] {
  const joined: SpokenLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const one = languageLabel.exec(line.text);
    const other = languageLabel.exec(lines[i + 1]?.text ?? '');
    if (one && other && Boolean(one[1]) !== Boolean(other[1])) {
      joined.push({ ...line, text: `${one[2]}\t${other[2]}` });
      i++;
    } else {
      joined.push(line);
    }
  }
  return joined;
}

/** A longer line is prose, whatever its language. */
const SHORTEST_PROSE_LINE = 60;
/** A shorter line was ended on purpose. */
const SHORTEST_WRAPPED_LINE = 20;

/** 'no se dice …', 'should be …' below a line is no end of it. */
const opensCorrection =
  /^(?:no se dice|se dice|not "|no "|should be|it should|better|mejor|correct|you said|i said|dije|dijiste|en vez de|instead of)(?!\p{L})/iu;

/** Joins the lines of a sentence that goes on below. */
function joinWrapped(lines: SpokenLine[]): SpokenLine[] {
  const joined: SpokenLine[] = [];
  let open = false;
  let continued = false;
  for (const line of lines) {
    const whole = joined.at(-1);
    const fits =
      whole?.speaker === line.speaker &&
      line.text !== '' &&
      !notation.test(line.text) &&
      !/^>/.test(whole?.text ?? '') &&
      !opensCorrection.test(line.text);
    const translatesQuote = /"$/.test(whole?.text ?? '') && /^\([^()]+\)[.,]?$/.test(line.text);
    continued =
      fits && (translatesQuote || (open && (continued || /^["'(]*\p{Ll}/u.test(line.text))));
    if (continued && whole) whole.text += ` ${line.text}`;
    else joined.push({ ...line });
    const { text } = joined.at(-1)!;
    open = line.text.length >= SHORTEST_WRAPPED_LINE && (isOpen(text) || endsInMiddle(text));
  }
  return joined;
}

function isOpen(line: string): boolean {
  const text = withoutListMark(line);
  return (
    !/[.!?:;…)"']$/.test(text) &&
    !notation.test(text) &&
    /^["'(¿¡]?\p{Lu}/u.test(text) &&
    (hasFiniteVerb(text) || text.length >= SHORTEST_PROSE_LINE || linkingWord.test(text))
  );
}

/** 'Jugaba con mis primos. - I used to play with' over 'my cousins.' */
function endsInMiddle(line: string): boolean {
  return line.length >= SHORTEST_PROSE_LINE && openEnglish.test(line);
}

const openEnglish = /[.!?] [-–—=] \p{Lu}.*\s(?:the|an?|of|and|with|to|in|my|your|for|from)$/u;
/** Nothing ends with one of these. */
const linkingWord = /\s(?:el|la|los|las|un|una|de|del|al|a|en|con|para|por|y|o|que|the|of|and)$/i;

/** Columns that were read one after the other: fewer lines may stand there by chance. */
const SHORTEST_COLUMN = 3;
const MOST_FACING_WORDS = 5;
/** Share of the lines whose language must be plain. */
const PLAIN_SHARE = 0.6;

/**
 * Words whose English stands on a line of its own: below each, or in a block of as many lines
 * below all of them.
 */
function joinFacing(lines: SpokenLine[]): SpokenLine[] {
  const blocks = blocksOf(lines);
  const joined: SpokenLine[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    const next = blocks[i + 1];
    if (next && facesBlock(block, next)) {
      joined.push(...block.map((line, k) => facing(line, next[k]!)));
      i++;
      continue;
    }
    const rows = alternatingBlocks(blocks.slice(i));
    if (rows.length > 0) {
      joined.push(...rows);
      i += rows.length - 1;
    } else {
      joined.push(...joinAlternating(block));
    }
    if (next) joined.push({ text: '', speaker: undefined });
  }
  return joined;
}

function blocksOf(lines: SpokenLine[]): SpokenLine[][] {
  const blocks: SpokenLine[][] = [[]];
  for (const line of lines) {
    if (line.text === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function facing(one: SpokenLine, other: SpokenLine): SpokenLine {
  return { ...one, text: `${one.text}\t${other.text}` };
}

function facesBlock(block: SpokenLine[], next: SpokenLine[]): boolean {
  if (block.length !== next.length || block.length < SHORTEST_COLUMN) return false;
  if (![...block, ...next].every(isShortPiece)) return false;
  return (isIn(block, 1) && isIn(next, -1)) || (isIn(block, -1) && isIn(next, 1));
}

function isShortPiece({ text }: SpokenLine): boolean {
  return (
    !notation.test(text) &&
    wordsOf(text).length <= MOST_FACING_WORDS &&
    !/[,;(]/.test(text) &&
    !splitAtSlash(text) &&
    !splitUnseparated(text, true)
  );
}

/** Whether the lines are Spanish (`sign` 1) or English (-1), and none is the other. */
function isIn(lines: SpokenLine[], sign: 1 | -1): boolean {
  const evidence = lines.map(({ text }) => sign * spanishEvidence(text));
  const plain = evidence.filter((one) => one > 0.5).length;
  return plain >= lines.length * PLAIN_SHARE && evidence.every((one) => one > -1.5);
}

/** Fewer lines may change their language by chance. */
const FEWEST_ALTERNATIONS = 3;
/** What is longer is prose, to be read sentence by sentence. */
const MOST_ALTERNATING_WORDS = 15;

/** Blocks of two lines, one in each language, in the same order all along. */
function alternatingBlocks(blocks: SpokenLine[][]): SpokenLine[] {
  const end = blocks.findIndex((block) => block.length !== 2);
  const twos = end < 0 ? blocks : blocks.slice(0, end);
  return alternate(twos.flat()) ? twos.map(([one, other]) => facing(one!, other!)) : [];
}

/** Whether every other line is Spanish and every other one English. */
function alternate(lines: SpokenLine[]): boolean {
  if (lines.length % 2 !== 0 || lines.length < 2 * FEWEST_ALTERNATIONS) return false;
  const isPiece = ({ text }: SpokenLine) =>
    !notation.test(text) &&
    wordsOf(text).length <= MOST_ALTERNATING_WORDS &&
    !splitUnseparated(text, true);
  const [even, odd] = [0, 1].map((rest) => lines.filter((_, i) => i % 2 === rest));
  return (
    lines.every(isPiece) &&
    ((isIn(even!, 1) && isIn(odd!, -1)) || (isIn(even!, -1) && isIn(odd!, 1)))
  );
}

/** 'la nube', 'the cloud', 'la tormenta', 'the storm': each word over its English. */
function joinAlternating(block: SpokenLine[]): SpokenLine[] {
  if (block.length < 2) return block;
  // A heading may stand above.
  const start = block.length % 2;
  if (alternate(block.slice(start))) {
    return block.flatMap((line, i) =>
      i < start ? line : i % 2 === start ? facing(line, block[i + 1]!) : [],
    );
  }
  const joined: SpokenLine[] = [];
  for (let i = 0; i < block.length; i++) {
    const [one, other] = [block[i]!, block[i + 1]];
    if (other && isShortPiece(one) && isShortPiece(other) && areFacing(one.text, other.text)) {
      joined.push(facing(one, other));
      i++;
    } else {
      joined.push(one);
    }
  }
  return joined;
}

const languageName = /^(?:(spanish|español|espanol|castellano)|english|inglés|ingles)$/i;

function areFacing(one: string, other: string): boolean {
  const [name, otherName] = [languageName.exec(one), languageName.exec(other)];
  if (name && otherName) return Boolean(name[1]) !== Boolean(otherName[1]);
  const [first, second] = [spanishEvidence(one), spanishEvidence(other)];
  if (hasFiniteVerb(one) || hasFiniteVerb(other)) return false;
  if (first > 0.5 && second < -0.5) {
    return sharesMeaning(one, other) || !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(other);
  }
  return first < -0.5 && second > 0.5 && sharesMeaning(other, one);
}
