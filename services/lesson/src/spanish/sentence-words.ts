export interface SentenceToken {
  text: string;
  kind: 'word' | 'punctuation';
}

/** Letters with inner apostrophes or hyphens, or a number with its separators. */
const tokenPattern =
  /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and punctuation marks of a sentence, in order, spelled as they stand. */
export function tokenize(sentence: string): SentenceToken[] {
  return (sentence.match(tokenPattern) ?? []).map((text) => ({
    text,
    kind: /^[\p{L}\p{M}\p{N}]/u.test(text) ? 'word' : 'punctuation',
  }));
}

/** Only the words of a sentence, spelled as they stand. */
export function wordsOf(sentence: string): string[] {
  return tokenize(sentence)
    .filter((token) => token.kind === 'word')
    .map((token) => token.text);
}
