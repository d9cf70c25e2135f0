import type { NoteLine } from '../../lines/note-lines.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { bare, isSpanishSentence } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { mendSentence } from '../mending/mend-sentence.ts';

const choice = /(?<![\p{L}/])(\p{L}{2,}) ?\/ ?(\p{L}{2,})(?![\p{L}/])/gu;

/**
 * 'Anoche DORMÍ/dormía ocho horas', 'yo fue/fui a casa': two forms in one place of a sentence,
 * of which capitals or grammar tell the right one.
 */
export function chosenForms({ text }: NoteLine): NoteCorrection | undefined {
  const choices = [...text.matchAll(choice)];
  const [only] = choices;
  if (!only || choices.length > 1) return undefined;
  const around = (form: string) =>
    bare(text.slice(0, only.index) + form.toLowerCase() + text.slice(only.index + only[0].length));
  const [, first = '', second = ''] = only;
  const versions = [around(first), around(second)] as const;
  // 'me gusta / me gustan' are two texts, and no two words of one.
  if (!versions.every(isSpanishSentence) || !mendSentence(...versions)) return undefined;
  const capitals = [first, second].map((form) => form === form.toUpperCase());
  const wrongs = versions.map(looksWrong);
  const isFirstRight = capitals[0] === capitals[1] ? wrongs[1] && !wrongs[0] : capitals[0] === true;
  if (capitals[0] === capitals[1] && wrongs[0] === wrongs[1]) return undefined;
  const [right, wrong] = isFirstRight ? versions : [versions[1], versions[0]];
  return { wrong, right, reason: undefined };
}
