import { documentOf } from '../document.ts';

/** Whole lessons, with all that a page of notes holds beside its words. */
export const wholeLessons = [
  documentOf({
    name: 'market dialogue with a glossary that nothing separates',
    text: `
En el mercado
(role play with Inés)

Vendedor: Buenos días, ¿qué le pongo?
Cliente: Buenos días. Quería un kilo de tomates, por favor.
Vendedor: ¿Algo más?
Cliente: Sí, media docena de huevos y una barra de pan.
Vendedor: Aquí tiene. ¿Quiere una bolsa?
Cliente: No, gracias, tengo una. ¿Cuánto es todo?
Vendedor: Son siete euros con cincuenta.
Cliente: Aquí tiene. Quédese con el cambio.
Vendedor: ¡Muchas gracias! Hasta luego.

Vocab from the dialogue:
¿qué le pongo? what can I get you?
media docena half a dozen
la barra de pan loaf of bread
el cambio change (money)
la bolsa bag
`,
    vocabulary: `
media docena = half a dozen
la barra de pan = loaf of bread
el cambio = change
la bolsa = bag`,
    sentences: `
¿qué le pongo? = what can I get you?
Quería un kilo de tomates, por favor.
¿Quiere una bolsa?
Son siete euros con cincuenta.`,
    title: 'En el mercado',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'reading with words explained in brackets',
    text: `
Reading: El mercado de San Miguel

El mercado de San Miguel está en el centro (downtown) de Madrid. Es un edificio antiguo (old) de hierro y cristal. Allí puedes probar (to taste) tapas, quesos y vinos de todas las regiones. Mucha gente va después del trabajo para tomar algo (to have a drink) con los amigos. Es bastante caro, pero merece la pena (it's worth it).

Glossary
el hierro: iron
el cristal: glass
el edificio: building
la gente: people
bastante: quite

Questions
1. ¿Dónde está el mercado?
2. ¿Qué puedes probar allí?
3. ¿Es barato o caro?
`,
    vocabulary: `
el hierro = iron
el cristal = glass
el edificio = building
la gente = people
bastante = quite
merece la pena = it's worth it
tomar algo = to have a drink`,
    sentences: `
¿Dónde está el mercado?
¿Qué puedes probar allí?`,
    title: 'Reading: El mercado de San Miguel',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'notebook of a chat, one false friend',
    text: `
miércoles 8 de noviembre

Dani is from Cartagena (Colombia, not Spain!). He speaks quite slowly which is nice

- quedar (con alguien) = to meet up
- ¿quedamos el sábado? = shall we meet on Saturday?
- tener ganas de = to feel like / to look forward to
- tengo ganas de verte = I'm looking forward to seeing you
- aburrido: ser = boring / estar = bored
- La película es aburrida (the film is boring)
- Estoy aburrido (I'm bored)
- me da igual = I don't mind
- depende = it depends
- vale = ok (Spain)

* "embarazada" does NOT mean embarrassed!! It means pregnant
* avergonzado = embarrassed

pregunta para la próxima clase: difference between saber and conocer?
`,
    vocabulary: `
quedar = to meet up
tener ganas de = to feel like
me da igual = I don't mind
depende = it depends
vale = ok
embarazada = pregnant
avergonzado = embarrassed`,
    sentences: `
¿quedamos el sábado? = shall we meet on Saturday?
tengo ganas de verte = I'm looking forward to seeing you
La película es aburrida = the film is boring
Estoy aburrido = I'm bored`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'a lesson told in English prose',
    text: `
Notes from italki lesson with Gabriela, 21 June

We talked about my trip to Peru. Gabriela says that "soroche" is the word for altitude sickness. A "mochilero" is a backpacker and "regatear" means to haggle. In Peru they say "chévere" for cool.

The word "aprovechar" means to make the most of. For example: Aproveché el viaje para practicar español.

She also taught me "me quedé con ganas de" which means "I was left wanting to".

Vocabulary I asked for:
ruins: las ruinas
guide: el guía
hike: la caminata
blanket: la manta
to get lost: perderse
`,
    vocabulary: `
soroche = altitude sickness
mochilero = backpacker
regatear = to haggle
chévere = cool
aprovechar = to make the most of
las ruinas = ruins
el guía = guide
la caminata = hike
la manta = blanket
perderse = to get lost`,
    sentences: `
Aproveché el viaje para practicar español.`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'the imperfect explained by labels',
    text: `
Imperfecto (class 9, with María José)

We use the imperfect for:
- habits in the past: De pequeña jugaba en la calle. (As a child I used to play in the street.)
- descriptions: La casa era grande y tenía un jardín. (The house was big and had a garden.)
- age: Tenía ocho años. (I was eight years old.)
- time: Eran las tres de la tarde. (It was three in the afternoon.)

Endings: -aba, -abas, -aba, -ábamos, -abais, -aban / -ía, -ías, -ía, -íamos, -íais, -ían
Only three irregular verbs: ser (era), ir (iba), ver (veía)

Signal words: antes, de niño/a, siempre, todos los días, normalmente, mientras

Vocab: 
el juguete toy
la infancia childhood
el recuerdo memory
crecer to grow up
travieso naughty
`,
    vocabulary: `
el juguete = toy
la infancia = childhood
el recuerdo = memory
crecer = to grow up
travieso = naughty`,
    sentences: `
De pequeña jugaba en la calle. = As a child I used to play in the street.
La casa era grande y tenía un jardín. = The house was big and had a garden.
Tenía ocho años. = I was eight years old.
Eran las tres de la tarde. = It was three in the afternoon.`,
    levels: ['A2'],
  }),
  documentOf({
    name: 'Slack thread about materials',
    text: `
Carla (tutor)  9:14 AM
¡Buenos días! Today's words 👇
madera – wood
hierro – iron
vidrio – glass
cuero – leather
algodón – cotton
lana – wool

Dave  9:20 AM
Gracias! How do I say "it's made of"?

Carla (tutor)  9:21 AM
"Es de" or "está hecho de"
La mesa es de madera. – The table is made of wood.
Mi jersey es de lana. – My jumper is made of wool.

Dave  9:25 AM
Mi bolso es de cuero

Carla (tutor)  9:26 AM
¡Perfecto! 👍
`,
    vocabulary: `
madera = wood
hierro = iron
vidrio = glass
cuero = leather
algodón = cotton
lana = wool`,
    sentences: `
La mesa es de madera. = The table is made of wood.
Mi jersey es de lana. = My jumper is made of wool.
Mi bolso es de cuero`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'verbs of like meaning',
    text: `
verbs that look alike to me!!

mirar - to look at, to watch
ver - to see
oír - to hear
escuchar - to listen
hablar - to speak, to talk
decir - to say, to tell
charlar - to chat
conversar - to converse
pedir - to ask for, to order
preguntar - to ask (a question)
llevar - to take, to carry, to wear
traer - to bring
coger - to take, to catch
tomar - to take, to drink
volver - to return
regresar - to return, to go back
devolver - to give back
`,
    vocabulary: `
mirar = to look at
ver = to see
oír = to hear
escuchar = to listen
hablar = to speak
decir = to say
charlar = to chat
conversar = to converse
pedir = to ask for
preguntar = to ask
llevar = to wear
traer = to bring
coger = to catch
tomar = to drink
volver = to return
regresar = to go back
devolver = to give back`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'the conditional, sentences beside their English',
    text: `
B1 course – unit 8: El condicional

Uses: polite requests, advice, hypotheses

¿Podrías ayudarme con la mudanza? Could you help me with the move?
Me gustaría aprender a bucear. I would like to learn to dive.
Yo que tú, hablaría con tu jefe. If I were you, I would talk to your boss.
Deberías descansar más. You should rest more.
¿Qué harías con un millón de euros? What would you do with a million euros?

Irregular stems: tener → tendr-, poder → podr-, hacer → har-, decir → dir-, salir → saldr-

bucear to dive
la mudanza the move (house)
el consejo advice
ganar la lotería to win the lottery
`,
    vocabulary: `
bucear = to dive
la mudanza = the move
el consejo = advice
ganar la lotería = to win the lottery`,
    sentences: `
¿Podrías ayudarme con la mudanza? = Could you help me with the move?
Me gustaría aprender a bucear. = I would like to learn to dive.
Yo que tú, hablaría con tu jefe. = If I were you, I would talk to your boss.
Deberías descansar más. = You should rest more.
¿Qué harías con un millón de euros? = What would you do with a million euros?`,
    levels: ['B1'],
  }),
];
