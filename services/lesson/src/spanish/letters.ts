/** Lower case without accents; ñ stays, since año and ano are different words. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!n)[\u0300-\u036f]|(?<=n)[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
}

const plainVowel: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** 'limón' → 'limon': a lower-case word without its stress mark (ü and ñ stay). */
export function withoutStressMark(word: string): string {
  return word.replace(/[áéíóú]/g, (vowel) => plainVowel[vowel] ?? vowel);
}

/** A key under which two spellings of the same words are equal: case, accents and punctuation. */
export function comparisonKey(text: string): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function decapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The text with a capital where the model's first letter is one. */
export function capitalisedLike(model: string, text: string): string {
  return /^\P{L}*\p{Lu}/u.test(model) ? capitalised(text) : text;
}
