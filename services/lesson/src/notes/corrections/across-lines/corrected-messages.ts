import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { isSpanishWord } from '../../../spanish/known-words.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { tutors } from '../../lines/chat-log.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { isPlainlyWrong } from '../../text/plainly-wrong.ts';
import {
  bare,
  hasEnglish,
  isSpanishSentence,
  kindOf,
  splitReason,
  splitSentences,
} from '../../text/spanish-text.ts';
import { splitPair } from '../../text/split-pair.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { arrow } from '../correction-patterns.ts';
import { withoutDeletion, withoutWord } from '../mending/deletion.ts';
import { asSaidBySpeaker } from '../mending/echoed-reply.ts';
import { areSameWords, mendSentence } from '../mending/mend-sentence.ts';
import { type Replaced, replaceLikest } from '../mending/replace-likest.ts';
import { withoutCapitals } from '../mending/to-correction.ts';
import { areAboutOne } from './paired-turns.ts';

/** How many messages back a correction may reach. */
const FARTHEST_MESSAGE = 4;
/** Likeness from which a reply that says it corrects is about that message. */
const RELATED = 0.3;
/** Likeness from which a reply that says nothing repeats the message. */
const REPEATED = 0.7;
/** Likeness of a word to the one it replaces. */
const REPLACES = 0.4;

/** '*fui', 'fui*', 'muy bien, pero *fui' */
const starred = /^(?:.*?[\p{L},.!:)]\s+)?\*\s?([^*]+?)\*?$|^([^*]+?)\s?\*$/u;
const opening =
  '(?:(?:a+h+|o+h+|ay|uf|vaya|anda|claro|ya|ya veo|entiendo|m+|ajá|aha|qué (?:bien|pena|lástima|rico|guay)|casi|almost|close|careful|cuidado|ojo|hmm+|uy|bueno|good|great|nice try|muy bien|ok|vale|sí|yes|perfecto|no|not quite|remember|recuerda)(?!\\p{L})[\\s,.!:;)(-]*)*';
const lead =
  "(?:mejor|better|corrección|correction|correct|correcto|correcta|se dice|debería ser|sería|tienes que decir|hay que decir|se escribe|you should say|you have to say|it should be|should be|(?:do )?you mean|quieres decir|quisiste decir|it's|it is|we say|we'd say|say|di|más natural|sounds better|suena mejor|(?:puedes|podrías) decir|you (?:can|could) say|(?:en español )?decimos|lo correcto es|small correction|fix|(?:but|pero)(?=:))";
const reply = new RegExp(
  `^${opening}[¿¡]?(?:${arrow}|${lead}(?=[\\s:"]))\\s*:?\\s*(?:(?:es|is|sería|would be)\\s*:?\\s+)?(.+)$`,
  'iu',
);
const openingOnly = new RegExp(`^${opening}`, 'iu');
/** Something was wrong, even where the right form is not understood. */
const objection =
  /^¡?(?:no|casi|almost|close|careful|cuidado|ojo|not quite|uy|mejor|better|nice try)(?=[\s,.!:;]|$)/iu;

/** Whether a message names with a star what it corrects. */
export function isStarred({ text, speaker, bullet, quoted }: NoteLine): boolean {
  return speaker !== undefined && !bullet && !quoted && starred.test(text);
}

export interface MessageCorrection {
  corrections: NoteCorrection[];
  /** The messages that say it and those that were corrected. */
  lines: NoteLine[];
}

/** What replies have mended so far: a second reply goes on from there. */
export type MendedMessages = Map<string, NoteCorrection>;

/**
 * A correction of an earlier message: '*fui', '→ Ayer comí paella', or the sentence said right.
 *
 * @param replies messages that correct others, and need no correction
 */
