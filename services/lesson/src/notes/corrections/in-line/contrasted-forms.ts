import { finiteReadings } from '../../../spanish/conjugate.ts';
import { capitalisedLike } from '../../../spanish/letters.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { withoutWord } from '../mending/deletion.ts';
import { fitForms } from '../mending/fit-forms.ts';
import { areSameWords } from '../mending/mend-sentence.ts';
import { toCorrection } from '../mending/to-correction.ts';
import { blameAfter, blameBefore, blameBetween } from './correction-cues.ts';
import { type Form, formsIn } from './forms-in-line.ts';

/** What must be known before one of two forms of a text is called wrong. */
const SURE = 2;
/** The same for two texts that are not alike. */
const DECIDED = 3;
/** What grammar adds where it finds fault with one of two forms alone. */
const SLIP = 1.5;
/** What a few words beside a sentence add, since they stand there to mend it. */
const MENDING = 0.5;
/** Between two forms of a correction there may stand one that is talked about. */
const FARTHEST = 2;

/** Between two forms these say that both are right. */
const bothRight =
  /(?<!\p{L})(?:formal|informal|polite|plural|singular|masculine|feminine|mexico|spain|españa|méxico|means?|significa|opposite|reply|answer|vs|like)(?!\p{L})|[=≠]/iu;
/** So do these, unless something else is said. */
const alsoRight = /(?<!\p{L})(?:or|o|also|too|también|and|y)(?!\p{L})/iu;

/** How sure it is, without a look at the line, that it corrects something. */
export type Expectation = 'none' | 'likely' | 'sure';

/** The correction that two forms of a line make. */
export function contrastedForms(line: string, expected: Expectation): NoteCorrection | undefined {
  const forms = formsIn(line);
  const deleted = withoutDeleted(forms);
  if (deleted) return deleted;
  const told = answered(forms);
  if (told) return told;
  for (let distance = 1; distance <= FARTHEST; distance++) {
    for (let i = 0; i + distance < forms.length; i++) {
      const correction = contrast(forms, i, i + distance, expected);
      if (correction) return inSentence(correction, forms);
    }
  }
  return undefined;
}

function contrast(
  forms: Form[],
  first: number,
  second: number,
  expected: Expectation,
): NoteCorrection | undefined {
  const [one, other] = [forms[first]!, forms[second]!];
  const between = second === first + 1 ? one.after : `${one.after} … ${other.before}`;
  // 'Can I say …?' calls nothing right.
  const isAsked = /^[\s)"']*\?/.test(one.after);
  const signs =
    (isAsked ? 0 : blameBefore(one.before)) + blameBetween(between) - blameAfter(other.after);
  const areBothRight =
    isImperative(one, between, other) ||
    (Math.abs(signs) < DECIDED && bothRight.test(between)) ||
    (Math.abs(signs) < SURE && alsoRight.test(between));
  const fitted = fitForms(one.text, other.text);
  if (!fitted && areBothRight && expected !== 'sure') return undefined;
  if (!fitted) return Math.abs(signs) >= DECIDED ? unlike(one, other, signs) : undefined;
  const slips = Number(looksWrong(fitted[0])) - Number(looksWrong(fitted[1]));
  if (areBothRight && expected !== 'sure' && slips === 0) return undefined;
  const blame = signs + SLIP * slips + (signs === 0 ? hintOf(one, other) : 0);
  if (Math.abs(blame) < (expected === 'none' ? SURE : 1)) return undefined;
  const [wrong, right] = blame > 0 ? fitted : fitted.toReversed();
  const correction = toCorrection(wrong!, right!, 'explicit');
  return correction && { ...correction, right: right! };
}

/** 'habla / no hables' */
function isImperative(one: Form, between: string, other: Form): boolean {
  return (
    /^\W*no\s*$/iu.test(between) &&
    [one, other].every(({ text }) => finiteReadings(text.toLowerCase()).length > 0)
  );
}

/** Where nothing is said: a few words mend the sentence before them, as does what a colon opens. */
function hintOf(one: Form, other: Form): number {
  const areEqual = wordsOf(one.text).length === wordsOf(other.text).length;
  if (areEqual && /\p{L}.*:\s*$/u.test(other.before)) return MENDING;
  if (isFragment(one.text, other.text)) return -MENDING;
  return isFragment(other.text, one.text) ? MENDING : 0;
}

function isFragment(text: string, sentence: string): boolean {
  return wordsOf(text).length * 2 <= wordsOf(sentence).length && wordsOf(sentence).length > 2;
}

/** 'Is it "el foto" or "la foto"? La foto': the answer says again what is right. */
function answered(forms: Form[]): NoteCorrection | undefined {
  const [one, other, answer] = forms;
  if (!one || !other || !answer || !/\?/.test(answer.before)) return undefined;
  if (!/(?<!\p{L})(?:or|o)(?!\p{L})/iu.test(one.after)) return undefined;
  const [right, wrong] = areSameWords(answer.text, other.text) ? [other, one] : [one, other];
  if (!areSameWords(answer.text, right.text)) return undefined;
  return toCorrection(wrong.text, right.text, 'likely');
}

/** 'I replaced "conocer sobre la historia" by "saber de historia"' */
function unlike(one: Form, other: Form, signs: number): NoteCorrection | undefined {
  const counts = [one, other].map(({ text }) => wordsOf(text).length);
  if (Math.min(...counts) < 2 || Math.max(...counts) > 2.5 * Math.min(...counts)) return undefined;
  const [wrong, right] = signs > 0 ? [one, other] : [other, one];
  return toCorrection(wrong.text, right.text, 'likely');
}

const deletion =
  /(?<!\p{L})(?:deleted?|removed?|drop(?:ped)?|omit|t[ao]ke? out|took out|cross(?:ed)? out|no need for|don't need|without|quita|borra|elimina|sobra|sin)(?: (?:the|your|el|la))?[\s:("'-]*$/iu;

/** 'Delete "a": Visito a la casa.' */
function withoutDeleted(forms: Form[]): NoteCorrection | undefined {
  const at = forms.findIndex(({ before }) => deletion.test(before));
  const word = forms[at]?.text ?? '';
  for (const { text } of forms.filter((_, i) => i !== at)) {
    const right = withoutWord(text, `delete ${word}`);
    if (!right || looksWrong(right)) continue;
    return { wrong: text, right: capitalisedLike(text, right), reason: undefined };
  }
  return undefined;
}

/** 'Replace "esta" with "está": La estación esta aquí.' → the sentence that it is about. */
function inSentence(correction: NoteCorrection, forms: Form[]): NoteCorrection {
  const { wrong, right } = correction;
  const word = new RegExp(`(?<!\\p{L})${wrong.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'iu');
  const sentence = forms.find(({ text }) => text.length > wrong.length && word.test(text))?.text;
  if (!sentence || sentence === right || sentence.includes(right)) return correction;
  return { ...correction, wrong: sentence, right: sentence.replace(word, right) };
}
