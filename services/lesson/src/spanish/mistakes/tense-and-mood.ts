import { finiteReadings, type VerbForm, verbForm } from '../conjugate.ts';
import { oneOf } from '../one-of.ts';
import { makerOf, type Pattern } from './pattern.ts';
import { type MistakeMaker, swap, type Word } from './sentence.ts';
import { clitics, formOf, isNumber, onlyInTense } from './word-tests.ts';

/** Events of a moment: with a finished time no reading of the imperfect is left. */
const momentary = oneOf(
  `llegar empezar terminar comprar casar perder encontrar abrir cerrar romper caer salir entrar
  volver vender pagar recibir decidir`,
);

/** Where an expression begins in the sentence, or -1. */
function placeOf(words: Word[], expression: string): number {
  const parts = expression.split(' ');
  return words.findIndex((_, i) => standsAt(words, i, parts));
}

function standsAt(words: Word[], i: number, parts: string[]): boolean {
  return parts.every((part, k) => words[i + k]?.lower === part);
}

const finishedTimes = [
  'ayer',
  'anoche',
  'anteayer',
  'el año pasado',
  'el mes pasado',
  'la semana pasada',
  'de repente',
];
const conjunctions = oneOf('cuando mientras que porque si pero aunque como donde');

function finishedTime(words: Word[]): string | undefined {
  if (words.some(({ lower }) => conjunctions.has(lower))) return undefined;
  return finishedTimes.find((text) => placeOf(words, text) >= 0);
}

/** 'Ayer compré' → 'ayer compraba'. */
const imperfectForPreterite: MistakeMaker = (words, i) => {
  const [reading] = onlyInTense(words[i]!.lower, 'preterite');
  if (!reading || !momentary.has(reading.infinitive)) return [];
  const time = finishedTime(words);
  if (!time) return [];
  const imperfect = verbForm(reading.infinitive, 'imperfect', reading.person);
  const rule = `With ‘${time}’ a single finished event takes the preterite: ${reading.form}.`;
  return imperfect ? [swap(i, imperfect, rule)] : [];
};

/** 'Ayer comí' → 'ayer he comido', wrong wherever Spanish is taught. */
const perfectForPreterite: MistakeMaker = (words, i) => {
  const [reading] = onlyInTense(words[i]!.lower, 'preterite');
  if (!reading) return [];
  const time = finishedTime(words);
  if (!time || time === 'de repente') return [];
  const auxiliary = verbForm('haber', 'present', reading.person);
  const participle = verbForm(reading.infinitive, 'participle');
  const rule = `A time that is over, such as ‘${time}’, takes the preterite, not the perfect: ${reading.form}.`;
  return auxiliary && participle ? [swap(i, `${auxiliary} ${participle}`, rule)] : [];
};

const childhood = [
  'de niño',
  'de niña',
  'de pequeño',
  'de pequeña',
  'cuando era niño',
  'cuando era niña',
  'cuando era pequeño',
  'cuando era pequeña',
];
const habits = [
  'siempre',
  'todos los días',
  'todas las semanas',
  'cada día',
  'cada verano',
  'cada año',
];

/** 'De niño siempre jugaba' → 'de niño siempre jugué'. */
const preteriteForImperfect: MistakeMaker = (words, i) => {
  const [reading] = onlyInTense(words[i]!.lower, 'imperfect');
  if (!reading) return [];
  const then = childhood.find((text) => placeOf(words, text) >= 0);
  const often = habits.find((text) => placeOf(words, text) >= 0);
  if (!then || !often || words[i - 1]?.lower === 'cuando') return [];
  const preterite =
    reading && verbForm(reading.infinitive, 'preterite', imperfectPerson(words, i, reading));
  if (!preterite) return [];
  const rule = `Habits of the past (‘${often}’) take the imperfect: ${reading.form}.`;
  return [swap(i, preterite, rule)];
};

/** 'Jugaba' is I as well as she: who it is shows in what stands around it. */
function imperfectPerson(words: Word[], i: number, reading: VerbForm): VerbForm['person'] {
  if (reading.person !== '1s' && reading.person !== '3s') return reading.person;
  const third = words
    .slice(0, i)
    .some(({ lower }) => oneOf('él ella usted mi su se le').has(lower));
  return third ? '3s' : '1s';
}

