import {
  finiteReadings,
  recogniseVerb,
  type Tense,
  type VerbForm,
} from '../../spanish/conjugate.ts';
import { isFiniteVerb } from '../../spanish/detect-language.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';

/** A tense as it is taught; 'perfect' is he/has/ha + participle, 'going-to' is voy a + infinitive. */
export type TaughtTense =
  | Exclude<Tense, 'infinitive' | 'gerund' | 'participle'>
  | 'perfect'
  | 'pluperfect'
  | 'progressive'
  | 'going-to';

/** Taught early to late: an ambiguous form ('hablamos') counts as what comes first. */
const byDifficulty: Tense[] = [
  'present',
  'preterite',
  'imperfect',
  'imperative',
  'future',
  'conditional',
  'present-subjunctive',
  'imperfect-subjunctive',
];

const opensSubjunctive = new Set(['que', 'ojalá', 'cuando', 'aunque', 'quizás']);

/** The tenses of the verbs in a Spanish sentence, one for each verb. */
export function tensesOf(spanish: string): TaughtTense[] {
  const words = wordsOf(spanish.toLowerCase());
  return words.flatMap((word, i): TaughtTense[] => {
    const previous = words[i - 1];
    if (!isFiniteVerb(word, previous)) return [];
    const readings = finiteReadings(word);
    const infinitives = new Set(readings.map(({ infinitive }) => infinitive));
    const tense = easiest(readings, opensSubjunctive.has(previous ?? '') || i > 1);
    if (!tense) return [];
    const next = words[i + 1];
    if (infinitives.has('haber') && isA(next, 'participle')) {
      return [tense === 'present' ? 'perfect' : tense === 'imperfect' ? 'pluperfect' : tense];
    }
    if (infinitives.has('estar') && isA(next, 'gerund')) return ['progressive'];
    if (
      infinitives.has('ir') &&
      tense === 'present' &&
      next === 'a' &&
      isA(words[i + 2], 'infinitive')
    ) {
      return ['going-to'];
    }
    return [tense];
  });
}

function isA(word: string | undefined, tense: Tense): boolean {
  return word !== undefined && recogniseVerb(word).some((reading) => reading.tense === tense);
}

/** Polite commands look like the subjunctive: which one it is shows in what stands before. */
function easiest(readings: VerbForm[], inClause: boolean): TaughtTense | undefined {
  const tenses = new Set(readings.map(({ tense }) => tense));
  if (inClause && tenses.has('present-subjunctive') && !tenses.has('present')) {
    return tenses.has('preterite') ? 'preterite' : 'present-subjunctive';
  }
  return byDifficulty.find((tense) => tenses.has(tense)) as TaughtTense | undefined;
}
