import { finiteReadings, recogniseVerb } from '../../spanish/conjugate.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { serEstarUses } from '../../spanish/ser-estar.ts';
import { has, type TopicRule, usesOf } from './topic-rule.ts';

const ser = new Set('soy eres es somos sois son era eras éramos eran'.split(' '));
const estar = new Set(
  'estoy estás está estamos estáis están estaba estabas estábamos estaban'.split(' '),
);
const reflexivePersons: Record<string, string> = { me: '1s', te: '2s', nos: '1p' };

/** Tenses, moods and pairs of verbs. */
export const verbTopics: TopicRule[] = [
  {
    id: 'ser-estar',
    name: 'Ser and estar',
    rule: usesOf(serEstarUses.map(({ verb, use }) => [verb, use])),
    sample: 'Soy de Perú. Estoy en casa.',
    mention: /\bser\b.{1,60}\bestar\b|\bestar\b.{1,60}\bser\b/,
    illustrates: ({ words }) => words.some((word) => ser.has(word) || estar.has(word)),
    shows: ({ words }) =>
      words.some((word) => ser.has(word)) && words.some((word) => estar.has(word)),
    fewest: 1,
  },
  {
    id: 'irregular-preterite',
    name: 'Irregular preterites',
    rule: 'Irregular preterites have a stem of their own and endings without an accent: tuve, tuviste, tuvo, tuvimos, tuvieron.',
    sample: 'Ayer tuve que trabajar.',
    mention:
      /\b(?:irregular preterites?|preterite irregulars?|(?:preteritos?|indefinidos?) irregular(?:es)?)\b/,
  },
  {
    id: 'imperfect-subjunctive',
    name: 'The imperfect subjunctive',
    rule: 'From the ellos form of the preterite, without -ron: -ra, -ras, -ra, -ramos, -ran (tuvieron → tuviera).',
    sample: 'Quería que vinieras.',
    mention: /\b(?:imperfect subjunctive|past subjunctive|imperfecto (?:de|del) subjuntivo)\b/,
    shows: has('imperfect-subjunctive'),
  },
  {
    id: 'preterite-imperfect',
    name: 'Preterite and imperfect',
    rule: 'The preterite tells finished events; the imperfect describes habits and what was going on.',
    sample: 'Dormía cuando sonó el teléfono.',
    mention:
      /\b(?:preterite?|preterito|indefinido)\s*(?:\/|vs\.?|versus|and|y|or|&)\s*(?:the )?(?:imperfect|imperfecto)\b|\bimperfect\s*(?:\/|vs\.?|versus|and|or|&)\s*(?:the )?preterite?\b/,
    shows: ({ tenses }) => tenses.includes('preterite') && tenses.includes('imperfect'),
    illustrates: ({ tenses }) => tenses.includes('preterite') || tenses.includes('imperfect'),
  },
  {
    id: 'preterite',
    name: 'The preterite',
    rule: 'The preterite tells finished past events: -é, -aste, -ó, -amos, -aron for -ar verbs; -í, -iste, -ió, -imos, -ieron for -er and -ir verbs.',
    sample: 'Ayer comí con mi hermana.',
    mention: /\b(?:preterite?|preterito|indefinido|past simple|simple past|past tense)\b/,
    shows: has('preterite'),
  },
  {
    id: 'imperfect',
    name: 'The imperfect',
    rule: 'The imperfect describes past habits and situations: -aba for -ar verbs, -ía for -er and -ir verbs.',
    sample: 'De niño jugaba en la calle.',
    mention: /\b(?:imperfect|imperfecto|used to)\b/,
    shows: has('imperfect'),
  },
  {
    id: 'present-perfect',
    name: 'The present perfect',
    rule: 'The present perfect is he, has, ha, hemos, han + participle: he comido = I have eaten.',
    sample: 'Hoy he comido pescado.',
    mention: /\b(?:present perfect|preterito perfecto|perfecto|participles?|participios?)\b/,
    shows: has('perfect'),
  },
  {
    id: 'going-to-future',
    name: 'Ir a + infinitive',
    rule: 'Say what you are going to do with ir + a + infinitive: voy a comer = I am going to eat.',
    sample: 'Mañana voy a viajar.',
    mention: /\b(?:ir a|near future|going to|futuro proximo)\b/,
    shows: has('going-to'),
  },
  {
    id: 'future',
    name: 'The future',
    rule: 'The future adds -é, -ás, -á, -emos, -án to the whole infinitive: hablaré = I will speak.',
    sample: 'Mañana hablaré con Ana.',
    mention: /\b(?:future|futuro)\b/,
    shows: has('future'),
  },
  {
    id: 'conditional',
    name: 'The conditional',
    rule: 'The conditional adds -ía, -ías, -ía, -íamos, -ían to the whole infinitive: hablaría = I would speak.',
    sample: 'Me gustaría un café.',
    mention: /\b(?:conditional|condicional)\b/,
    shows: has('conditional'),
  },
  {
    id: 'present-subjunctive',
    name: 'The present subjunctive',
    rule: 'After wishes, doubts and feelings + que the verb is in the subjunctive: quiero que vengas.',
    sample: 'Espero que estés bien.',
    mention: /\b(?:subjunctive|subjuntivo)\b/,
    shows: has('present-subjunctive'),
  },
  {
    id: 'commands',
    name: 'Commands',
    rule: 'The tú command looks like the él form of the present (come, habla); usted and all negative commands take the subjunctive (coma, no comas).',
    sample: 'Come más fruta. No comas tanto.',
    mention: /\b(?:commands?|imperatives?|imperativos?)\b/,
    shows: has('imperative'),
  },
  {
    id: 'progressive',
    name: 'Estar + gerund',
    rule: 'What is happening right now is estar + -ando or -iendo: estoy comiendo = I am eating.',
    sample: 'Estoy leyendo un libro.',
    mention: /\b(?:gerunds?|gerundios?|progressive|present continuous)\b/,
    shows: has('progressive'),
  },
  {
    id: 'gustar',
    name: 'Gustar and verbs like it',
    rule: 'The verb agrees with what is liked: me gusta el café, me gustan los libros.',
    sample: 'Me gustan los gatos.',
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
    sample: 'Me levanto a las siete.',
    mention: /\b(?:reflexives?|reflexivos?|daily routine|rutina diaria)\b/,
    shows: ({ words }) => words.some((word, i) => isReflexive(word, words[i - 1])),
  },
  {
    id: 'saber-conocer',
    name: 'Saber and conocer',
    rule: 'Use saber for facts and skills; use conocer for people and places.',
    sample: 'Sé cocinar. Conozco a Juan.',
    mention: /\bsaber\s*(?:\/|vs\.?|versus|and|y|or|&)\s*conocer\b/,
  },
  {
    id: 'tener-expressions',
    name: 'Expressions with tener',
    rule: 'Age and many sensations take tener: tengo veinte años, tengo hambre, tengo frío.',
    sample: 'Tengo sed.',
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
    sample: 'Tengo que trabajar.',
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
    id: 'present',
    name: 'The present tense',
    rule: 'Regular endings: -o, -as, -a, -amos, -an for -ar verbs; -o, -es, -e, -emos, -en for -er verbs (-imos for -ir).',
    sample: 'Trabajo en una tienda.',
    mention: /\b(?:present tense|present|presente|conjugations?)\b/,
    shows: has('present'),
    fewest: 4,
  },
  {
    id: 'stem-changes',
    name: 'Verbs that change their stem',
    rule: 'The stem vowel changes in all forms but those of we (and vosotros): e → ie (quiero), o → ue (puedo), e → i (pido).',
    sample: 'Yo puedo, pero nosotros no podemos.',
    mention: /\b(?:stem[- ]chang\w*|boot verbs?)\b/,
  },
  {
    id: 'irregular-yo',
    name: 'Verbs with an irregular yo form',
    rule: 'Some verbs are irregular in the yo form: tengo, hago, pongo, salgo, digo, sé, conozco.',
    sample: 'Hago la cena y pongo la mesa.',
    mention: /\b(?:irregular yo|yo irregulars?|irregular in yo|-?go verbs)\b/,
  },
  {
    id: 'pluperfect',
    name: 'The pluperfect',
    rule: 'What had happened before something else takes había, habías, había, habíamos, habían + participle.',
    sample: 'Cuando llegué, ya habían comido.',
    mention: /\b(?:pluperfect|past perfect|pluscuamperfecto)\b/,
    shows: has('pluperfect'),
  },
  {
    id: 'if-clauses',
    name: 'Sentences with si',
    rule: 'What may happen: si + present, then present, future or a command. What is only imagined: si + imperfect subjunctive, then the conditional.',
    sample: 'Si tuviera tiempo, viajaría más.',
    mention:
      /\b(?:(?:si|if)[- ]clauses?|conditional sentences?|(?:oraciones|frases) condicionales)\b/,
    illustrates: ({ words }) => words.includes('si'),
  },
  {
    id: 'impersonal-se',
    name: 'Se for people in general',
    rule: 'Se + the él form says what one does; with things the verb agrees: se habla español, se venden pisos.',
    sample: 'Aquí se come bien.',
    mention: /\b(?:impersonal se|se impersonal|passive se|se pasiv[oa])\b/,
  },
  {
    id: 'weather',
    name: 'The weather with hacer',
    rule: 'The weather takes hacer with a noun (hace frío, hace sol); rain and snow are verbs: llueve, nieva.',
    sample: 'Hoy hace mucho calor.',
    mention:
      /\b(?:weather expressions?|expressions? (?:for|of|about) the weather|hacer (?:for|with) (?:the )?weather)\b/,
  },
  {
    id: 'time-spans',
    name: 'Hace que and desde hace',
    rule: 'What began in the past and goes on is in the present: hace + time + que, or desde hace + time.',
    sample: 'Vivo aquí desde hace dos años.',
    mention:
      /\bhace\s*(?:\.{3}|…|\+ time)?\s*que\s*(?:\/|and|or|y|o)\s*desde hace\b|\bdesde hace\s*(?:\/|vs\.?|and|y)\s*(?:desde|hace)\b/,
    shows: ({ text }) =>
      /desde hace |hace [\p{L}\d]+ (?:años?|mes(?:es)?|semanas?|días?|horas?) que /u.test(text),
  },
  {
    id: 'hay',
    name: 'Hay and estar',
    rule: 'Hay introduces what exists (hay un banco); estar tells where a known thing is (el banco está aquí).',
    sample: 'Hay un banco cerca. El banco está en la plaza.',
    mention: /\bhay\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*(?:estar|esta)\b/,
    illustrates: ({ words }) => words.includes('hay'),
  },
  {
    id: 'pedir-preguntar',
    name: 'Pedir and preguntar',
    rule: 'Pedir asks for something (pido un café); preguntar asks a question (pregunto dónde es).',
    sample: 'Pido la cuenta y pregunto la hora.',
    mention: /\bpedir\s*(?:\/|vs\.?|versus|and|y|or|o|&)\s*preguntar\b/,
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
