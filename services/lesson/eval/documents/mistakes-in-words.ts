import { documentOf } from '../document.ts';

/** Mistakes that words call so: not, should be, se dice. */
export const mistakesInWords = [
  documentOf({
    name: 'weather no se dice',
    text: `
CLASE 6: EL TIEMPO

Vocabulario
- la nube: cloud
- la niebla: fog
- la tormenta: storm
- el viento: wind
- nevar: to snow
- despejado: clear (sky)
- el pronóstico: the forecast

Frases
- ¿Qué tiempo hace hoy? (What's the weather like today?)
- Mañana va a llover. (It's going to rain tomorrow.)
- En invierno nieva mucho. (It snows a lot in winter.)

Errores de hoy
- No se dice «es calor», se dice «hace calor».
- No se dice «yo soy frío», se dice «tengo frío».
- No se dice «está lloviendo mucha», se dice «está lloviendo mucho».
- No se dice «el tiempo es mal», se dice «hace mal tiempo».
`,
    vocabulary: `
la nube = cloud
la niebla = fog
la tormenta = storm
el viento = wind
nevar = to snow
despejado = clear
el pronóstico = the forecast
`,
    sentences: `
¿Qué tiempo hace hoy? = What's the weather like today?
Mañana va a llover. = It's going to rain tomorrow.
En invierno nieva mucho. = It snows a lot in winter.
`,
    corrections: `
es calor => hace calor
yo soy frío => tengo frío
está lloviendo mucha => está lloviendo mucho
el tiempo es mal => hace mal tiempo
`,
    title: 'El tiempo',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'gustar should be',
    text: `
Verbs like GUSTAR

Gustar does not mean "to like" word for word; it means "to be pleasing". Use me, te, le, nos, os, les.

me gusta / me gustan
te gusta / te gustan
le gusta / le gustan

Other verbs that work the same way:
encantar - to love (things)
interesar - to interest
molestar - to bother
faltar - to be missing
apetecer - to feel like

Examples
Me encanta cocinar. - I love cooking.
A mi hermano le molesta el ruido. - Noise bothers my brother.
¿Te apetece un café? - Do you feel like a coffee?

Your mistakes
"Yo gusto la música" should be "Me gusta la música"
"A Juan gusta el fútbol" should be "A Juan le gusta el fútbol"
"Me encanta los perros" should be "Me encantan los perros"
"Me gusta mucho a bailar" should be "Me gusta mucho bailar"
`,
    vocabulary: `
encantar = to love
interesar = to interest
molestar = to bother
faltar = to be missing
apetecer = to feel like
`,
    sentences: `
Me encanta cocinar. = I love cooking.
A mi hermano le molesta el ruido. = Noise bothers my brother.
¿Te apetece un café? = Do you feel like a coffee?
`,
    corrections: `
Yo gusto la música => Me gusta la música
A Juan gusta el fútbol => A Juan le gusta el fútbol
Me encanta los perros => Me encantan los perros
Me gusta mucho a bailar => Me gusta mucho bailar
`,
    title: 'Verbs like GUSTAR',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'por para not but',
    text: `
Por and para

PARA: purpose, deadline, recipient, destination
POR: reason, exchange, duration, movement through

Este regalo es para ti. (This present is for you.)
Lo compré por veinte euros. (I bought it for twenty euros.)
Salimos para Sevilla mañana. (We leave for Seville tomorrow.)
Paseamos por el parque. (We walked through the park.)

Set phrases
por fin (at last)
por lo menos (at least)
por supuesto (of course)
por ejemplo (for example)
para siempre (forever)

What you said today:
not "Gracias para tu ayuda" but "Gracias por tu ayuda"
not "Estudio por ser médico" but "Estudio para ser médico"
not "Tengo que terminarlo por el lunes" but "Tengo que terminarlo para el lunes"
`,
    vocabulary: `
por fin = at last
por lo menos = at least
por supuesto = of course
por ejemplo = for example
para siempre = forever
`,
    sentences: `
Este regalo es para ti. = This present is for you.
Lo compré por veinte euros. = I bought it for twenty euros.
Salimos para Sevilla mañana. = We leave for Seville tomorrow.
Paseamos por el parque. = We walked through the park.
`,
    corrections: `
Gracias para tu ayuda => Gracias por tu ayuda
Estudio por ser médico => Estudio para ser médico
Tengo que terminarlo por el lunes => Tengo que terminarlo para el lunes
`,
    title: 'Por and para',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'hobbies se dice parentheses',
    text: `
Tiempo libre (notas de clase)

• tocar la guitarra (to play the guitar)
• jugar al ajedrez (to play chess)
• el ocio (leisure)
• pintar (to paint)
• montar en bici (to ride a bike)
• la novela (novel)
• coleccionar (to collect)
• apuntarse a (to sign up for)

Me he apuntado a un curso de cerámica. (I've signed up for a pottery course.)
Toco el piano desde los seis años. (I've played the piano since I was six.)

Lo que dije mal:
• Yo juego la guitarra (se dice: Toco la guitarra)
• Juego fútbol con mis amigos en los sábados (se dice: Juego al fútbol con mis amigos los sábados)
• Me gusta leyendo (se dice: Me gusta leer)
`,
    vocabulary: `
tocar la guitarra = to play the guitar
jugar al ajedrez = to play chess
el ocio = leisure
pintar = to paint
montar en bici = to ride a bike
la novela = novel
coleccionar = to collect
apuntarse a = to sign up for
`,
    sentences: `
Me he apuntado a un curso de cerámica. = I've signed up for a pottery course.
Toco el piano desde los seis años. = I've played the piano since I was six.
`,
    corrections: `
Yo juego la guitarra => Toco la guitarra
Juego fútbol con mis amigos en los sábados => Juego al fútbol con mis amigos los sábados
Me gusta leyendo => Me gusta leer
`,
    title: 'Tiempo libre',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'phone en vez de',
    text: `
Hablar por teléfono

colgar = to hang up
marcar un número = to dial a number
dejar un recado = to leave a message
la llamada = call
está comunicando = it's engaged
equivocarse de número = to get the wrong number
la cobertura = signal

¿De parte de quién? = Who's calling?
Ahora mismo no se puede poner. = He can't come to the phone right now.
Te llamo más tarde. = I'll call you later.

Usa esto:
"Soy Peter" en vez de "Esto es Peter"
"Te llamo mañana" en vez de "Llamo a ti mañana"
"¿Puedo hablar con Ana?" en vez de "¿Puedo hablar a Ana?"
"Estoy buscando mi móvil" en vez de "Estoy buscando para mi móvil"
`,
    vocabulary: `
colgar = to hang up
marcar un número = to dial a number
dejar un recado = to leave a message
la llamada = call
está comunicando = it's engaged
equivocarse de número = to get the wrong number
la cobertura = signal
`,
    sentences: `
¿De parte de quién? = Who's calling?
Ahora mismo no se puede poner. = He can't come to the phone right now.
Te llamo más tarde. = I'll call you later.
`,
    corrections: `
Esto es Peter => Soy Peter
Llamo a ti mañana => Te llamo mañana
¿Puedo hablar a Ana? => ¿Puedo hablar con Ana?
Estoy buscando para mi móvil => Estoy buscando mi móvil
`,
    title: 'Hablar por teléfono',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'future conjugation not',
    text: `
Futuro simple

yo: hablaré, comeré, viviré
tú: hablarás, comerás, vivirás
él: hablará, comerá, vivirá
nosotros: hablaremos, comeremos, viviremos
vosotros: hablaréis, comeréis, viviréis
ellos: hablarán, comerán, vivirán

Irregulares
tener = tendré (not teneré)
salir = saldré (not saliré)
poder = podré (not poderé)
decir = diré (not deciré)

Palabras
dentro de un mes = in a month's time
el año que viene = next year
algún día = some day
probablemente = probably

El año que viene viajaré a Perú. = Next year I'll travel to Peru.
Algún día tendré un perro. = Some day I'll have a dog.
`,
    vocabulary: `
dentro de un mes = in a month's time
el año que viene = next year
algún día = some day
probablemente = probably
`,
    sentences: `
El año que viene viajaré a Perú. = Next year I'll travel to Peru.
Algún día tendré un perro. = Some day I'll have a dog.
`,
    corrections: `
teneré => tendré
saliré => saldré
poderé => podré
deciré => diré
`,
    title: 'Futuro simple',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'imperative decimos',
    text: `
EL IMPERATIVO

hablar: habla / no hables
comer: come / no comas
abrir: abre / no abras

Irregulares: di, haz, ve, pon, sal, sé, ten, ven

Useful words
callarse = to be quiet
tener cuidado = to be careful
darse prisa = to hurry up
sentarse = to sit down
tranquilizarse = to calm down

¡Ten cuidado con el escalón! = Mind the step!
No te preocupes. = Don't worry.
Siéntate aquí. = Sit down here.

Decimos "haz los deberes" y no "hace los deberes"
Decimos "no hables tan alto" y no "no habla tan alto"
Decimos "dime la verdad" y no "me di la verdad"
Decimos "pon la radio" y no "pone la radio"
`,
    vocabulary: `
callarse = to be quiet
tener cuidado = to be careful
darse prisa = to hurry up
sentarse = to sit down
tranquilizarse = to calm down
`,
    sentences: `
¡Ten cuidado con el escalón! = Mind the step!
No te preocupes. = Don't worry.
Siéntate aquí. = Sit down here.
`,
    corrections: `
hace los deberes => haz los deberes
no habla tan alto => no hables tan alto
me di la verdad => dime la verdad
pone la radio => pon la radio
`,
    title: 'El imperativo',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'transport brackets',
    text: `
EL TRANSPORTE / getting around

el billete : ticket
el andén : platform
la parada de autobús : bus stop
el retraso : delay
perder el tren : to miss the train
bajarse : to get off
a pie : on foot
de ida y vuelta : return (ticket)

ejemplos
¿De qué andén sale el tren? : Which platform does the train leave from?
Perdí el tren por cinco minutos. : I missed the train by five minutes.
El autobús llega con retraso. : The bus is running late.

from my speaking (mistake in brackets)
Voy al trabajo en coche [not: Voy a el trabajo por coche]
Tardo veinte minutos en llegar [not: Tardo veinte minutos a llegar]
El metro es más rápido que el autobús [not: El metro es más rápido de el autobús]
`,
    vocabulary: `
el billete = ticket
el andén = platform
la parada de autobús = bus stop
el retraso = delay
perder el tren = to miss the train
bajarse = to get off
a pie = on foot
de ida y vuelta = return
`,
    sentences: `
¿De qué andén sale el tren? = Which platform does the train leave from?
Perdí el tren por cinco minutos. = I missed the train by five minutes.
El autobús llega con retraso. = The bus is running late.
`,
    corrections: `
Voy a el trabajo por coche => Voy al trabajo en coche
Tardo veinte minutos a llegar => Tardo veinte minutos en llegar
El metro es más rápido de el autobús => El metro es más rápido que el autobús
`,
    title: 'El transporte',
    levels: ['A1', 'A2'],
  }),
];
