import { spanishEvidence } from '../../spanish/detect-language.ts';
import { comparisonKey } from '../../spanish/letters.ts';
import { glossOf, lookUp } from '../../spanish/lexicon.ts';
import { restoreAccents } from '../../spanish/restore-accents.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { NoteLine } from '../lines/note-lines.ts';
import { sharesMeaning } from '../text/meaning.ts';
import { isTag, uncapitalised } from '../text/side-text.ts';
import { hasEnglish, isSpanishSentence, kindOf, withOpeningMark } from '../text/spanish-text.ts';
import { type Split, settlePair, splitPair } from '../text/split-pair.ts';
import { splitUnseparated } from '../text/unseparated-pair.ts';
import type { NotePair } from '../understood-notes.ts';
import { askedWords, isOpenQuestion } from './asked-words.ts';
import { numberPairs } from './number-pairs.ts';
import { proseGlosses } from './prose-glosses.ts';

export interface FoundPairs {
  pairs: NotePair[];
  /** Lines that are pairs and nothing else. */
  used: Set<NoteLine>;
}

/** Spanish with its English, in the order of the notes; duplicates still in. */
export function findPairs(lines: NoteLine[]): FoundPairs {
  const splits = lines.map((line, i) => {
    const answer = isOpenQuestion(line.text) ? lines[i + 1]?.text : undefined;
    const text = answer && !/[=→\t]/.test(answer) ? `${line.text} ${answer}` : line.text;
    return { line, found: splitLine({ ...line, text }) };
  });
  const decided = splits.flatMap(({ found }) => found).filter((split) => split.kind === 'pair');
  const spanishFirst = decided.filter((split) => split.spanishFirst).length * 2 >= decided.length;
  const used = new Set<NoteLine>();
  const pairs: NotePair[] = [];
  for (const [i, { line, found }] of splits.entries()) {
    // A list without one decided pair does not say which side is Spanish.
    const settled = found.flatMap((split) =>
      split.kind === 'undecided' && decided.length > 0
        ? settlePair(split.pair, spanishFirst)
        : split,
    );
    const own = settled.flatMap((split) => (split.kind === 'pair' ? toNotePair(split) : []));
    const isTitle =
      line.headed || (decided.length >= FEWEST_PAIRS && opensList(line, splits[i + 1]));
    const glossed = own.length === 0 && !isTitle ? glossedWords(line) : [];
    // A text that explains its words as it goes has sentences as well.
    const hasSentences = isProse(line.text) && proseGlosses(line.text).length > 0;
    if (own.length + glossed.length > 0 && !hasSentences) used.add(line);
    pairs.push(...own, ...glossed);
  }
  return { pairs, used };
}

/** Fewer pairs make no list in which a word alone is a title. */
const FEWEST_PAIRS = 3;

/** 'El tiempo' with a capital, on its own above the pairs of a list: its title, and no word of it. */
function opensList(
  { text, bullet, afterBlank }: NoteLine,
  next: { line: NoteLine; found: Split[] } | undefined,
): boolean {
  const isAlone =
    next?.line.afterBlank || next?.line.bullet || next?.found.some(({ kind }) => kind === 'pair');
  return afterBlank && !bullet && isAlone === true && /^\p{Lu}\p{Ll}[^,;]*$/u.test(text);
}

function toNotePair({ pair }: Extract<Split, { kind: 'pair' }>): NotePair {
  const kind = kindOf(pair.spanish, pair.english);
  const fits = (spelled: string) => sharesMeaning(spelled, pair.english);
  const spanish =
    kind === 'sentence' ? withOpeningMark(pair.spanish) : restoreAccents(pair.spanish, fits);
  return { spanish, english: pair.english, kind, glossed: false };
}

/** More words than an entry of a word list has. */
const MOST_ENTRY_WORDS = 9;
const anySeparator = /=|→|->|\t|\s[-–—]\s|:\s/g;

