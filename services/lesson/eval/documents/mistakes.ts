import { documentOf } from '../document.ts';

/** Lessons of which half the lines are corrections, with or without a word that says so. */
export const mistakes = [
  documentOf({
    name: 'mended sentences below each entry',
    text: `
Clase 12 – La rutina diaria
Date: 3 March

New words
despertarse - to wake up
ducharse - to take a shower
vestirse - to get dressed
acostarse - to go to bed
temprano - early
tarde - late

Errores / Correcciones
1. Yo me levanto a las siete en la mañana.
   Me levanto a las siete de la mañana.
2. Después, ducho.
   Después, me ducho.
3. Soy cansado cuando llego a casa.
   Estoy cansado cuando llego a casa.
4. Ceno con mi familia en las nueve.
   Ceno con mi familia a las nueve.

Sentences
Me despierto temprano todos los días. - I wake up early every day.
Los sábados me acuesto tarde. - On Saturdays I go to bed late.

Deberes: p. 34, ex. 2 and 3
`,
    vocabulary: `
despertarse = to wake up
ducharse = to take a shower
vestirse = to get dressed
acostarse = to go to bed
temprano = early
tarde = late`,
    sentences: `
Me despierto temprano todos los días = I wake up early every day
Los sábados me acuesto tarde = On Saturdays I go to bed late`,
    corrections: `
Yo me levanto a las siete en la mañana => Me levanto a las siete de la mañana
Después, ducho => Después, me ducho
Soy cansado cuando llego a casa => Estoy cansado cuando llego a casa
Ceno con mi familia en las nueve => Ceno con mi familia a las nueve`,
    wrongForms: `
siete en la mañana
soy cansado
en las nueve`,
  }),
  documentOf({
    name: 'mistakes of which some are not mended',
    text: `
My mistakes this week 😅
- "yo sabo" -> "yo sé"
- "estoy comer" (present continuous!!)
- "la agua" (ask Diego about this)
- "ella tienes" -> "ella tiene"
- "nos vamos al cine ayer" -> "fuimos al cine ayer"
- "más bueno" -> "mejor"

Words
el cine = cinema
la película = film
la pantalla = screen
la entrada = ticket
el estreno = premiere
las palomitas = popcorn

Diego's examples:
Fuimos al cine el viernes. (We went to the cinema on Friday.)
La película empieza a las ocho. (The film starts at eight.)
`,
    vocabulary: `
el cine = cinema
la película = film
la pantalla = screen
la entrada = ticket
el estreno = premiere
las palomitas = popcorn`,
    sentences: `
Fuimos al cine el viernes = We went to the cinema on Friday
La película empieza a las ocho = The film starts at eight`,
    corrections: `
yo sabo => yo sé
ella tienes => ella tiene
nos vamos al cine ayer => fuimos al cine ayer
más bueno => mejor`,
    wrongForms: `
estoy comer
la agua`,
  }),
  documentOf({
    name: 'forms in brackets in a diary',
    text: `
Diario – jueves

Hoy me levanté tarde porque estaba muy cansado. Desayuné café con leche y fui al trabajo en autobús. En el trabajo tenía (tuve) una reunión muy larga. Mi compañero me preguntó por (pidió) ayuda con un proyecto. A las seis salí de la oficina y fui al gimnasio. Después estaba (estuve) dos horas en casa de mi hermana.

Corrections in brackets from Sara.

Vocab:
el compañero: colleague
la oficina: office
el gimnasio: gym
el proyecto: project
la ayuda: help
largo: long
`,
    vocabulary: `
el compañero = colleague
la oficina = office
el gimnasio = gym
el proyecto = project
la ayuda = help
largo = long`,
    sentences: `
Hoy me levanté tarde porque estaba muy cansado
A las seis salí de la oficina y fui al gimnasio`,
    corrections: `
En el trabajo tenía una reunión muy larga => En el trabajo tuve una reunión muy larga
Después estaba dos horas en casa de mi hermana => Después estuve dos horas en casa de mi hermana`,
    wrongForms: `
preguntó por
tenía tuve
estaba estuve`,
  }),
  documentOf({
    name: 'corrections in a column beside the words',
    text: `
23/01/2026 Class with Nuria

Warm-up: ¿Qué hiciste en Navidad?

Vocabulary               Corrections
la nieve: snow           Yo visité mi abuela → Visité a mi abuela
el villancico: carol     Comimos mucho comida → Comimos mucha comida
el belén: nativity       Yo dio regalos → Di regalos
la uva: grape            El fue muy feliz → Estaba muy feliz
brindar: to toast        en la Navidad día → el día de Navidad
la Nochevieja: New Year's Eve

Homework: watch the video about las uvas
`,
    vocabulary: `
la nieve = snow
el villancico = carol
la uva = grape
brindar = to toast
la Nochevieja = New Year's Eve`,
    corrections: `
Yo visité mi abuela => Visité a mi abuela
Comimos mucho comida => Comimos mucha comida
Yo dio regalos => Di regalos
en la Navidad día => el día de Navidad`,
  }),
  documentOf({
    name: 'a tutor who says it again',
    text: `
Conversation practice - hobbies

Sam: Me gusta escuchando música.
Laura: Me gusta escuchar música. ¿Qué tipo de música?
Sam: Yo prefiere el rock, pero también escucho jazz.
Laura: Prefiero el rock. Muy bien. ¿Tocas algún instrumento?
Sam: Sí, yo juego la guitarra desde diez años.
Laura: Toco la guitarra desde hace diez años. ¡Qué guay!
Sam: ¿Qué significa guay?
Laura: guay = cool
Sam: ¿Y tú? ¿Qué haces en tu tiempo libre?
Laura: A mí me encanta leer novelas policíacas.
Sam: Yo no leo mucho porque no tengo tiempo.
Laura: ¡Hay que sacar tiempo!

New words:
el tiempo libre - free time
tocar un instrumento - to play an instrument
la novela policíaca - crime novel
sacar tiempo - to make time
la letra - lyrics
`,
    vocabulary: `
el tiempo libre = free time
tocar un instrumento = to play an instrument
la novela policíaca = crime novel
sacar tiempo = to make time
la letra = lyrics
guay = cool`,
    sentences: `
A mí me encanta leer novelas policíacas`,
    corrections: `
Me gusta escuchando música => Me gusta escuchar música
Yo prefiere el rock => Prefiero el rock
yo juego la guitarra desde diez años => Toco la guitarra desde hace diez años`,
    wrongForms: `
desde diez años`,
  }),
  documentOf({
    name: 'answers in brackets behind a drill',
    text: `
Por / Para – ejercicios (lo que contesté)

1. Este regalo es por ti. (para)
2. Salimos por Madrid mañana. (para)
3. Caminamos por el parque. (bien)
4. Estudio por ser médico. (para)
5. Gracias para todo. (por)
6. Lo hice por amor. (bien)

Vocabulario
el regalo: gift
el amor: love
salir: to leave
caminar: to walk
gracias por: thanks for
`,
    vocabulary: `
el regalo = gift
el amor = love
salir = to leave
caminar = to walk`,
    sentences: `
Caminamos por el parque
Lo hice por amor`,
    corrections: `
Este regalo es por ti => Este regalo es para ti
Salimos por Madrid mañana => Salimos para Madrid mañana
Estudio por ser médico => Estudio para ser médico
Gracias para todo => Gracias por todo`,
  }),
  documentOf({
    name: 'what I said and should have said',
    text: `
Clase 30 (B1) — hablar del futuro

Dije: Cuando voy a España, voy a comer paella.
Debería decir: Cuando vaya a España, voy a comer paella.

Dije: Si tendré dinero, compraré un coche.
Debería decir: Si tengo dinero, compraré un coche.

Dije: Yo pienso que él vendré mañana.
Debería decir: Creo que vendrá mañana.

Dije: Haceré la tarea esta noche.
Debería decir: Haré la tarea esta noche.

Expresiones
a partir de ahora – from now on
dentro de dos semanas – in two weeks' time
tarde o temprano – sooner or later
a lo mejor – maybe
tener ganas de – to feel like
de momento – for the time being
`,
    vocabulary: `
a partir de ahora = from now on
dentro de dos semanas = in two weeks' time
tarde o temprano = sooner or later
a lo mejor = maybe
tener ganas de = to feel like
de momento = for the time being`,
    corrections: `
Cuando voy a España, voy a comer paella => Cuando vaya a España, voy a comer paella
Si tendré dinero, compraré un coche => Si tengo dinero, compraré un coche
Yo pienso que él vendré mañana => Creo que vendrá mañana
Haceré la tarea esta noche => Haré la tarea esta noche`,
    wrongForms: `
si tendré
haceré
él vendré`,
  }),
  documentOf({
    name: 'things to remember, yes and no',
    text: `
THINGS TO REMEMBER (Nov)

* escribir, not escriber
* hay vs está: "hay un banco aquí" YES, "está un banco aquí" NO
* Never say "yo soy bueno" for "I'm fine", say "estoy bien"
* otra vez, NOT una otra vez
* más de diez, NOT más que diez (numbers!)
* tengo que + infinitive: tengo que estudiar
* quiero que vengas - subjunctive

WORDS
otra vez = again
aquí = here
escribir = to write
estudiar = to study
bien = well
cerca = near
`,
    vocabulary: `
otra vez = again
aquí = here
escribir = to write
estudiar = to study
bien = well
cerca = near`,
    corrections: `
escriber => escribir
está un banco aquí => hay un banco aquí
yo soy bueno => estoy bien
una otra vez => otra vez
más que diez => más de diez`,
  }),
];
