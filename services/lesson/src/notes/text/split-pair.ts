import { finiteReadings, recogniseVerb } from '../../spanish/conjugate.ts';
import { detectLanguage, spanishEvidence } from '../../spanish/detect-language.ts';
import { comparisonKey } from '../../spanish/letters.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { sharesMeaning } from './meaning.ts';
import {
  englishText,
  isFormOf,
  isTag,
  joinVariants,
  sideText,
  spanishText,
  withoutTags,
} from './side-text.ts';
import { bare, isSpanishSentence, kindOf, splitSentences } from './spanish-text.ts';

export interface SplitPair {
  spanish: string;
  english: string;
}

/** Two sides of which neither language could be told: the list they stand in decides. */
export interface UndecidedPair {
  left: string;
  right: string;
}

export type Split =
  | { kind: 'pair'; pair: SplitPair; spanishFirst: boolean }
  | { kind: 'undecided'; pair: UndecidedPair }
  | { kind: 'none' };

/** Evidence from which a side's language counts as known. */
const KNOWN = 0.5;
/** Longest side, in words, that is taken for vocabulary when its language is unknown. */
const MOST_UNDECIDED_WORDS = 4;

/** What stands between the two sides, most telling first. */
const separators: RegExp[] = [
  /\s*\t+\s*/,
  /\s*(?:=+>?|≈|::)\s*|\s+~\s+/,
  /\s*(?:→|➔|➜|⇒|-+>)\s*|\s+>+\s+/,
  /\s+(?:[-–—]+)\s+/,
  /\s*\|\s*/,
  /\s*[–—]\s*/,
  /\s*:\s+|(?<=\p{L}):(?=\p{L})/u,
  /\s+-(?!>)|-\s+/,
  /\s+\/+\s+/,
  // 'tirar, to throw', 'la esquina, the corner'
  /,\s+(?=to\s|the\s)/i,
];
const none: Split = { kind: 'none' };

/** Reads one piece of notes as Spanish with its English, in either order. */
export function splitPair(text: string): Split {
  const line = text
    .replace(/^\|\s*|^[✓✔✅☑]\s*|\s*\|$/gu, '')
    .replace(shortFeminine, '$1/$2')
    .replace(literally, '');
  // 'tener → tendr-': a stem
  if (/(?:[→=:]|->)\s*\p{L}+-$/u.test(line.trim())) return none;
  const entry = splitEntry(line) ?? splitLabelledSentence(line);
  if (entry) return entry;
  const piece = bare(withoutTags(line));
  const means = splitMeans(piece) ?? splitAroundForms(piece);
  if (means) return means;
  let undecided: Split = none;
  // What stands in brackets is not parted: 'el cajero (ATM / cash machine)'.
  const open = piece.replace(/\([^()]*\)/g, (inside) => '_'.repeat(inside.length));
  for (const separator of separators) {
    const match = separator.exec(open);
    if (!match || match.index === 0) continue;
    const left = piece.slice(0, match.index);
    const right = piece.slice(match.index + match[0].length);
    if (isLabelledList(left, right)) return none;
    const split = decide(left, right);
    if (split.kind === 'pair') return split;
    if (split.kind === 'undecided' && undecided.kind === 'none') undecided = split;
  }
  const atSlash = splitAtSlash(open === piece ? piece : '');
  if (atSlash) return atSlash;
  const inParentheses = splitParentheses(piece);
  return inParentheses.kind === 'pair' ? inParentheses : undecided;
}

/** 'encima de/on top of'; both languages must be plain, since 'rojo/a' and 'he/she' have slashes too. */
export function splitAtSlash(text: string): Split | undefined {
  const slash = /\s*\/(?!-?(?:a|o|as|os|es|ra)(?!\p{L}))\s*/u.exec(text);
  if (!slash) return undefined;
  const [left, right] = [text.slice(0, slash.index), text.slice(slash.index + slash[0].length)];
  const split = decideStrictly(left, right);
  return split.kind === 'pair' ? split : undefined;
}

/** 'costar un ojo (lit. to cost an eye) = to cost a fortune': the word for word beside what it means. */
const literally =
  /\s*\((?:lit|literally)\b[^()]*\)(?=\s*[-–—=:])|\s+[-–—]\s+(?:lit\.|literally)\s.*?(?=\s+[-–—=]\s)/i;