/** One line holds one pair, or several: 'gato = cat, perro = dog; el sol = sun'. */
function splitLine({ text, section }: NoteLine): Split[] {
  const line = text.replace(/^\(([^()=]+=[^()=]+)\)$/, '$1');
  const numbers = numberPairs(line);
  if (numbers.length > 0) {
    return numbers.map((pair) => ({ kind: 'pair', pair, spanishFirst: true }));
  }
  const asked = askedWords(line)
    .map(({ one, other }) => splitPair(`${one}\t${other}`))
    .filter((split) => split.kind === 'pair');
  if (asked.length > 0) return asked;
  const explained = isProse(line) ? proseGlosses(line) : [];
  if (explained.length > (/[=–—]/.test(line) ? 1 : 0)) return explained;
  const beside = splitBeside(line);
  if (beside) return beside;
  if ((line.match(/\)/g)?.length ?? 0) > 1) {
    const listed = splitBracketList(line);
    if (listed) return listed;
  }
  const related = splitOpposites(line) ?? splitSynonyms(line) ?? splitParallel(line);
  if (related) return related;
  const unseparated = splitUnseparated(line, section === 'vocabulary');
  if (unseparated) return [unseparated];
  const separators = line.match(anySeparator)?.length ?? 0;
  if (separators === 0) return [splitPair(line)];
  const unlabelled = separators > 1 ? withoutLabel(line) : line;
  if (separators > 1) {
    const betweenPairs = [
      /\s*[;·•]\s*|\s+\|\s+/,
      /\s*[;,]\s*/,
      /(?<=[.!?])\s+/,
      // 'la siesta (nap) - echarse una siesta = to take a nap'
      /(?<=\))\s+[-–—]\s+/,
      // 'ganar = to win / perder = to lose'
      ...(/[=:].*\s\/\s.*[=:]/.test(unlabelled) ? [/\s+\/\s+/] : []),
      // 'vender = to sell → la venta = sale'
      ...(/[=:].*(?:→|->|>).*[=:]/.test(unlabelled) ? [/\s*(?:→|->|>)\s*/] : []),
    ];
    // 'freír: to fry; hervir: to boil': what looks like a label may be the first of them.
    const readings = [...new Set([unlabelled, line])].flatMap((text) =>
      betweenPairs.map((between) =>
        joinGlosses(text.split(between))
          .map(splitPair)
          .filter((split) => split.kind !== 'none'),
      ),
    );
    const most = readings.reduce((best, found) => (found.length > best.length ? found : best));
    if (most.length > 1) return most;
  }
  const whole = splitPair(line);
  return [whole.kind === 'none' && unlabelled !== line ? splitPair(unlabelled) : whole];
}

/** 'carpeta = folder (carpet = alfombra)': a pair with another one in brackets. */
function splitBeside(line: string): Split[] | undefined {
  const [, outside, inside] = /^([^()]+=[^()]+?)\s*\(([^()=]+=[^()=]+)\)$/.exec(line) ?? [];
  if (!outside || !inside) return undefined;
  const found = [splitPair(outside), splitPair(inside)];
  return found.every(({ kind }) => kind === 'pair') ? found : undefined;
}

/** 'Familia: suegra (mother-in-law), cuñado (brother-in-law)'; some of them may have no English. */
function splitBracketList(line: string): Split[] | undefined {
  for (const list of [line.replace(/^[^:()→]{1,60}(?::|->|→)\s+/, ''), line]) {
    const found = list
      .split(/(?<=\))\s*(?:[,;/.+>→≠]|->|[-–—]|vs\.?|\by\b|\band\b)\s*/)
      .filter(Boolean)
      .flatMap((piece) => {
        // 'por favor, por fin (finally)': the brackets stand behind the last.
        const last = piece.split(/,\s+(?![^(]*\))/).at(-1)!;
        return splitPair(last);
      });
    if (found.length > 1 && found.every((split) => split.kind === 'pair')) return found;
  }
  return undefined;
}

const relation = String.raw`\s*(?:/|≠|!=|<->|↔|<>|\sx\s|\svs\.?\s)\s*`;
const translation = String.raw`\s*(?:=|:|→|\t|\s[-–—]\s|\()\s*`;
const oneText = '([^()=/≠]+?)';
const opposites = new RegExp(
  `^${oneText}${relation}${oneText}${translation}${oneText}${relation}${oneText}\\)?$`,
);

