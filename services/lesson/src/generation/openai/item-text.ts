import { type ActivityType, BLANK } from '@repaso/proto/activities/content';
import { spelling } from '@repaso/proto/activities/grading';

/** As a model may have written it: of the right shape or of any other. */
export type RawItem = Record<string, unknown>;

/** A text as words with single spaces. */
export function wordsOf(text: string): string {
  return spelling(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentence of a cloze exercise with its words in their places. */
export function sentenceOf({ sentence_with_blanks, blanks }: RawItem): string {
  return fill(textsOf(sentence_with_blanks).join(), textsOf(blanks));
}

/** The texts of an item that the Spanish it practises may stand in. */
export function practisedTexts(type: ActivityType, item: RawItem): string[] {
  switch (type) {
    case 'quiz': {
      const { question, correct_answer: answer, explanation } = item;
      // That a claim is false says nothing: the explanation is the answer.
      const claim = item.type === 'true_false' ? explanation : undefined;
      return [fill(textsOf(question).join(), textsOf(answer)), ...textsOf([answer, claim])];
    }
    case 'cloze':
      // The hint names the infinitive of a verb's form.
      return [sentenceOf(item), ...textsOf(item.hints)];
    case 'sentence_builder':
      return textsOf(item.targetSentence);
    case 'translation':
      return textsOf(item.direction === 'to_spanish' ? item.target : item.source);
    case 'rewrite':
      return textsOf(item.correct_text);
    case 'roleplay':
      return [
        ...textsOf(item.prompt),
        ...textsOf(item.options).filter((_, i) => i === item.correct),
      ];
    default:
      return textsOf(item);
  }
}

/** True where any text in a value holds a link, a tag, or what a page might make one of. */
export function hasMarkup(value: unknown): boolean {
  return textsOf(value).some((text) => /\bhttps?:|\bwww\.|<\/?[a-z!]|\]\(|```/i.test(text));
}

/** The texts in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function fill(text: string, answers: string[]): string {
  return answers.reduce((filled, word) => filled.replace(BLANK, () => word), text);
}
