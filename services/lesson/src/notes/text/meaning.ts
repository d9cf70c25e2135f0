import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';

const emptyEnglish = new Set(
  'to the a an of in on at and or i you he she it we they is be'.split(' '),
);

/** Whether a word of the English is what a word of the Spanish means. */
export function sharesMeaning(spanish: string, english: string): boolean {
  const meanings = new Set(
    wordsOf(spanish)
      .flatMap((word) => lookUp(word))
      .flatMap(({ glosses }) => glosses.flatMap((gloss) => wordsOf(gloss.toLowerCase())))
      .filter((word) => !emptyEnglish.has(word))
      .map(stem),
  );
  return wordsOf(english.toLowerCase()).some((word) => meanings.has(stem(word)));
}

function stem(english: string): string {
  return english.replace(/(?:ies|es|s|ed|ing)$/, '');
}
