import { describe, expect, it } from 'vitest';
import { understandNotes } from './understand-notes.ts';

const pairs = (notes: string) =>
  understandNotes(notes).pairs.map(({ spanish, english }) => `${spanish} = ${english}`);

describe('the two sides of an entry', () => {
  it.each([
    ['an arrow of two signs', 'la manta -> blanket', ['la manta = blanket']],
    ['a sign for about', 'el pasillo ≈ hallway', ['el pasillo = hallway']],
    ['a greater-than sign', '¿Puedo pagar? > Can I pay?', ['¿Puedo pagar? = Can I pay?']],
    ['quotes and is', '"el desván" is attic', ['el desván = attic']],
    ['a slash without spaces', 'encima de/on top of', ['encima de = on top of']],
    [
      'a slash inside brackets',
      'el cajero automático (ATM / cash machine)',
      ['el cajero automático = ATM / cash machine'],
    ],
    ['dictionary tags behind the word', 'coche n.m. - car', ['coche = car']],
    ['sounds between slashes', 'por favor /por faˈβoɾ/ - please', ['por favor = please']],
    ['sounds between brackets', 'el horno [ˈoɾno] – oven', ['el horno = oven']],
    [
      'forms in a list, each in brackets',
      'La rutina: me ducho (I shower), desayuno (I have breakfast), me visto (I get dressed)',
      ['me ducho = I shower', 'desayuno = I have breakfast', 'me visto = I get dressed'],
    ],
    [
      'endings of one text',
      "me queda bien/mal - it suits me / doesn't suit me",
      ["me queda bien/mal = it suits me / doesn't suit me"],
    ],
    [
      'how often, in figures',
      'siempre 100 %\na menudo 70%',
      ['siempre = always', 'a menudo = often'],
    ],
    [
      'titles of lists',
      'la ley = law\n\nEl tiempo\n\nel sol = sun\nla nube = cloud\n\nLa casa\nla mesa = table',
      ['la ley = law', 'el sol = sun', 'la nube = cloud', 'la mesa = table'],
    ],
    ['a word that is nearly the same', 'la cafetería: cafeteria', ['la cafetería = cafeteria']],
    ['a price', 'Flan casero (homemade flan) ..... 3,20 €', ['flan casero = homemade flan']],
    [
      'what is quoted to be reviewed',
      'repasar "llevar el pelo corto" = to have short hair',
      ['llevar el pelo corto = to have short hair'],
    ],
    ['a word of both languages', 'gazpacho (cold tomato soup)', ['gazpacho = cold tomato soup']],
    [
      'verbs in prose',
      'I mix them up. Preguntar = to ask (a question), pedir = to ask for, I think.',
      ['preguntar = to ask', 'pedir = to ask for'],
    ],
    ['forms between the two', 'ponerse – me puse – to put on', ['ponerse = to put on']],
    ['forms behind both', 'tener (to have): tuve, tuviste, tuvo', ['tener = to have']],
    ['a form alone', 'venir -> vine (I came)', []],
    [
      'the literal meaning as well',
      'costar un ojo (lit. to cost an eye) = to cost a fortune',
      ['costar un ojo = to cost a fortune'],
    ],
    [
      'two words for one thing',
      'el maní, el cacahuete = peanut',
      ['el maní / el cacahuete = peanut'],
    ],
    [
      'the forms of one word',
      'su, sus - his, her, your (formal), their\nnuestro, nuestra, nuestros, nuestras - our',
      [
        'su / sus = his, her, your (formal), their',
        'nuestro / nuestra / nuestros / nuestras = our',
      ],
    ],
    [
      'as many words on either side',
      'uno, dos, tres - one, two, three',
      ['uno = one', 'dos = two', 'tres = three'],
    ],
    ['the name of a part', 'la ley = law\nB1 - La sociedad\nTema 3: La casa', ['la ley = law']],
    ['synonyms', 'bonito = lindo (pretty)', ['bonito / lindo = pretty']],
    ['opposites', 'caro ≠ barato (expensive ≠ cheap)', ['caro = expensive', 'barato = cheap']],
    [
      'opposites, each in brackets',
      'ahorrar (to save) ≠ gastar (to spend)',
      ['ahorrar = to save', 'gastar = to spend'],
    ],
    [
      'a family of words',
      'vender = to sell → la venta = sale',
      ['vender = to sell', 'la venta = sale'],
    ],
    [
      'a label before a sentence',
      'Ojalá + subj: Ojalá no llueva. (I hope it does not rain.)',
      ['Ojalá no llueva. = I hope it does not rain.'],
    ],
    ['Spanish among the English', 'el carro = car (Spain: coche)', ['el carro = car']],
    ['figures', '11 once', ['once = eleven (11)']],
    ['several figures', 'uno 1, dos 2', ['uno = one (1)', 'dos = two (2)']],
    [
      'a bracket before the next pair',
      'la siesta (nap) - echarse una siesta = to take a nap',
      ['la siesta = nap', 'echarse una siesta = to take a nap'],
    ],
    ['tildes', '~ el árbitro ~ referee', ['el árbitro = referee']],
    ['two colons', 'la prisa :: hurry', ['la prisa = hurry']],
    ['a word like its translation', 'la lámpara → lamp', ['la lámpara = lamp']],
    ['English that looks like Spanish', 'la semilla -> seed', ['la semilla = seed']],
    ['words that praise, too', 'muy hecho - well done', ['muy hecho = well done']],
    ['capitals of a phone', 'Perro: Dog\nLunes: Monday', ['perro = dog', 'lunes = Monday']],
    ['the use of a word', '"Hay" is for saying that something exists.', []],
    ['English like a form of a verb', 'el pasillo → aisle', ['el pasillo = aisle']],
    ['the same in brackets', 'el pasillo (aisle)', ['el pasillo = aisle']],
    ['a greeting in brackets', 'Hasta luego (See you later)', ['hasta luego = see you later']],
    [
      'words like the heads of columns',
      'antes\tbefore\nsiempre\talways',
      ['antes = before', 'siempre = always'],
    ],
    ['English of words of both languages', 'él tiene - he has', ['él tiene = he has']],
    ['a word that also labels remarks', 'la nota = mark', ['la nota = mark']],
    [
      'a slash between pairs',
      'ganar = to win / perder = to lose',
      ['ganar = to win', 'perder = to lose'],
    ],
    [
      'colons before every English',
      'freír: to fry; hervir: to boil; asar: to roast',
      ['freír = to fry', 'hervir = to boil', 'asar = to roast'],
    ],
    [
      'another pair in brackets',
      'carpeta = folder   (carpet = alfombra)',
      ['carpeta = folder', 'alfombra = carpet'],
    ],
    [
      'a sentence and what one says to it',
      'Me duele la espalda. -> Tienes que ir al médico. (You have to go to the doctor.)',
      ['Tienes que ir al médico. = You have to go to the doctor.'],
    ],
    ['a double space in a hurry', 'el  pájaro - bird', ['el pájaro = bird']],
    [
      'a label before the Spanish',
      'Otra frase: Tienes que descansar. – You have to rest.',
      ['Tienes que descansar. = You have to rest.'],
    ],
    ['parts to play', 'A = entrevistadora, B = candidato', []],
    ['the letters of a glossary', 'D–E', []],
    ['the name of a tense', 'PRETÉRITO INDEFINIDO - irregulares', []],
    ['homework', 'HW: p. 34 ex 2', []],
    ['a date', 'Date: 2026-03-14', []],
    ['names', 'Tutor: Carmen Ruiz / Student: Peter', []],
  ])('%s', (_, notes, expected) => expect(pairs(notes)).toEqual(expected));
});

