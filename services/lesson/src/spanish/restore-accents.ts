import { recogniseVerb } from './conjugate.ts';
import { capitalised } from './letters.ts';
import { lookUpDictionaryForm, spellingsWithAccents } from './lexicon.ts';

const leadingArticle = /^((?:el\/la|los\/las|el|la|los|las|un|una|unos|unas) )?(.+)$/i;

/**
 * 'manana' → 'mañana', 'el cafe' → 'el café': words and phrases that were typed on a keyboard
 * without Spanish letters, where the lexicon has one spelling of them, which fits the English.
 * Every other text stays as it is.
 *
 * @param fits whether a Spanish word can mean what the notes say
 */
export function restoreAccents(spanish: string, fits: (spelled: string) => boolean): string {
  if (/[áéíóúüñ]/i.test(spanish)) return spanish;
  const [, article = '', word = ''] = leadingArticle.exec(spanish) ?? [];
  const meant = spellingsWithAccents(word).filter(fits);
  if (meant.length === 1 && !(isWord(word) && fits(word)))
    return article + likeCase(meant[0]!, word);
  if (!word.includes(' ')) return spanish;
  return article + word.replace(/\p{L}{4,}/gu, (one) => onlySpelling(one) ?? one);
}

/** The one way to write what is no Spanish word as it stands. */
function onlySpelling(word: string): string | undefined {
  const spellings = isWord(word) ? [] : spellingsWithAccents(word);
  return spellings.length === 1 ? likeCase(spellings[0]!, word) : undefined;
}

function isWord(text: string): boolean {
  return lookUpDictionaryForm(text).length > 0 || recogniseVerb(text.toLowerCase()).length > 0;
}

function likeCase(spelled: string, typed: string): string {
  return /^\p{Lu}/u.test(typed) ? capitalised(spelled) : spelled;
}