/** 'Ojalá + subj: Ojalá no llueva. (I hope it does not rain.)' */
function splitLabelledSentence(text: string): Split | undefined {
  const sentence = /^[^:=→\t]{1,40}:\s+(["'¿¡]?\p{Lu}.*\([^()]+\)\.?)$/u.exec(text)?.[1];
  const split = sentence ? splitParentheses(sentence) : none;
  if (split.kind !== 'pair') return undefined;
  const { spanish, english } = split.pair;
  return kindOf(spanish, english) === 'sentence' ? split : undefined;
}

/** A verb, its meaning, and up to four of its forms. */
const MOST_VERB_PARTS = 6;

/** 'ir – fui – to go', 'poner (to put): puse, pusiste': what is left without the verb's forms. */
function splitAroundForms(text: string): Split | undefined {
  const glossed = /^([^():]+)\s\(([^()]+)\)\s*(?:[:=–—-]|→|->)\s*(\S.*)$/.exec(text);
  const parts = glossed
    ? glossed.slice(1)
    : text.split(/\s+[-–—|>]\s+|\s*(?:[=→\t]|->)\s*|,?\s+(?=to\s\p{L}+$)/u);
  if (parts.length < 3 || parts.length > MOST_VERB_PARTS) return undefined;
  const verb = parts.map((part) => part.trim()).find(isInfinitive);
  if (!verb) return undefined;
  const meaning = parts.filter((part) => {
    const forms = part.split(/\s*[,/]\s*/);
    return part.trim() !== verb && !forms.every((form) => isFormOf(form, verb));
  });
  const split = meaning.length === 1 ? decide(verb, meaning[0]!) : none;
  return split.kind === 'pair' ? split : undefined;
}

function isInfinitive(text: string): boolean {
  return recogniseVerb(text.toLowerCase().replace(/se$/, '')).some(
    ({ tense }) => tense === 'infinitive',
  );
}

/** 'simpático, -a' for 'simpático/a'. */
const shortFeminine = /(?<=\p{L})(?:,\s*|\s+|\/)-()(a|as|os|es|ra|triz)(?!\p{L})/gu;

const tag =
  '(?:m|f|n|s|v|adj|adv|prep|conj|pron|interj|loc|expr|pl|sg|sust|vb|vt|vi|tr|intr|refl|mf|m/f|f/m)';
/** 'casa (f.) house', 'hablar v. to speak', 'ciudad, f., city': the tag parts the languages. */
const dictionaryEntry = new RegExp(
  `^([^()=:→\\t]{2,40}?),?\\s+(?:[([]${tag}\\.?(?:[ /,]+${tag}\\.?)*[)\\]]|(?:${tag}\\.\\s?)+|${tag},)[,.:]?\\s+(?![-–—=:→])(\\p{L}.+)$`,
  'u',
);

function splitEntry(text: string): Split | undefined {
  const match = dictionaryEntry.exec(text);
  if (!match) return undefined;
  const split = decide(match[1]!, match[2]!);
  return split.kind === 'pair' && split.spanishFirst ? split : undefined;
}

/** 'Colores: rojo, azul, verde': the left side names the list and translates none of it. */
function isLabelledList(left: string, right: string): boolean {
  const items = right.split(',');
  const label = !/^(?:to|the|an?)\s/i.test(left.trim()) && wordsOf(left).length <= 4;
  return label && items.length > 2 && items.every((item) => spanishEvidence(item) >= KNOWN);
}

function decide(leftText: string, rightText: string): Split {
  const left = sideText(leftText);
  const right = sideText(rightText);
  if (!/[\p{L}\p{N}]/u.test(left) || !/[\p{L}\p{N}]/u.test(right)) return none;
  const leftEvidence = evidenceOf(left);
  const rightEvidence = evidenceOf(right);
  const leftSpanish = leftEvidence >= KNOWN;
  const rightSpanish = rightEvidence >= KNOWN;
  const leftEnglish = leftEvidence <= -KNOWN;
  const rightEnglish = rightEvidence <= -KNOWN;
  if (leftSpanish && !rightSpanish) return toPair(left, right, true, rightEnglish);
  if (rightSpanish && !leftSpanish) return toPair(right, left, false, leftEnglish);
  // 'sobremesa: time spent talking after a meal': an unknown word and its clear meaning.
  if (rightEnglish && leftEvidence >= 0 && isShort(left)) return toPair(left, right, true, true);
  if (leftEnglish && rightEvidence >= 0 && isShort(right)) return toPair(right, left, false, true);
  const short = isShort(left) && isShort(right);
  // 'la semilla -> seed': English that could be a form of a Spanish verb as well.
  if (
    short &&
    leftSpanish &&
    rightSpanish &&
    sharesMeaning(left, right) !== sharesMeaning(right, left)
  ) {
    return sharesMeaning(left, right)
      ? toPair(left, right, true, true)
      : toPair(right, left, false, true);
  }
  // 'el pasillo: aisle', where 'aisle' could be a form of a rare verb
  if (short && isNoun(left) !== isNoun(right)) {
    if (isNoun(left) && isUnlisted(right)) return toPair(left, right, true, true);
    if (isNoun(right) && isUnlisted(left)) return toPair(right, left, false, true);
  }
  // 'la cafetería: cafeteria'
  const bareKey = (side: string) => comparisonKey(side).replace(/^(?:el|la|los|las|the) /, '');
  if (short && bareKey(left) === bareKey(right) && comparisonKey(left) !== comparisonKey(right)) {
    const isLeft = /^(?:el|la|los|las) /i.test(left);
    return isLeft ? toPair(left, right, true, true) : toPair(right, left, false, true);
  }
  if (!short || (leftSpanish && rightSpanish)) return none;
  if (leftEnglish && rightEnglish && wordsOf(left).length + wordsOf(right).length > 2) return none;
  if (rightEnglish && !leftEnglish) return toPair(left, right, true, true);
  if (leftEnglish && !rightEnglish) return toPair(right, left, false, true);
  return { kind: 'undecided', pair: { left, right } };
}

function isNoun(side: string): boolean {
  return /^(?:el|la|los|las|un|una) \p{L}/iu.test(side);
}

/** Words without a letter that only Spanish has, none of them in the lexicon. */
function isUnlisted(side: string): boolean {
  return !/[áéíóúñü]/i.test(side) && wordsOf(side).every((word) => lookUp(word).length === 0);
}

/** A number is nobody's language, and 'a', 'no' or a name alone prove nothing. */
function evidenceOf(side: string): number {
  return /^[\d\s.,:]+$/.test(side) ? 0 : spanishEvidence(side);
}

function toPair(
  spanishSide: string,
  englishSide: string,
  spanishFirst: boolean,
  englishKnown: boolean,
): Split {
  const english = englishText(englishSide, spanishSide);
  const spanish = joinVariants(spanishText(spanishSide), english);
  const plausible =
    /\p{L}/u.test(spanish) &&
    (englishKnown || isShort(english)) &&
    // '2026-03-14' and '12 €' translate nothing.
    /\p{L}/u.test(english) &&
    !/_{2,}|\bvs\b|[+|=≠≈→]|->/.test(spanish) &&
    !/[|=≠≈→]|->/.test(english) &&
    !splitSentences(english).some(isSpanishSentence) &&
    !interjection.test(english) &&
    // 'A = entrevistadora': a part to play
    !/^\p{Lu}$/u.test(spanishSide.trim()) &&
    // 'conversar = to converse'
    (/^to /i.test(english) || !isFormOf(english, spanish)) &&
    // 'hacer: hice, hiciste (with z!)', 'aburrido: ser = boring'
    !/^\p{L}+(?:\s*\/\s*\p{L}+)*:\s[^.?!]*$/u.test(spanish) &&
    !grammarWords.test(spanish) &&
    !tenseName.test(spanish) &&
    // 'D–E' heads a part of a glossary.
    (/\p{L}{2}/u.test(english) || sharesMeaning(spanish, english)) &&
    !(/\?$/.test(english) && !/\?/.test(spanish)) &&
    spanish.toLowerCase() !== english.toLowerCase() &&
    !remarkLabels.test(spanish) &&
    !(
      [spanish, english].some((side) => formLabels.test(side.replace(/^.*\s\/\s|:.*$/g, ''))) &&
      !sharesMeaning(spanish, english)
    ) &&
    !/\b(?:said|says|asked|told me)$/i.test(english) &&
    (englishKnown || kindOf(spanish) !== 'sentence' || sharesMeaning(spanish, english)) &&
    isOfLikeLength(spanish, english) &&
    !isSaidBy(spanish, english) &&
    english !== '' &&
    !/"[^"]*"(?:\s+\p{Ll}|.*")/u.test(english) &&
    !isExplanation(spanish, english);
  return plausible ? { kind: 'pair', pair: { spanish, english }, spanishFirst } : none;
}

