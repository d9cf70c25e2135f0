import { documentOf } from '../document.ts';

/** Corrections among much else. */
export const correctionsAmongOthers = [
  documentOf({
    name: 'lesson summary by an assistant of a video call',
    text: `
Meeting notes (auto generated)
Spanish lesson with Carolina, 45 min

Topics discussed
- Daily routine and the gym
- Past tense of irregular verbs

Corrections given by Carolina
- Student said "yo teni un accidente". Carolina corrected to "yo tuve un accidente".
- Student said "no podo venir". Carolina corrected to "no puedo venir".
- Student said "he hacido ejercicio". Carolina corrected to "he hecho ejercicio".
- Student mispronounced "entrenador".

New vocabulary
- el entrenador: coach
- la pesa: weight (gym)
- sudar: to sweat
- las agujetas: muscle soreness
- estirar: to stretch

Next steps
- Review the preterite of tener, poder and hacer
`,
    vocabulary: `
el entrenador = coach
sudar = to sweat
las agujetas = muscle soreness
estirar = to stretch`,
    corrections: `
yo teni un accidente => yo tuve un accidente
no podo venir => no puedo venir
he hacido ejercicio => he hecho ejercicio`,
    wrongForms: `
yo teni
no podo
he hacido`,
  }),
  documentOf({
    name: 'teacher stickers on a worksheet',
    text: `
HOJA 3  Las comidas      Nombre: Rosie

a) Para desayunar yo tomo tostadas y café.  ☺
b) Mi comida favorito es la pizza.   ☹ favorita
c) En mi casa cenamos a las ocho.  ☺
d) A mí no me gusta nada los mariscos.  ☹ no me gustan
e) Los domingos mi padre cocina para todos. ☺
f) Nosotros comimos siempre a las dos.  ☹ comemos

desayunar = to have breakfast
los mariscos = seafood
cenar = to have dinner
la tostada = toast
cocinar = to cook
`,
    vocabulary: `
desayunar = to have breakfast
los mariscos = seafood
cenar = to have dinner
la tostada = toast
cocinar = to cook`,
    sentences: `
Para desayunar yo tomo tostadas y café
En mi casa cenamos a las ocho
Los domingos mi padre cocina para todos`,
    corrections: `
Mi comida favorito es la pizza => Mi comida favorita es la pizza
A mí no me gusta nada los mariscos => A mí no me gustan nada los mariscos
Nosotros comimos siempre a las dos => Nosotros comemos siempre a las dos`,
    wrongForms: `
comida favorito
gusta nada los mariscos
comimos siempre`,
  }),
  documentOf({
    name: 'notes in English with arrows both ways',
    text: `
Sess 18 – w/ Iván – travel

I booked = reservé (I kept saying 'libré')
boarding pass → la tarjeta de embarque
to miss the plane → perder el avión (NOT extrañar el avión, lol)
we were late: llegamos tarde, not estuvimos tarde
"the plane left at 6" I: el avión dejó a las seis; Iván: el avión salió a las seis
"I'm excited about the trip" I: estoy excitado por el viaje; Iván: tengo muchas ganas de viajar
suitcase → la maleta
customs → la aduana
`,
    vocabulary: `
la tarjeta de embarque = boarding pass
perder el avión = to miss the plane
la maleta = suitcase
la aduana = customs`,
    corrections: `
extrañar el avión => perder el avión
estuvimos tarde => llegamos tarde
el avión dejó a las seis => el avión salió a las seis
estoy excitado por el viaje => tengo muchas ganas de viajar`,
    wrongForms: `
estuvimos tarde
avión dejó`,
  }),
  documentOf({
    name: 'peer review with quotes and line numbers',
    text: `
Peer review of Sam's text "Mi héroe"

l.1 «Mi héroe es mi abuela» ok
l.2 «Ella nació en 1940 en un pueblo pequeña» > pequeño
l.3 «Trabajó todo su vida en el campo» > toda su vida
l.4 «Siempre me dijo que estudiar es importante» > me decía (repetición)
l.5 «Cuando era joven le gustaba bailar» ok
l.6 «Yo la quiere mucho» > la quiero
l.7 «Ella es la persona más buena en el mundo» > del mundo

el pueblo = village
el campo = countryside
la vida = life
nacer = to be born
la persona = person
`,
    vocabulary: `
el pueblo = village
el campo = countryside
la vida = life
nacer = to be born
la persona = person`,
    sentences: `
Mi héroe es mi abuela
Cuando era joven le gustaba bailar`,
    corrections: `
Ella nació en 1940 en un pueblo pequeña => Ella nació en 1940 en un pueblo pequeño
Trabajó todo su vida en el campo => Trabajó toda su vida en el campo
Siempre me dijo que estudiar es importante => Siempre me decía que estudiar es importante
Yo la quiere mucho => Yo la quiero mucho
Ella es la persona más buena en el mundo => Ella es la persona más buena del mundo`,
    wrongForms: `
pueblo pequeña
todo su vida
yo la quiere`,
  }),
  documentOf({
    name: 'messages to the tutor and her answers in one block',
    text: `
Me: Hola profe! Un pregunta: puedo decir "mi cumpleaños es en 5 de mayo"?
Profe: Hola! "Una pregunta" 😉 Y se dice "mi cumpleaños es el 5 de mayo".
Me: ok gracias! y "voy a celebrar con mis amigos"?
Profe: Esa frase está perfecta. O "lo voy a celebrar".
Me: Quiero hacer una fiesta en mi casa y invitar todo el mundo
Profe: e invitar a todo el mundo (y -> e antes de i)
Me: Estoy muy emocionante!
Profe: emocionado! Emocionante es la fiesta jaja

el cumpleaños = birthday
celebrar = to celebrate
invitar = to invite
emocionado = excited
la fiesta = party
`,
    vocabulary: `
el cumpleaños = birthday
celebrar = to celebrate
invitar = to invite
emocionado = excited
la fiesta = party`,
    corrections: `
Un pregunta => Una pregunta
mi cumpleaños es en 5 de mayo => mi cumpleaños es el 5 de mayo
y invitar todo el mundo => e invitar a todo el mundo
Estoy muy emocionante => Estoy muy emocionado`,
    wrongForms: `
un pregunta
en 5 de mayo
invitar todo el mundo`,
  }),
  documentOf({
    name: 'checklist of old mistakes',
    text: `
My top 7 mistakes – read before every class!

[ ] la gente ES not son
[ ] ME gusta, never yo gusto
[ ] tengo 30 años (soy 30 años = nooo)
[ ] voy A comer (not "voy comer")
[ ] por la mañana / de la mañana (7 de la mañana!), no "en la mañana"
[ ] HACE frío, not es frío
[ ] pensar EN, not pensar de

Also new today
la niebla – fog
el relámpago – lightning
nublado – cloudy
despejado – clear
la tormenta – storm
`,
    vocabulary: `
la niebla = fog
el relámpago = lightning
nublado = cloudy
despejado = clear
la tormenta = storm`,
    corrections: `
la gente son => la gente es
soy 30 años => tengo 30 años
voy comer => voy a comer
es frío => hace frío
pensar de => pensar en`,
    wrongForms: `
soy 30
voy comer`,
  }),
  documentOf({
    name: 'what the marker wrote under each paragraph',
    text: `
Redacción B1: Un viaje inolvidable

El verano pasado fuimos a Costa Rica. Viajamos por dos semanas con una mochila y poco dinero. El primer día perdimos el autobús y dormimos en la playa.
   >> "durante dos semanas" es mejor

Conocimos a mucha gente interesante. Una familia nos invitaron a cenar en su casa. La comida estaba buenísima.
   >> una familia nos invitó

Vimos monos, tucanes y también un perezoso que era durmiendo en un árbol. Nunca voy a olvidar este viaje.
   >> estaba durmiendo

Nota: 8,5

la mochila: backpack
el mono: monkey
el perezoso: sloth
el árbol: tree
olvidar: to forget
`,
    vocabulary: `
la mochila = backpack
el mono = monkey
el perezoso = sloth
el árbol = tree
olvidar = to forget`,
    sentences: `
El verano pasado fuimos a Costa Rica
Conocimos a mucha gente interesante
Nunca voy a olvidar este viaje`,
    corrections: `
Viajamos por dos semanas => Viajamos durante dos semanas
Una familia nos invitaron a cenar en su casa => Una familia nos invitó a cenar en su casa
un perezoso que era durmiendo => un perezoso que estaba durmiendo`,
    wrongForms: `
familia nos invitaron
era durmiendo`,
  }),
  documentOf({
    name: 'spoken lesson, tutor types the right word in the margin',
    text: `
[0:42] mi hermana y yo tenemos una relación muy cerca   | cercana
[1:15] cuando estábamos niños peleábamos mucho          | éramos
[2:03] ahora ella vive en Barcelona con su marido       | 👌
[2:50] ellos tienen un bebé que se llama Nico           | 👌
[3:20] yo visito a ellos cada mes                       | los visito
[4:01] el próximo mes voy a cumplir treinta             | 👌

cercano - close
pelearse - to fight
el marido - husband
el bebé - baby
cumplir años - to turn (age)
`,
    vocabulary: `
cercano = close
el marido = husband
el bebé = baby`,
    sentences: `
ahora ella vive en Barcelona con su marido
ellos tienen un bebé que se llama Nico`,
    corrections: `
tenemos una relación muy cerca => tenemos una relación muy cercana
cuando estábamos niños => cuando éramos niños
yo visito a ellos cada mes => yo los visito cada mes`,
    wrongForms: `
relación muy cerca
estábamos niños
visito a ellos`,
  }),
  documentOf({
    name: 'minimal words between',
    text: `
correcciones 14/5
  en el fin de semana > el fin de semana
  miré a la tele > vi la tele
  mucho divertido > muy divertido
  yo creo eso > creo que sí
  hoy es caliente > hoy hace calor
  no lo gusto > no me gusta

vocab 14/5
  el ocio > leisure
  aburrirse > to get bored
  entretenido > entertaining
  la tele > TV
  el rato > while
`,
    vocabulary: `
el ocio = leisure
aburrirse = to get bored
entretenido = entertaining
la tele = TV
el rato = while`,
    corrections: `
en el fin de semana => el fin de semana
miré a la tele => vi la tele
mucho divertido => muy divertido
yo creo eso => creo que sí
hoy es caliente => hoy hace calor
no lo gusto => no me gusta`,
    wrongForms: `
mucho divertido
hoy es caliente`,
  }),
  documentOf({
    name: 'mail with the whole sentences, no marks at all',
    text: `
Hi Anna,

here are the sentences from today's class with the better version underneath.

Mi profesor de yoga dice que tengo que respirar más despacio.
(that one was perfect!)

Yo he vivido en Bristol desde tres años.
Vivo en Bristol desde hace tres años.

Antes trabajé en una tienda, pero ahora soy sin trabajo.
Antes trabajaba en una tienda, pero ahora estoy sin trabajo.

Quiero encontrar algo que me gusta más.
Quiero encontrar algo que me guste más.

Remember: respirar = to breathe, la tienda = shop, despacio = slowly, el paro = unemployment, encontrar = to find.

Un beso, Lola
`,
    vocabulary: `
respirar = to breathe
la tienda = shop
despacio = slowly
el paro = unemployment
encontrar = to find`,
    sentences: `
Mi profesor de yoga dice que tengo que respirar más despacio`,
    corrections: `
Yo he vivido en Bristol desde tres años => Vivo en Bristol desde hace tres años
Antes trabajé en una tienda, pero ahora soy sin trabajo => Antes trabajaba en una tienda, pero ahora estoy sin trabajo
Quiero encontrar algo que me gusta más => Quiero encontrar algo que me guste más`,
    wrongForms: `
desde tres años
soy sin trabajo
algo que me gusta más`,
  }),
  documentOf({
    name: 'slide of a group class',
    text: `
¿CUÁL ES EL ERROR?

1 · Me llamo es Pedro.
2 · Ella está profesora.
3 · Hay el libro en la mesa.
4 · Soy muy bien, gracias.

SOLUCIONES

1 · Me llamo Pedro.
2 · Ella es profesora.
3 · El libro está en la mesa.
4 · Estoy muy bien, gracias.

el libro · book
la mesa · table
la profesora · teacher
el error · mistake
la solución · solution
`,
    vocabulary: `
el libro = book
la mesa = table
la profesora = teacher
el error = mistake
la solución = solution`,
    corrections: `
Me llamo es Pedro => Me llamo Pedro
Ella está profesora => Ella es profesora
Hay el libro en la mesa => El libro está en la mesa
Soy muy bien, gracias => Estoy muy bien, gracias`,
    wrongForms: `
me llamo es
está profesora
hay el libro
soy muy bien`,
  }),
  documentOf({
    name: 'learner thinks aloud',
    text: `
Notes to self after class 9

ok so I always get this wrong: it's "me quedo en casa" and I say "yo quedo en casa", it needs the me.
Bea laughed because I told her "estoy listo" when I meant "soy listo" (clever vs ready!!).
also "depende de", never "depende en" like in English.
pedir vs preguntar: I asked a question = hice una pregunta. I wrote "pedí una pregunta", wrong.
"a veces me olvido mis llaves" hmm Bea said olvido mis llaves or me olvido de mis llaves.

quedarse = to stay
listo = ready / clever
depender de = to depend on
la pregunta = question
la llave = key
`,
    vocabulary: `
quedarse = to stay
depender de = to depend on
la pregunta = question
la llave = key`,
    corrections: `
yo quedo en casa => me quedo en casa
depende en => depende de
pedí una pregunta => hice una pregunta
me olvido mis llaves => me olvido de mis llaves`,
    wrongForms: `
depende en
pedí una pregunta
me olvido mis llaves`,
  }),
];
