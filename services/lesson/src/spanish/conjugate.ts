import { Conjugator, type Result } from '@jirimracek/conjugate-esp';
import { commonVerbs } from './common-verbs.ts';
import { foldAccents, withoutStressMark } from './letters.ts';

export type Person = '1s' | '2s' | '3s' | '1p' | '2p' | '3p';

export type Tense =
  | 'infinitive'
  | 'gerund'
  | 'participle'
  | 'present'
  | 'imperfect'
  | 'preterite'
  | 'future'
  | 'conditional'
  | 'present-subjunctive'
  | 'imperfect-subjunctive'
  | 'imperative';

export interface VerbForm {
  /** With its pronoun where the infinitive is reflexive ('me levanto'). */
  form: string;
  infinitive: string;
  tense: Tense;
  /** Undefined for infinitive, gerund and participle. */
  person: Person | undefined;
}

export const persons: readonly Person[] = ['1s', '2s', '3s', '1p', '2p', '3p'];
const nonFinite: ReadonlySet<Tense> = new Set(['infinitive', 'gerund', 'participle']);

/** The dictionary sorts its 14,000 verbs anew at every call (2 ms); their order is not needed. */
class UnsortedConjugator extends Conjugator {
  readonly #verbs = Object.keys(this.templates);
  readonly #known = new Set(this.#verbs);

  override getVerbListSync(): string[] {
    return this.#verbs;
  }

  knows(infinitive: string): boolean {
    return this.#known.has(infinitive);
  }
}

const conjugator = new UnsortedConjugator();
const conjugations = new Map<string, VerbForm[]>();

/** Whether the dictionary of about 14,000 verbs has it, reflexive or not. */
export function isInfinitive(word: string): boolean {
  return conjugator.knows(word) || conjugator.knows(word.replace(/se$/, ''));
}

/**
 * All simple forms of a verb, the main conjugation first where there are several; none for
 * a word that is no infinitive. Castilian forms; 'usted' has those of the third person.
 */
export function conjugate(infinitive: string): VerbForm[] {
  const known = conjugations.get(infinitive);
  if (known) return known;
  const results = isInfinitive(infinitive) ? conjugator.conjugateSync(infinitive) : [];
  const forms =
    typeof results === 'string' ? [] : results.flatMap((one) => toForms(infinitive, one));
  if (forms.length > 0) conjugations.set(infinitive, forms);
  return forms;
}

/** One form, such as `verbForm('tener', 'preterite', '3s')` → 'tuvo'. */
export function verbForm(infinitive: string, tense: Tense, person?: Person): string | undefined {
  return conjugate(infinitive).find((one) => one.tense === tense && one.person === person)?.form;
}

function toForms(infinitive: string, { conjugation }: Result): VerbForm[] {
  const { Impersonal, Indicativo, Subjuntivo, Imperativo } = conjugation;
  const single = (tense: Tense, form: string): VerbForm[] => [
    { form, infinitive, tense, person: undefined },
  ];
  const finite = (tense: Tense, forms: string[]): VerbForm[] =>
    forms.flatMap((form, i) =>
      form && form !== '-' ? [{ form, infinitive, tense, person: persons[i] }] : [],
    );
  const imperative = finite('imperative', Imperativo.Afirmativo);
  // The dictionary's Castilian table leaves out usted and ustedes, which take the subjunctive.
  const polite = infinitive.endsWith('se')
    ? []
    : finite('imperative', Subjuntivo.Presente).filter(({ person }) => person?.startsWith('3'));
  return [
    ...single('infinitive', Impersonal.Infinitivo),
    ...single('gerund', Impersonal.Gerundio),
    ...single('participle', Impersonal.Participio),
    ...finite('present', Indicativo.Presente),
    ...finite('imperfect', Indicativo.PreteritoImperfecto),
    ...finite('preterite', Indicativo.PreteritoIndefinido),
    ...finite('future', Indicativo.FuturoImperfecto),
    ...finite('conditional', Indicativo.CondicionalSimple),
    ...finite('present-subjunctive', Subjuntivo.Presente),
    ...finite('imperfect-subjunctive', Subjuntivo.PreteritoImperfectoRa),
    ...finite('imperfect-subjunctive', Subjuntivo.PreteritoImperfectoSe),
    ...imperative,
    ...polite,
  ].filter((one) => one.form !== '-' && one.form !== '');
}

/**
 * What a single word can be as a verb form, without regard to pronouns: 'levanto' →
 * levantar, present, 1s. Common verbs are matched exactly, rarer ones by regular endings.
 */
export function recogniseVerb(word: string): readonly VerbForm[] {
  const form = word.toLowerCase().normalize('NFC');
  const known = recognised.get(form);
  if (known) return known;
  // Emptied when full: the words of one lesson are far fewer.
  if (recognised.size >= MOST_RECOGNISED) recognised.clear();
  const readings = readingsOf(form);
  recognised.set(form, readings);
  return readings;
}

const MOST_RECOGNISED = 20_000;
/** The rules ask for the same words again and again. */
const recognised = new Map<string, VerbForm[]>();

