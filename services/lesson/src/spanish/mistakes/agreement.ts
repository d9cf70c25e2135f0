import { startsWithStressedA } from '../articles.ts';
import { finiteReadings, type Person, verbForm } from '../conjugate.ts';
import { adjectiveForms } from '../inflect.ts';
import { lookUp } from '../lexicon.ts';
import type { LexiconEntry } from '../lexicon-entry.ts';
import { oneOf } from '../one-of.ts';
import { type Change, type MistakeMaker, swap, type Word } from './sentence.ts';
import { certainNoun } from './word-tests.ts';

const otherGender: Record<string, string> = {
  el: 'la',
  la: 'el',
  los: 'las',
  las: 'los',
  un: 'una',
  una: 'un',
  unos: 'unas',
  unas: 'unos',
};
const otherNumber: Record<string, string> = { los: 'el', las: 'la', unos: 'un', unas: 'una' };
const masculineArticles = oneOf('el los un unos');

interface NounPhrase {
  noun: LexiconEntry;
  /** The form of the noun that stands there. */
  form: string;
  article: string;
  plural: boolean;
}

/** The article at `i` and its noun, if they agree. */
function nounPhrase(words: Word[], i: number): NounPhrase | undefined {
  const article = words[i]?.lower ?? '';
  const following = words[i + 1];
  if (!(article in otherGender) || !following?.joined) return undefined;
  const noun = certainNoun(following.lower);
  if (!noun) return undefined;
  const takesEl = article === 'el' && startsWithStressedA(following.lower);
  const agrees = masculineArticles.has(article) === (noun.gender === 'm' || takesEl);
  const plural = article in otherNumber;
  return agrees ? { noun, form: following.lower, article, plural } : undefined;
}

const genderName = ({ gender }: LexiconEntry) => (gender === 'm' ? 'masculine' : 'feminine');

const articleGender: MistakeMaker = (words, i) => {
  const phrase = nounPhrase(words, i);
  if (!phrase) return [];
  const { noun, form, article } = phrase;
  const replacement = otherGender[article]!;
  if (noun.gender === 'f' && article === 'el') {
    const rule = `‘${form}’ is feminine, but takes el in the singular since it begins with a stressed a: el ${form}.`;
    return [swap(i, replacement, rule)];
  }
  // 'Una agua' is heard and not condemned.
  if (article === 'un' && startsWithStressedA(form)) return [];
  // 'La trabajo' is right where 'la' is a pronoun ('I work it').
  const couldBePronoun = ['la', 'los', 'las'].includes(replacement);
  if (couldBePronoun && finiteReadings(form).length > 0) return [];
  // 'De el' would be a second mistake, and 'la vecino' could be meant for 'la vecina'.
  const before = words[i - 1]?.lower;
  if (replacement === 'el' && (before === 'de' || before === 'a')) return [];
  if (hasOtherSex(noun)) return [];
  const surprising =
    (noun.gender === 'm' && /a$/.test(noun.word)) || (noun.gender === 'f' && /o$/.test(noun.word));
  const although = surprising ? ` although it ends in -${noun.word.at(-1)}` : '';
  const rule = `‘${noun.word}’ is ${genderName(noun)}${although}: ${article} ${form}.`;
  return [swap(i, replacement, rule)];
};

const articleNumber: MistakeMaker = (words, i) => {
  const phrase = nounPhrase(words, i);
  // 'El paraguas' and 'el lunes' are right as well.
  if (!phrase?.plural || phrase.form === phrase.noun.word) return [];
  const { form, article } = phrase;
  const before = words[i - 1]?.lower;
  if (before === 'de' || before === 'a' || finiteReadings(form).length > 0) return [];
  const rule = `The article agrees with its noun: ‘${form}’ is plural, so ${article} ${form}.`;
  return [swap(i, otherNumber[article]!, rule)];
};

const topicsOfLivingBeings = oneOf('people family work countries society character animals');

/** Whether the noun has, or may have, a form for the other sex. */
function hasOtherSex({ word, gender, topic }: LexiconEntry): boolean {
  if (gender === 'm' && topicsOfLivingBeings.has(topic) && /(?:o|or|ón|és)$/.test(word))
    return true;
  const other = word.replace(/[oa]$/, (vowel) => (vowel === 'o' ? 'a' : 'o'));
  return other !== word && lookUp(other).some((entry) => entry.word === other && entry.gender);
}

/** Describe the noun beside them; others could describe the subject or how something is done. */
const inherentAdjectives = oneOf(
  `blanco negro rojo amarillo bonito feo nuevo pequeño largo corto caro barato moderno antiguo
  viejo delicioso famoso peligroso favorito hermoso maravilloso redondo simpático generoso
  frío limpio sucio rico`,
);
const copulas = oneOf('es son está están era eran');

