import type { NotePair } from '../../notes/understood-notes.ts';
import { englishForms, isPlain, spanishForms, withoutArticle } from './answer-forms.ts';
import { adjectiveFrames } from './frames/adjective-frames.ts';
import type { Frame } from './frames/frame.ts';
import { articleFrames, nounFrames } from './frames/noun-frames.ts';
import { verbFrames } from './frames/verb-frames.ts';
import { nounOf } from './nouns.ts';
import type { Sentence } from './sentence.ts';

/** Sentences that each word gets; the first ones of all words come before the second ones. */
const SENTENCES_PER_WORD = 2;
/** Sentences of their own from which a week can be made without sentences about words. */
const ENOUGH_SENTENCES = 10;

/**
 * Short sentences that put the lesson's own words to use, for notes that are little more than a
 * word list. Only frames that are right with every word they take, so the translation follows
 * from the notes' own.
 */
export function carrierSentences(vocabulary: NotePair[]): Sentence[] {
  const natural = framed(vocabulary, framesOf);
  if (natural.length >= ENOUGH_SENTENCES) return natural;
  const others = vocabulary.filter((pair) => framesOf(pair).length === 0);
  return [...natural, ...framed(others, namingFrames)];
}

function framed(vocabulary: NotePair[], framesFor: (pair: NotePair) => Frame[]): Sentence[] {
  const made = vocabulary.map((pair) => ({ pair, frames: framesFor(pair) }));
  return Array.from({ length: SENTENCES_PER_WORD }).flatMap((_, round) =>
    made.flatMap(({ pair, frames }, index) => {
      const frame = round < frames.length && frames[(index + round) % frames.length];
      return frame ? [{ ...frame, about: pair }] : [];
    }),
  );
}

function framesOf(pair: NotePair): Frame[] {
  const noun = nounOf(pair);
  const made = [
    verbFrames(pair),
    noun ? nounFrames(noun) : [],
    adjectiveFrames(pair),
    articleFrames(pair),
  ];
  return made.find((frames) => frames.length > 0) ?? [];
}

/** What can be said of any word at all: connectors, adverbs and idioms fit no other frame. */
function namingFrames({ spanish: text, english: gloss, kind }: NotePair): Frame[] {
  const [form = ''] = spanishForms(text);
  const spanish = kind === 'word' ? withoutArticle(form) : form;
  const [english = ''] = englishForms(gloss, kind);
  if (kind === 'sentence' || !/^[\p{L} ]+$/u.test(spanish) || !english || !isPlain(english))
    return [];
  const what = spanish.includes(' ') ? 'expresión' : 'palabra';
  const meaning = `${what === 'palabra' ? 'word' : 'expression'} for “${english}”`;
  const frame = (start: string, end: string, before: string): Frame => ({
    spanish: `${start} la ${what} ${spanish}${end}`,
    english: `${before} the ${meaning}${end}`,
    mistake: {
      wrong: `${start} el ${what} ${spanish}${end}`,
      rule: `«${what}» is feminine: la ${what}.`,
    },
  });
  return [
    frame('Hoy aprendemos', '.', "Today we're learning"),
    frame('No recuerdo', '.', "I don't remember"),
    frame('¿Conoces', '?', 'Do you know'),
    frame('Repetimos', '.', "We're repeating"),
  ];
}
