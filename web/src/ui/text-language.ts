/**
 * Which of an item's texts are Spanish, where its content does not say (the sides of a card, the
 * options of a quiz). It decides the voice of a screen reader and where the Hear button stands,
 * never what is right.
 */
const spanishWords = new Set(
  (
    'el la los las un una unos unas yo tú él ella usted nosotros nosotras ellos ellas ustedes ' +
    'soy eres es somos son estoy estás está estamos están fue era ser estar tengo tienes tiene ' +
    'de del al y o u en con por para sin sobre mi mis tu tus su sus que qué se le les lo nos ' +
    'muy más bien hola adiós gracias porque cuando donde pero hay voy va vamos quiero quiere ' +
    'gusta gustan este esta eso hoy ayer mañana sí'
  ).split(' '),
);
const englishWords = new Set(
  (
    'the a an i you he she it we they is are am was were be been to of and or in on at with for ' +
    'from by my your his her its our their this that these those do does did not have has had ' +
    'will would can what how who where when which there if very good yes please means mean ' +
    'word words sentence sentences true false grammar example notes lesson correct'
  ).split(' '),
);

/** Above 0: rather Spanish; below 0: rather English; 0: nothing gives it away. */
export function spanishness(text: string): number {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const letters = /[áéíóúüñ¿¡]/i.test(text.normalize('NFC')) ? 2 : 0;
  return words.reduce((sum, word) => {
    if (spanishWords.has(word)) return sum + 1;
    if (englishWords.has(word)) return sum - 1;
    // How a word is written gives away what the lists do not know.
    if (/[kw]|th|sh|ck|oo|ee|ph|tt|nn|ss|(?:st|ch)er$|(?:y|ght|ing|ed|[gmpt])$/.test(word)) {
      return sum - 0.4;
    }
    if (/(?:[ao]s?|[aei]r)$/.test(word)) return sum + 0.4;
    return sum;
  }, letters);
}

export function looksSpanish(text: string): boolean {
  return spanishness(text) > 0;
}

/** Whether the first of two sides is the Spanish one; so it is where nothing gives it away. */
export function firstIsSpanish(first: string, second: string): boolean {
  return spanishness(first) >= spanishness(second);
}

export interface LanguageSpan {
  text: string;
  spanish: boolean;
  /** Where it begins in the whole text. */
  start: number;
}

/**
 * The Spanish and English parts of a text that may mix them: What does «la casa» mean? Lessons
 * quote Spanish in «guillemets» and English in “these”; elsewhere the words have to tell.
 */
export function languageSpans(text: string): LanguageSpan[] {
  // Quotes and parentheses are parts of their own, and so is what follows a colon.
  const parts = text.split(/([“"«‘][^”"»’]+[”"»’]|\([^)]*\))|(?<=:\s)/).filter(Boolean);
  const quotesEnglish = /«|in spanish|the spanish for/i.test(text);
  let start = 0;
  return parts.map((part) => {
    const span = { text: part, spanish: isSpanishPart(part, quotesEnglish), start };
    start += part.length;
    return span;
  });
}

function isSpanishPart(part: string, quotesEnglish: boolean): boolean {
  if (part.startsWith('«')) return true;
  if (/^[“"‘]/.test(part)) return !quotesEnglish && spanishness(part) >= 0;
  return looksSpanish(part);
}

/** What there is to hear in a text: its Spanish parts without their quotes; '' for none. */
export function spokenSpanish(text: string): string {
  return languageSpans(text)
    .filter(({ spanish }) => spanish)
    .map(({ text: part }) => part.replace(/[“”"«»]/g, '').trim())
    .join(' ');
}
