import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { bare } from '../../text/spanish-text.ts';

/** A stretch of Spanish, and what is said or drawn on either side of it. */
export interface Form {
  text: string;
  before: string;
  after: string;
}

/** Between two quotes more words may hold a form of their own. */
const MOST_BETWEEN = 6;
/** More words before a colon are no label. */
const MOST_LABEL_WORDS = 3;

const sign = String.raw`-+>|<-+|=+>|<=+|>>+|<<+|~~|//|[→←⇒⇐➔➜↦✗✘❌🚫✓✔✅☑👎👍🔴🟢🙅😬|{}[\]<>()=;\n↵]|:(?=\s|$)|\s[/–—-](?=\s)|(?<=\p{L})/(?=\p{L}{3})|,\s*no!|(?<=\p{L}{2}\s)[xX](?=[,;:]?\s)`;
const pieces = new RegExp(
  String.raw`"([^"]+)"|(?<!\p{L})'([^']{2,})'(?!\p{L})|(${sign})|((?:(?!${sign})[^"])+)`,
  'gu',
);

/**
 * The Spanish in a line and the talk around it: a quote is one form, and so is every run of
 * words that no English, bracket, arrow or other mark interrupts.
 */
export function formsIn(line: string): Form[] {
  const forms: Form[] = [];
  let talk = '';
  const add = (text: string) => {
    const form = bare(text.replace(/^\s*[.,]+\s*/, ''));
    if (!/\p{L}/u.test(form)) {
      talk += text;
      return;
    }
    if (forms.length > 0) forms.at(-1)!.after = talk;
    forms.push({ text: form, before: talk, after: '' });
    talk = '';
  };
  const parts = [...line.matchAll(pieces)];
  parts.forEach(([whole, quote, single, mark, words = ''], i) => {
    const quoted = quote ?? single;
    const next = parts[i + 1]?.[3] ?? '';
    if (quoted !== undefined) {
      if (spanishEvidence(quoted) >= -1) add(quoted);
      else talk += whole;
    } else if (mark !== undefined) {
      talk += mark;
    } else if (next.startsWith(':') && wordsOf(words).length <= MOST_LABEL_WORDS) {
      talk += words;
    } else {
      const before = parts[i - 1];
      const isRemark = before !== undefined && /[(\-–—/→>?!]$|"$/.test(before[0]);
      const isBeforeQuote = parts[i + 1]?.[1] !== undefined;
      if (before?.[1] !== undefined && isBeforeQuote && wordsOf(words).length <= MOST_BETWEEN) {
        talk += words;
        return;
      }
      for (const run of runsOf(words, isRemark, isBeforeQuote)) {
        if (run.isTalk) talk += run.text;
        else add(run.text);
      }
    }
  });
  if (forms.length > 0) forms.at(-1)!.after = talk;
  return forms;
}

interface Run {
  text: string;
  isTalk: boolean;
}

/** Talk, although it is Spanish as well or of neither language. */
const opener =
  /^[\s.!?,;¡¿]*(?:(?:y|o|pero|sino|que|and|but|or|so) )?(?:(?:es|está|suena|queda) (?:mejor|mal|bien|correcto|incorrecto|más natural)|no se dice|se dice|se escribe|se usa|no|nope|not|nunca|never|mejor|sin|con|es|sería|debe(?:ría)? (?:ser|decir)|tiene que ser|hay que decir|lo correcto es|quise decir|quería decir|quiere decir|en español|en vez de|en lugar de|mal|bien|ok|vale|perfecto|casi|ojo|dije|escribí|puse|dijiste|escribiste|suena (?:a )?\p{L}+|eh|ah|err|hmm|sic|yes|sí|was|has|had|he)(?=[\s,.:;!]|$)/iu;

/** '… en la playa. ¡sin "a"!' */
const closer = /[.!?,;][\s¡¿]*(?:sin|no|nunca|mejor|se dice|y no|con|es)\s*$/iu;

/** Cuts where the language changes; a word of neither goes with the one before it. */
function runsOf(text: string, isRemark: boolean, isBeforeQuote: boolean): Run[] {
  const tail = isBeforeQuote ? closer.exec(text) : null;
  if (tail && tail.index > 0) {
    const runs = runsOf(text.slice(0, tail.index), isRemark, false);
    return [...runs, { text: tail[0], isTalk: true }];
  }
  const [lead = ''] = isRemark || isBeforeQuote ? (opener.exec(text) ?? []) : [];
  const runs: Run[] = lead === '' ? [] : [{ text: lead, isTalk: true }];
  for (const [word] of text.slice(lead.length).matchAll(/\s*\S+/g)) {
    const evidence = spanishEvidence(word);
    const last = runs.at(-1);
    const isPerfect = /^\s*(?:he|has|ha|hemos|han)$/i.test(word) && nextIsParticiple(text, word);
    const isDenied = deniedWord.test(text) && text.trimEnd().endsWith(word.trim());
    const isTalk =
      !isPerfect &&
      !isDenied &&
      (evidence < 0 || (evidence === 0 && (last?.isTalk ?? false) && lead === ''));
    if (last && last.isTalk === isTalk && !(isRemark && runs.length === 1 && lead !== '')) {
      last.text += word;
    } else {
      runs.push({ text: word, isTalk });
    }
  }
  return mergedRuns(runs);
}

/** 'not son', 'never come': words of both languages that can only be quoted here. */
const deniedWord =
  /(?<!\p{L})(?:not|never|say|be)\s+(?:son|has|he|come|van|sin|once|me|no|a)\W*$/iu;

/** 'never he sido': no English he. */
function nextIsParticiple(text: string, word: string): boolean {
  return new RegExp(`${word}\\s+\\p{L}+(?:[ai]d[oa]s?|cho|sto|rto)(?!\\p{L})`, 'u').test(text);
}

/** English is talk wherever it stands; a Spanish word alone between two pieces of it is, too. */
function mergedRuns(runs: Run[]): Run[] {
  return runs.map((run, i) => {
    const isInside =
      (i === 0 || runs[i - 1]?.isTalk) && runs[i + 1]?.isTalk && wordsOf(run.text).length === 1;
    return isInside && spanishEvidence(run.text) < 1 ? { ...run, isTalk: true } : run;
  });
}