describe('rows and lines', () => {
  it.each([
    [
      'commas and quotes',
      'Spanish,English\nel archivo,file\n"subir","to upload, to go up"\nguardar,to save',
      ['el archivo = file', 'subir = to upload, to go up', 'guardar = to save'],
    ],
    [
      'semicolons',
      'la escoba;broom\nfregar;to scrub\nel polvo;dust',
      ['la escoba = broom', 'fregar = to scrub', 'el polvo = dust'],
    ],
    [
      'an Anki export',
      '#separator:tab\nel primo\tcousin\tfamily\nla tía\taunt\tfamily\nel tío\tuncle\tfamily\nel yerno\tson-in-law\tfamily',
      ['el primo = cousin', 'la tía = aunt', 'el tío = uncle', 'el yerno = son-in-law'],
    ],
    [
      'a heading that names one language',
      'País\tNacionalidad\tEnglish\nSuecia\tsueco/a\tSwedish\nMarruecos\tmarroquí\tMoroccan',
      ['sueco/a = Swedish', 'marroquí = Moroccan'],
    ],
    [
      'infinitives with their English over their forms',
      '| | hablar (to speak) | comer (to eat) |\n|---|---|---|\n| yo | hablo | como |\n| tú | hablas | comes |\n| él | habla | come |\n| ellos | hablan | comen |',
      ['hablar = to speak', 'comer = to eat'],
    ],
    [
      'singular and plural',
      '| Singular | Plural | English |\n|---|---|---|\n| el pez | los peces | fish |',
      ['el pez = fish'],
    ],
    [
      'English under "Word"',
      'Word | Palabra\n--- | ---\nice | el hielo\nwind | el viento',
      ['el hielo = ice', 'el viento = wind'],
    ],
    [
      'blocks of two lines',
      'I am lost\nestoy perdido\n\nthe bill please\nla cuenta por favor\n\nI agree\nestoy de acuerdo',
      [
        'estoy perdido = I am lost',
        'la cuenta por favor = the bill please',
        'estoy de acuerdo = I agree',
      ],
    ],
    ['two verbs side by side', 'soy | estoy\neres | estás\nes | está\nsomos | estamos', []],
    [
      'an entry that goes on below',
      '1. Quisiera reservar una habitación para\n   dos noches. (I would like to book a room for two nights.)',
      [
        'Quisiera reservar una habitación para dos noches. = I would like to book a room for two nights.',
      ],
    ],
    [
      'numbers with a hyphen',
      '1- la llave - key\n2- la puerta - door',
      ['la llave = key', 'la puerta = door'],
    ],
    [
      'a web page',
      '<h2>La oficina</h2><ul><li><b>la reuni&oacute;n</b>&nbsp;- meeting</li><li>el jefe - boss</li></ul>',
      ['la reunión = meeting', 'el jefe = boss'],
    ],
    [
      'several glosses in a sentence',
      'We learned la vaca (cow) and el cerdo (pig). Also el pato = duck. I like el burro (donkey).',
      ['la vaca = cow', 'el cerdo = pig', 'el pato = duck', 'el burro = donkey'],
    ],
  ])('%s', (_, notes, expected) => expect(pairs(notes)).toEqual(expected));
});