/** The describing adjective that a word is a form of, in its dictionary form. */
export function inherentAdjective(word: string): string | undefined {
  return lookUp(word).find((entry) => inherentAdjectives.has(entry.word))?.word;
}

/** 'La casa blanca', 'la casa es blanca', 'la casa es muy blanca'. */
const adjectiveAgreement: MistakeMaker = (words, i) => {
  const phrase = nounPhrase(words, i);
  if (!phrase) return [];
  const { noun, form, plural } = phrase;
  const asPredicate = words[i]!.opens && copulas.has(words[i + 2]?.lower ?? '');
  const at = asPredicate ? (words[i + 3]?.lower === 'muy' ? i + 4 : i + 3) : i + 2;
  const adjective = words[at];
  const next = words[at + 1];
  if (!adjective?.joined) return [];
  // 'La camisa rojo oscuro' is right: shades do not agree.
  if (next && lookUp(next.lower).some(({ topic }) => topic === 'colours')) return [];
  const entry = inherentAdjective(adjective.lower);
  if (!entry) return [];
  const { m, f, mp, fp } = adjectiveForms(entry);
  const masculine = noun.gender === 'm';
  const right = masculine ? (plural ? mp : m) : plural ? fp : f;
  if (adjective.lower !== right) return [];
  const number = plural ? 'plural' : 'singular';
  const rule = `Adjectives agree with their noun: ‘${form}’ is ${genderName(noun)} ${number}, so ${right}.`;
  const otherGenderForm = masculine ? (plural ? fp : f) : plural ? mp : m;
  const singular = masculine ? m : f;
  const wrongs = plural ? [otherGenderForm, singular] : [otherGenderForm];
  return wrongs.filter((wrong) => wrong !== right).map((wrong) => swap(at, wrong, rule));
};

/** The person of a subject pronoun, and one that learners put instead. */
const subjectPersons: Record<string, [right: Person, wrong: Person]> = {
  yo: ['1s', '3s'],
  tú: ['2s', '1s'],
  él: ['3s', '2s'],
  ella: ['3s', '2s'],
  usted: ['3s', '2s'],
  nosotros: ['1p', '3p'],
  nosotras: ['1p', '3p'],
  ellos: ['3p', '3s'],
  ellas: ['3p', '3s'],
  ustedes: ['3p', '3s'],
};

const verbPerson: MistakeMaker = (words, i) => {
  const subject = words[i]!;
  const rightAndWrong = subjectPersons[subject.lower];
  if (!rightAndWrong || !subject.opens) return [];
  const at = words[i + 1]?.lower === 'no' ? i + 2 : i + 1;
  return otherPerson(words, at, rightAndWrong, subject.lower);
};

/** 'La gente es', 'todo el mundo sabe': many people, one verb form. */
const collectiveSubject: MistakeMaker = (words, i) => {
  const subject = ['la gente', 'todo el mundo'].find((text) =>
    text.split(' ').every((word, k) => words[i + k]?.lower === word),
  );
  if (!subject || !words[i]!.opens) return [];
  const after = i + subject.split(' ').length;
  const at = words[after]?.lower === 'no' ? after + 1 : after;
  const rule = `‘${subject}’ is singular in Spanish: ${subject} ${words[at]?.lower}.`;
  return otherPerson(words, at, ['3s', '3p'], subject).map((change) => ({ ...change, rule }));
};

function otherPerson(
  words: Word[],
  at: number,
  [person, wrongPerson]: [Person, Person],
  subject: string,
): Change[] {
  const verb = words[at];
  if (!verb?.joined) return [];
  const reading = finiteReadings(verb.lower).find(
    (one) => one.person === person && !one.tense.startsWith('imperative'),
  );
  if (!reading) return [];
  const replacement = verbForm(reading.infinitive, reading.tense, wrongPerson);
  if (!replacement || /\s/.test(replacement)) return [];
  const stillRight = finiteReadings(replacement).some((one) => one.person === person);
  const otherWord = lookUp(replacement).some(({ partOfSpeech }) => partOfSpeech !== 'verb');
  if (stillRight || otherWord) return [];
  const rule = `The verb agrees with its subject: ${subject} ${verb.lower} (${reading.infinitive}).`;
  return [swap(at, replacement, rule)];
}

export const agreementMistakes: MistakeMaker[] = [
  articleGender,
  articleNumber,
  adjectiveAgreement,
  verbPerson,
  collectiveSubject,
];