/** 'PRETÉRITO INDEFINIDO - irregulares' is a heading. */
const tenseName =
  /^(?:el )?(?:pret[ée]rito|subjuntivo|condicional|imperativo|presente de)(?: \p{L}+)*$/iu;

/** 'uy gracias' is no pair. */
const interjection = /^(?:uy|ay|uf|ah|oh|eh|hmm?|jeje|jaja)$/i;

const remarkLabels =
  /^(?:ojo|uses?|usage|usos?|nota|atención|importante|recuerda|repaso|tema|hoy|(?:el )?(?:subjuntivo|indicativo|infinitivo|imperativo|gerundio|participio|pretérito|imperfecto|condicional))$/i;

/** What a sheet of paper asks for at its head: a name, a date. */
const formLabels =
  /^(?:nombre|apellidos?|fecha|nivel|profesora?|alumn[oa]|clase|curso|página|hora|duración|capítulo|unidad|hw|homework|name|date|level|teacher|tutor|student|class|lesson|page|time|duration|unit)$|^(?:[abc][12](?:\.\d)?|\p{L}+ \d{1,3}(?:\.\d)?)$/iu;

function isShort(side: string): boolean {
  return wordsOf(side).length <= MOST_UNDECIDED_WORDS;
}

/** A long Spanish sentence is not translated by a word or two: those are a label. */
function isOfLikeLength(spanish: string, english: string): boolean {
  return wordsOf(spanish).length < 5 || wordsOf(english).length * 3 >= wordsOf(spanish).length;
}

