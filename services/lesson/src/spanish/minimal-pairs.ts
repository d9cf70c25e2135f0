import { gradeText } from '@repaso/proto/activities/grading';
import { finiteReadings, type Person, recogniseVerb, verbForm } from './conjugate.ts';
import { adjectiveForms } from './inflect.ts';
import { lookUp } from './lexicon.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { afterPorOnly, porRules } from './por-para.ts';
import { estarDe, professions, statesOfEstar } from './ser-estar.ts';

export interface Mistake {
  /** The sentence with one plausible error, wrong in every reading. */
  wrong: string;
  /** The sentence as it was given. */
  right: string;
  /** The rule that the error breaks, in one line of English. */
  rule: string;
}

interface Word {
  text: string;
  lower: string;
  start: number;
  /** First of its sentence or clause, so that a pronoun here is a subject. */
  opens: boolean;
}

interface Change {
  at: number;
  replacement: string;
  rule: string;
}

/**
 * Errors that learners make, made from a correct sentence: one change each, and only
 * changes that no reading of the result can justify and that grading does not forgive.
 */
export function findMistakes(sentence: string): Mistake[] {
  const words = wordsIn(sentence);
  const changes = words.flatMap((_, i) => [
    ...articleGender(words, i),
    ...adjectiveAgreement(words, i),
    ...serAndEstar(words, i),
    ...tenerExpressions(words, i),
    ...verbPerson(words, i),
    ...porAndPara(words, i),
    ...gustar(words, i),
    ...muyAndMucho(words, i),
    ...shortForms(words, i),
    ...saberAndConocer(words, i),
    ...clockTime(words, i),
  ]);
  const mistakes = changes.map(({ at, replacement, rule }) => ({
    wrong: replaceWord(sentence, words[at]!, replacement),
    right: sentence,
    rule,
  }));
  return mistakes.filter(
    ({ wrong, right }, i) =>
      !gradeText(wrong, right).correct &&
      mistakes.findIndex((other) => other.wrong === wrong) === i,
  );
}

function wordsIn(sentence: string): Word[] {
  const matches = [...sentence.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)];
  return matches.map((match, i) => {
    const previous = matches[i - 1];
    const between = sentence.slice(previous ? previous.index + previous[0].length : 0, match.index);
    return {
      text: match[0],
      lower: match[0].toLowerCase(),
      start: match.index,
      opens: i === 0 || /[.!?;:¿¡]/.test(between),
    };
  });
}

function replaceWord(sentence: string, word: Word, replacement: string): string {
  const cased = /^\p{Lu}/u.test(word.text)
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;
  return sentence.slice(0, word.start) + cased + sentence.slice(word.start + word.text.length);
}

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
const masculineArticles = new Set(['el', 'los', 'un', 'unos']);

/** Both genders are heard, or the other one is a word of its own. */
const genderVaries = new Set(
  `bebé jefe cliente calor internet mar azúcar policía mañana margen radio capital orden frente
  cometa corte cura guía final pendiente parte modelo pareja paciente alma agua águila aula
  área hambre sartén pijama testigo`.split(/\s+/),
);

/** The noun that a word is here, where its gender is beyond doubt. */
function certainNoun(word: string): LexiconEntry | undefined {
  const entries = lookUp(word);
  const nouns = entries.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  const [noun] = nouns;
  const sure =
    noun !== undefined &&
    noun.gender !== 'mf' &&
    nouns.every(({ gender }) => gender === noun.gender) &&
    entries.every(({ partOfSpeech }) => partOfSpeech === 'noun' || partOfSpeech === 'verb') &&
    !genderVaries.has(noun.word);
  return sure ? noun : undefined;
}

/** The noun at `i + 1` if the word at `i` is an article that agrees with it. */
function nounAfterArticle(words: Word[], i: number): LexiconEntry | undefined {
  const article = words[i]?.lower ?? '';
  const following = words[i + 1];
  if (!(article in otherGender) || !following || following.opens) return undefined;
  const noun = certainNoun(following.lower);
  const agrees = noun && masculineArticles.has(article) === (noun.gender === 'm');
  return agrees ? noun : undefined;
}

