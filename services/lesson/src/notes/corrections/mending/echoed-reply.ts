import { finiteReadings } from '../../../spanish/conjugate.ts';
import { capitalised } from '../../../spanish/letters.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';

/** What who answers turns round: 'mi hijo' becomes 'tu hijo'. */
const turned: Record<string, string[]> = {
  tu: ['mi'],
  tus: ['mis'],
  te: ['me'],
  ti: ['mí'],
  tú: ['yo'],
  su: ['mi'],
  sus: ['mis'],
  le: ['me'],
  vuestro: ['nuestro'],
  vuestra: ['nuestra'],
  os: ['nos'],
  se: ['nos', 'me'],
};

/**
 * A reply that says a learner's sentence again to him ('no dormiste bien', 'tu hijo está
 * enfermo'), as he would have to say it himself ('no dormí bien'), since the turned person
 * mends nothing.
 */
export function asSaidBySpeaker(said: string, reply: string): string {
  const words = wordsOf(said.toLowerCase());
  return reply.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    if (words.includes(lower)) return word;
    const own =
      turned[lower]?.find((one) => words.includes(one)) ??
      words.find((one) => isOtherPerson(one, lower));
    if (own === undefined) return word;
    return /^\p{Lu}/u.test(word) ? capitalised(own) : own;
  });
}

/** 'dormí' and 'dormiste': one tense of one verb, first and second person. */
function isOtherPerson(said: string, replied: string): boolean {
  const replies = finiteReadings(replied);
  return finiteReadings(said).some(
    ({ infinitive, tense, person = '' }) =>
      person.startsWith('1') &&
      replies.some(
        (other) =>
          other.infinitive === infinitive &&
          other.tense === tense &&
          /^[23]/.test(other.person ?? ''),
      ),
  );
}
