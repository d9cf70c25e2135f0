import { normalizeAnswer, spelling } from '@repaso/proto/activities/grading';
import type {
  GrammarTopic,
  Level,
  NoteCorrection,
  NotePair,
  NoteSentence,
  UnderstoodNotes,
  VerbTable,
} from '../../notes/understood-notes.ts';
import { decapitalised } from '../../spanish/letters.ts';
import { lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { englishKey, isPlain, spanishKey } from './answer-forms.ts';
import { carrierSentences } from './carrier-sentences.ts';
import { glossedWords } from './glossed-words.ts';
import { factsOf, type LessonFacts } from './lesson-facts.ts';
import type { Sentence } from './sentence.ts';
import type { Subject } from './subject.ts';

/** Words of the notes' own below which the lexicon adds some from their sentences. */
const FEW_WORDS = 6;

/** The lesson, sorted by what can be made of it. */
export interface Material {
  facts: LessonFacts;
  level: Level;
  heading: string | undefined;
  topics: GrammarTopic[];
  /** Words and phrases with their English. */
  vocabulary: NotePair[];
  /** Sentences with their English. */
  sentences: NotePair[];
  /** Sentences around the lesson's words, with their English, for notes with few of their own. */
  carriers: Sentence[];
  /** Right Spanish sentences without English: corrections and examples. */
  untranslated: Sentence[];
  corrections: NoteCorrection[];
  verbTables: VerbTable[];
}

/** A draft of an item: the generator's part, without the id that it gets in its lesson. */
export interface Draft<I> {
  item: Omit<I, 'id'>;
  /** What of the notes it practises, if anything: the week has to bring up all of it. */
  about: Subject | undefined;
}

export function materialOf(notes: UnderstoodNotes): Material {
  const facts = factsOf(notes);
  const known = new Map<string, Pick<NoteSentence, 'spanish' | 'english'>[]>();
  const isNew = (one: Pick<NoteSentence, 'spanish' | 'english'>) => {
    const twins = known.get(spanishKey(one.spanish)) ?? [];
    if (twins.some((twin) => areOne(twin, one))) return false;
    known.set(spanishKey(one.spanish), [...twins, one]);
    return true;
  };
  const isRight = ({ spanish }: { spanish: string }) => !facts.isWrong(spanish);
  const pairs = notes.pairs.map(tidied).filter((pair) => isRight(pair) && isNew(pair));
  const vocabulary = pairs.filter(({ kind }) => kind !== 'sentence');
  const corrected = notes.corrections
    .filter(({ right }) => right.includes(' '))
    .map(
      (correction): Sentence => ({
        spanish: correction.right,
        english: undefined,
        about: correction,
      }),
    )
    .filter(isNew);
  const examples = notes.sentences.filter((sentence) => isRight(sentence) && isNew(sentence));
  const translatedExamples = examples.flatMap(({ spanish, english }): NotePair[] =>
    english ? [{ spanish, english, kind: 'sentence', glossed: false }] : [],
  );
  const translatedSentences = [
    ...pairs.filter(({ kind }) => kind === 'sentence'),
    ...translatedExamples,
  ];
  const bareExamples = examples
    .filter(({ english }) => !english)
    .map(
      (sentence): Sentence => ({
        spanish: sentence.spanish,
        english: undefined,
        about: sentence,
      }),
    );
  // Sentences alone leave few words to match or to ask for: the lexicon knows theirs.
  const missing = FEW_WORDS - vocabulary.length;
  if (missing > 0) {
    const words = glossedWords([...bareExamples, ...corrected, ...translatedSentences]);
    vocabulary.push(...words.filter((pair) => isRight(pair) && isNew(pair)).slice(0, missing));
  }
  return {
    facts,
    level: notes.level,
    heading: notes.heading && !facts.isWrong(notes.heading) ? notes.heading : undefined,
    topics: notes.topics,
    vocabulary,
    sentences: translatedSentences,
    carriers: carrierSentences(vocabulary).filter((one) => isRight(one) && isNew(one)),
    untranslated: [...corrected, ...bareExamples],
    corrections: notes.corrections,
    verbTables: notes.verbTables,
  };
}

/** 'chico = small' and 'el chico = boy' are two words, 'la pera' and 'pera' are one. */
function areOne(
  a: Pick<NoteSentence, 'spanish' | 'english'>,
  b: Pick<NoteSentence, 'spanish' | 'english'>,
): boolean {
  if (spelling(a.spanish) === spelling(b.spanish) || !a.english || !b.english) return true;
  return englishKey(a.english) === englishKey(b.english);
}

/**
 * A word or phrase without what would give it away among others: a full stop of its line, a
 * capital that its English has not, half a pair of exclamation marks.
 */
function tidied(pair: NotePair): NotePair {
  if (pair.kind === 'sentence') return pair;
  const spanish = pair.spanish.replace(/(?<!\.)\.$/, '').replace(/^([^¡]+)!$/, '$1');
  return {
    ...pair,
    spanish: isCapitalisedOnly(pair) ? decapitalised(spanish) : spanish,
    english: pair.english.replace(/(?<!\.)\.$/, ''),
  };
}

/** 'Ensalada mixta = mixed salad', 'La escalera': no name, and nothing that somebody says. */
function isCapitalisedOnly({ spanish, english }: NotePair): boolean {
  const [first = ''] = wordsOf(spanish);
  const isName = lookUpDictionaryForm(first).some(({ word }) => word === first);
  return (
    /^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(spanish) &&
    !/[,¿¡?!]/.test(spanish) &&
    !isName &&
    (/^\p{Ll}/u.test(english) || /^(?:El|La|Los|Las|Un|Una|Unos|Unas) /.test(spanish))
  );
}

/**
 * True where a sentence can be taken apart and put together again: nothing but words and the
 * signs that grading ignores, and neither trivial nor too long for a phone.
 */
export function canBeTakenApart({ spanish }: { spanish: string }, minWords = 3): boolean {
  const words = wordsOf(spanish);
  return (
    isPlain(spanish) &&
    words.length >= minWords &&
    words.length <= 14 &&
    normalizeAnswer(words.join(' ')) === normalizeAnswer(spanish)
  );
}