function articleGender(words: Word[], i: number): Change[] {
  const noun = nounAfterArticle(words, i);
  if (!noun) return [];
  const article = words[i]!.lower;
  const replacement = otherGender[article]!;
  // 'La trabajo' is right where 'la' is a pronoun ('I work it').
  const couldBePronoun = ['la', 'los', 'las'].includes(replacement);
  if (couldBePronoun && finiteReadings(words[i + 1]!.lower).length > 0) return [];
  // 'De el' would be a second mistake, and 'la vecino' could be meant for 'la vecina'.
  const before = words[i - 1]?.lower;
  if (replacement === 'el' && (before === 'de' || before === 'a')) return [];
  if (couldBePerson(noun)) return [];
  const gender = noun.gender === 'm' ? 'masculine' : 'feminine';
  const surprising =
    (noun.gender === 'm' && /a$/.test(noun.word)) || (noun.gender === 'f' && /o$/.test(noun.word));
  const although = surprising ? ` although it ends in -${noun.word.at(-1)}` : '';
  const rule = `‘${noun.word}’ is ${gender}${although}: ${article} ${words[i + 1]!.lower}.`;
  return [{ at: i, replacement, rule }];
}

const topicsOfPeople = new Set(['people', 'family', 'work', 'countries', 'society', 'character']);

/** Whether the noun has, or may have, a form for the other sex. */
function couldBePerson({ word, gender, topic }: LexiconEntry): boolean {
  if (gender === 'm' && topicsOfPeople.has(topic) && /(?:o|or|ón|és)$/.test(word)) return true;
  const other = word.replace(/[oa]$/, (vowel) => (vowel === 'o' ? 'a' : 'o'));
  return other !== word && lookUp(other).some((entry) => entry.word === other && entry.gender);
}

/** Describe the noun beside them; others could describe the subject or how something is done. */
const inherentAdjectives = new Set(
  `blanco negro rojo amarillo bonito feo nuevo pequeño largo corto caro barato moderno antiguo
  viejo delicioso famoso peligroso favorito hermoso maravilloso redondo simpático
  generoso`.split(/\s+/),
);
const copulas = new Set(['es', 'son', 'está', 'están', 'era', 'eran']);

function adjectiveAgreement(words: Word[], i: number): Change[] {
  const noun = nounAfterArticle(words, i);
  if (!noun) return [];
  const afterNoun = words[i + 2]?.lower ?? '';
  const asPredicate = words[i]!.opens && copulas.has(afterNoun);
  const at = asPredicate ? (words[i + 3]?.lower === 'muy' ? i + 4 : i + 3) : i + 2;
  const adjective = words[at];
  const next = words[at + 1];
  if (!adjective || adjective.opens) return [];
  // 'La camisa rojo oscuro' is right: shades do not agree.
  if (next && lookUp(next.lower).some(({ topic }) => topic === 'colours')) return [];
  const entry = lookUp(adjective.lower).find(({ word }) => inherentAdjectives.has(word));
  if (!entry) return [];
  const forms = adjectiveForms(entry.word);
  const plural = ['los', 'las', 'unos', 'unas'].includes(words[i]!.lower);
  const right = noun.gender === 'm' ? (plural ? forms.mp : forms.m) : plural ? forms.fp : forms.f;
  const wrong = noun.gender === 'm' ? (plural ? forms.fp : forms.f) : plural ? forms.mp : forms.m;
  if (adjective.lower !== right || wrong === right) return [];
  const gender = noun.gender === 'm' ? 'masculine' : 'feminine';
  const rule = `Adjectives agree with their noun: ‘${words[i + 1]!.lower}’ is ${gender} ${plural ? 'plural' : 'singular'}, so ${right}.`;
  return [{ at, replacement: wrong, rule }];
}

