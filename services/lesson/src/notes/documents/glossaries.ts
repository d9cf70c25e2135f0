import type { Document } from './document.ts';

export const glossaries: Document[] = [
  {
    name: 'a glossary with parts of speech',
    notes: `casa (f.) house
perro (m) dog
hablar v. to speak
rápido adj. fast
despacio (adv.) slowly
el lápiz m. pencil
las gafas (f. pl.) glasses
ciudad, f., city`,
    pairs: [
      'casa = house',
      'perro = dog',
      'hablar = to speak',
      'rápido = fast',
      'despacio = slowly',
      'el lápiz = pencil',
      'las gafas = glasses',
      'ciudad = city',
    ],
  },
  {
    name: 'words for men and women',
    notes: `el/la estudiante – student
rojo/a red
el profesor / la profesora - teacher
el/la dentista = dentist
simpático, -a: nice
el actor/la actriz – actor`,
    pairs: [
      'el/la estudiante = student',
      'rojo/a = red',
      'el profesor / la profesora = teacher',
      'el/la dentista = dentist',
      'simpático/a = nice',
      'el actor/la actriz = actor',
    ],
  },
  {
    name: 'aligned columns',
    notes: `Vocabulario      English
la cocina        kitchen
el horno         oven
la nevera        fridge
fregar           to wash up
el tenedor       fork`,
    pairs: [
      'la cocina = kitchen',
      'el horno = oven',
      'la nevera = fridge',
      'fregar = to wash up',
      'el tenedor = fork',
    ],
  },
  {
    name: 'a page of two columns side by side',
    notes: `la mesa - table        el vaso - glass
la silla - chair       la taza - cup
el sofá - sofa         el plato - plate`,
    pairs: [
      'la mesa = table',
      'el vaso = glass',
      'la silla = chair',
      'la taza = cup',
      'el sofá = sofa',
      'el plato = plate',
    ],
  },
  {
    name: 'four columns',
    notes: `lunes    Monday      viernes   Friday
martes   Tuesday     sábado    Saturday
jueves   Thursday    domingo   Sunday`,
    pairs: [
      'lunes = Monday',
      'viernes = Friday',
      'martes = Tuesday',
      'sábado = Saturday',
      'jueves = Thursday',
      'domingo = Sunday',
    ],
  },
  {
    name: 'one column read after the other',
    notes: `Animals

el perro
el gato
la vaca
el caballo
la oveja

the dog
the cat
the cow
the horse
the sheep`,
    heading: 'Animals',
    pairs: [
      'el perro = the dog',
      'el gato = the cat',
      'la vaca = the cow',
      'el caballo = the horse',
      'la oveja = the sheep',
    ],
  },
  {
    name: 'cards: a line of Spanish, a line of English',
    notes: `la nube
the cloud

la tormenta
the storm

el relámpago
lightning

nublado
cloudy`,
    pairs: [
      'la nube = the cloud',
      'la tormenta = the storm',
      'el relámpago = lightning',
      'nublado = cloudy',
    ],
  },
  {
    name: 'a Markdown table with an example column',
    notes: `## Verbos útiles

| Spanish | English | Example |
|:--------|:-------:|---------|
| **buscar** | to look for | Busco mis llaves. |
| _olvidar_ | to forget | Nunca olvido tu cumpleaños. |
| \`soñar\` | to dream | Sueño con viajar. |`,
    heading: 'Verbos útiles',
    pairs: ['buscar = to look for', 'olvidar = to forget', 'soñar = to dream'],
    sentences: ['Busco mis llaves.', 'Nunca olvido tu cumpleaños.', 'Sueño con viajar.'],
  },
  {
    name: 'a drawn table with a number column',
    notes: `+----+--------------+-----------------+
| #  | Español      | Inglés          |
+----+--------------+-----------------+
| 1  | la carretera | the road        |
| 2  | el semáforo  | the traffic light |
| 3  | el puente    | the bridge      |
+----+--------------+-----------------+`,
    pairs: ['la carretera = the road', 'el semáforo = the traffic light', 'el puente = the bridge'],
  },
  {
    name: 'a drawn box',
    notes: `┌───────────┬──────────┐
│ la sangre │ blood    │
│ el hueso  │ bone     │
│ la piel   │ skin     │
└───────────┴──────────┘`,
    pairs: ['la sangre = blood', 'el hueso = bone', 'la piel = skin'],
  },
  {
    name: 'English first in a table with example and translation',
    notes: `English\tSpanish\tExample\tTranslation
the key\tla llave\t¿Dónde está la llave?\tWhere is the key?
the neighbour\tel vecino\tMi vecino es ruidoso.\tMy neighbour is noisy.`,
    pairs: ['la llave = the key', 'el vecino = the neighbour'],
    sentences: [
      '¿Dónde está la llave? = Where is the key?',
      'Mi vecino es ruidoso. = My neighbour is noisy.',
    ],
  },
  {
    name: 'an English-first list with articles and verbs',
    notes: `Words from today:
1. to lend -> prestar
2. to borrow -> pedir prestado
3. the loan -> el préstamo
4. debt: la deuda
5. to save (money): ahorrar
6. "expensive" = caro`,
    pairs: [
      'prestar = to lend',
      'pedir prestado = to borrow',
      'el préstamo = the loan',
      'la deuda = debt',
      'ahorrar = to save (money)',
      'caro = expensive',
    ],
    heading: 'Words from today',
  },
  {
    name: 'a list whose entries carry an example',
    notes: `- el sueño – dream; also sleep
- madrugar – to get up early (Mañana tengo que madrugar.)
- la siesta – nap. Ej.: Mi abuelo duerme la siesta. (My grandfather takes a nap.)
- roncar – to snore: Mi perro ronca mucho.`,
    pairs: [
      'el sueño = dream; also sleep',
      'madrugar = to get up early',
      'la siesta = nap',
      'roncar = to snore',
    ],
    sentences: [
      'Mañana tengo que madrugar.',
      'Mi abuelo duerme la siesta. = My grandfather takes a nap.',
      'Mi perro ronca mucho.',
    ],
  },
  {
    name: 'dotted leaders and page numbers',
    notes: `Glossary                                   p. 12
abogado ........ lawyer
bombero ........ firefighter
cartero ........ postman
enfermera ...... nurse
— 12 —
Page 13 of 40`,
    heading: 'Glossary',
    pairs: ['abogado = lawyer', 'bombero = firefighter', 'cartero = postman', 'enfermera = nurse'],
  },
  {
    name: 'several small lists in one note',
    notes: `COLORES: rojo (red), verde (green), morado (purple)
ROPA: camiseta (t-shirt) / calcetines (socks) / bufanda (scarf)
frutas -> fresa=strawberry; sandía=watermelon; piña=pineapple`,
    pairs: [
      'rojo = red',
      'verde = green',
      'morado = purple',
      'camiseta = t-shirt',
      'calcetines = socks',
      'bufanda = scarf',
      'fresa = strawberry',
      'sandía = watermelon',
      'piña = pineapple',
    ],
  },
  {
    name: 'phrases with remarks',
    notes: `Expresiones
• tener ganas de + inf. = to feel like doing
• ¡Ojo! = watch out!
• echar de menos (Spain) = to miss (someone)
• dar igual = not to matter (me da igual = I don't mind)
• de nada – you're welcome
• ¿De parte de quién? – Who's calling?`,
    pairs: [
      'tener ganas de = to feel like doing',
      '¡Ojo! = watch out!',
      'echar de menos = to miss (someone)',
      'dar igual = not to matter',
      "de nada = you're welcome",
    ],
    sentences: ["me da igual = I don't mind", "¿De parte de quién? = Who's calling?"],
  },
  {
    name: 'quoted words in English sentences',
    notes: `Today I learned that "desarrollar" means "to develop" and "lograr" means "to achieve".
The word for spoon is "cuchara". How do you say knife? "cuchillo".
*almohada* means pillow.`,
    pairs: [
      'desarrollar = to develop',
      'lograr = to achieve',
      'cuchara = spoon',
      'cuchillo = knife',
      'almohada = pillow',
    ],
  },
  {
    name: 'a list without accents or capitals',
    notes: `vocab
arbol - tree
lapiz - pencil
cancion - song
manana - tomorrow
rapido - fast`,
    pairs: [
      'árbol = tree',
      'lápiz = pencil',
      'canción = song',
      'mañana = tomorrow',
      'rápido = fast',
    ],
  },
];
