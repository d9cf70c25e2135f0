import { finiteReadings, type Person, verbForm } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import { oneOf } from '../one-of.ts';
import { makerOf, type Pattern } from './pattern.ts';
import { type MistakeMaker, swap } from './sentence.ts';
import {
  clitics,
  definite,
  formOf,
  isCertainNoun,
  isFood,
  isInfinitive,
  isOnlyVerb,
  possessives,
  singularPeople,
} from './word-tests.ts';

const gustarForms: Record<string, string> = {
  gusta: 'gustan',
  gustan: 'gusta',
  encanta: 'encantan',
  encantan: 'encanta',
  duele: 'duelen',
  duelen: 'duele',
  interesa: 'interesan',
  interesan: 'interesa',
};
const gustarVerb = oneOf('gusta gustan encanta encantan interesa interesan duele duelen');
const experiencer = oneOf('me te le nos les');

/** 'Me gustan los gatos' → 'me gusta los gatos'. */
const gustarNumber: MistakeMaker = (words, i) => {
  const verb = words[i]!.lower;
  const replacement = gustarForms[verb];
  const next = words[i + 1];
  if (!replacement || !next?.joined) return [];
  if (!experiencer.has(words[i - 1]?.lower ?? '')) return [];
  const isSingular = !verb.endsWith('n');
  if (isSingular && isInfinitive(next.lower)) {
    const rule = `With gustar and its like, an action takes the singular: ${verb} ${next.lower}.`;
    return [swap(i, replacement, rule)];
  }
  // 'Mucho' and the like may stand between.
  const articleAt = oneOf('mucho más').has(next.lower) ? i + 2 : i + 1;
  const article = words[articleAt]?.lower ?? '';
  const noun = words[articleAt + 1];
  if (!noun || !isCertainNoun(noun.lower)) return [];
  // Of several things after the verb both numbers are heard.
  if (words.slice(articleAt + 2).some(({ lower }) => lower === 'y')) return [];
  const agrees = (isSingular ? ['el', 'la'] : ['los', 'las']).includes(article);
  const rule = `The verb agrees with what is liked or hurts: ${verb} ${article} ${noun.lower}.`;
  return agrees ? [swap(i, replacement, rule)] : [];
};

const experiencers: Record<string, [pronoun: string, wrong: string, subject: string]> = {
  mí: ['me', 'le', 'yo'],
  ti: ['te', 'le', 'tú'],
  él: ['le', 'se', 'él'],
  ella: ['le', 'se', 'ella'],
  usted: ['le', 'te', 'usted'],
  nosotros: ['nos', 'les', 'nosotros'],
  nosotras: ['nos', 'les', 'nosotras'],
  ellos: ['les', 'le', 'ellos'],
  ellas: ['les', 'le', 'ellas'],
  ustedes: ['les', 'le', 'ustedes'],
};
const isExperiencer = (word: string) => word in experiencers;
const agreesWith = (person: string, pronoun: string) => experiencers[person]?.[0] === pronoun;

const gustarPronouns: Pattern[] = [
  {
    match: ['a', isExperiencer, experiencer, gustarVerb],
    when: (_, __, person, pronoun) => agreesWith(person!, pronoun!),
    wrong: (a, person, _, verb) => `${a} ${person} ${experiencers[person!]![1]} ${verb}`,
    rule: (a, person, pronoun) => `The pronoun fits the person: ${a} ${person} ${pronoun} …`,
  },
  {
    match: ['a', isExperiencer, experiencer, gustarVerb],
    when: ({ after }, _, person, pronoun) => after !== '' && agreesWith(person!, pronoun!),
    wrong: (_, person, pronoun, verb) => `${experiencers[person!]![2]} ${pronoun} ${verb}`,
    rule: (a, person, pronoun, verb) =>
      `Who likes something is no subject but takes a: ${a} ${person} ${pronoun} ${verb}.`,
  },
  {
    match: ['a', possessives, singularPeople, 'le', gustarVerb],
    when: ({ after }) => after !== '',
    wrong: (_, ...rest) => rest.join(' '),
    rule: (...words) => `Who likes something is no subject but takes a: ${words.join(' ')}.`,
  },
  {
    match: [experiencer, gustarVerb, definite, (word) => isCertainNoun(word) || isFood(word)],
    when: ({ after }) => after === '' || after === 'y',
    wrong: (pronoun, verb, _, noun) => `${pronoun} ${verb} ${noun}`,
    rule: (...words) => `What is liked or hurts takes its article: ${words.join(' ')}.`,
  },
];

const ownPronoun: Record<string, Person> = { me: '1s', te: '2s', nos: '1p' };

/** 'Nos levantamos' → 'se levantamos'. */
const reflexivePronoun: MistakeMaker = (words, i) => {
  const pronoun = words[i]!.lower;
  const verb = words[i + 1];
  const person = ownPronoun[pronoun];
  if (!person || !verb?.joined) return [];
  const reading = finiteReadings(verb.lower).find((one) => one.person === person);
  const infinitive = `${reading?.infinitive}se`;
  if (!reading || !lookUp(infinitive).some(({ word }) => word === infinitive)) return [];
  // 'Se levanto' would be 'se levantó' without its accent.
  const accented = verb.lower.replace(/o$/, 'ó').replace(/e$/, 'é');
  if ([verb.lower, accented].some(isThirdPerson)) return [];
  const rule = `The pronoun of a reflexive verb fits its person: ${pronoun} ${verb.lower} (${infinitive}).`;
  return [swap(i, 'se', rule)];
};

