import { definiteArticle, hasVaryingGender } from '../../spanish/articles.ts';
import { finiteReadings, type Person } from '../../spanish/conjugate.ts';
import { lookUpDictionaryForm } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';

const subjects: Record<string, Person> = {
  yo: '1s',
  tú: '2s',
  él: '3s',
  ella: '3s',
  usted: '3s',
  nosotros: '1p',
  nosotras: '1p',
  ellos: '3p',
  ellas: '3p',
  ustedes: '3p',
};
const clitics = new Set(
  'no me te se nos os le les lo la los las ya también siempre nunca'.split(' '),
);
const articleGender: Record<string, 'm' | 'f'> = { el: 'm', un: 'm', la: 'f', una: 'f' };

/**
 * Whether a learner's sentence breaks a rule that has no exception: 'yo fue', 'un casa'. It
 * says no where it is not sure.
 */
export function isPlainlyWrong(spanish: string): boolean {
  const words = wordsOf(spanish.toLowerCase());
  if (/(?<!\p{L})(?:gusta|encanta|duele|interesa) (?:mucho )?(?:los|las|mis|tus) /iu.test(spanish))
    return true;
  // 'Yo gusto el café', 'soy veinte años', 'voy a el cine'.
  if (/(?<!\p{L})(?:[Yy]o (?:gusto|encanto)|de el|a el)(?= \p{Ll})/u.test(spanish)) return true;
  return words.some((word, i) => hasWrongPerson(words, i) || hasWrongArticle(word, words[i + 1]));
}

function hasWrongPerson(words: string[], at: number): boolean {
  const person = subjects[words[at]!];
  // 'tú y yo somos', 'para ella hablo', 'que él como amigo': the verb has another subject.
  if (
    !person ||
    /^(?:y|e|o|u|ni|a|de|con|para|por|en|sin|que|como|según|entre|hasta|salvo|excepto)$/.test(
      words[at - 1] ?? '',
    )
  ) {
    return false;
  }
  let next = at + 1;
  while (clitics.has(words[next] ?? '')) next++;
  const readings = finiteReadings(words[next] ?? '');
  if (readings.length === 0 || /^(?:y|o|como|para|sobre|entre|bajo|cerca)$/.test(words[next]!))
    return false;
  return readings.every((reading) => reading.person !== person);
}

function hasWrongArticle(article: string, noun = ''): boolean {
  const gender = articleGender[article];
  if (!gender) return false;
  const entries = lookUpDictionaryForm(noun).filter((entry) => entry.word === noun);
  return (
    entries.length > 0 &&
    entries.every(
      (entry) =>
        entry.partOfSpeech === 'noun' &&
        (entry.gender === 'm' || entry.gender === 'f') &&
        !entry.plural &&
        entry.gender !== gender &&
        definiteArticle(entry) !== 'el/la' &&
        !hasVaryingGender(entry.word) &&
        !(gender === 'm' && definiteArticle(entry) === 'el'),
    )
  );
}