const estarToSer: Record<string, string> = {
  estoy: 'soy',
  estás: 'eres',
  está: 'es',
  estamos: 'somos',
  están: 'son',
};
const serToEstar: Record<string, string> = {
  soy: 'estoy',
  eres: 'estás',
  es: 'está',
  somos: 'estamos',
  son: 'están',
};
function serAndEstar(words: Word[], i: number): Change[] {
  const verb = words[i]!.lower;
  const next = words[i + 1];
  if (!next || next.opens) return [];
  const ser = estarToSer[verb];
  if (ser) {
    const complement = next.lower === 'muy' ? words[i + 2]?.lower : next.lower;
    if (!complement) return [];
    if (next.lower === 'de' && estarDe.has(words[i + 2]?.lower ?? '')) {
      const rule = `‘Estar de ${words[i + 2]!.lower}’ is an expression with estar.`;
      return [{ at: i, replacement: ser, rule }];
    }
    if (recogniseVerb(complement).some(({ tense }) => tense === 'gerund')) {
      const rule = `What is going on at this moment takes estar + gerund: ${verb} ${complement}.`;
      return [{ at: i, replacement: ser, rule }];
    }
    if (lookUp(complement).some(({ word }) => statesOfEstar.has(word))) {
      const rule = `How someone feels or is at the moment takes estar: ${verb} ${complement}.`;
      return [{ at: i, replacement: ser, rule }];
    }
    // Only events take ser for a place; I, you and we are no events.
    if (next.lower === 'en' && ['estoy', 'estás', 'estamos'].includes(verb)) {
      return [{ at: i, replacement: ser, rule: 'Where someone is takes estar: estoy en casa.' }];
    }
  }
  const estar = serToEstar[verb];
  if (estar && professions.has(next.lower)) {
    return [{ at: i, replacement: estar, rule: `A profession takes ser: ${verb} ${next.lower}.` }];
  }
  const place = next.lower === 'de' ? words[i + 2] : undefined;
  if (estar && place && lookUp(place.text).some(({ topic }) => topic === 'countries')) {
    return [{ at: i, replacement: estar, rule: `Origin takes ser: ${verb} de ${place.text}.` }];
  }
  return [];
}

const tenerToBe: Record<string, [forSensations: string, forAge: string]> = {
  tengo: ['estoy', 'soy'],
  tienes: ['estás', 'eres'],
  tiene: ['está', 'es'],
  tenemos: ['estamos', 'somos'],
  tienen: ['están', 'son'],
};

function tenerExpressions(words: Word[], i: number): Change[] {
  const verb = words[i]!.lower;
  const be = tenerToBe[verb];
  const next = words[i + 1];
  if (!be || !next || next.opens) return [];
  const noun = ['mucho', 'mucha'].includes(next.lower) ? words[i + 2]?.lower : next.lower;
  if (noun && ['hambre', 'sed', 'sueño', 'miedo', 'prisa', 'razón', 'suerte'].includes(noun)) {
    const rule = `Spanish ‘has’ ${noun}: tener ${noun}, not ser or estar.`;
    return [{ at: i, replacement: be[0], rule }];
  }
  const counted = /^\p{N}+$/u.test(next.text) || lookUp(next.lower)[0]?.partOfSpeech === 'number';
  if (counted && words[i + 2]?.lower === 'años') {
    return [{ at: i, replacement: be[1], rule: `Age takes tener: ${verb} … años.` }];
  }
  return [];
}

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

function verbPerson(words: Word[], i: number): Change[] {
  const subject = words[i]!;
  const rightAndWrong = subjectPersons[subject.lower];
  if (!rightAndWrong || !subject.opens) return [];
  const [person, wrongPerson] = rightAndWrong;
  const at = words[i + 1]?.lower === 'no' ? i + 2 : i + 1;
  const verb = words[at];
  if (!verb || verb.opens) return [];
  const reading = finiteReadings(verb.lower).find(
    (one) => one.person === person && !one.tense.startsWith('imperative'),
  );
  if (!reading) return [];
  const replacement = verbForm(reading.infinitive, reading.tense, wrongPerson);
  if (!replacement || /\s/.test(replacement)) return [];
  const stillRight = finiteReadings(replacement).some((one) => one.person === person);
  const otherWord = lookUp(replacement).some(({ partOfSpeech }) => partOfSpeech !== 'verb');
  if (stillRight || otherWord) return [];
  const rule = `The verb agrees with its subject: ${subject.lower} ${verb.lower} (${reading.infinitive}).`;
  return [{ at, replacement, rule }];
}

function porAndPara(words: Word[], i: number): Change[] {
  if (words[i]!.lower !== 'por') return [];
  const next = words[i + 1];
  if (next && !next.opens && afterPorOnly.has(next.lower)) {
    return [{ at: i, replacement: 'para', rule: porRules.expression(next.lower) }];
  }
  if (words[i - 1]?.lower === 'gracias' && !words[i]!.opens && next) {
    return [{ at: i, replacement: 'para', rule: porRules.thanks }];
  }
  return [];
}

const gustarForms: Record<string, string> = {
  gusta: 'gustan',
  gustan: 'gusta',
  encanta: 'encantan',
  encantan: 'encanta',
};