function isThirdPerson(form: string): boolean {
  return finiteReadings(form).some(({ person }) => person?.startsWith('3'));
}

const speakerOf: Record<string, Person> = { me: '1s', te: '2s', nos: '1p' };
const isReflexiveInfinitive = (word: string) => /[aei]r(?:me|te|nos)$/.test(word);

/** 'Voy a ducharme' → 'voy a ducharse'. */
const reflexiveInfinitive: MistakeMaker = (words, i) => {
  const { lower, joined } = words[i]!;
  if (!joined || !isReflexiveInfinitive(lower)) return [];
  const pronoun = /(me|te|nos)$/.exec(lower)![1]!;
  const infinitive = `${lower.slice(0, -pronoun.length)}se`;
  if (!lookUp(infinitive).some(({ word }) => word === infinitive)) return [];
  const person = speakerOf[pronoun]!;
  const before = words.slice(Math.max(0, i - 2), i);
  const hasSubject = before.some(({ lower: word }) =>
    finiteReadings(word).some((one) => one.person === person),
  );
  if (!hasSubject) return [];
  const rule = `The pronoun on the infinitive fits the person who does it: ${before.map((one) => one.lower).join(' ')} ${lower}.`;
  return [swap(i, infinitive, rule)];
};

const modal = formOf('querer poder deber necesitar');
const objectPronoun = oneOf('lo la los las');
const withObject = (word: string) => /^\p{L}+[aei]r(?:lo|la|los|las)$/u.test(word);
const giving = formOf(
  'dar decir explicar enviar mandar traer regalar mostrar contar prestar enseñar',
);
const subjectOrNo = oneOf('no yo tú él ella nosotros ellos ellas ya siempre nunca');

const positions: Pattern[] = [
  {
    match: [modal, withObject],
    wrong: (verb, infinitive) => {
      const [, bare, pronoun] = /^(.+r)(l[oa]s?)$/.exec(infinitive!)!;
      return `${verb} ${pronoun} ${bare}`;
    },
    rule: (verb, infinitive) =>
      `A pronoun stands on the end of the infinitive or before the first verb, never between: ${verb} ${infinitive}.`,
  },
  {
    match: [formOf('ir', { tenses: ['present', 'imperfect'] }), 'a', withObject],
    wrong: (verb, a, infinitive) => {
      const [, bare, pronoun] = /^(.+r)(l[oa]s?)$/.exec(infinitive!)!;
      return `${verb} ${a} ${pronoun} ${bare}`;
    },
    rule: (verb, a, infinitive) =>
      `A pronoun stands on the end of the infinitive or before the first verb, never between: ${verb} ${a} ${infinitive}.`,
  },
  {
    match: [oneOf('lo los las'), isOnlyVerb],
    when: ({ words, from, before, after }) =>
      (words[from]!.opens || subjectOrNo.has(before)) &&
      (after === '' || oneOf('en con por para mañana hoy aquí todos siempre mucho').has(after)),
    wrong: (pronoun, verb) => `${verb} ${pronoun}`,
    rule: (pronoun, verb) =>
      `Object pronouns stand before the conjugated verb: ${pronoun} ${verb}.`,
  },
  {
    match: [oneOf('me te nos'), isOnlyVerb],
    when: ({ words, from, before, after }) =>
      (words[from]!.opens || subjectOrNo.has(before)) &&
      !clitics.has(after) &&
      // With its pronoun at the end it would be a command: 'dime', 'despiértate'.
      !finiteReadings(words[from + 1]!.lower).some(({ tense }) => tense === 'imperative'),
    wrong: (pronoun, verb) => `${verb} ${pronoun}`,
    rule: (pronoun, verb) => `The pronoun stands before the conjugated verb: ${pronoun} ${verb}.`,
  },
  {
    match: ['se', objectPronoun, giving],
    wrong: (_, pronoun, verb) => `le ${pronoun} ${verb}`,
    rule: (...words) => `Le and les become se before lo, la, los and las: ${words.join(' ')}.`,
  },
  {
    match: ['me', 'llamo', (_, { text }) => /^\p{Lu}/u.test(text)],
    wrong: (me, verb, name) => `${me} ${verb} es ${name}`,
    rule: (...words) => `Llamarse has no es beside it: ${words.join(' ')}.`,
  },
];

const thirdPresent = (word: string) =>
  finiteReadings(word).some(({ tense, person }) => tense === 'present' && person === '3s');

const politeness: Pattern[] = [
  {
    match: [thirdPresent, 'usted'],
    wrong: (verb) => {
      const reading = finiteReadings(verb!).find(
        ({ tense, person }) => tense === 'present' && person === '3s',
      );
      const familiar = reading && verbForm(reading.infinitive, 'present', '2s');
      return familiar && `${familiar} usted`;
    },
    rule: (verb) => `Usted takes the form of él and ella: ${verb} usted.`,
  },
];

export const pronounMistakes: MistakeMaker[] = [
  gustarNumber,
  makerOf(gustarPronouns),
  reflexivePronoun,
  reflexiveInfinitive,
  makerOf(positions),
  makerOf(politeness),
];
