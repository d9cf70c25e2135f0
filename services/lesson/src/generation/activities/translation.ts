import type { NotePair } from '../../notes/understood-notes.ts';
import { capitalised } from '../../spanish/letters.ts';
import { entriesByPartOfSpeech, lookUp, lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import type { PartOfSpeech } from '../../spanish/lexicon-entry.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { partOfSpeechOf } from '../items/distractors.ts';
import type { Item } from '../items/item-checks.ts';
import {
  englishForms,
  englishKey,
  hasArticle,
  isPlain,
  spanishForms,
  spanishKey,
  withoutArticle,
} from '../material/answer-forms.ts';
import type { Draft } from '../material/material.ts';

type Exercise = Item<'translation'>;

/** Exercises in turning directions, beginning with `first`. */
export function translationExercises(
  texts: NotePair[],
  all: NotePair[],
  first: Exercise['direction'] = 'to_english',
  isNew: (item: Omit<Exercise, 'id'>) => boolean = () => true,
): Draft<Exercise>[] {
  const firstIsEnglish = first === 'to_english' ? 0 : 1;
  return texts.flatMap((text, index) => {
    const both = [toEnglish(text), toSpanish(text, all)];
    const inTurn = index % 2 === firstIsEnglish ? both : both.toReversed();
    const item = inTurn.find(isNew);
    return item ? [{ item, about: text }] : [];
  });
}

function toEnglish(text: NotePair): Omit<Exercise, 'id'> {
  const { spanish, english, kind } = text;
  const [target = english, ...others] = englishForms(english, kind);
  const isNoun = partOfSpeechOf(text) === 'noun';
  const answers = [target, ...others, ...glossesOfPossessive(text)].flatMap((answer) => [
    answer,
    ...(kind === 'sentence' ? otherOwners(spanish, answer) : otherMarkers(answer, isNoun)),
  ]);
  return {
    source: spanish,
    target,
    ...alternatives(target, answers.flatMap(contractions)),
    direction: 'to_english',
    sourceLanguage: 'Spanish',
    targetLanguage: 'English',
  };
}

function toSpanish(text: NotePair, all: NotePair[]): Omit<Exercise, 'id'> {
  const { spanish, english, kind } = text;
  const [target = spanish, ...others] = spanishForms(spanish);
  const answers = [
    ...others,
    ...sameInNotes(text, all),
    ...(kind === 'word' ? [...sameInLexicon(text), ...sameInPossessives(text)] : []),
  ].flatMap((answer) => [answer, ...lighterForms(answer, kind)]);
  return {
    source: english,
    target,
    ...alternatives(target, [...lighterForms(target, kind), ...answers]),
    direction: 'to_spanish',
    sourceLanguage: 'English',
    targetLanguage: 'Spanish',
  };
}

function alternatives(target: string, others: string[]): { alternatives?: string[] } {
  const distinct = [...new Set(others)].filter((other) => other !== target && other !== '');
  return distinct.length > 0 ? { alternatives: distinct } : {};
}

/** 'the apple' is right for 'apple' and the other way round; 'to eat' for 'eat' too. */
function otherMarkers(english: string, isNoun: boolean): string[] {
  const bare = english.replace(/^(?:the|a|an|to) (?=\S)/i, '');
  if (bare !== english) return [bare];
  return isNoun && /^[a-z][a-z -]*$/.test(english) ? [`the ${english}`] : [];
}

const owners = ['his', 'her', 'its', 'your', 'their'];
const anOwner = new RegExp(`\\b(?:${owners.join('|')})\\b`, 'gi');

/** 'Su casa es grande.' is of his, her, its, your or their house: nothing tells which. */
function otherOwners(spanish: string, english: string): string[] {
  const possessives = wordsOf(spanish).filter((word) => /^sus?$/i.test(word)).length;
  const named = english.match(anOwner) ?? [];
  // 'her' may be whom, and 'your' of somebody who is called tú.
  const isTold =
    possessives === 0 ||
    named.length !== possessives ||
    wordsOf(spanish).some((word) => /^(?:tus?|él|ella|usted|ellos|ellas|ustedes)$/i.test(word));
  if (isTold) return [];
  return owners.map((owner) =>
    english.replace(anOwner, (other) => (/^\p{Lu}/u.test(other) ? capitalised(owner) : owner)),
  );
}

const possessive = /^(?:(?:mi|tu|su)s?|(?:mí|tuy|suy|nuestr|vuestr)[oa]s?)$/i;

/** 'su' is 'her' as well where the notes say 'his'. */
function glossesOfPossessive({ spanish, kind }: NotePair): string[] {
  const forms = kind === 'word' ? spanishForms(spanish) : [];
  if (!forms.every((form) => possessive.test(form))) return [];
  return forms.flatMap((form) => lookUpDictionaryForm(form)).flatMap(({ glosses }) => glosses);
}

/** 'your' is «tu», «tus», «su» and «vuestro»: the word alone does not tell whose. */
function sameInPossessives({ spanish, english, kind }: NotePair): string[] {
  if (!spanishForms(spanish).every((form) => possessive.test(form))) return [];
  const meanings = new Set(englishForms(english, kind).map(englishKey));
  return entriesByPartOfSpeech('pronoun')
    .filter(
      ({ word, glosses }) =>
        possessive.test(word) && glosses.some((gloss) => meanings.has(englishKey(gloss))),
    )
    .map(({ word }) => word);
}

/** Both spellings of the apostrophe, and the forms that speakers take for one another. */
function contractions(english: string): string[] {
  const long = longForms.reduce((text, [short, full]) => text.replace(short, full), english);
  const short = shortForms.reduce((text, [full, brief]) => text.replace(full, brief), english);
  return [...new Set([english, long, short])].flatMap((form) => [
    form,
    form.includes("'") ? form.replaceAll("'", '’') : form.replaceAll('’', "'"),
  ]);
}

// Only contractions that have one reading: "he's" may be 'he is' or 'he has'.
const longForms: [RegExp, string][] = [
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|he|she|it|we|they)['’]ll\b/gi, '$1 will'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|should|would)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
];
const shortForms: [RegExp, string][] = [
  [/\bI am\b(?= \w)/g, "I'm"],
  [/\b(you|we|they) are\b(?= \w)/gi, "$1're"],
  [/\b(he|she|it) is\b(?= \w)/gi, "$1's"],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|should|would) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
];

