import { gradeText } from '@repaso/proto/activities/grading';
import { agreementMistakes } from './mistakes/agreement.ts';
import { mistakesOfBeing } from './mistakes/being.ts';
import { littleWordMistakes } from './mistakes/little-words.ts';
import { prepositionMistakes } from './mistakes/prepositions.ts';
import { pronounMistakes } from './mistakes/pronouns.ts';
import { applyChange, type MistakeMaker, wordsIn } from './mistakes/sentence.ts';
import { tenseAndMoodMistakes } from './mistakes/tense-and-mood.ts';
import { verbFormMistakes } from './mistakes/verb-forms.ts';
import { wordChoiceMistakes } from './mistakes/word-choice.ts';

export interface Mistake {
  /** The sentence with one plausible error, wrong in every reading. */
  wrong: string;
  /** The sentence as it was given. */
  right: string;
  /** The rule that the error breaks, in one line of English. */
  rule: string;
}

const makers: MistakeMaker[] = [
  ...agreementMistakes,
  ...mistakesOfBeing,
  ...prepositionMistakes,
  ...pronounMistakes,
  ...tenseAndMoodMistakes,
  ...verbFormMistakes,
  ...littleWordMistakes,
  ...wordChoiceMistakes,
];

/**
 * Errors that learners make, made from a correct sentence: one change each, and only
 * changes that no reading of the result can justify and that grading does not forgive. So
 * accents alone ('tu' for 'tú') are never the error (specification, section 5).
 */
export function findMistakes(sentence: string): Mistake[] {
  const words = wordsIn(sentence);
  const mistakes = words
    .flatMap((_, i) => makers.flatMap((make) => make(words, i)))
    .map((change) => ({
      wrong: applyChange(sentence, words, change),
      right: sentence,
      rule: change.rule,
    }));
  return mistakes.filter(
    ({ wrong, right }, i) =>
      !gradeText(wrong, right).correct &&
      mistakes.findIndex((other) => other.wrong === wrong) === i,
  );
}