export function correctedMessage(
  lines: NoteLine[],
  at: number,
  mended: MendedMessages,
  replies: ReadonlySet<NoteLine>,
): MessageCorrection | undefined {
  const line = lines[at]!;
  const star = line.bullet || line.quoted ? null : starred.exec(line.text);
  if (star) {
    // '*simpático, y "a mis mensajes"'
    const parts = (star[1] ?? star[2]!).split(/,?\s+(?:y|and|&)\s+(?=")|,\s+(?=")/u).map(bare);
    const found = parts.flatMap((part) => correctedByStar(lines, at, part, mended) ?? []);
    if (found.length === 0) return undefined;
    return {
      corrections: [...new Set(found.flatMap(({ corrections }) => corrections))],
      lines: [...new Set(found.flatMap((one) => one.lines))],
    };
  }
  if (line.quoted || isVocabulary(line.text)) return undefined;
  const before = correctable(lines, at).filter((one) => !replies.has(one));
  const corrections: NoteCorrection[] = [];
  const about = new Set<NoteLine>();
  for (const { text, marked, isWhole } of saidRight(line.text)) {
    if (isWhole && corrections.length > 0) continue;
    // Outside a chat only a line that says so corrects the one above.
    const candidates = before.filter((one) => marked || one.quoted || line.speaker !== undefined);
    for (const one of candidates) {
      const correction = firstOf(
        [...quotesIn(one.text), ...splitSentences(one.text), one.text],
        (said) => compare(said, text, marked || one.quoted, mended),
      );
      if (!correction) continue;
      about.add(one);
      correction.reason ??= splitReason(text).reason;
      if (!corrections.includes(correction)) corrections.push(correction);
      break;
    }
  }
  if (about.size > 0) return { corrections, lines: [line, ...about] };
  const [last] = before;
  const shortened = last && line.speaker !== undefined && withoutWord(last.text, line.text);
  if (shortened && !looksWrong(shortened)) {
    return {
      corrections: [remember(last.text, shortened, { wrong: last.text, right: shortened }, mended)],
      lines: [line, last],
    };
  }
  const isTutor = mended.size > 0 || tutors.has(line.speaker?.toLowerCase() ?? '');
  const isObjected = objection.test(line.text) && (isTutor || !/^no(?!\p{L})/iu.test(line.text));
  if (last && line.speaker !== undefined && isObjected && !/\?$/.test(last.text)) {
    // Something in it was wrong, and what is not understood: nothing to learn from.
    return spanishEvidence(last.text) > 0 ? { corrections: [], lines: [last] } : undefined;
  }
  return undefined;
}

/** 'el hierro = iron' after 'Es un edificio de hierro' tells what a word means and mends nothing. */
function isVocabulary(text: string): boolean {
  const split = /[=:]|\s[-–—]\s/.test(text) ? splitPair(text) : undefined;
  if (split?.kind !== 'pair') return false;
  const { spanish, english } = split.pair;
  return kindOf(spanish, english) !== 'sentence' && spanishEvidence(english) < 0;
}

/** The parts of a reply that may say something right, most telling first. */
function saidRight(text: string): { text: string; marked: boolean; isWhole: boolean }[] {
  const sentences = splitSentences(text).flatMap((one) => one.split(/(?<=[.!?])\s+(?=\p{Ll})/u));
  const parts = (sentences.length > 1 ? [...sentences, text] : sentences).map((sentence) => {
    const marked = reply.exec(sentence.replace(/^\((.+)\)$/u, '$1'))?.[1];
    const isWhole = sentences.length > 1 && sentence === text;
    return {
      text: marked ?? sentence.replace(/^\((.+)\)$/u, '$1').replace(openingOnly, ''),
      marked: marked !== undefined,
      isWhole,
    };
  });
  return parts.flatMap(({ text, marked, isWhole }) => {
    // The question mark of "¿Quieres decir …?" is none of what is quoted.
    const plain = withoutRemark(text).replace(/^"([^"]+)"[?!.)]*$/u, '$1');
    const quoted = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
    return [plain, ...quoted].map((one) => ({
      text: one,
      marked: marked && one === plain,
      isWhole,
    }));
  });
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
}

/** 'Visité Bilbao (no "a" with cities)', 'al norte - a + el = al', 'dos horas, sin por' → what stands before. */
function withoutRemark(text: string): string {
  const said = text.replace(/\s*(?:\([^()]*\)|=\s.*|\s[-–—]\s.*)$/u, '');
  return splitReason(withoutDeletion(said)).text;
}

/** The messages that this one may correct, the last first. */
function correctable(lines: NoteLine[], at: number): NoteLine[] {
  const { speaker, afterBlank } = lines[at]!;
  const last = lines[at - 1];
  if (last?.quoted) {
    const quotes = lines.slice(0, at).reverse();
    const end = quotes.findIndex((one) => !one.quoted);
    return end < 0 ? quotes : quotes.slice(0, end);
  }
  if (speaker === undefined) return afterBlank || !last ? [] : [last];
  return lines
    .slice(Math.max(at - FARTHEST_MESSAGE, 0), at)
    .filter((one) => one.speaker !== speaker && !one.quoted)
    .reverse();
}