/** The Spanish text without its article, or without a subject pronoun that the verb implies. */
function lighterForms(spanish: string, kind: NotePair['kind']): string[] {
  if (kind !== 'sentence' && hasArticle(spanish)) return [withoutArticle(spanish)];
  const match =
    /^(¿|¡)?(?:yo|tú|nosotros|nosotras|vosotros|vosotras) (?=(?:no |me |te |nos |os )?(\p{L}+))/iu.exec(
      spanish,
    );
  const verb = match?.[2];
  if (!match || !verb) return [];
  // 'Yo también' would lose its meaning: a verb has to come next.
  if (!lookUp(verb.toLowerCase()).some(({ partOfSpeech }) => partOfSpeech === 'verb')) return [];
  const rest = spanish.slice(match[0].length);
  return [(match[1] ?? '') + capitalised(rest)];
}

/** Other Spanish of the notes for the same English, unless the notes tell the two apart. */
function sameInNotes({ english, kind, spanish }: NotePair, all: NotePair[]): string[] {
  const keys = new Set(englishForms(english, kind).map(englishKey));
  return all
    .filter(
      (pair) =>
        pair.kind === kind &&
        pair.spanish !== spanish &&
        (pair.english === english || isPlain(pair.english + english)) &&
        englishForms(pair.english, kind).some((form) => keys.has(englishKey(form))),
    )
    .flatMap((pair) => spanishForms(pair.spanish));
}

/** Of the others, one English word stands for forms that cannot replace each other (you: tú, te). */
const openClasses: ReadonlySet<PartOfSpeech> = new Set(['noun', 'verb', 'adjective', 'adverb']);

/** Other words of the lexicon for the same English, unless the notes narrow its meaning. */
function sameInLexicon({ spanish, english, kind }: NotePair): string[] {
  const [gloss = '', more] = englishForms(english, kind);
  const partOfSpeech = partOfSpeechOf({ spanish, english, kind });
  if (!partOfSpeech || !openClasses.has(partOfSpeech) || more || !isPlain(english)) return [];
  return entriesByPartOfSpeech(partOfSpeech)
    .filter(
      ({ word, glosses }) =>
        spanishKey(word) !== spanishKey(spanish) &&
        // An auxiliary only: 'to have' a car is never 'haber'.
        word !== 'haber' &&
        glosses.some((one) => englishKey(one) === englishKey(gloss)),
    )
    .map(({ word }) => word);
}
