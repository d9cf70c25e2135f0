import { detectLanguage, spanishEvidence } from '../spanish/detect-language.ts';
import { comparisonKey } from '../spanish/letters.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import type { NoteLine } from './lines/note-lines.ts';
import { likeness } from './text/likeness.ts';
import { sharesMeaning } from './text/meaning.ts';
import {
  bare,
  isSpanishSentence,
  kindOf,
  splitSentences,
  withOpeningMark,
} from './text/spanish-text.ts';
import { isExplanation } from './text/split-pair.ts';
import type { NotePair, NoteSentence } from './understood-notes.ts';

/**
 * The full Spanish sentences of the notes: those of the pairs, and those that stand in
 * running text, in dialogues or above or below their translation.
 */
export function findSentences(
  lines: NoteLine[],
  taken: ReadonlySet<NoteLine>,
  pairs: NotePair[],
): NoteSentence[] {
  const translated = pairs
    .filter(({ spanish }) => isSpanishSentence(spanish))
    .map(({ spanish, english }) => ({ spanish, english }));
  const used = new Set(taken);
  const claimed = new Set<NoteLine>();
  const standing = lines.flatMap((line, i) => {
    if (taken.has(line)) return quotedSentences(line.text);
    if (used.has(line) || line.headed || isTask(line)) return [];
    used.add(line);
    const own = sentencesOf(line.text);
    const found =
      own.length > 0 && !/"/.test(line.text) ? own : [...own, ...quotedSentences(line.text)];
    if (found.length === 0 || found.some(({ english }) => english !== undefined)) return found;
    // Under the sentence, or above it, may stand its English.
    for (const neighbour of [lines[i + 1], lines[i - 1]]) {
      if (!neighbour || taken.has(neighbour) || neighbour.headed) continue;
      if (neighbour.speaker !== undefined && neighbour.speaker !== line.speaker) continue;
      if (neighbour === lines[i + 1] ? neighbour.afterBlank : line.afterBlank) continue;
      const translated = claimed.has(neighbour)
        ? undefined
        : translatedBeside(found, line.text, neighbour.text);
      if (translated) {
        used.add(neighbour);
        claimed.add(neighbour);
        return translated;
      }
    }
    return found;
  });
  return [...translated, ...standing];
}

/**
 * The sentences of a line with the English of the line beside it: of the whole for the only one,
 * else sentence by sentence, where there are as many on either side.
 */
function translatedBeside(
  found: NoteSentence[],
  text: string,
  beside: string,
): NoteSentence[] | undefined {
  const [spanish, english] = [text, beside].map((line) =>
    splitSentences(withoutSpeaker(bare(line))),
  );
  if (spanish!.length > 1 && spanish!.length === english!.length) {
    const translated = found.map((one) => {
      const at = spanish!.findIndex((piece) => comparisonKey(piece) === comparisonKey(one.spanish));
      return { ...one, english: englishOf(one.spanish, english![at] ?? '') };
    });
    if (translated.some((one) => one.english)) return translated;
  }
  const [only, another] = found;
  const whole = only && !another ? englishOf(only.spanish, beside) : undefined;
  return whole ? [{ spanish: only!.spanish, english: whole }] : undefined;
}

/** 'Deberes: escribe tres frases con ahorrar': what to do, and nothing to learn. */
function isTask({ section, number, text }: NoteLine): boolean {
  const isAsked = section === 'homework' || (number !== undefined && !/[.!?]$/.test(text));
  return isAsked && taskStart.test(text);
}

const taskStart =
  /^(?:da (?:un|una|tu)\s|escrib|describ|le[ae](?!\p{L})|leed|haz|haced|hag|complet|traduc|traduz|practi[cq]|estudi|repas|aprend|prepar|termin|busc|mir[ae]|escuch|contest|respond|memori[zc]|revis|pregunt)/iu;

/** 'The preterite is for finished actions, for example: El sábado jugué al tenis.' */
const inlineExample =
  /(?<!\p{L})(?:for example|for instance|e\.g\.|eg|such as|like|as in|por ejemplo|p\. ?ej\.|ej\.)\s*[:,]?\s+(?=[¿¡\p{Lu}])(.+)$/u;
/** 'Es un edificio antiguo (old) de hierro.': the English of a word in the middle. */
const innerGloss = /\s*\(([^()]+)\)(?=\s+\p{Ll}|,)/gu;
/** Share of a sentence's words from which its English cannot be that of a part of it. */
const FEWEST_TRANSLATED = 0.5;
/** The same for a sentence of two clauses: 'Es caro, pero merece la pena (it is worth it).' */
const FEWEST_OF_CLAUSES = 0.8;
/** Likeness up to which one sentence cannot be the other one mended. */
const UNLIKE = 0.3;
/** '[pointing at the phone]' behind what somebody says. */
const stageDirection = /\s*\[([^[\]]+)\]$/;