function gustar(words: Word[], i: number): Change[] {
  const verb = words[i]!.lower;
  const replacement = gustarForms[verb];
  const next = words[i + 1];
  const noun = words[i + 2];
  if (!replacement || !next || next.opens) return [];
  if (!['me', 'te', 'le', 'nos', 'les'].includes(words[i - 1]?.lower ?? '')) return [];
  const singularVerb = !verb.endsWith('n');
  const rule = (what: string) => `The verb agrees with what is liked: ${what}.`;
  if (singularVerb && recogniseVerb(next.lower).some(({ tense }) => tense === 'infinitive')) {
    const actions = `an action takes the singular: ${verb} ${next.lower}.`;
    return [{ at: i, replacement, rule: `With gustar and its like, ${actions}` }];
  }
  if (!noun || !certainNoun(noun.lower)) return [];
  // Of several things after the verb both numbers are heard.
  if (words.slice(i + 3).some(({ lower }) => lower === 'y')) return [];
  const agrees = (singularVerb ? ['el', 'la'] : ['los', 'las']).includes(next.lower);
  return agrees ? [{ at: i, replacement, rule: rule(`${verb} ${next.lower} ${noun.lower}`) }] : [];
}

function muyAndMucho(words: Word[], i: number): Change[] {
  const { lower } = words[i]!;
  const previous = words[i - 1]?.lower ?? '';
  const next = words[i + 1];
  if (!next || next.opens) return [];
  const describes = lookUp(next.lower).some(({ word }) => inherentAdjectives.has(word));
  if (lower === 'muy' && copulas.has(previous) && describes) {
    const rule = `Before an adjective ‘very’ is muy: muy ${next.lower}.`;
    return [{ at: i, replacement: 'mucho', rule }];
  }
  const felt = ['hambre', 'sed', 'sueño', 'miedo', 'prisa', 'suerte'].includes(next.lower);
  if (['mucho', 'mucha'].includes(lower) && previous in tenerToBe && felt) {
    const rule = `Before a noun ‘a lot of’ is mucho, mucha: ${lower} ${next.lower}.`;
    return [{ at: i, replacement: 'muy', rule }];
  }
  return [];
}

const fullForms: Record<string, string> = {
  buen: 'bueno',
  mal: 'malo',
  primer: 'primero',
  tercer: 'tercero',
};

function shortForms(words: Word[], i: number): Change[] {
  const { lower, opens } = words[i]!;
  const full = fullForms[lower];
  const next = words[i + 1];
  if (!full || opens || !next || next.opens) return [];
  if (!['un', 'el'].includes(words[i - 1]?.lower ?? '')) return [];
  if (certainNoun(next.lower)?.gender !== 'm') return [];
  const rule = `‘${full}’ is shortened before a masculine singular noun: ${lower} ${next.lower}.`;
  return [{ at: i, replacement: full, rule }];
}

const saberToConocer: Record<string, string> = {
  sé: 'conozco',
  sabes: 'conoces',
  sabe: 'conoce',
  sabemos: 'conocemos',
  saben: 'conocen',
};

function saberAndConocer(words: Word[], i: number): Change[] {
  const replacement = saberToConocer[words[i]!.lower];
  const next = words[i + 1];
  if (!replacement || !next || next.opens) return [];
  const onlyInfinitive = recogniseVerb(next.lower).every(({ tense }) => tense === 'infinitive');
  const [reading] = recogniseVerb(next.lower);
  // 'Poder', 'deber' and the like are nouns, too.
  const isNoun = lookUp(next.lower).some(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (!reading || !onlyInfinitive || isNoun) return [];
  const rule = `What one has learned to do takes saber: ${words[i]!.lower} ${next.lower}.`;
  return [{ at: i, replacement, rule }];
}

function clockTime(words: Word[], i: number): Change[] {
  if (words[i]!.lower !== 'son' || words[i + 1]?.lower !== 'las') return [];
  const [hour, joint, minutes] = words.slice(i + 2, i + 5).map(({ lower }) => lower);
  if (!hour || !minutes || !['y', 'menos'].includes(joint ?? '')) return [];
  if (lookUp(hour)[0]?.partOfSpeech !== 'number') return [];
  if (!['media', 'cuarto'].includes(minutes)) return [];
  const rule = `The time of day takes ser: son las ${hour} ${joint} ${minutes}.`;
  return [{ at: i, replacement: 'están', rule }];
}
