import { documentOf } from '../document.ts';

/** Vocabulary lists, with every separator that people put between the two languages. */
export const wordLists = [
  documentOf({
    name: 'kitchen, hyphens',
    title: 'En la cocina',
    levels: ['A1', 'A2'],
    text: `
En la cocina

- la cuchara - the spoon
- el tenedor - the fork
- el cuchillo - the knife
- la sartén - the frying pan
- el horno - the oven
- la nevera - the fridge
- hervir - to boil
- pelar - to peel
- una pizca de sal - a pinch of salt
`,
    vocabulary: `
      la cuchara = the spoon
      el tenedor = the fork
      el cuchillo = the knife
      la sartén = the frying pan
      el horno = the oven
      la nevera = the fridge
      hervir = to boil
      pelar = to peel
      una pizca de sal = a pinch of salt`,
  }),
  documentOf({
    name: 'airport, equals signs',
    title: 'Airport vocab',
    levels: ['A1', 'A2', 'B1'],
    text: `
AIRPORT VOCAB
la tarjeta de embarque = boarding pass
el vuelo = flight
la puerta = gate
la maleta = suitcase
el equipaje de mano = hand luggage
aterrizar = to land
despegar = to take off
retrasado/a = delayed
¿A qué hora sale el vuelo? = What time does the flight leave?
He perdido la maleta. = I have lost my suitcase.
`,
    vocabulary: `
      la tarjeta de embarque = boarding pass
      el vuelo = flight
      la puerta = gate
      la maleta = suitcase
      el equipaje de mano = hand luggage
      aterrizar = to land
      despegar = to take off
      retrasado = delayed`,
    sentences: `
      ¿A qué hora sale el vuelo? = What time does the flight leave?
      He perdido la maleta. = I have lost my suitcase.`,
  }),
  documentOf({
    name: 'feelings, colons, English first',
    levels: ['A1', 'A2'],
    text: `
happy: contento/a
sad: triste
angry: enfadado/a
bored: aburrido/a
proud: orgulloso/a
to be ashamed: tener vergüenza
to get angry: enfadarse
jealous: celoso/a
`,
    vocabulary: `
      contento = happy
      triste = sad
      enfadado = angry
      aburrido = bored
      orgulloso = proud
      tener vergüenza = to be ashamed
      enfadarse = to get angry
      celoso = jealous`,
  }),
  documentOf({
    name: 'city, arrows',
    title: 'La ciudad',
    levels: ['A1', 'A2'],
    text: `
# La ciudad
el ayuntamiento → town hall
la acera → pavement / sidewalk
el semáforo → traffic light
la esquina → corner
la rotonda → roundabout
cruzar → to cross
al lado de → next to
enfrente de → opposite
`,
    vocabulary: `
      el ayuntamiento = town hall
      la acera = pavement / sidewalk
      el semáforo = traffic light
      la esquina = corner
      la rotonda = roundabout
      cruzar = to cross
      al lado de = next to
      enfrente de = opposite`,
  }),
  documentOf({
    name: 'adjectives, tabs',
    levels: ['A1', 'A2', 'B1'],
    text: `
barato\tcheap
caro\texpensive
ancho\twide
estrecho\tnarrow
lleno\tfull
vacío\tempty
sucio\tdirty
limpio\tclean
`,
    vocabulary: `
      barato = cheap
      caro = expensive
      ancho = wide
      estrecho = narrow
      lleno = full
      vacío = empty
      sucio = dirty
      limpio = clean`,
  }),
  documentOf({
    name: 'bathroom, parentheses and numbers',
    levels: ['A1', 'A2'],
    text: `
1. el jabón (soap)
2. la toalla (towel)
3. el espejo (mirror)
4. el cepillo de dientes (toothbrush)
5. la ducha (shower)
6. lavarse las manos (to wash one's hands)
7. afeitarse (to shave)
`,
    vocabulary: `
      el jabón = soap
      la toalla = towel
      el espejo = mirror
      el cepillo de dientes = toothbrush
      la ducha = shower
      lavarse las manos = to wash one's hands
      afeitarse = to shave`,
  }),
  documentOf({
    name: 'glossary with abbreviations',
    title: 'Glosario: la naturaleza',
    levels: ['A1', 'A2', 'B1'],
    text: `
Glosario: la naturaleza

bosque (m.) forest
hoja (f.) leaf
montaña (f.) mountain
orilla (f.) shore
río (m.) river
crecer v. to grow
plantar v. to plant
`,
    vocabulary: `
      bosque = forest
      hoja = leaf
      montaña = mountain
      orilla = shore
      río = river
      crecer = to grow
      plantar = to plant`,
  }),
  documentOf({
    name: 'aligned columns',
    levels: ['A1', 'A2', 'B1'],
    text: `
Español              Inglés
el sueldo            salary
la empresa           company
el jefe              boss
el compañero         colleague
la reunión           meeting
contratar            to hire
despedir             to fire
echar de menos       to miss
`,
    vocabulary: `
      el sueldo = salary
      la empresa = company
      el jefe = boss
      el compañero = colleague
      la reunión = meeting
      contratar = to hire
      despedir = to fire
      echar de menos = to miss`,
  }),
  documentOf({
    name: 'markdown table',
    title: 'Ropa y compras',
    levels: ['A1', 'A2'],
    text: `
## Ropa y compras

| Spanish | English |
|---|---|
| la camisa | the shirt |
| los pantalones | the trousers |
| el cinturón | the belt |
| las zapatillas | the trainers |
| la talla | the size |
| probarse | to try on |
| estar rebajado | to be on sale |
`,
    vocabulary: `
      la camisa = the shirt
      los pantalones = the trousers
      el cinturón = the belt
      las zapatillas = the trainers
      la talla = the size
      probarse = to try on
      estar rebajado = to be on sale`,
  }),
  documentOf({
    name: 'very short',
    levels: ['A1', 'A2'],
    text: `el perro - dog, el gato - cat, el pájaro - bird`,
    vocabulary: `
      el perro = dog
      el gato = cat
      el pájaro = bird`,
  }),
  documentOf({
    name: 'one word and one sentence',
    levels: ['A1', 'A2'],
    text: `
aprovechar = to make the most of
Quiero aprovechar el buen tiempo. = I want to make the most of the good weather.
`,
    vocabulary: `aprovechar = to make the most of`,
    sentences: `Quiero aprovechar el buen tiempo. = I want to make the most of the good weather.`,
  }),
  documentOf({
    name: 'animals, mixed separators',
    title: 'Animales de la granja',
    levels: ['A1', 'A2'],
    text: `
Animales de la granja
la vaca – cow
el cerdo: pig
la oveja = sheep
el caballo -> horse
la gallina (hen)
el pato — duck
ladrar: to bark
dar de comer a los animales = to feed the animals
`,
    vocabulary: `
      la vaca = cow
      el cerdo = pig
      la oveja = sheep
      el caballo = horse
      la gallina = hen
      el pato = duck
      ladrar = to bark
      dar de comer a los animales = to feed the animals`,
  }),
  documentOf({
    name: 'one synonym beside another',
    levels: ['A1', 'A2'],
    text: `
el coche - car
el carro - car (Latin America)
el ordenador - computer
la computadora - computer (Latin America)
el piso - flat
el apartamento - flat, apartment
bonito - pretty
lindo - pretty, cute
`,
    vocabulary: `
      el coche = car
      el carro = car
      el ordenador = computer
      la computadora = computer
      el piso = flat
      el apartamento = flat
      bonito = pretty
      lindo = pretty`,
  }),
];
