import {
  finiteReadings,
  isCommonVerb,
  recogniseVerb,
  type Tense,
  type VerbForm,
  verbForm,
} from '../conjugate.ts';
import { foldAccents } from '../letters.ts';
import { lookUp } from '../lexicon.ts';
import { oneOf } from '../one-of.ts';
import { makerOf, type Pattern } from './pattern.ts';
import { type MistakeMaker, swap } from './sentence.ts';
import { isInfinitive } from './word-tests.ts';

const models: Record<string, string> = { ar: 'hablar', er: 'temer', ir: 'partir' };
/** Their regular forms are nobody's mistakes, or stand for another word. */
const neverRegularised = oneOf('ser ir estar dar ver haber oler');
/** What a learner's form must not look like. */
const vulgar = oneOf('pedo pede peden');
const regularised: ReadonlySet<Tense> = new Set([
  'present',
  'preterite',
  'future',
  'conditional',
  'participle',
  'gerund',
] as const);

/** 'sé' → 'sabo', 'quiero' → 'quero', 'tuve' → 'tení', 'escrito' → 'escribido'. */
const regularisedForm: MistakeMaker = (words, i) => {
  const { lower, joined } = words[i]!;
  const readings = recogniseVerb(lower).filter(({ tense }) => tense !== 'imperative');
  const reading = readings.find(({ tense }) => regularised.has(tense));
  if (!reading || !isCommonVerb(reading.infinitive)) return [];
  if (readings.some(({ infinitive }) => infinitive !== reading.infinitive)) return [];
  if (readings[0]!.tense.endsWith('subjunctive')) return [];
  const isCommandOfSer =
    lower === 'sé' && words[i]!.opens && isAdjective(words[i + 1]?.lower ?? '');
  if (isCommandOfSer) return [];
  // 'La cuenta', 'el puesto': the word is a noun or an adjective here.
  const needsAuxiliary = reading.tense === 'participle';
  const auxiliary = joined && finiteReadings(words[i - 1]!.lower).some(isHaber);
  if (needsAuxiliary ? !auxiliary : !isOnlyVerbForm(lower)) return [];
  const regular = regularForm(reading);
  if (!regular || !isNewForm(regular, lower, words[i + 1]?.lower ?? '')) return [];
  return [swap(i, regular, ruleOf(reading))];
};

const isAdjective = (word: string) =>
  lookUp(word).some(({ partOfSpeech }) => partOfSpeech === 'adjective');
const isHaber = ({ infinitive }: VerbForm) => infinitive === 'haber';
const isOnlyVerbForm = (word: string) =>
  lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb');

function regularForm({ infinitive, tense, person }: VerbForm): string | undefined {
  const model = models[infinitive.slice(-2)];
  if (!model || neverRegularised.has(infinitive)) return undefined;
  if (tense === 'present') {
    // 'Quieres' as 'queres' is voseo; 'penso' is 'pensó' without its accent.
    const isSure = person === '3s' || person === '3p' || (person === '1s' && model !== 'hablar');
    if (!isSure) return undefined;
  }
  const ending = verbForm(model, tense, person)?.slice(model.length - 2);
  return ending && infinitive.slice(0, -2) + ending;
}

/** It is no Spanish word, however it is accented, or no word that could stand there. */
function isNewForm(form: string, right: string, next: string): boolean {
  if (foldAccents(form) === foldAccents(right) || vulgar.has(form)) return false;
  if (lookUp(form).length > 0) return false;
  const accented = form.replace(/o$/, 'ó').replace(/e$/, 'é');
  const known = recogniseVerb(form).length > 0 || recogniseVerb(accented).length > 0;
  return !known || (isInfinitive(next) && recogniseVerb(right)[0]?.infinitive === 'poder');
}

function ruleOf({ infinitive, tense, person, form }: VerbForm): string {
  if (tense === 'present') {
    const stem = (one = '') => one.slice(0, -1);
    // 'Quiero' and 'quiere' share their stem; 'tengo' and 'tiene' do not.
    return stem(form) === stem(verbForm(infinitive, 'present', '3s')) || person !== '1s'
      ? `The stem of ‘${infinitive}’ changes in the present: ${form}.`
      : `The yo form of ‘${infinitive}’ is irregular: ${form}.`;
  }
  if (tense === 'preterite' && person === '1s' && /[cgz]ar$/.test(infinitive)) {
    return `Verbs in -${infinitive.slice(-3)} change their spelling before -é: ${form}.`;
  }
  const name = tense === 'participle' ? 'past participle' : tense;
  return `The ${name} of ‘${infinitive}’ is irregular: ${form}.`;
}

const perfectAuxiliary = oneOf('he has ha hemos han había habías habíamos habían');
const isParticiple = (word: string) =>
  word.endsWith('o') && recogniseVerb(word).some(({ tense }) => tense === 'participle');

const participles: Pattern[] = [
  {
    match: [oneOf('hemos han habíamos habían'), isParticiple],
    wrong: (auxiliary, participle) => `${auxiliary} ${participle}s`,
    rule: (auxiliary, participle) =>
      `After haber the participle never changes: ${auxiliary} ${participle}.`,
  },
  {
    match: [oneOf('ella maría ana laura marta carmen'), 'ha', isParticiple],
    wrong: (who, auxiliary, participle) => `${who} ${auxiliary} ${participle!.slice(0, -1)}a`,
    rule: (_, auxiliary, participle) =>
      `After haber the participle never changes: ${auxiliary} ${participle}.`,
  },
  {
    match: [oneOf('me te se nos lo la los las le les'), perfectAuxiliary, isParticiple],
    wrong: (pronoun, auxiliary, participle) => `${auxiliary} ${pronoun} ${participle}`,
    rule: (...words) => `Nothing stands between haber and the participle: ${words.join(' ')}.`,
  },
];

export const verbFormMistakes = [regularisedForm, makerOf(participles)];
