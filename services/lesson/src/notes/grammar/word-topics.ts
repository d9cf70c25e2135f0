import { finiteReadings } from '../../spanish/conjugate.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { porParaUses } from '../../spanish/por-para.ts';
import { type TopicRule, usesOf } from './topic-rule.ts';

const questionWords = new Set(
  'qué quién quiénes cuál cuáles cómo dónde adónde cuándo cuánto cuánta cuántos cuántas'.split(' '),
);

/** Nouns, adjectives, pronouns, prepositions and the order of words. */
export const wordTopics: TopicRule[] = [
  {
    id: 'por-para',
    name: 'Por and para',
    rule: usesOf(porParaUses.map(({ preposition, use }) => [preposition, use])),
    sample: 'Es un regalo para ti. Gracias por todo.',
    mention:
      /\bpor\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*para\b|\bpara\s*(?:\/|vs\.?|and|y)\s*por\b/,
    shows: ({ words, text }) =>
      words.includes('para') && /\bpor (?!favor|ejemplo|supuesto|fin\b|qué|eso\b)/.test(text),
    illustrates: ({ words, text }) =>
      words.includes('para') || /\bpor (?!favor|ejemplo|supuesto|fin\b|qué|eso\b)/.test(text),
  },
  {
    id: 'noun-gender',
    name: 'Gender of nouns',
    rule: 'Nouns in -o are mostly masculine and nouns in -a mostly feminine; learn each noun with its article, since some differ: el problema, la mano.',
    sample: 'El problema, el día, la mano y la foto.',
    mention:
      /\b(?:noun gender|gender of nouns|genders?|masculine (?:and|\/|or) feminine|genero|definite articles?|articles|articulos)\b/,
  },
  {
    id: 'adjective-agreement',
    name: 'Agreement of adjectives',
    rule: 'Adjectives agree with their noun in gender and number: la casa blanca, los coches blancos.',
    sample: 'Las camisas blancas son bonitas.',
    mention: /\b(?:adjective agreement|agreement|adjectives? agree|concordancia)\b/,
  },
  {
    id: 'plurals',
    name: 'Plurals',
    rule: 'Add -s after a vowel and -es after a consonant: libro → libros, ciudad → ciudades; -z becomes -ces.',
    sample: 'Dos lápices y tres flores.',
    mention: /\b(?:plurals?|plurales)\b/,
  },
  {
    id: 'object-pronouns',
    name: 'Object pronouns',
    rule: 'Object pronouns stand before the conjugated verb (lo veo) or on the end of an infinitive (verlo); le and les become se before lo, la, los, las.',
    sample: 'Lo compro mañana. Quiero verlo.',
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
    sample: 'Mis hermanas y nuestra casa.',
    mention: /\b(?:possessives?|possessive adjectives?|posesivos?)\b/,
  },
  {
    id: 'demonstratives',
    name: 'This and that',
    rule: 'Este, esta, estos, estas are near me; ese, esa, esos, esas are near you; aquel is far from both.',
    sample: 'Esta casa y aquel árbol.',
    mention: /\b(?:demonstratives?|demostrativos?)\b/,
  },
  {
    id: 'comparatives',
    name: 'Comparisons',
    rule: 'Compare with más … que, menos … que and tan … como; better is mejor, worse is peor.',
    sample: 'Ana es más alta que yo.',
    mention: /\b(?:comparatives?|comparisons?|comparativos?)\b/,
    shows: ({ text }) => /\b(?:más|menos) [\p{L}]+ que\b|\btan [\p{L}]+ como\b/u.test(text),
  },
  {
    id: 'numbers',
    name: 'Numbers',
    rule: 'From 31 the parts are joined by y (treinta y uno); uno becomes un or una before a noun.',
    sample: 'Tengo treinta y un libros.',
    mention: /\b(?:numbers|numeros|counting)\b/,
    shows: ({ words }) =>
      words.some((word) => word !== 'uno' && lookUp(word)[0]?.partOfSpeech === 'number'),
    fewest: 4,
  },
  {
    id: 'telling-time',
    name: 'Telling the time',
    rule: 'The time takes ser: es la una, son las dos; y for minutes past, menos for minutes to.',
    sample: 'Son las tres y media.',
    mention: /\b(?:telling (?:the )?time|la hora|what time)\b/,
    shows: ({ text }) => /\b(?:es la una|son las (?!de\b)[\p{L}\d]+)/u.test(text),
  },
  {
    id: 'questions',
    name: 'Questions',
    rule: 'Question words carry an accent, and questions begin with ¿: ¿Dónde vives?',
    sample: '¿Dónde vives?',
    mention: /\b(?:question words?|interrogatives?|interrogativos?|asking questions)\b/,
    shows: ({ text, words }) => text.includes('¿') && words.some((word) => questionWords.has(word)),
    fewest: 3,
  },
  {
    id: 'personal-a',
    name: 'The personal a',
    rule: 'A person as direct object takes a: veo a María, but veo la casa.',
    sample: 'Veo a María.',
    mention: /\bpersonal a\b|\ba personal\b/,
  },
  {
    id: 'negation',
    name: 'Negation',
    rule: 'No stands before the verb; nunca, nada and nadie after the verb need it too: no como nada.',
    sample: 'No tengo nada.',
    mention: /\b(?:negation|negatives?|negacion|double negatives?)\b/,
  },
  {
    id: 'superlatives',
    name: 'Superlatives',
    rule: 'The most is el, la, los or las … más + adjective + de: la ciudad más grande de España; -ísimo means extremely.',
    sample: 'Es el río más largo del país.',
    mention: /\b(?:superlatives?|superlativos?)\b/,
    illustrates: ({ text }) =>
      /\b(?:el|la|los|las) (?:[\p{L}]+ )?(?:más|menos|mejor|peor)\b|ísim/u.test(text),
  },
  {
    id: 'relatives',
    name: 'Relative clauses',
    rule: 'Que stands for people and things and is never left out; after a preposition a person takes quien; donde is for places.',
    sample: 'El chico que vive aquí es mi primo.',
    mention:
      /\b(?:relative (?:pronouns?|clauses?)|(?:pronombres?|oraciones) (?:de )?relativ[oa]s?)\b/,
  },
  {
    id: 'subject-pronouns',
    name: 'Subject pronouns',
    rule: 'The ending of the verb tells who it is, so yo, tú and the others are said for emphasis or contrast.',
    sample: 'Yo trabajo y ella estudia.',
    mention: /\b(?:subject pronouns?|pronombres personales|pronombres de sujeto)\b/,
  },
  {
    id: 'tu-usted',
    name: 'Tú and usted',
    rule: 'Tú is for friends and family; usted is polite and takes the verb form of él and ella, with su and le.',
    sample: '¿Cómo está usted?',
    mention:
      /\btu\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*usted\b|\bformal (?:\/|vs\.?|and|or) informal\b/,
    illustrates: ({ words }) => words.includes('usted'),
  },
  {
    id: 'dates',
    name: 'Days and dates',
    rule: 'A date is el + number + de + month; on Monday is el lunes, on Mondays los lunes; days and months have small letters.',
    sample: 'La reunión es el lunes 5 de mayo.',
    mention: /\b(?:dates|days of the week|dias de la semana|la fecha|las fechas)\b/,
    illustrates: ({ text }) =>
      /\b(?:el|los) (?:lunes|martes|jueves|viernes)|\d de [a-z]+/u.test(text),
  },
  {
    id: 'adverbs',
    name: 'Adverbs in -mente',
    rule: 'Add -mente to the feminine of the adjective; its accent stays: lenta → lentamente, fácil → fácilmente.',
    sample: 'Habla lentamente.',
    mention: /-mente\b|\badverbs of manner\b|\badverbios de modo\b/,
    illustrates: ({ words }) => words.some((word) => /\p{L}{3}mente$/u.test(word)),
  },
  {
    id: 'diminutives',
    name: 'Diminutives',
    rule: '-ito, -ita make a word small or dear: casa → casita; after -e, -n and -r mostly -cito, -cita: café → cafecito.',
    sample: 'Un momentito, por favor.',
    mention: /\b(?:diminutives?|diminutivos?)\b/,
  },
  {
    id: 'muy-mucho',
    name: 'Muy and mucho',
    rule: 'Muy stands before adjectives and adverbs; mucho after verbs, and before nouns, with which it agrees.',
    sample: 'Estoy muy cansado porque trabajo mucho.',
    mention: /\bmuy\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*mucho\b/,
    illustrates: ({ words }) => words.some((word) => /^(?:muy|much[oa]s?)$/.test(word)),
  },
  {
    id: 'short-forms',
    name: 'Short forms of adjectives',
    rule: 'Before a masculine singular noun: buen, mal, primer, tercer, algún, ningún, un; grande is gran before any singular noun.',
    sample: 'Es un buen libro y una gran idea.',
    mention: /\b(?:apocop\w*|shortened adjectives?|short forms of adjectives)\b/,
  },
  {
    id: 'prepositions',
    name: 'Prepositions',
    rule: 'En is in, on or at a place, a is to it, de is from it; a + el is al and de + el is del.',
    sample: 'Voy de la oficina al gimnasio.',
    mention: /\b(?:prepositions?|preposicion(?:es)?)\b/,
  },
  {
    id: 'accents',
    name: 'Accents',
    rule: 'Stress falls on the last syllable but one after a vowel, -n or -s, else on the last; what differs has an accent.',
    sample: 'El café está aquí, en la habitación.',
    mention: /\b(?:accent marks?|written accents?|accentuation|acentuacion|las tildes)\b/,
  },
];
