import type { NoteLine } from '../lines/note-lines.ts';
import { isSpanishSentence } from '../text/spanish-text.ts';
import { splitPair } from '../text/split-pair.ts';

/** What is longer is no entry of a word list. */
const LONGEST_ENTRY = 300;

const exampleWord =
  /^(.+?)[\s.;,–—-]*[([]?(?<!\p{L})(?:ej(?:emplo)?|e\.? ?g|example|p\. ?ej|por ejemplo|for example|ex)(?!\p{L})\.?\s*[:,]?\s*(\S.+)$/iu;
const inParentheses = /^(.+\S)\s*\(([^()]+)\)[.]?$/;
const afterMark = /^(.+?\p{L}[)]?)(?:\s*[:;|]\s+|\.\s+|\s+[-–—]\s+|\t)([¿¡"']?\p{Lu}.+)$/u;
const afterExclamation = /^(.+?\p{L}[)]?)(?:\s*[:;|]\s+|\.\s+|\s+[-–—]\s+|\t)([¿¡].+)$/u;

/** 'roncar – to snore: Mi perro ronca mucho.' → the pair, and the sentence on a line of its own. */
export function separateExamples(lines: NoteLine[]): NoteLine[] {
  return lines.flatMap((line) => {
    const parts =
      line.headed || line.text.length > LONGEST_ENTRY ? undefined : pairAndExample(line.text);
    return parts ? parts.map((text) => ({ ...line, text })) : [line];
  });
}

function pairAndExample(text: string): [string, string] | undefined {
  const introduced = exampleWord.exec(text);
  if (introduced && isPair(introduced[1]!)) {
    const example = introduced[2]!;
    return [introduced[1]!, example.includes('(') ? example : example.replace(/[)\]]$/, '')];
  }
  const remark = inParentheses.exec(text);
  if (remark && isPair(remark[1]!) && /[=–—-]/.test(remark[1]!)) {
    const inside = remark[2]!;
    const isExample =
      isSpanishSentence(inside) ||
      (/=|\s[-–—]\s/.test(inside) && splitPair(inside).kind === 'pair');
    if (isExample) return [remark[1]!, inside];
  }
  for (const pattern of [afterMark, afterExclamation]) {
    const match = pattern.exec(text);
    if (!match || !isPair(match[1]!)) continue;
    const example = match[2]!.replace(/\s*(?:\([^()]*\)|[-–—=]\s.*)$/, '');
    if (isSpanishSentence(example)) return [match[1]!, match[2]!];
  }
  return undefined;
}

function isPair(text: string): boolean {
  const split = splitPair(text);
  return split.kind === 'pair' && !isSpanishSentence(split.pair.spanish);
}