function sentencesOf(text: string): NoteSentence[] {
  const opposed = text.split(/\s*≠\s*/).flatMap(withReply);
  const pieces = opposed.flatMap(splitSentences).map((piece) => {
    const example = inlineExample.exec(piece)?.[1];
    const direction = stageDirection.exec(piece)?.[1] ?? '';
    return example ?? (spanishEvidence(direction) < 0 ? piece.replace(stageDirection, '') : piece);
  });
  return pieces.flatMap((piece, i): NoteSentence[] => {
    const text = piece.replace(innerGloss, (whole, inside: string) =>
      spanishEvidence(inside) < 0 ? '' : whole,
    );
    const withEnglish = /^(.+?[.!?]?)\s*\(([^()]+)\)([.]?)$/.exec(text);
    // 'Merece la pena (it's worth it).' ends behind the brackets.
    const sentence = withEnglish ? withEnglish[1]!.replace(/(?<![.!?])$/, withEnglish[3]!) : text;
    const spanish = withOpeningMark(bare(withoutSpeaker(sentence)));
    if (!isSpanishSentence(spanish)) return [];
    const remark = withEnglish?.[2];
    const english = remark && isTranslationOf(spanish, remark) ? remark.trim() : undefined;
    return [{ spanish, english: english ?? englishOf(spanish, pieces[i + 1] ?? '') }];
  });
}

/** 'Estoy cansado. -> Deberías dormir más. (You should sleep more.)': what one says to it. */
function withReply(text: string): string[] {
  const [, said = '', reply = ''] =
    /^([^→]+[.!?])\s*(?:->|→|=>)\s*([¿¡\p{Lu}].*\([^()]+\)[.]?)$/u.exec(text) ?? [];
  return said && likeness(said, reply) < UNLIKE ? [said, reply] : [text];
}

/** '(I hope not.)', but not '(smiling)', nor the English of the last words. */
function isTranslationOf(spanish: string, remark: string): boolean {
  const mayBePart = spanish.includes(',') && !remark.includes(',');
  const least = mayBePart ? FEWEST_OF_CLAUSES : FEWEST_TRANSLATED;
  return (
    detectLanguage(remark) === 'english' &&
    wordsOf(remark).length >= wordsOf(spanish).length * least &&
    !isExplanation(spanish, remark) &&
    (wordsOf(remark).length > 1 || sharesMeaning(spanish, remark))
  );
}

const quotedText =
  /(?:"([^"]+)"|(?<!\p{L})'([^']+)'(?!\p{L}))(?:\s*\(([^()]+)\)|\s*=\s*([^".;()?!]+[.!?]?))?/gu;

/** Examples in quotes inside an English explanation. */
function quotedSentences(text: string): NoteSentence[] {
  return [...text.matchAll(quotedText)].flatMap((match) => {
    const spanish = bare((match[1] ?? match[2])!);
    const translation = match[3] ?? match[4];
    const beside = translation && englishOf(spanish, `(${translation})`);
    // 'Vivo en el tercer piso' is a sentence by its English.
    const isSentence =
      isSpanishSentence(spanish) || (beside && kindOf(spanish, beside) === 'sentence');
    if (!isSentence) return [];
    return { spanish, english: beside || undefined };
  });
}

/** 'Camarero: ¿Qué desea?' → '¿Qué desea?'; likewise 'Say …' and 'e.g. …'. */
function withoutSpeaker(text: string): string {
  return text
    .replace(/^(?:say|use|write|e\.g\.|ej\.|p\. ?ej\.|ejemplo|example)\s*:?\s+/i, '')
    .replace(/^[\p{L} .+]{1,20}:\s+(?=[¿¡\p{Lu}])/u, '');
}

/** The text that stands beside it if that is this sentence's translation. */
function englishOf(spanish: string, beside: string): string | undefined {
  const marked = /^(?:=|→|->|\(|"|')/.test(beside);
  const english = bare(
    withoutSpeaker(bare(beside.replace(/^(?:=|→|->)\s*/, '').replace(/^\((.+)\)$/, '$1'))),
  );
  // 'He liked "exigente" (demanding)!' speaks of the Spanish.
  if (/"[^"]+"/.test(english)) return undefined;
  if (detectLanguage(english) !== 'english' || isExplanation(spanish, english)) return undefined;
  const ratio = wordsOf(english).length / wordsOf(spanish).length;
  if (ratio < 0.5 || ratio > 2.5) return undefined;
  if (/\?$/.test(spanish) !== /\?$/.test(english) || /:$/.test(english)) return undefined;
  return marked || sharesMeaning(spanish, english) ? english : undefined;
}

/** One entry per sentence; a translation found anywhere belongs to it. */
export function mergeSentences(sentences: NoteSentence[]): NoteSentence[] {
  const merged = new Map<string, NoteSentence>();
  for (const sentence of sentences) {
    const key = comparisonKey(sentence.spanish);
    const twin = merged.get(key);
    if (!twin) merged.set(key, { ...sentence });
    else twin.english ??= sentence.english;
  }
  return [...merged.values()];
}
