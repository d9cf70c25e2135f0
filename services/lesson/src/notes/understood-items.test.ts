import { describe, expect, it } from 'vitest';
import { understandNotes } from './understand-notes.ts';

const pairs = (notes: string) =>
  understandNotes(notes).pairs.map(({ spanish, english }) => `${spanish} = ${english}`);
const sentences = (notes: string) => understandNotes(notes).sentences.map((one) => one.spanish);
const corrections = (notes: string) =>
  understandNotes(notes).corrections.map(({ wrong, right }) => `${wrong} > ${right}`);

describe('pairs', () => {
  it.each([
    [
      'in one line',
      'Vocab: gato = cat, perro = dog; pájaro = bird',
      'gato = cat|perro = dog|pájaro = bird',
    ],
    [
      'with several glosses',
      'bonito = pretty, nice, feo = ugly',
      'bonito = pretty, nice|feo = ugly',
    ],
    ['in columns', 'la pera\tthe pear\nel mar\tthe sea', 'la pera = the pear|el mar = the sea'],
    [
      'in a table',
      '| Español | English |\n|---|---|\n| la playa | the beach |\n| nadar | to swim |',
      'la playa = the beach|nadar = to swim',
    ],
    [
      'in numbered lists',
      '1. levantarse - to get up\n2) ducharse = to take a shower',
      'levantarse = to get up|ducharse = to take a shower',
    ],
    [
      'with English first',
      'the dog - el perro\nto eat: comer',
      'el perro = the dog|comer = to eat',
    ],
    [
      'explained in a sentence',
      'I learned that "tengo hambre" means "I am hungry".',
      'tengo hambre = I am hungry',
    ],
    [
      'with tags',
      'la mano (irregular) - hand\njugar (u→ue) – to play',
      'la mano = hand|jugar = to play',
    ],
    ['with numbers', '20 = veinte', 'veinte = twenty (20)'],
    ['behind a label', 'Ser: soy = I am, eres = you are', 'soy = I am|eres = you are'],
    [
      'with words that are English too',
      'gato = cat\nred = network\ncome = eats\npie: foot\nonce: eleven',
      'gato = cat|red = network|come = eats|pie = foot|once = eleven',
    ],
    ['with curly quotes and odd spaces', '“el café” —  the coffee', 'el café = the coffee'],
    ['with decomposed accents', 'el cafe\u0301 = coffee', 'el café = coffee'],
    [
      'of words the lexicon lacks',
      'sobremesa: time spent talking at the table after a meal\nmadrugar: to get up early',
      'sobremesa = time spent talking at the table after a meal|madrugar = to get up early',
    ],
    [
      'without anything between them',
      'Vocab\nel ruido noise\nla esquina corner\ntirar, to throw',
      'el ruido = noise|la esquina = corner|tirar = to throw',
    ],
    [
      'several in a line with parentheses',
      'suegra (mother in law), cuñado (brother in law)',
      'suegra = mother in law|cuñado = brother in law',
    ],
    [
      'of directions',
      'turn left = gira a la izquierda\nWhere is the bank? = ¿Dónde está el banco?',
      'gira a la izquierda = turn left|¿Dónde está el banco? = Where is the bank?',
    ],
    ['in bold', '**madre** - mother', 'madre = mother'],
  ])('%s', (_, notes, expected) => {
    expect(pairs(notes)).toEqual(expected.split('|'));
  });

  it('appear once, with every meaning the notes give', () => {
    expect(pairs('banco = bank\nbanco = bench\nBanco - bank')).toEqual(['banco = bank / bench']);
  });

  it('keep words apart that differ by an accent and in meaning', () => {
    expect(pairs('papa = potato\npapá = dad')).toEqual(['papa = potato', 'papá = dad']);
  });

  it('take a missing translation from the lexicon for dictionary forms only', () => {
    const { pairs: found } = understandNotes('Vocabulario\nmanzana, pera, el coche\nchévere');
    expect(found).toEqual([
      { spanish: 'manzana', english: 'apple', kind: 'word', glossed: true },
      { spanish: 'pera', english: 'pear', kind: 'word', glossed: true },
      { spanish: 'el coche', english: 'the car', kind: 'word', glossed: true },
    ]);
  });

  it('are the items of a labelled list, not its label', () => {
    expect(pairs('Colores: rojo, azul, verde\nDías - lunes, martes, miércoles')).toEqual([
      'rojo = red',
      'azul = blue',
      'verde = green',
      'lunes = Monday',
      'martes = Tuesday',
      'miércoles = Wednesday',
    ]);
  });

  it('do not gloss articles and pronouns listed as grammar', () => {
    expect(pairs('lo / la / los / las')).toEqual([]);
  });

  it('prefer the notes’ own translation to the lexicon’s', () => {
    expect(pairs('- manzana\n- pera\nmanzana = red apple')).toEqual([
      'manzana = red apple',
      'pera = pear',
    ]);
  });

  it.each([
    'ser: used for permanent things',
    'por: exchange, duration',
    'para: purpose, deadlines',
    'The preterite is used for completed actions.',
    'Homework: write five sentences',
    'Tarea: write about your holiday',
    'Yo: hablo, tú: hablas',
    'My tutor said: good job',
  ])('do not come from an explanation: %s', (notes) => {
    expect(pairs(notes)).toEqual([]);
  });
});