describe('words typed without Spanish letters', () => {
  it.each([
    ['manana = tomorrow', 'mañana = tomorrow'],
    ['ano - year', 'año = year'],
    ['la cancion - the song', 'la canción = the song'],
    ['como estas - how are you', '¿cómo estás? = how are you'],
    ['papa - potato', 'papa = potato'],
    ['cancion de amor - love song', 'canción de amor = love song'],
    ['caro - expensive', 'caro = expensive'],
  ])('%s', (notes, expected) => expect(pairs(notes)).toEqual([expected]));
});

describe('a heading', () => {
  it.each([
    ['without a blank line below', 'At the doctor\nMe duele ___ = My ___ hurts', 'At the doctor'],
    ['above figures', 'Los números\n11 once\n12 doce', 'Los números'],
    ['below a date', 'Martes\nLa casa\n- el techo - roof', 'La casa'],
    ['with an exclamation', 'Idioms!\nmeter la pata = to put your foot in it', 'Idioms!'],
    ['with pages', 'La ciudad (pp. 45–52)\n\nla acera = pavement', 'La ciudad'],
    ['that is a section', 'AIRPORT VOCAB\nel vuelo = flight', 'AIRPORT VOCAB'],
    ['of corrections', 'Mis errores\n✗ yo sabo ✓ yo sé', 'Mis errores'],
    ['that is only a date', 'notes 4/11\nla acera = pavement', undefined],
    ['that is a word of the list', 'lunes\nmartes\nmiércoles', undefined],
  ])('%s', (_, notes, expected) => expect(understandNotes(notes).heading).toBe(expected));
});

describe('the level', () => {
  it.each([
    [
      'of listed past forms',
      'ir – fui – to go\ndecir – dije – to say\nsaber – supe – to know',
      'A2',
    ],
    ['of grammar that is named', 'Por y para\n\nEste regalo es para ti. = This is for you.', 'A2'],
    [
      'of periphrases',
      'Acabo de llegar. = I just arrived.\nSuelo comer tarde. = I eat late.',
      'A2',
    ],
    ['of a first lesson', 'hola = hello\nadiós = goodbye', 'A1'],
  ])('%s', (_, notes, expected) => expect(understandNotes(notes).level).toBe(expected));
});