const pastFrames: Pattern[] = [
  {
    match: ['cuando', 'era', oneOf('niño niña pequeño pequeña joven')],
    wrong: (when, _, what) => `${when} fui ${what}`,
    rule: (...words) => `A stretch of life in the past takes the imperfect: ${words.join(' ')}.`,
  },
  {
    match: ['eran', 'las', isNumber],
    wrong: (_, ...hour) => `fueron ${hour.join(' ')}`,
    rule: 'The time of day in the past takes the imperfect: eran las …',
  },
  {
    match: ['era', 'la', 'una'],
    wrong: () => 'fue la una',
    rule: 'The time of day in the past takes the imperfect: era la una.',
  },
  {
    match: ['cuando', 'tenía', isNumber, 'años'],
    wrong: (when, _, ...age) => `${when} tuve ${age.join(' ')}`,
    rule: 'Age in the past takes the imperfect: cuando tenía … años.',
  },
  {
    match: [
      (word) =>
        onlyInTense(word, 'preterite').length > 0 && formOf('vivir trabajar estudiar')(word),
      'en',
      (_, { text }) => /^\p{Lu}/u.test(text),
      oneOf('durante por'),
      isNumber,
      oneOf('años meses semanas días'),
    ],
    wrong: (verb, ...rest) => {
      const [reading] = onlyInTense(verb!, 'preterite');
      const imperfect = reading && verbForm(reading.infinitive, 'imperfect', reading.person);
      return imperfect && `${imperfect} ${rest.join(' ')}`;
    },
    rule: (verb) => `How long something lasted in all takes the preterite: ${verb}.`,
  },
];

/** Expressions after which the verb must be in the subjunctive. */
const wantsSubjunctive = [
  'quiero que',
  'quieres que',
  'quiere que',
  'queremos que',
  'espero que',
  'esperamos que',
  'es importante que',
  'es necesario que',
  'es mejor que',
  'es posible que',
  'es una pena que',
  'no creo que',
  'dudo que',
  'me alegro de que',
  'me gusta que',
  'para que',
  'antes de que',
  'te pido que',
  'te recomiendo que',
  'ojalá',
  'ojalá que',
];
/** Words that may stand between the expression and its verb: a subject, 'no'. */
const MOST_BETWEEN = 3;

const indicativeForSubjunctive: MistakeMaker = (words, i) => {
  const trigger = wantsSubjunctive.findLast(
    (text) => text.startsWith(words[i]!.lower) && standsAt(words, i, text.split(' ')),
  );
  // 'Cuando' alone asks for it where the rest speaks of the future.
  const ofFuture = words[i]!.lower === 'cuando' && words.some(isOfFuture);
  if (!trigger && !ofFuture) return [];
  const after = i + (trigger?.split(' ').length ?? 1);
  const at = verbAfter(words, after);
  if (at === undefined) return [];
  const { lower } = words[at]!;
  const reading = subjunctiveReading(lower, words.slice(after, at));
  const indicative = reading && verbForm(reading.infinitive, 'present', reading.person);
  if (!indicative || indicative === lower) return [];
  const rule = trigger
    ? `After ‘${trigger}’ the verb is in the subjunctive: ${lower}.`
    : `After ‘cuando’, what is still to come takes the subjunctive: ${lower}.`;
  return [swap(at, indicative, rule)];
};

function verbAfter(words: Word[], from: number): number | undefined {
  for (let at = from; at <= from + MOST_BETWEEN; at++) {
    const word = words[at];
    if (!word?.joined) return undefined;
    if (subjunctiveReading(word.lower, [])) return at;
    if (!clitics.has(word.lower) && finiteReadings(word.lower).length > 0) return undefined;
  }
  return undefined;
}

function subjunctiveReading(word: string, before: Word[]): VerbForm | undefined {
  const readings = finiteReadings(word);
  const all = readings.every(
    ({ tense }) => tense === 'present-subjunctive' || tense === 'imperative',
  );
  const ofSubjunctive = readings.filter(({ tense }) => tense === 'present-subjunctive');
  if (!all || ofSubjunctive.length === 0) return undefined;
  const ofMe = before.some(({ lower }) => lower === 'yo');
  const person = ofMe ? '1s' : '3s';
  return ofSubjunctive.find((one) => one.person === person) ?? ofSubjunctive[0];
}

/** A future form, or a command that only a pronoun at its end makes certain ('llámame'). */
function isOfFuture({ lower }: Word): boolean {
  const readings = finiteReadings(lower);
  return (
    readings.length > 0 &&
    (readings.every(({ tense }) => tense === 'future') ||
      (/(?:me|nos|lo|la|te)$/.test(lower) && readings.every(({ tense }) => tense === 'imperative')))
  );
}

/** 'Creo que viene' → 'creo que venga'. */
const subjunctiveForIndicative: MistakeMaker = (words, i) => {
  const believes = oneOf('creo pienso').has(words[i]!.lower) && words[i + 1]?.lower === 'que';
  if (!believes || words[i - 1]?.lower === 'no') return [];
  const at = i + 2;
  const [reading] = onlyInTense(words[at]?.lower ?? '', 'present');
  const subjunctive =
    reading && verbForm(reading.infinitive, 'present-subjunctive', reading.person);
  if (!subjunctive) return [];
  const rule = `What one believes takes the indicative: ${words[i]!.lower} que ${reading.form}.`;
  return [swap(at, subjunctive, rule)];
};

export const tenseAndMoodMistakes: MistakeMaker[] = [
  imperfectForPreterite,
  perfectForPreterite,
  preteriteForImperfect,
  makerOf(pastFrames),
  indicativeForSubjunctive,
  subjunctiveForIndicative,
];
