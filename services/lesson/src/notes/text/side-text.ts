import { recogniseVerb } from '../../spanish/conjugate.ts';
import { spanishEvidence } from '../../spanish/detect-language.ts';
import { decapitalised } from '../../spanish/letters.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { bare, kindOf } from './spanish-text.ts';

const tags =
  /^(?:m|f|n|v|adj|adv|masc|fem|mf|m\/f|noun|verb|adjective|adverb|masculine|feminine|irregular|reflexive|[a-z]{1,2}\s*(?:→|->|-|:|>)\s*[a-z]{1,2}|tú|usted|ustedes|Spain|Mexico|Latin America|LatAm|España|México)\.?$/i;

/** Tells two meanings apart: 'you (formal)' needs it. */
const registers = /^(?:informal|formal|polite|familiar|singular|plural|sing\.?|pl\.?)$/i;

/** Whether brackets hold a grammatical remark and no translation. */
export function isTag(text: string): boolean {
  return tags.test(text.trim()) || registers.test(text.trim());
}

/** A side without grammatical tags, pronunciation in brackets and quotes. */
export function sideText(text: string): string {
  return bare(
    withoutTags(text)
      .replace(/\s*\[[^\]]*\]/g, '')
      .replace(closingTags, '')
      .replace(toReview, '$1'),
  );
}

/** 'repasar "llevar el pelo corto"', 'Remember: "me toca a mí"': what is quoted is meant. */
const toReview = /^\p{L}+:? "([^"]+)"$/u;

/** 'coche n.m.', 'profe m. y f.' */
const closingTags =
  /\s+(?:(?:n|s|v|m|f|mf|pl|adj|adv|prep|pron|conj|interj|loc|sust|vb|vt|vi|tr|intr)\.\s*(?:[y/,]\s*)?)+$/;

/** 'gracias /ˈɡɾasjas/': sounds between slashes, which part nothing. */
const betweenSlashes = /\s+\/\S(?:[^/]*\S)?\/(?=\s|$)/g;

/** Without what dictionaries put in brackets or between slashes behind a word. */
export function withoutTags(text: string): string {
  return text
    .replace(betweenSlashes, '')
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inside: string) =>
      isTag(inside) && !registers.test(inside.trim()) ? '' : whole,
    );
}

/** 'tener ganas de + inf.': what goes on there is no part of the words. */
const continuation =
  /\s*\+\s*(?:inf\w*|noun|sust\w*|verbo?|ger\w*|adj\w*|subj\w*|participi?\w*|person\w*|sth|algo|alguien)\.?$/i;

/** The Spanish of a side as it is to be learned: in its dictionary form, without remarks. */
export function spanishText(side: string): string {
  const spanish = dictionaryForm(
    bare(
      side
        .replace(/\s+\([^()]*\)/g, '')
        .replace(/^\([^()]*\)\s+/, '')
        .replace(label, '')
        .replace(continuation, '')
        .replace(linkedNoun, '')
        // 'resaca!!' is underlined; an exclamation has its ¡.
        .replace(/^([^¡!]+)!+$/, '$1'),
    ),
  );
  const isSentence =
    /[!?]$|^\p{Lu}[^ ]*(?: +[^ ]+){3}.*\.$/u.test(spanish) || kindOf(spanish) === 'sentence';
  return isSentence ? spanish : uncapitalised(spanish.replace(/[.]+$/, ''));
}

/**
 * 'HABLAR', a word that heads its forms, and 'Ayer', as phones begin every line; 'DNI' and 'ONU'
 * are no words, and 'Navidad' keeps its capital.
 */
export function uncapitalised(spanish: string): string {
  const words = wordsOf(spanish);
  const [first = ''] = words;
  const beginsLine = /^\p{Lu}\P{Lu}*$/u.test(spanish);
  if (beginsLine && lookUp(first).some(({ word }) => /^\p{Ll}/u.test(word))) {
    return decapitalised(spanish);
  }
  const isShouted = spanish === spanish.toUpperCase() && /\p{Lu}{3}/u.test(spanish);
  const areWords = words.every((word) => lookUp(word.toLowerCase()).length > 0);
  return isShouted && areWords ? spanish.toLowerCase() : spanish;
}