/** A text of its own, and no entry of a list. */
function isProse(line: string): boolean {
  return wordsOf(line).length > MOST_ENTRY_WORDS && /[.!?]["')]?(?:\s|$)/.test(line);
}

/** 'alto / bajo (tall / short)', 'alto ≠ bajo = tall ≠ short': two words and the English of each. */
function splitOpposites(line: string): Split[] | undefined {
  // 'cerca de ≠ lejos de/near ≠ far from'
  const match = opposites.exec(
    /^[^/]+≠[^/]+\/[^/]+≠[^/]+$/.test(line) ? line.replace('/', '=') : line,
  );
  if (!match) return undefined;
  const [, one = '', other = '', oneEnglish = '', otherEnglish = ''] = match;
  // 'el profesor / la profesora' and 'rojo/a' are one word.
  const stem = (text: string) => comparisonKey(text).replace(leadingArticle, '').slice(0, 3);
  if (stem(one) === stem(other) || comparisonKey(other).length < 3) return undefined;
  // 'me queda bien/mal' is one text with two endings.
  if (wordsOf(one).length > wordsOf(other).length + 1) return undefined;
  const found = [splitPair(`${one}\t${oneEnglish}`), splitPair(`${other}\t${otherEnglish}`)];
  return found.every((split) => split.kind === 'pair') ? found : undefined;
}

const synonyms = new RegExp(`^${oneText}\\s*[=≈~]\\s*${oneText}${translation}([^()=]+?)\\)?$`);

/** 'bonito = lindo (pretty)': two words for one meaning. */
function splitSynonyms(line: string): Split[] | undefined {
  const [, one = '', other = '', english = ''] = synonyms.exec(line) ?? [];
  const areSpanish = [one, other].every((text) => spanishEvidence(text) >= 0.5);
  if (!areSpanish || spanishEvidence(english) > 0 || isTag(english)) return undefined;
  const split = splitPair(`${one} / ${other}\t${english}`);
  return split.kind === 'pair' ? [split] : undefined;
}

/** 'uno, dos, tres = one, two, three': as many words on either side, each the other's. */
function splitParallel(line: string): Split[] | undefined {
  if (/[¿¡?!.]/.test(line)) return undefined;
  const sides = line.split(/\s*(?:=|→|->|\t|\s[-–—]\s)\s*/);
  const [left = [], right = []] = sides.map((side) => side.split(/\s*[,/]\s+/));
  if (sides.length !== 2 || left.length < 2 || left.length !== right.length) return undefined;
  const found = left.map((one, i) => splitPair(`${one}\t${right[i]}`));
  const isParallel = found.every(
    (split) => split.kind === 'pair' && sharesMeaning(split.pair.spanish, split.pair.english),
  );
  return isParallel ? found : undefined;
}

/** 'bonito = pretty', 'nice' → 'bonito = pretty, nice': a piece without separator goes on. */
function joinGlosses(pieces: string[]): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const continues = !new RegExp(anySeparator.source).test(piece) && !/\(.+\)/.test(piece);
    if (continues && joined.length > 0) joined[joined.length - 1] += `, ${piece}`;
    else joined.push(piece);
    return joined;
  }, []);
}

/** 'Animals: gato = cat, …' → 'gato = cat, …'. */
function withoutLabel(line: string): string {
  const label = /^([^:=→]{1,40}?)\s*(?::|→|->)\s+(.+)$/.exec(line);
  return label && new RegExp(anySeparator.source).test(label[2]!) ? label[2]! : line;
}

/** Listed as grammar, not as vocabulary; most of them mean different things by their place. */
const clitics = new Set('el la los las un una unos unas lo le les se me te nos os'.split(' '));

/** 'él/ella habla', a line of a table of forms. */
const verbForm =
  /^(?:yo|tú|vos|él|ella|usted|ud\.|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|uds\.)(?:\s*\/\s*[\p{L}.]+)*(?:\s*[:–—-]\s*|\s+)\p{L}+(?:\s\p{L}+)?$/iu;

/** More words than an entry of a list without English has. */
const MOST_LISTED_WORDS = 5;

