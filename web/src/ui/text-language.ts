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
    'word sentence true false'
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
    if (/(?:[ao]s?|[aei]r)$/.test(word)) return sum + 0.4;
    if (/(?:y|th|ght|ck|sh|ee|ing|[dgkmptw])$/.test(word)) return sum - 0.4;
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

/** A text whose quoted parts may be in the other language, as in: What does “la casa” mean? */
export function languageSpans(text: string): LanguageSpan[] {
  const quotes = [...text.matchAll(/[“"«‘][^”"»’]+[”"»’]/g)];
  if (quotes.length === 0) return [{ text, spanish: looksSpanish(text), start: 0 }];
  // How do you say “…” in Spanish? quotes English, whatever the words look like.
  const quotesEnglish = /in spanish/i.test(text);
  const spans: LanguageSpan[] = [];
  let end = 0;
  const between = (start: number, stop: number) => {
    const part = text.slice(start, stop);
    if (part) spans.push({ text: part, spanish: looksSpanish(part), start });
  };
  for (const quote of quotes) {
    between(end, quote.index);
    spans.push({
      text: quote[0],
      spanish: !quotesEnglish && spanishness(quote[0]) >= 0,
      start: quote.index,
    });
    end = quote.index + quote[0].length;
  }
  between(end, text.length);
  return spans;
}