/** 'Otra frase: Tienes que descansar.' */
const label =
  /^(?:otr[oa] )?(?:frases?|ejemplos?|another(?: one| sentence)?|(?:example )?sentences?|examples?|e\.g\.|p\. ?ej\.)\s*:\s+(?=[¿¡\p{Lu}])/iu;

/** 'and la gallina', the last of a list in a sentence. */
const linkedNoun = /^(?:and|also|plus|or)\s+(?=(?:el|la|los|las|un|una)\s)/i;

/** 'poner, puse, puesto' → 'poner': the forms that follow a verb are no words of their own. */
function dictionaryForm(spanish: string): string {
  const [first = '', ...others] = spanish.split(/\s*[,;]\s*/);
  return others.length > 0 && others.every((one) => isFormOf(one, first)) ? first : spanish;
}

/** Whether a text is nothing but one form of the verb, as in 'me puse' of 'ponerse'. */
export function isFormOf(text: string, verb: string): boolean {
  const infinitive = verb.toLowerCase().replace(/se$/, '');
  const words = wordsOf(text.replace(/\([^()]*\)/g, ''));
  return (
    words.length > 0 &&
    words.length <= 3 &&
    recogniseVerb(words.at(-1)!).some((form) => form.infinitive === infinitive)
  );
}

/** 'el maní, el cacahuete' and 'su, sus' for one English word are 'a / b'. */
export function joinVariants(spanish: string, english: string): string {
  const variants = spanish.split(/\s*[,;]\s*|\s+or\s+/);
  const [first = ''] = variants;
  if (variants.length < 2 || variants.length > MOST_VARIANTS || /[¿¡?!.]/.test(english + first)) {
    return spanish;
  }
  const areWords = variants.every((one) => /^\p{L}+$/u.test(one));
  // 'uno, dos' for 'one, two' are two words, 'nuestro, nuestra' for 'our, ours' are one.
  const stem = first.toLowerCase().replace(/(?<=..)[aeo]s?$/, '');
  const isInflected = areWords && variants.every((one) => one.toLowerCase().startsWith(stem));
  if (/[,;]/.test(english) && !isInflected) return spanish;
  const articles = variants.filter((one) => /^(?:el|la|los|las)\s/i.test(one)).length;
  const areNouns = articles === variants.length && kindOf(spanish) !== 'sentence';
  const areFew = variants.length < MOST_VARIANTS;
  return isInflected || (areFew && (areNouns || areWords)) ? variants.join(' / ') : spanish;
}

/** 'nuestro, nuestra, nuestros, nuestras' */
const MOST_VARIANTS = 4;

/** The English of a side, as a translation is written: a sentence as its Spanish is. */
export function englishText(side: string, spanishSide: string): string {
  const text = bare(
    side.replace(/\s*\(([^()]*)\s*\)/g, (whole, inside: string) =>
      tellsMore(inside) ? whole : '',
    ),
  ).replace(/^(\p{L}+)\/(\p{L}+)$/u, '$1 / $2');
  const english =
    /^\p{Ll}/u.test(spanishText(spanishSide)) && /^\p{Lu}/u.test(spanishSide)
      ? likeSpanish(text, spanishSide)
      : text;
  const isSentence =
    wordsOf(english).length > 3 ||
    /\b(?:I|you|he|she|we|they|it)\b/.test(english) ||
    (/\.$/.test(spanishSide) && kindOf(spanishSide) === 'sentence');
  return isSentence ? english : english.replace(/[.]+$/, '');
}

/** 'dog' as 'perro', where the notes had 'Perro: Dog'; 'Monday' beside 'lunes' stays. */
function likeSpanish(english: string, spanish: string): string {
  const [first = ''] = wordsOf(english);
  const isName = wordsOf(spanish)
    .flatMap((word) => lookUp(word))
    .some(({ glosses }) => glosses.some((gloss) => wordsOf(gloss).includes(first)));
  return /^\p{Lu}\p{Ll}\P{Lu}*$/u.test(english) && !isName ? decapitalised(english) : english;
}

/** '(clothes)' helps with a translation; '(!)' and '(Spain: coche)' do not belong on it. */
function tellsMore(remark: string): boolean {
  const words = wordsOf(remark).filter((word) => !/^\d/.test(word));
  return (
    words.length > 0 &&
    !/^lit(?:erally)?\b/i.test(remark) &&
    !words.some((word) => spanishEvidence(word) >= 1.5)
  );
}