function firstOf<T, R>(all: T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 'yo sabo' and 'yo sé': one word is another, and was none. */
function isMisspelled(said: string, right: string): boolean {
  const [words, others] = [wordsOf(said.toLowerCase()), wordsOf(right.toLowerCase())];
  const changed = words.filter((word, i) => word !== others[i]);
  return words.length === others.length && changed.length === 1 && !isSpanishWord(changed[0]!);
}

const marks = /[✗❌✘✓✔✅]/u;

function compare(
  saidText: string,
  rightText: string,
  marked: boolean,
  mended: MendedMessages,
): NoteCorrection | undefined {
  // '(soy enfermo ✗)' says itself what it is.
  if (marks.test(saidText)) return undefined;
  const said = bare(saidText.replaceAll('\t', ' '));
  const right = withoutCapitals(bare(rightText));
  const least = isPlainlyWrong(said) ? 0.5 : 1;
  if (said === right || spanishEvidence(right) < least || spanishEvidence(said) < 0) {
    return undefined;
  }
  if (areSameWords(said, right)) {
    return marked && said.toLowerCase() !== right.toLowerCase()
      ? { wrong: said, right, reason: undefined }
      : undefined;
  }
  const earlier = mended.get(said);
  const found = mendSentence(earlier?.right ?? said, right);
  if (found) return remember(said, found.whole.right, found, mended);
  const echo = looksWrong(said) ? mendSentence(said, asSaidBySpeaker(said, right)) : undefined;
  if (echo && !looksWrong(echo.whole.right)) {
    return remember(said, echo.whole.right, echo, mended);
  }
  const alike = likeness(said, right);
  const differ =
    /\?$/.test(said) !== /\?$/.test(right) && /[.?!]$/.test(said) && /[.?!]$/.test(right);
  const isRepeated = marked
    ? alike >= RELATED || areAboutOne(said, right) || isMisspelled(said, right)
    : alike >= REPEATED && !differ && isPlainlyWrong(said) && !isPlainlyWrong(right);
  return isRepeated ? { wrong: said, right, reason: undefined } : undefined;
}

/** The whole sentence where nothing else in it is wrong, else what was mended. */
function remember(
  said: string,
  whole: string,
  part: { wrong: string; right: string },
  mended: MendedMessages,
): NoteCorrection {
  const earlier = mended.get(said);
  if (earlier) {
    earlier.right = whole;
    return earlier;
  }
  const isWhole = !looksWrong(whole) && !hasEnglish(whole);
  const correction = isWhole
    ? { wrong: said, right: whole, reason: undefined }
    : { wrong: part.wrong, right: part.right, reason: undefined };
  if (isWhole) mended.set(said, correction);
  return correction;
}

/** A message with the fragment in the place of what it says again, else of its likest words. */
function replaced(message: string, fragment: string): Replaced {
  // What is a sentence of its own is no part of another: '*lo pasé bien en la fiesta'.
  const isWhole =
    isSpanishSentence(fragment) && wordsOf(fragment).length * 2 > wordsOf(message).length;
  // 'y mi hermana le gusta leer': the conjunction stays.
  const [lead = ''] = /^(?:y|e|o|pero) (?=.)/iu.exec(message) ?? [];
  if (lead && !fragment.toLowerCase().startsWith(lead.toLowerCase())) {
    const rest = replaced(message.slice(lead.length), fragment);
    return { ...rest, text: lead + rest.text };
  }
  const found = mendSentence(message, fragment);
  return found
    ? { score: 1, text: found.whole.right, replaced: found.wrong }
    : isWhole
      ? { score: areAboutOne(message, fragment) ? 1 : 0, text: fragment, replaced: message }
      : replaceLikest(message, fragment);
}

function correctedByStar(
  lines: NoteLine[],
  at: number,
  fragment: string,
  mended: MendedMessages,
): MessageCorrection | undefined {
  const line = lines[at]!;
  if (line.speaker === undefined || spanishEvidence(fragment) < 0) return undefined;
  const earlier = lines.slice(Math.max(at - FARTHEST_MESSAGE, 0), at).reverse();
  const fits = earlier
    .filter(({ text }) => spanishEvidence(text) > 0 && !starred.test(text))
    .flatMap((one) =>
      splitSentences(one.text).map((said) => {
        const current = mended.get(bare(said))?.right ?? said;
        return { one, said, current, ...replaced(current, fragment) };
      }),
    )
    .filter(({ score }) => score >= REPLACES);
  const best = fits.reduce<(typeof fits)[number] | undefined>(
    (found, fit) => (found && found.score >= fit.score ? found : fit),
    undefined,
  );
  // What it corrects is not found: the message above is left out, to be safe.
  if (!best) return { corrections: [], lines: [line, ...earlier.slice(0, 1)] };
  const correction = remember(
    bare(best.said),
    bare(best.text),
    { wrong: best.replaced, right: fragment },
    mended,
  );
  return { corrections: [correction], lines: [line, best.one] };
}