describe('sentences', () => {
  it('come out of running text', () => {
    const notes =
      'We talked about the weekend. Fui al cine con mi hermano. Vimos una película muy buena. It was fun.';
    expect(sentences(notes)).toEqual([
      'Fui al cine con mi hermano.',
      'Vimos una película muy buena.',
    ]);
  });

  it('come out of dialogues without their speaker', () => {
    expect(sentences('Camarero: ¿Qué desea?\nAna: Quiero un café con leche, por favor.')).toEqual([
      '¿Qué desea?',
      'Quiero un café con leche, por favor.',
    ]);
  });

  it('take their translation from the next line or the line above', () => {
    const below = understandNotes('¿Dónde vives?\nWhere do you live?');
    const above = understandNotes('Where do you live?\n¿Dónde vives?');
    const expected = [{ spanish: '¿Dónde vives?', english: 'Where do you live?' }];
    expect(below.sentences).toEqual(expected);
    expect(above.sentences).toEqual(expected);
  });

  it('take theirs out of several sentences beside, without the speaker', () => {
    const notes = [
      'Leo: Quería apuntarme al gimnasio.',
      '_Leo: I would like to join the gym._',
      'Ana: Muy bien. ¿Prefieres pagar hoy?',
      '_Ana: Very good. Do you prefer to pay today?_',
      'Leo: No, mañana.',
      '_Leo: No, tomorrow._',
      'Ana: Vale.',
    ];
    expect(understandNotes(notes.join('\n')).sentences).toEqual([
      { spanish: 'Quería apuntarme al gimnasio.', english: 'I would like to join the gym.' },
      { spanish: '¿Prefieres pagar hoy?', english: 'Do you prefer to pay today?' },
    ]);
  });

  it('that wrap in two columns are whole', () => {
    const notes =
      "la plancha           iron\nA mí me toca fregar los     It's my turn to wash the\nplatos hoy.          dishes today.";
    expect(understandNotes(notes).sentences).toEqual([
      {
        spanish: 'A mí me toca fregar los platos hoy.',
        english: "It's my turn to wash the dishes today.",
      },
    ]);
  });

  it('take their translation from the same line', () => {
    expect(understandNotes('Lo vi en la calle. I saw him in the street.').sentences).toEqual([
      { spanish: 'Lo vi en la calle.', english: 'I saw him in the street.' },
    ]);
  });

  it('of a question and its answer are two', () => {
    expect(sentences('¿Tienes el libro? - Sí, lo tengo.')).toEqual([
      '¿Tienes el libro?',
      'Sí, lo tengo.',
    ]);
  });

  it('do not take a remark for their translation', () => {
    const notes = 'Fui al cine con mi hermano.\nWe talked about food today.';
    expect(understandNotes(notes).sentences).toEqual([
      { spanish: 'Fui al cine con mi hermano.', english: undefined },
    ]);
  });

  it('that are contrasted are two', () => {
    expect(sentences('Estoy muy aburrida ≠ Soy muy aburrida')).toEqual([
      'Estoy muy aburrida',
      'Soy muy aburrida',
    ]);
  });

  it('may begin with a verb that is an adjective, too', () => {
    expect(sentences('el piso = flat\nVivo en el tercer piso')).toEqual(['Vivo en el tercer piso']);
  });

  it('have the whole of an English that wraps, and its I', () => {
    const notes =
      'Yo jugaba en la calle con mis primos. - I used to play in the street with\nmy cousins.\nEntreno tres veces por semana. - 1 train three times a week.';
    expect(understandNotes(notes).sentences.map(({ english }) => english)).toEqual([
      'I used to play in the street with my cousins.',
      'I train three times a week.',
    ]);
  });

  it('are not the lines of a table of forms', () => {
    const notes =
      'yo me levanto\ntú te levantas\nella se levanta\nnosotros nos levantamos\n\nMe levanto a las siete.';
    expect(sentences(notes)).toEqual(['Me levanto a las siete.']);
  });

  it('are not exercises, tables of forms or notation', () => {
    expect(sentences('Yo ___ (comer) pan.\nestoy, estás, está\nestar: estoy, estás, está')).toEqual(
      [],
    );
  });
});

