import { finiteReadings, recogniseVerb } from '../spanish/conjugate.ts';
import { lookUp } from '../spanish/lexicon.ts';
import { type TaughtTense, tensesOf } from './tenses.ts';
import type { GrammarTopic } from './understood-notes.ts';

export interface TopicRule extends Omit<GrammarTopic, 'example'> {
  /** Names of the topic in English or Spanish notes, in lower case without accents. */
  mention: RegExp;
  /** Whether a Spanish sentence shows the topic. Absent where forms alone prove nothing. */
  shows?: (sentence: ShownSentence) => boolean;
  /** How many sentences must show it when nobody names it; 2 if not given. */
  fewest?: number;
  /** Whether a sentence is a fair example, where `shows` asks for more; `shows` if not given. */
  illustrates?: (sentence: ShownSentence) => boolean;
}

export interface ShownSentence {
  /** Lower case. */
  words: string[];
  tenses: TaughtTense[];
  text: string;
}

const has = (tense: TaughtTense) => (sentence: ShownSentence) => sentence.tenses.includes(tense);

const ser = new Set('soy eres es somos sois son era eras éramos eran'.split(' '));
const estar = new Set(
  'estoy estás está estamos estáis están estaba estabas estábamos estaban'.split(' '),
);
const questionWords = new Set(
  'qué quién quiénes cuál cuáles cómo dónde adónde cuándo cuánto cuánta cuántos cuántas'.split(' '),
);
const reflexivePersons: Record<string, string> = { me: '1s', te: '2s', nos: '1p' };