/** 'Leo: I would like to join the gym.', 'Ana: Muy bien': a name, and what its owner says. */
function isSaidBy(spanish: string, english: string): boolean {
  const isClause = /^(?:I|you|we|do|what|how|where|when|can|could)(?:'\w+)?\s.*[.?!]$/i.test(
    english,
  );
  const isName = /^\p{Lu}\p{Ll}+$/u.test(english) && detectLanguage(english) !== 'english';
  const words = wordsOf(spanish).length;
  return (
    !sharesMeaning(spanish, english) &&
    ((words === 1 && isClause && wordsOf(english).length > MOST_UNDECIDED_WORDS) ||
      (words > 1 && isName && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(spanish)))
  );
}

/** The list decides which side of an undecided pair is Spanish. */
export function settlePair({ left, right }: UndecidedPair, spanishFirst: boolean): Split {
  return spanishFirst ? toPair(left, right, true, true) : toPair(right, left, false, true);
}

/** "'tengo hambre' means 'I am hungry'", in a line of its own or inside a sentence. */
function splitMeans(text: string): Split | undefined {
  const match =
    /^(.+?)\s+(?:means?|significa|quiere decir|is Spanish for)\s+(.+)$/i.exec(text) ??
    // "la nube" is cloud
    /^(["'].+["'])\s+is\s+(.+)$/.exec(text);
  if (!match) return undefined;
  const quoted = /"([^"]+)"\s*$|(?<!\p{L})'([^']+)'\s*$/u.exec(match[1]!);
  // 'People write "aser" when they mean "hacer"' is about somebody's words.
  if (!quoted && /"/.test(match[1]!)) return undefined;
  const left = quoted ? (quoted[1] ?? quoted[2])! : spanishTail(match[1]!);
  const right = /^"([^"]+)"|^'([^']+)'/.exec(match[2]!);
  const rightText = right ? (right[1] ?? right[2])! : match[2]!.replace(/[.;].*$/, '');
  const split = decide(left, rightText);
  return split.kind === 'pair' ? split : undefined;
}

/** The Spanish words at the end of 'Today we learned that tengo hambre'. */
function spanishTail(text: string): string {
  const words = text.split(/\s+/);
  let start = words.length;
  while (
    start > 0 &&
    spanishEvidence(words[start - 1]!) >= 0 &&
    lookUp(words[start - 1]!).length > 0
  ) {
    start--;
  }
  return start === words.length ? text : words.slice(start).join(' ');
}

