import type { Document } from './document.ts';

export const pages: Document[] = [
  {
    name: 'a conjugation table by rows',
    notes: `Verbos en -ar

yo hablo
tú hablas
él/ella habla
nosotros hablamos
vosotros habláis
ellos hablan

Hablo con mi madre todos los días. (I talk to my mother every day.)`,
    heading: 'Verbos en -ar',
    sentences: ['Hablo con mi madre todos los días. = I talk to my mother every day.'],
  },
  {
    name: 'a conjugation table of several verbs',
    notes: `|          | ser    | tener    | ir    |
|----------|--------|----------|-------|
| yo       | soy    | tengo    | voy   |
| tú       | eres   | tienes   | vas   |
| él/ella  | es     | tiene    | va    |
| nosotros | somos  | tenemos  | vamos |
| ellos    | son    | tienen   | van   |

Example: Tengo dos gatos.`,
    pairs: ['ser = to be', 'tener = to have', 'ir = to go'],
    sentences: ['Tengo dos gatos.'],
  },
  {
    name: 'conjugated forms with their English',
    notes: `COMER
yo como = I eat
tú comes = you eat
él come = he eats
nosotros comemos = we eat`,
    heading: 'COMER',
    pairs: [
      'yo como = I eat',
      'tú comes = you eat',
      'él come = he eats',
      'nosotros comemos = we eat',
    ],
  },
  {
    name: 'conjugation in columns without a frame',
    notes: `           hablar      comer      vivir
yo         hablo       como       vivo
tú         hablas      comes      vives
él         habla       come       vive
nosotros   hablamos    comemos    vivimos`,
    pairs: ['hablar = to speak', 'comer = to eat', 'vivir = to live'],
  },
  {
    name: 'English explanations with examples in quotes and italics',
    notes: `# Por or para?

We use *por* for reasons and *para* for goals. For example, "Lo hice por ti" means "I did it because of you", but "Lo hice para ti" means "I did it for you".

Another example: _Estudio para el examen._ (I'm studying for the exam.)

Remember that the preposition comes before the noun. You can also say: "Te doy las gracias por tu ayuda."`,
    heading: 'Por or para?',
    sentences: [
      'Lo hice por ti = I did it because of you',
      'Lo hice para ti = I did it for you',
      "Estudio para el examen. = I'm studying for the exam.",
      'Te doy las gracias por tu ayuda.',
    ],
  },
  {
    name: 'mixed-language lines',
    notes: `Lesson with Pablo 14 Nov, 17:00-18:00
We talked about the weather: hace frío (it's cold), está nublado (it's cloudy).
In Spain people say "hace un frío que pela" when it's freezing.
Next time: bring the book, pages 34-36.
Homework: exercise 3b`,
    heading: 'Lesson with Pablo',
    pairs: ["hace frío = it's cold", "está nublado = it's cloudy"],
    sentences: ['hace un frío que pela'],
  },
  {
    name: 'Spanish alone',
    notes: `Mi rutina diaria

Me despierto a las seis y media. Después me ducho y me visto.
Desayuno con mi familia en la cocina.
Voy al trabajo en autobús.
Por la tarde hago deporte con una amiga.`,
    heading: 'Mi rutina diaria',
    sentences: [
      'Me despierto a las seis y media.',
      'Después me ducho y me visto.',
      'Desayuno con mi familia en la cocina.',
      'Voy al trabajo en autobús.',
      'Por la tarde hago deporte con una amiga.',
    ],
  },
  {
    name: 'numbered sentences with translation after a dash, full stops kept',
    notes: `1. Me llamo Laura. - My name is Laura.
2. Tengo treinta años. – I am thirty years old.
3) ¿Cuál es tu número de teléfono? — What is your phone number?
4) ¡Qué bonito! - How pretty!`,
    sentences: [
      '¡Qué bonito! = How pretty!',
      'Me llamo Laura. = My name is Laura.',
      'Tengo treinta años. = I am thirty years old.',
      '¿Cuál es tu número de teléfono? = What is your phone number?',
    ],
  },
  {
    name: 'labels for each language',
    notes: `Spanish: la pantalla
English: screen

Spanish: el teclado
English: keyboard

ES: Mi ordenador no funciona.
EN: My computer doesn't work.`,
    pairs: ['la pantalla = screen', 'el teclado = keyboard'],
    sentences: ["Mi ordenador no funciona. = My computer doesn't work."],
  },
  {
    name: 'what a scanner makes of a page',
    notes: `~ ,, ..
|. La salud
la f1ebre - fever
el dolor de ca-
beza - headache
la receta - prescription _
^^ ;;l1 ||
Tengo que ir al médi-
co mañana.
iiI l| ~~ .
el jarabe — cough syrup
53`,
    heading: 'La salud',
    pairs: [
      'la fiebre = fever',
      'el dolor de cabeza = headache',
      'la receta = prescription',
      'el jarabe = cough syrup',
    ],
    sentences: ['Tengo que ir al médico mañana.'],
  },
  {
    name: 'a sentence broken over lines',
    notes: `El año pasado viajé a Perú con
mi hermana y visitamos Machu
Picchu. Fue increíble.
Last year I travelled to Peru.`,
    sentences: [
      'El año pasado viajé a Perú con mi hermana y visitamos Machu Picchu.',
      'Fue increíble.',
    ],
  },
  {
    name: 'verbs with their principal parts',
    notes: `tener (ie) - to have
jugar (u>ue) - to play
dormir (o → ue) = to sleep
conocer (yo conozco) – to know
poner, puse, puesto - to put`,
    pairs: [
      'tener = to have',
      'jugar = to play',
      'dormir = to sleep',
      'conocer = to know',
      'poner = to put',
    ],
  },
  {
    name: 'the head of a work sheet',
    notes: `Nombre: Ben
Fecha: 12/11/2025
Nivel: A2

el barrio - neighbourhood
la acera - pavement`,
    pairs: ['el barrio = neighbourhood', 'la acera = pavement'],
  },
  {
    name: 'opposites and synonyms',
    notes: `alto ≠ bajo
caro <-> barato
el coche = el carro (Latin America)
bonito - lindo
gordo / delgado (fat / thin)`,
    pairs: ['bonito = pretty', 'lindo = pretty', 'gordo = fat', 'delgado = thin'],
  },
  {
    name: 'a plan of the lesson in English',
    notes: `Agenda
10:00 - 10:15 warm up
10:15 - 10:40 reading: chapter 3
Tip: listen to a podcast every day - it helps!
Ask me anything: maria@example.com
www.example.com/spanish
Grammar point: adjectives agree with the noun in gender and number.`,
    pairs: [],
    sentences: [],
  },
  {
    name: 'headings of parts and gaps to fill in',
    notes: `UNIT 4: EN EL AEROPUERTO

VOCABULARIO
el vuelo - flight
la puerta de embarque - boarding gate

EJERCICIO
Mi ______ sale a las diez. (vuelo)
a) vuelo b) avión c) tren

FRASES
Mi vuelo sale a las diez. - My flight leaves at ten.
¿Puedo ver su pasaporte? - May I see your passport?`,
    heading: 'UNIT 4: EN EL AEROPUERTO',
    pairs: ['el vuelo = flight', 'la puerta de embarque = boarding gate'],
    sentences: [
      'Mi vuelo sale a las diez. = My flight leaves at ten.',
      '¿Puedo ver su pasaporte? = May I see your passport?',
    ],
  },
  {
    name: 'English sentences first',
    notes: `How much does it cost? - ¿Cuánto cuesta?
I would like to try it on = Me gustaría probármelo
It's too small (Es demasiado pequeño)
Do you accept cards? → ¿Aceptan tarjeta?`,
    pairs: [],
    sentences: [
      '¿Cuánto cuesta? = How much does it cost?',
      'Me gustaría probármelo = I would like to try it on',
      "Es demasiado pequeño = It's too small",
      '¿Aceptan tarjeta? = Do you accept cards?',
    ],
  },
  {
    name: 'a word with its example below, translated',
    notes: `**aprovechar** — to make the most of
  - *Hay que aprovechar el día.* — You have to make the most of the day.
**quejarse** — to complain
  - *Siempre se queja de todo.* — He always complains about everything.`,
    pairs: ['aprovechar = to make the most of', 'quejarse = to complain'],
    sentences: [
      'Hay que aprovechar el día. = You have to make the most of the day.',
      'Siempre se queja de todo. = He always complains about everything.',
    ],
  },
  {
    name: 'words alone that the lexicon knows',
    notes: `Vocabulario de la cocina
la cuchara
el cuchillo
el plato
la sartén`,
    heading: 'Vocabulario de la cocina',
    pairs: [
      'la cuchara = the spoon',
      'el cuchillo = the knife',
      'el plato = the plate',
      'la sartén = the frying pan',
    ],
  },
];
