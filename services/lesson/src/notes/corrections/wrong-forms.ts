import { recogniseVerb } from '../../spanish/conjugate.ts';
import { comparisonKey } from '../../spanish/letters.ts';
import { lookUp, lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import type { NoteCorrection } from '../understood-notes.ts';

/** 'delicioso' where it should have been 'deliciosa' is not worth the risk; 'es' stands anywhere. */
const SHORTEST_TELLING_WORD = 6;

/**
 * Tells whether a text holds something that the tutor corrected, wherever in the notes it
 * stands. A single short word that is right elsewhere ('es', where it should have been 'está')
 * is banned only where it stands alone.
 */
export function wrongFormTest(corrections: NoteCorrection[]): (spanish: string) => boolean {
  const bans = corrections.map(({ wrong, right }) => {
    const plain = comparisonKey(wrong);
    const insideRight = contains(comparisonKey(right), plain);
    // Where only accents differ, the right form must not be taken for the wrong one.
    const form = insideRight ? accentedKey(wrong) : plain;
    const rightKey = insideRight ? accentedKey(right) : comparisonKey(right);
    const isOwnWord =
      !form.includes(' ') &&
      form.length < SHORTEST_TELLING_WORD &&
      lookUp(wrong).length > 0 &&
      !isMisspelled(wrong, right);
    return { form, accented: insideRight, onlyWhole: isOwnWord || contains(rightKey, form) };
  });
  return (spanish) => {
    const plain = comparisonKey(spanish);
    const accented = accentedKey(spanish);
    return bans.some((ban) => {
      const text = ban.accented ? accented : plain;
      return ban.onlyWhole ? text === ban.form : contains(text, ban.form);
    });
  };
}

/** 'sabado' is no word, whatever 'sábado' is; 'esta' is one beside 'está'. */
function isMisspelled(wrong: string, right: string): boolean {
  const word = wrong.toLowerCase();
  return (
    comparisonKey(wrong) === comparisonKey(right) &&
    !recogniseVerb(word).some(({ form }) => form === word) &&
    !lookUpDictionaryForm(word).some((entry) => entry.word === word)
  );
}

function accentedKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the words of `part` stand in `text` in a row. */
function contains(text: string, part: string): boolean {
  return part !== '' && ` ${text} `.includes(` ${part} `);
}