/** 'la manzana (apple)', 'the apple (la manzana)'. */
function splitParentheses(text: string): Split {
  const match = /^([^()\t]+?)\s*\(([^()]+)\)[.!?]?$/.exec(text);
  if (!match || isTag(match[2]!)) return none;
  const [, outside = '', inside = ''] = match;
  const split = decideStrictly(outside, inside);
  if (split.kind !== 'pair') return none;
  // 'Today we had apples (manzanas)': only the last word is translated.
  const { spanish, english } = split.pair;
  const isRemark = wordsOf(english).length === 1 && !sharesMeaning(spanish, english);
  if (kindOf(spanish) === 'sentence' && isRemark) return none;
  const englishClause = /\b(?:I|we|you|he|she|they|it|today|is|are|was|were)\b/i.test(english);
  // 'desayuno (I have breakfast)'
  const isForm =
    /^(?:I|you|he|she|it|we|they)\b/i.test(english) && finiteReadings(spanish).length > 0;
  // 'hasta luego (see you later)'
  const isGloss = lookUp(spanish).some(({ glosses }) => glosses.includes(english.toLowerCase()));
  return englishClause && kindOf(spanish, english) !== 'sentence' && !isForm && !isGloss
    ? none
    : split;
}

/** Parentheses hold remarks as well, so both languages have to be certain. */
function decideStrictly(left: string, right: string): Split {
  const evidence = [spanishEvidence(left), spanishEvidence(right)].sort((a, b) => a - b);
  if (evidence[0]! <= -KNOWN && evidence[1]! >= KNOWN) return decide(left, right);
  // 'gazpacho (cold tomato soup)' is a word of both languages.
  const isGlossed =
    (spanishEvidence(left) >= 0 && lookUp(left).length > 0 && spanishEvidence(right) <= -KNOWN) ||
    (isNoun(left) && isUnlisted(right) && /^\p{Ll}+$/u.test(right));
  if (isGlossed || sharesMeaning(left, right)) return toPair(left, right, true, true);
  return sharesMeaning(right, left) ? toPair(right, left, false, true) : none;
}

const explanationStart =
  /^(?:(?:is |are |we |you )?use[ds]?\b|for\b.*\b(?:things|actions|states|descriptions?)|for (?:saying|telling|talking|describing|expressing|asking|introducing)\b|when\b|the verb|the (?:stem|ending)|don'?t forget|remember|note\b|irregular|regular|verbs?\b|nouns?\b|adjectives?\b|like (?:the|in)|similar to|see (?:page|above|below)|it is (?:used|a|an)|describes?\b|expresses\b|indicates\b|ends? (?:in|with)\b|takes\b|goes with|followed by|masculine\b|feminine\b|add\b|drop\b|change[sd]?\b|always\b.*\b(?:with|before|after)|never use|page \d|permanent\b|temporary\b|completed\b|ongoing\b|habitual\b|exchange\b|duration\b|location\b|origin\b|purpose\b)/i;
const grammarWords =
  /\b(?:subject|infinitive|tense|conjugat\w*|preterite|imperfect|subjunctive|stem|endings?|pronouns?|noun|adjective|adverb|plural|singular|masculine|feminine|permanent|temporary|deadlines?)\b/i;
const particles = new Set(['ser', 'estar', 'por', 'para', 'ser/estar', 'por/para', 'haber']);

/** Whether the English tells about the Spanish instead of translating it. */
export function isExplanation(spanish: string, english: string): boolean {
  const words = wordsOf(english).length;
  const known = lookUp(spanish);
  const translates = known.some(({ glosses }) =>
    glosses.some((gloss) => english.toLowerCase().includes(gloss.replace(/^to /, ''))),
  );
  if (particles.has(spanish.toLowerCase())) return !translates || words > 4;
  if (translates && words <= 6) return false;
  // 'Añade un poco de sal. - Add a bit of salt.': a sentence and its translation, whatever it begins with.
  const isTranslated =
    kindOf(spanish) === 'sentence' &&
    !grammarWords.test(english) &&
    sharesMeaning(spanish, english);
  if (isTranslated) return false;
  if (explanationStart.test(english) && (words > 2 || grammarWords.test(english))) return true;
  if (grammarWords.test(english) && words > 2) return true;
  if (/\bverbs?\b/i.test(english) && !/^(?:el |los )?verbos?$/i.test(spanish)) return true;
  return words > 4 * wordsOf(spanish).length + 5;
}