/** Spanish words alone ('manzana, pera'): the lexicon gives their English where it has them. */
function glossedWords(line: NoteLine): NotePair[] {
  // 'a menudo 70 %'
  const text = line.text.replace(/\s+\(?\d{1,3} ?%\)?$/, '');
  // 'Un abrazo,' closes a letter.
  if (verbForm.test(text) || /,$/.test(text)) return [];
  if (isSpanishSentence(text) || hasEnglish(text)) return [];
  const whole = glossOf(text);
  // 'a menudo' looks like nothing, and is an entry all the same.
  if (spanishEvidence(text) < 0.5 && !(whole && text.includes(' '))) return [];
  if (whole) return [toGlossed(text, whole)];
  const pieces = text
    .replace(/^[^:]{1,40}:\s+/, '')
    .split(/\s*(?:[,;•·]|\/(?!-?(?:a|o|as|os)(?!\p{L})))\s*|\s+[-–—]\s+/u)
    .map((piece) => piece.replace(/[.]$/, '').trim())
    .filter(Boolean);
  const isList = line.bullet || line.section === 'vocabulary' || pieces.length > 1;
  // 'Sí, los martes y los jueves a las seis.' is what somebody says.
  if (pieces.some((piece) => wordsOf(piece).length > MOST_LISTED_WORDS)) return [];
  // 'perfecto, gracias!' is an answer.
  if (line.speaker !== undefined && pieces.length > 1 && /[.!?]$/.test(text)) return [];
  const known = pieces.filter((piece) => lookUp(piece).length > 0);
  if (known.length * 2 < pieces.length || (!isList && wordsOf(text).length > 3)) return [];
  return pieces.flatMap((spanish) => {
    const english = clitics.has(spanish.toLowerCase()) ? undefined : glossOf(spanish);
    return english ? toGlossed(spanish, english) : [];
  });
}

function toGlossed(text: string, english: string): NotePair {
  const kind = kindOf(text);
  const spanish = kind === 'sentence' ? text : uncapitalised(text.replace(/[.]$/, ''));
  return { spanish, english, kind, glossed: true };
}

/** How many meanings of one spelling are shown side by side. */
const MOST_GLOSSES = 3;

/**
 * One entry per Spanish text, however often the notes give it; different translations of
 * the same spelling are joined ('a / b'). The notes' own English beats the lexicon's.
 */
export function mergePairs(pairs: NotePair[]): NotePair[] {
  const merged = new Map<string, NotePair>();
  for (const pair of pairs) {
    const plain = comparisonKey(pair.spanish);
    const twin = merged.get(plain);
    if (!twin) {
      merged.set(plain, { ...pair });
    } else if (spelling(twin.spanish) === spelling(pair.spanish)) {
      mergeEnglish(twin, pair);
    } else if (!sameEnglish(twin, pair) && !pair.glossed) {
      // 'papa' and 'papá' are two words, unless the notes say that they mean the same.
      const accented = merged.get(spelling(pair.spanish));
      if (accented) mergeEnglish(accented, pair);
      else merged.set(spelling(pair.spanish), { ...pair });
    }
  }
  // 'papá' beside 'el papá' with the same meaning says nothing more.
  const all = [...merged.values()];
  const withArticle = new Map(
    all.flatMap((pair) => {
      const bareWord = spelling(pair.spanish).replace(leadingArticle, '');
      return bareWord === spelling(pair.spanish) ? [] : [[bareWord, pair] as const];
    }),
  );
  return all.filter((pair) => {
    const fuller = withArticle.get(spelling(pair.spanish));
    return !fuller || !sameEnglish(fuller, pair);
  });
}

const leadingArticle = /^(?:el|la|los|las|un|una) /;

function mergeEnglish(kept: NotePair, pair: NotePair): void {
  if (pair.glossed || sameEnglish(kept, pair)) return;
  if (kept.glossed) {
    Object.assign(kept, pair);
    return;
  }
  const known = kept.english.split(/\s*[,/]\s*/);
  const added = pair.english.split(kept.kind === 'word' ? /\s*,\s*/ : /$/);
  const fresh = added.filter((gloss) => !known.includes(gloss)).join(', ');
  if (fresh !== '' && kept.english.split(' / ').length < MOST_GLOSSES) {
    kept.english = `${kept.english} / ${fresh}`;
  }
}

function sameEnglish(a: NotePair, b: NotePair): boolean {
  const key = (english: string) => comparisonKey(english).replace(/^(?:the|to|an?) /, '');
  return a.english.split(' / ').some((gloss) => key(gloss) === key(b.english));
}

function spelling(spanish: string): string {
  return spanish
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