describe('corrections', () => {
  it.each([
    ['✗ yo sabo ✓ yo sé', 'yo sabo > yo sé'],
    ['❌ Yo soy cansado\n✅ Yo estoy cansado', 'Yo soy cansado > Yo estoy cansado'],
    ['not "la mano es rojo" but "la mano es roja"', 'la mano es rojo > la mano es roja'],
    ['no se dice la problema, se dice el problema', 'la problema > el problema'],
    ['My tutor: no se dice "yo fui comiendo", se dice "yo comía".', 'yo fui comiendo > yo comía'],
    ['"Yo gusta el café" should be "Me gusta el café".', 'Yo gusta el café > Me gusta el café'],
    ['el mano (wrong) la mano (right)', 'el mano > la mano'],
    ['~~Estoy de España~~ Soy de España', 'Estoy de España > Soy de España'],
    [
      'Incorrect: Ella es enferma / Correct: Ella está enferma',
      'Ella es enferma > Ella está enferma',
    ],
    ['Incorrecto: la agua\nCorrecto: el agua', 'la agua > el agua'],
    ['You say "estoy bien" not "soy bien".', 'soy bien > estoy bien'],
    [
      'We don\'t say "tengo mucha calor". Say "tengo mucho calor".',
      'tengo mucha calor > tengo mucho calor',
    ],
    ['I said "la agua" should be "el agua"', 'la agua > el agua'],
    ['yo sabo -> yo sé', 'yo sabo > yo sé'],
    [
      'Corrections:\n- me gusta los perros > me gustan los perros',
      'me gusta los perros > me gustan los perros',
    ],
    ['Errores\nla día = el día; la tema = el tema', 'la día > el día|la tema > el tema'],
    ['Salgo para Madrid instead of salgo por Madrid', 'salgo por Madrid > Salgo para Madrid'],
  ])('%s', (notes, expected) => {
    expect(corrections(notes)).toEqual(expected.split('|'));
  });

  it('keep the tutor’s reason', () => {
    const notes = 'Mistakes\nayer voy al cine → ayer fui al cine because it is past';
    expect(understandNotes(notes).corrections[0]?.reason).toBe('because it is past');
  });

  it('are not taken from forms and plurals', () => {
    expect(
      corrections(
        'ser → soy\ntener → tuve\nyo hablo → yo hablé\nel libro → los libros\nMistakes:\ntener → tuve',
      ),
    ).toEqual([]);
  });

  it('are not taken from cognates', () => {
    expect(corrections('la lámpara >> lamp\nla familia → family\nel doctor -> doctor')).toEqual([]);
  });

  it('are not taken from ordinary sentences', () => {
    expect(corrections('No es la casa de Ana, es la casa de Luis.\nla casa - the house')).toEqual(
      [],
    );
  });

  it('keep the wrong form out of pairs and sentences, wherever it stands', () => {
    const notes = understandNotes(
      'la problema = the problem\nYo sabo la respuesta.\nYo sé la respuesta.\n' +
        'Corrections\nyo sabo → yo sé\nla problema → el problema',
    );
    expect(notes.pairs).toEqual([]);
    expect(notes.sentences.map(({ spanish }) => spanish)).toEqual(['Yo sé la respuesta.']);
  });

  it('keep the right form in where only an accent was wrong', () => {
    const notes = 'Él está aquí hoy.\n✗ El esta aqui ✓ Él está aquí';
    expect(sentences(notes)).toContain('Él está aquí hoy.');
  });
});

describe('a sentence and its translation', () => {
  it.each([
    ['Añade un poco de sal.', 'Add a bit of salt.'],
    ['Vivíamos en un pueblo pequeño.', 'We used to live in a small village.'],
  ])('%s', (spanish, english) => {
    const { pairs } = understandNotes(`${spanish} - ${english}`);
    expect(pairs).toMatchObject([{ spanish, english, kind: 'sentence' }]);
  });
});