function readingsOf(form: string): VerbForm[] {
  const common = commonForms().get(form);
  if (common) return common;
  const regular = regularReadings(form);
  return regular.length > 0 ? regular : withoutEnclitics(form);
}

/** The readings of a word that have a person: what can be the verb of a sentence. */
export function finiteReadings(word: string): VerbForm[] {
  return recogniseVerb(word).filter((reading) => !nonFinite.has(reading.tense));
}

/** Their forms are known exactly: 'sabo' has a regular ending and is no form of saber. */
const commonInfinitives: ReadonlySet<string> = new Set(commonVerbs);

export function isCommonVerb(infinitive: string): boolean {
  return commonInfinitives.has(infinitive);
}

let formIndex: Map<string, VerbForm[]> | undefined;

function commonForms(): Map<string, VerbForm[]> {
  if (formIndex) return formIndex;
  formIndex = new Map();
  for (const infinitive of commonVerbs) {
    for (const reading of conjugate(infinitive)) {
      const readings = formIndex.get(reading.form);
      if (!readings) formIndex.set(reading.form, [reading]);
      else if (!readings.some((one) => sameReading(one, reading))) readings.push(reading);
    }
  }
  return formIndex;
}

function sameReading(a: VerbForm, b: VerbForm): boolean {
  return a.infinitive === b.infinitive && a.tense === b.tense && a.person === b.person;
}

interface Ending {
  infinitiveEnding: string;
  tense: Tense;
  person: Person | undefined;
}

const LONGEST_ENDING = 8;
let endingIndex: Map<string, Ending[]> | undefined;

/** The endings of the regular verbs, read off three models. */
function regularEndings(): Map<string, Ending[]> {
  if (endingIndex) return endingIndex;
  endingIndex = new Map();
  for (const model of ['hablar', 'temer', 'partir']) {
    const stem = model.slice(0, -2);
    for (const { form, tense, person } of conjugate(model)) {
      const ending = form.slice(stem.length);
      const endings = endingIndex.get(ending) ?? [];
      endings.push({ infinitiveEnding: model.slice(-2), tense, person });
      endingIndex.set(ending, endings);
    }
  }
  return endingIndex;
}

function regularReadings(form: string): VerbForm[] {
  const readings: VerbForm[] = [];
  for (let length = 1; length <= Math.min(LONGEST_ENDING, form.length - 2); length++) {
    const ending = form.slice(-length);
    for (const { infinitiveEnding, tense, person } of regularEndings().get(ending) ?? []) {
      for (const stem of possibleStems(form.slice(0, -length), ending, infinitiveEnding)) {
        const infinitive = stem + infinitiveEnding;
        if (isInfinitive(infinitive) && !commonInfinitives.has(infinitive))
          readings.push({ form, infinitive, tense, person });
      }
    }
  }
  return readings;
}

/** Undoes vowel changes (cierr- → cerr-, tiñ- → teñ-) and spelling before e (busqu- → busc-). */
function possibleStems(stem: string, ending: string, infinitiveEnding: string): string[] {
  const stems = [stem];
  const spelling: [RegExp, string][] = [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/c$/, 'z'],
  ];
  if (/^[eé]/.test(ending)) {
    for (const [pattern, original] of spelling) {
      if (pattern.test(stem)) stems.push(stem.replace(pattern, original));
    }
  }
  return stems.flatMap((one) => [
    one,
    ...(/ie[^aeiou]+$/.test(one) ? [one.replace(/ie([^aeiou]+)$/, 'e$1')] : []),
    ...(/ue[^aeiou]+$/.test(one) ? [one.replace(/ue([^aeiou]+)$/, 'o$1')] : []),
    ...(infinitiveEnding === 'ir' && /[^aeiou]i[^aeiou]+$/.test(one)
      ? [one.replace(/i([^aeiou]+)$/, 'e$1')]
      : []),
  ]);
}

const enclitics = /(?:me|te|se|nos|os|l[aeo]s?)$/;

/** 'ayudarme', 'diciéndolo', 'dímelo': the verb before one or two pronouns. */
function withoutEnclitics(form: string): VerbForm[] {
  const one = form.replace(enclitics, '');
  const candidates = [one, one.replace(enclitics, '')]
    .filter((bare) => bare !== form && bare.length >= 2)
    .flatMap((bare) => [...new Set([bare, withoutStressMark(bare)])]);
  const takesEnclitics = ({ tense }: VerbForm) =>
    tense === 'infinitive' || tense === 'gerund' || tense === 'imperative';
  const common = candidates.flatMap((bare) => commonForms().get(bare) ?? []).filter(takesEnclitics);
  return common.length > 0 ? common : candidates.flatMap(regularReadings).filter(takesEnclitics);
}

/** Whether the word is a form of a common verb once accents are ignored ('habia'). */
export function looksLikeVerbForm(word: string): boolean {
  foldedForms ??= new Set([...commonForms().keys()].map(foldAccents));
  return foldedForms.has(foldAccents(word));
}

let foldedForms: ReadonlySet<string> | undefined;
