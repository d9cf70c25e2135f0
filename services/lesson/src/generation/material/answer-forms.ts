import { spelling } from '@repaso/proto/activities/grading';

/** Most forms that one text is read as; 'a/b c/d' multiply. */
const MAX_FORMS = 6;
/** More words than an entry of a list has. */
const MAX_ENTRY_WORDS = 3;
const SPANISH_ARTICLE = /^(?:el|la|los|las|un|una|unos|unas) (?=\S)/;
const ENGLISH_MARKER = /^(?:the|a|an|some|to) (?=\S)/;

/**
 * The single texts that a gloss of the notes stands for, best first: 'you (formal)' is 'you',
 * 'car / automobile' are two, 'he/she is' is 'he is' and 'she is'. A comma separates glosses of a
 * word only.
 */
export function englishForms(english: string, kind: 'word' | 'phrase' | 'sentence'): string[] {
  const list = kind === 'word' ? english.replaceAll(',', ' / ') : english;
  return forms(withoutBrackets(list));
}

/** The single texts that a Spanish entry stands for: 'guapo/a' is 'guapo' and 'guapa'. */
export function spanishForms(spanish: string): string[] {
  return forms(withoutBrackets(spanish));
}

/** True where a text stands for itself alone, so that it can be shown as an answer. */
export function isPlain(text: string): boolean {
  return !/[/()[\];=→]/.test(text);
}

function withoutBrackets(text: string): string {
  const bare = text.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();
  return bare || text;
}

function forms(text: string): string[] {
  // 'Me gusta; sin embargo, gano poco.' is one text.
  const isList = text.split(';').every((part) => part.trim().split(' ').length <= MAX_ENTRY_WORDS);
  const all = text
    .split(isList ? /\s+\/\s+|\s*;\s*/ : /\s+\/\s+/)
    .flatMap(spellOut)
    .map((form) => form.replace(/\s+/g, ' ').trim())
    .filter((form) => form !== '');
  return [...new Set(all)].slice(0, MAX_FORMS);
}

/** 'el/la', 'bombero/a', 'guapos/as'. */
const gendered = /^(?:el\/la|un\/una|los\/las|unos\/unas|\p{L}+\/-?(?:a|as))$/iu;

/** 'el/la estudiante' → both; 'el/la bombero/a' → one of each gender; numbers such as 24/7 stay. */
function spellOut(text: string): string[] {
  const words = text.split(' ');
  if (words.filter((word) => gendered.test(word)).length > 1) {
    return [0, 1].flatMap((gender) =>
      spellOut(
        words
          .map((word) => (gendered.test(word) ? wordForms(word.split('/'))[gender]! : word))
          .join(' '),
      ),
    );
  }
  return words.reduce<string[]>(
    (starts, word) => {
      const choices = /\d|^\/|\/$/.test(word) ? [word] : wordForms(word.split('/'));
      return starts
        .flatMap((start) => choices.map((choice) => `${start} ${choice}`))
        .slice(0, MAX_FORMS);
    },
    [''],
  );
}

/** 'guapo/a', 'profesor/a' and 'buenos/as' give endings, 'el/la' whole words. */
function wordForms([first = '', ...others]: string[]): string[] {
  const endings = /^-?(?:a|as|os|es)$/;
  return [
    first,
    ...others.map((other) => {
      if (!endings.test(other) || first.length === 1) return other;
      return first.replace(/(?:o|os|e|es)$/, '') + other.replace('-', '');
    }),
  ];
}

/** Compares meanings: without 'the', 'a', 'to', case and punctuation. */
export function englishKey(text: string): string {
  return spelling(text).replaceAll('’', "'").replace(ENGLISH_MARKER, '');
}

/**
 * Compares Spanish: without the article, case and punctuation, but with accents, since 'papa'
 * and 'papá' are two words.
 */
export function spanishKey(text: string): string {
  return spelling(text).replace(SPANISH_ARTICLE, '');
}

export function hasArticle(spanish: string): boolean {
  return SPANISH_ARTICLE.test(spanish.toLowerCase());
}

export function withoutArticle(spanish: string): string {
  return spanish.replace(new RegExp(SPANISH_ARTICLE.source, 'i'), '');
}