/** The grammar that notes are about, each with a rule that is true as it stands. */
export const topicRules: TopicRule[] = [
  {
    id: 'ser-estar',
    name: 'Ser and estar',
    rule: 'Use ser for what something is (identity, origin, time); use estar for how or where it is (state, place).',
    mention: /\bser\b.{1,60}\bestar\b|\bestar\b.{1,60}\bser\b/,
    illustrates: ({ words }) => words.some((word) => ser.has(word) || estar.has(word)),
    shows: ({ words }) =>
      words.some((word) => ser.has(word)) && words.some((word) => estar.has(word)),
    fewest: 1,
  },
  {
    id: 'por-para',
    name: 'Por and para',
    rule: 'Use para for purpose, goal and deadline; use por for cause, exchange, duration and the way through.',
    mention:
      /\bpor\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*para\b|\bpara\s*(?:\/|vs\.?|and|y)\s*por\b/,
    shows: ({ words, text }) =>
      words.includes('para') && /\bpor (?!favor|ejemplo|supuesto|fin\b|qué|eso\b)/.test(text),
    illustrates: ({ words, text }) =>
      words.includes('para') || /\bpor (?!favor|ejemplo|supuesto|fin\b|qué|eso\b)/.test(text),
  },
  {
    id: 'preterite-imperfect',
    name: 'Preterite and imperfect',
    rule: 'The preterite tells finished events; the imperfect describes habits and what was going on.',
    mention:
      /\b(?:preterite?|preterito|indefinido)\s*(?:\/|vs\.?|versus|and|y|or|&)\s*(?:the )?(?:imperfect|imperfecto)\b|\bimperfect\s*(?:\/|vs\.?|versus|and|or|&)\s*(?:the )?preterite?\b/,
    shows: ({ tenses }) => tenses.includes('preterite') && tenses.includes('imperfect'),
    illustrates: ({ tenses }) => tenses.includes('preterite') || tenses.includes('imperfect'),
  },
  {
    id: 'preterite',
    name: 'The preterite',
    rule: 'The preterite tells finished past events: -é, -aste, -ó, -amos, -aron for -ar verbs; -í, -iste, -ió, -imos, -ieron for -er and -ir verbs.',
    mention: /\b(?:preterite?|preterito|indefinido|past simple|simple past|past tense)\b/,
    shows: has('preterite'),
  },
  {
    id: 'imperfect',
    name: 'The imperfect',
    rule: 'The imperfect describes past habits and situations: -aba for -ar verbs, -ía for -er and -ir verbs.',
    mention: /\b(?:imperfect|imperfecto|used to)\b/,
    shows: has('imperfect'),
  },
  {
    id: 'present-perfect',
    name: 'The present perfect',
    rule: 'The present perfect is he, has, ha, hemos, han + participle: he comido = I have eaten.',
    mention: /\b(?:present perfect|preterito perfecto|perfecto|participles?|participios?)\b/,
    shows: has('perfect'),
  },
  {
    id: 'going-to-future',
    name: 'Ir a + infinitive',
    rule: 'Say what you are going to do with ir + a + infinitive: voy a comer = I am going to eat.',
    mention: /\b(?:ir a|near future|going to|futuro proximo)\b/,
    shows: has('going-to'),
  },
  {
    id: 'future',
    name: 'The future',
    rule: 'The future adds -é, -ás, -á, -emos, -án to the whole infinitive: hablaré = I will speak.',
    mention: /\b(?:future|futuro)\b/,
    shows: has('future'),
  },
  {
    id: 'conditional',
    name: 'The conditional',
    rule: 'The conditional adds -ía, -ías, -ía, -íamos, -ían to the whole infinitive: hablaría = I would speak.',
    mention: /\b(?:conditional|condicional)\b/,
    shows: has('conditional'),
  },
  {
    id: 'present-subjunctive',
    name: 'The present subjunctive',
    rule: 'After wishes, doubts and feelings + que the verb is in the subjunctive: quiero que vengas.',
    mention: /\b(?:subjunctive|subjuntivo)\b/,
    shows: has('present-subjunctive'),
  },
  {
    id: 'commands',
    name: 'Commands',
    rule: 'The tú command looks like the él form of the present (come, habla); negative commands take the subjunctive (no comas).',
    mention: /\b(?:commands?|imperatives?|imperativos?)\b/,
    shows: has('imperative'),
  },
  {
    id: 'progressive',
    name: 'Estar + gerund',
    rule: 'What is happening right now is estar + -ando or -iendo: estoy comiendo = I am eating.',
    mention: /\b(?:gerunds?|gerundios?|progressive|present continuous)\b/,
    shows: has('progressive'),
  },
  {
    id: 'gustar',
    name: 'Gustar and verbs like it',
    rule: 'The verb agrees with what is liked: me gusta el café, me gustan los libros.',
    mention: /\b(?:gustar|encantar)\b/,
    shows: ({ words }) =>
      words.some(
        (word, i) =>
          /^(?:me|te|le|nos|les)$/.test(words[i - 1] ?? '') &&
          /^(?:gust|encant|interes|duel|molest|apetec|import)(?:a|an|en|e|aba|aban|aría|arían|ó|aron)$/.test(
            word,
          ),
      ),
  },
  {
    id: 'reflexives',
    name: 'Reflexive verbs',
    rule: 'Reflexive verbs take me, te, se, nos, se before the verb: me levanto, te levantas, se levanta.',
    mention: /\b(?:reflexives?|reflexivos?|daily routine|rutina diaria)\b/,
    shows: ({ words }) => words.some((word, i) => isReflexive(word, words[i - 1])),
  },
  {
    id: 'noun-gender',
    name: 'Gender of nouns',
    rule: 'Nouns in -o are mostly masculine and nouns in -a mostly feminine; learn each noun with its article, since some differ: el problema, la mano.',
    mention:
      /\b(?:noun gender|gender of nouns|genders?|masculine (?:and|\/|or) feminine|genero|definite articles?|articles|articulos)\b/,
  },
  {
    id: 'adjective-agreement',
    name: 'Agreement of adjectives',
    rule: 'Adjectives agree with their noun in gender and number: la casa blanca, los coches blancos.',
    mention: /\b(?:adjective agreement|agreement|adjectives? agree|concordancia)\b/,
  },
  {
    id: 'plurals',
    name: 'Plurals',
    rule: 'Add -s after a vowel and -es after a consonant: libro → libros, ciudad → ciudades; -z becomes -ces.',
    mention: /\b(?:plurals?|plurales)\b/,
  },
  {
    id: 'object-pronouns',
    name: 'Object pronouns',
    rule: 'Object pronouns stand before the conjugated verb (lo veo) or on the end of an infinitive (verlo); le and les become se before lo, la, los, las.',
    mention:
      /\b(?:(?:direct|indirect|double)?\s*object pronouns?|(?:direct|indirect) objects?|pronombres? de objeto|complemento (?:directo|indirecto))\b/,
    shows: ({ words }) =>
      words.some(
        (word, i) =>
          /^(?:lo|los|las|le|les)$/.test(words[i - 1] ?? '') &&
          !/^(?:gust|encant|interes|duel|molest)/.test(word) &&
          word !== 'siento' &&
          finiteReadings(word).length > 0 &&
          lookUp(word).every(({ partOfSpeech }) => partOfSpeech === 'verb'),
      ),
  },
  {
    id: 'possessives',
    name: 'Possessives',
    rule: 'Possessives agree with what is owned: mi libro, mis libros, nuestra casa.',
    mention: /\b(?:possessives?|possessive adjectives?|posesivos?)\b/,
  },
  {
    id: 'demonstratives',
    name: 'This and that',
    rule: 'Este, esta, estos, estas are near me; ese, esa, esos, esas are near you; aquel is far from both.',
    mention: /\b(?:demonstratives?|demostrativos?)\b/,
  },
  {
    id: 'comparatives',
    name: 'Comparisons',
    rule: 'Compare with más … que, menos … que and tan … como; better is mejor, worse is peor.',
    mention: /\b(?:comparatives?|comparisons?|comparativos?|superlatives?|superlativos?)\b/,
    shows: ({ text }) => /\b(?:más|menos) [\p{L}]+ que\b|\btan [\p{L}]+ como\b/u.test(text),
  },
  {
    id: 'saber-conocer',
    name: 'Saber and conocer',
    rule: 'Use saber for facts and skills; use conocer for people and places.',
    mention: /\bsaber\s*(?:\/|vs\.?|versus|and|y|or|&)\s*conocer\b/,
  },
  {
    id: 'tener-expressions',
    name: 'Expressions with tener',
    rule: 'Age and many sensations take tener: tengo veinte años, tengo hambre, tengo frío.',
    mention: /\b(?:tener expressions?|expressions? with tener|expresiones con tener)\b/,
    shows: ({ text }) =>
      /\bt(?:engo|ienes|iene|enemos|ienen) (?:much[oa] )?(?:hambre|sed|frío|calor|sueño|miedo|prisa|razón|suerte|[\p{L}\d]+ años)/u.test(
        text,
      ),
  },
  {
    id: 'tener-que',
    name: 'Tener que + infinitive',
    rule: 'Say what you have to do with tener que + infinitive: tengo que estudiar.',
    mention: /\b(?:tener que|obligation|hay que)\b/,
    shows: ({ words }) =>
      words.some(
        (word, i) =>
          word === 'que' &&
          recogniseVerb(words[i - 1] ?? '').some(isTener) &&
          isInfinitiveWord(words[i + 1]),
      ),
  },
  {
    id: 'numbers',
    name: 'Numbers',
    rule: 'From 31 the parts are joined by y (treinta y uno); uno becomes un or una before a noun.',
    mention: /\b(?:numbers|numeros|counting)\b/,
    shows: ({ words }) =>
      words.some((word) => word !== 'uno' && lookUp(word)[0]?.partOfSpeech === 'number'),
    fewest: 4,
  },
  {
    id: 'telling-time',
    name: 'Telling the time',
    rule: 'The time takes ser: es la una, son las dos; y for minutes past, menos for minutes to.',
    mention: /\b(?:telling (?:the )?time|la hora|what time)\b/,
    shows: ({ text }) => /\b(?:es la una|son las (?!de\b)[\p{L}\d]+)/u.test(text),
  },
  {
    id: 'questions',
    name: 'Questions',
    rule: 'Question words carry an accent, and questions begin with ¿: ¿Dónde vives?',
    mention: /\b(?:question words?|interrogatives?|interrogativos?|asking questions)\b/,
    shows: ({ text, words }) => text.includes('¿') && words.some((word) => questionWords.has(word)),
    fewest: 3,
  },
  {
    id: 'personal-a',
    name: 'The personal a',
    rule: 'A person as direct object takes a: veo a María, but veo la casa.',
    mention: /\bpersonal a\b|\ba personal\b/,
  },
  {
    id: 'negation',
    name: 'Negation',
    rule: 'No stands before the verb; nunca, nada and nadie after the verb need it too: no como nada.',
    mention: /\b(?:negation|negatives?|negacion|double negatives?)\b/,
  },
  {
    id: 'present',
    name: 'The present tense',
    rule: 'Regular endings: -o, -as, -a, -amos, -an for -ar verbs; -o, -es, -e, -emos, -en for -er verbs (-imos for -ir).',
    mention: /\b(?:present tense|present|presente|stem[- ]chang\w*|conjugations?)\b/,
    shows: has('present'),
    fewest: 4,
  },
];

function isTener({ infinitive }: { infinitive: string }): boolean {
  return infinitive === 'tener';
}

function isInfinitiveWord(word: string | undefined): boolean {
  return word !== undefined && recogniseVerb(word).some(({ tense }) => tense === 'infinitive');
}

/** 'me levanto': the pronoun has the verb's person, and the verb is used so. */
function isReflexive(word: string, pronoun: string | undefined): boolean {
  if (pronoun === undefined || !(pronoun === 'se' || pronoun in reflexivePersons)) return false;
  return finiteReadings(word).some(
    ({ infinitive, person }) =>
      (pronoun === 'se' ? person?.startsWith('3') : person === reflexivePersons[pronoun]) &&
      lookUp(`${infinitive}se`).some((entry) => entry.word === `${infinitive}se`),
  );
}

export function toShownSentence(spanish: string): ShownSentence {
  const text = spanish.toLowerCase();
  return { text, words: text.match(/[\p{L}\p{M}]+/gu) ?? [], tenses: tensesOf(spanish) };
}
