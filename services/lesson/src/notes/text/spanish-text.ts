import { finiteReadings, isCommonVerb } from '../../spanish/conjugate.ts';
import { hasFiniteVerb, spanishEvidence } from '../../spanish/detect-language.ts';
import { englishWords } from '../../spanish/english-words.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { NotePair } from '../understood-notes.ts';

const MOST_SENTENCE_WORDS = 30;
/** Spanish evidence from which a text of several words is not English with a Spanish word in it. */
const CLEARLY_SPANISH = 1.5;

/** 'no la ha arreglado' */
const perfect = /(?<!\p{L})(?:he|has|ha|hemos|habéis|han) \p{L}+(?:[ai]do|cho|to)(?!\p{L})/iu;

/** 'hace dos años' */
const timeAgo =
  /^(?:desde )?hace (?:\p{L}+ ){0,2}(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|tiempo|rato|siglos?)$/iu;

const asking =
  /^(?:y |pero )?(?:qué|quién|quiénes|cómo|cuándo|dónde|cuál|cuáles|cuánt[oa]s?|por qué|tú|usted)(?!\p{L})/iu;

/** Spanish opens its questions and exclamations, too: 'qué tal?' → '¿qué tal?'. */
export function withOpeningMark(text: string): string {
  const mark = /[¿¡]/.test(text) ? undefined : { '?': '¿', '!': '¡' }[text.at(-1) ?? ''];
  if (!mark) return text;
  const at = text.lastIndexOf(',') + 1;
  if (at === 0) return mark + text;
  const clause = text.slice(at).trimStart();
  return asking.test(clause) ? `${text.slice(0, at)} ${mark}${clause}` : text;
}

/** 'ah ok, entonces es …' is thinking aloud, '¡Muy bien, Kate!' is praise. */
const chatter =
  /^(?:a+h|o+h|ok(?:ay)?|h+m+|u+m+|e+h+m*|ja(?:ja)+|ha(?:ha)+)(?!\p{L})|^¡(?:muy bien|perfecto|exacto|excelente|genial|bravo)(?:, \p{Lu}\p{Ll}+)?!$/iu;

/** Splits running text after . ! ? … where a new sentence begins. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["')]?)\s+(?:[-–—]\s+)?(?=["'(]?[\p{Lu}¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Whether a text is one whole Spanish sentence, fit to be practised as it stands. */
export function isSpanishSentence(text: string): boolean {
  const words = wordsOf(text);
  const ended = /[.!?…]["')]?$/.test(text);
  if (words.length < (ended ? 2 : 3) || words.length > MOST_SENTENCE_WORDS) return false;
  if (chatter.test(text)) return false;
  // 'sí? cuántos años tiene?', as people type in a chat
  if (/(?<![¿¡].*)[?!]\s+\p{Ll}/u.test(text)) return false;
  // Gaps to fill in, alternatives and notation are exercises, not sentences.
  if (/_{2,}|\.{4,}|[→=≠+~|[\]{}<>@#*\t✗❌✘✓✔✅]|->|\/|\.\.\.\s*\w|\bvs\b/.test(text)) return false;
  // 'estoy, estás, está' is a table of forms.
  const pieces = text.replace(/^[^:]*:/, '').split(',');
  if (pieces.length > 2 && pieces.every((piece) => wordsOf(piece).length <= 2)) return false;
  if (spanishEvidence(text) < CLEARLY_SPANISH || hasEnglish(text)) return false;
  // 'He liked it!' gets its opening mark as well.
  if (spanishEvidence(text.replace(/[¿¡]/g, '')) < 0) return false;
  // 'Trabajo en un banco.': no whole sentence begins with a bare noun.
  const opensWithVerb = ended && finiteReadings(words[0]!).length > 0;
  // A capital, a full stop and four words: here what can be a verb ('ronca', 'juego') is one.
  const hasLikelyVerb =
    ended &&
    words.length >= 4 &&
    /^\p{Lu}/u.test(text) &&
    words.some(
      (word, i) =>
        i > 0 &&
        finiteReadings(word).length > 0 &&
        !/^(?:el|la|los|las|un|una|de|del|al|en|con|por|para|mi|tu|su|muy|much[oa]s?|est[ea]|es[ea]|otr[oa]s?|buen[oa]?s?|más)$/i.test(
          words[i - 1]!,
        ),
    );
  return (
    hasFiniteVerb(text) ||
    perfect.test(text) ||
    opensWithVerb ||
    opensWithFirstPerson(text) ||
    hasLikelyVerb ||
    (ended && /[¿¡]/.test(text))
  );
}

/** 'Vivo en el tercer piso', though 'vivo' is an adjective, too. */
function opensWithFirstPerson(text: string): boolean {
  const [, verb] =
    /^(\p{Lu}\p{Ll}+o) (?:en|con|a|por|para) (?:el|la|los|las|un|una|mi|mis)\s/u.exec(text) ?? [];
  return finiteReadings(verb?.toLowerCase() ?? '').some(
    ({ infinitive, person, tense }) =>
      person === '1s' && tense === 'present' && isCommonVerb(infinitive),
  );
}

/** English words among the Spanish: an explanation, not an example. */
export function hasEnglish(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  const english = words.filter((word) => englishWords.has(word) && lookUp(word).length === 0);
  return english.length >= 2 || english.length * 6 >= Math.max(words.length, 1);
}

/**
 * What a Spanish text is: a word may have its article, a phrase has no finite verb. Where
 * its first word could be a noun too ('trabajo para …'), the English tells.
 */
export function kindOf(spanish: string, english = ''): NotePair['kind'] {
  const words = wordsOf(spanish);
  const withoutArticle = /^(?:el|la|los|las|un|una|unos|unas)$/i.test(words[0] ?? '')
    ? words.slice(1)
    : words;
  if (
    withoutArticle.length <= 1 ||
    /^(?:\p{L}+ )?\p{L}+(?: ?\/ ?-?(?:\p{L}+ )?\p{L}+)+$/u.test(spanish)
  )
    return 'word';
  if (timeAgo.test(spanish)) return 'phrase';
  if (hasFiniteVerb(spanish) || perfect.test(spanish)) return 'sentence';
  const englishClause = /^(?:I|you|he|she|it|we|they)(?:'\w+)?\s/i.test(english);
  return englishClause && finiteReadings(words[0]!).length > 0 ? 'sentence' : 'phrase';
}

/** Without the quotes around it, list punctuation and spaces. */
export function bare(text: string): string {
  let inner = text
    .trim()
    .replace(/^[-–—,;:·•*]+\s*|\s*[-–—,;:·•*]+$/g, '')
    .trim();
  const quoted = /^(["'])(.+)\1([.,]?)$/.exec(inner);
  if (quoted && !quoted[2]!.includes(quoted[1]!)) inner = quoted[2]!;
  return inner.trim();
}

/** Takes the tutor's reason off the end: '(age takes tener)', '- because …', 'because …'. */
export function splitReason(text: string): { text: string; reason: string | undefined } {
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
