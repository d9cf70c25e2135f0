import { documentOf, type EvalDocument } from '../document.ts';

/** Notes in which it is the words around a mistake that tell it. */
export const repliesAndRemarks: EvalDocument[] = [
  documentOf({
    name: 'WhatsApp on Android, small talk and a reply that mends',
    text: `
12/11/2026, 18:02 - Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them. Learn more.
12/11/2026, 18:02 - Marta García (tutor): Hola Ben! Como fue el fin de semana? 😊
12/11/2026, 18:03 - Ben Cooper: Hola Marta! sorry I'm a bit late, the bus was awful 😅
12/11/2026, 18:04 - Ben Cooper: El sábado yo fue a la playa con mis amigos
12/11/2026, 18:04 - Marta García (tutor): *fui
12/11/2026, 18:05 - Ben Cooper: ah sí! fui a la playa. thanks
12/11/2026, 18:05 - Ben Cooper: <Media omitted>
12/11/2026, 18:06 - Marta García (tutor): Qué bonito! Hacía calor?
12/11/2026, 18:07 - Ben Cooper: Sí, pero el agua era muy frío
12/11/2026, 18:08 - Marta García (tutor): Casi: el agua estaba muy fría
12/11/2026, 18:09 - Marta García (tutor): la arena = sand
12/11/2026, 18:09 - Marta García (tutor): la ola = wave
12/11/2026, 18:10 - Marta García (tutor): quemarse = to get sunburnt
12/11/2026, 18:10 - Ben Cooper: how do you say towel?
12/11/2026, 18:10 - Marta García (tutor): la toalla
12/11/2026, 18:11 - Marta García (tutor): La próxima clase es el jueves a las seis. <This message was edited>
12/11/2026, 18:12 - Ben Cooper: perfect, see you then! https://meet.example.com/abc
`,
    vocabulary: `la arena = sand
la ola = wave
quemarse = to get sunburnt
la toalla = towel`,
    sentences: `La próxima clase es el jueves a las seis`,
    corrections: `yo fue a la playa => fui a la playa
el agua era muy frío => el agua estaba muy fría`,
    wrongForms: 'yo fue',
  }),
  documentOf({
    name: 'times only, replies that say part again',
    text: `
Carolina 10:02
Hola, buenas tardes
Paul 10:03
Buenas! cómo estas?
Carolina 10:05
Muy bien. ¿De qué quieres hablar hoy?
Paul 10:06
Quiero hablar de mi viaje a el norte de España
Carolina 10:06
al norte (a + el = al)
Paul 10:08
Visité a Bilbao y San Sebastián
Carolina 10:08
Visité Bilbao (no "a" with cities)
Carolina 10:10
la costa – coast
el alojamiento – accommodation
hacer senderismo – to go hiking
el paisaje – landscape
Carolina 10:15
¿Cuánto tiempo te quedaste? = How long did you stay?
Paul 10:16
Quedé cinco días
Carolina 10:16
Me quedé cinco días
Paul 10:17
Me quedé cinco días en un hotel pequeño.
`,
    vocabulary: `la costa = coast
el alojamiento = accommodation
hacer senderismo = to go hiking
el paisaje = landscape`,
    sentences: `¿Cuánto tiempo te quedaste? = How long did you stay?
Me quedé cinco días en un hotel pequeño`,
    corrections: `mi viaje a el norte de España => mi viaje al norte de España
Visité a Bilbao => Visité Bilbao
`,
    wrongForms: 'a el norte',
  }),
  documentOf({
    name: 'Slack, quoted lines and the right ones',
    text: `
Diego Torres  4:15 PM
here are your corrections from today :slightly_smiling_face:
> Yo soy de acuerdo contigo
Estoy de acuerdo contigo
> Mi hermana es más alto que yo
Mi hermana es más alta que yo
> Pienso de mi familia mucho
Pienso mucho en mi familia
Diego Torres  4:18 PM
New words:
• aunque = although
• sin embargo = however
• además = besides
• por lo tanto = therefore
• a pesar de = in spite of
`,
    vocabulary: `aunque = although
sin embargo = however
además = besides
por lo tanto = therefore
a pesar de = in spite of`,
    corrections: `Yo soy de acuerdo contigo => Estoy de acuerdo contigo
Mi hermana es más alto que yo => Mi hermana es más alta que yo
Pienso de mi familia mucho => Pienso mucho en mi familia`,
  }),
  documentOf({
    name: 'mistakes told in English prose',
    text: `
What I got wrong today

I said "estoy estudiante" but it's "soy estudiante" because professions take ser.
"Yo sabo" is wrong, say "yo sé".
Not "me llamo es Kate", just "me llamo Kate".
"La mapa" should be "el mapa" - it's masculine even though it ends in a.
I wrote "muchos gracias"; correct: "muchas gracias".
It's "buenos días", not "buenas días".
You said "voy en casa" – it's "voy a casa".
Instead of "yo soy bien" say "estoy bien".
`,
    corrections: `estoy estudiante => soy estudiante
Yo sabo => yo sé
me llamo es Kate => me llamo Kate
La mapa => el mapa
muchos gracias => muchas gracias
buenas días => buenos días
voy en casa => voy a casa
yo soy bien => estoy bien`,
  }),
  documentOf({
    name: 'mistakes told in Spanish prose',
    text: `
Correcciones

No se dice "la agua", se dice "el agua".
No es "depende en" sino "depende de".
Mal: Yo prefiero café que té. Bien: Prefiero el café al té.
Incorrecto: Hay es un parque. Correcto: Hay un parque.
Error: Ella es más mayor de mí. Corrección: Ella es mayor que yo.
Dijiste "he rompido", se dice "he roto".
En vez de "tengo calor agua" di "quiero agua caliente".
Mejor: Me gustaría un café (no "me gustaba un café").
`,
    corrections: `la agua => el agua
depende en => depende de
Yo prefiero café que té => Prefiero el café al té
Hay es un parque => Hay un parque
Ella es más mayor de mí => Ella es mayor que yo
he rompido => he roto
tengo calor agua => quiero agua caliente
me gustaba un café => Me gustaría un café`,
  }),
  documentOf({
    name: 'diary with the tutor’s corrections below',
    text: `
Mi diario

El lunes me levanté a las siete. Fui al trabajo en metro. Por la tarde compré un regalo por mi madre. Ella cumple sesenta años el sabado. Estoy muy emocionado para la fiesta.

Correcciones de Pilar:
- por mi madre → para mi madre
- sabado → sábado
- emocionado para → emocionado por
`,
    sentences: `El lunes me levanté a las siete
Fui al trabajo en metro`,
    corrections: `por mi madre => para mi madre
sabado => sábado
emocionado para => emocionado por`,
    wrongForms: `un regalo por mi madre
el sabado
emocionado para la fiesta`,
    title: 'Mi diario',
  }),
  documentOf({
    name: 'only the changed word',
    text: `
Mistakes this week:
la problema → el
un otra vez → otra vez
Los niños son cansado → cansados
Mi padre trabaja como un profesor → sin "un"
Yo ha comido → he
La casa es en la calle Mayor → está
¿Cómo es tu nombre? → cuál
`,
    corrections: `la problema => el problema
un otra vez => otra vez
Los niños son cansado => Los niños son cansados
Yo ha comido => Yo he comido
La casa es en la calle Mayor => La casa está en la calle Mayor`,
    wrongForms: `la problema
Yo ha comido
son cansado`,
  }),
  documentOf({
    name: 'corrections written into the sentences',
    text: `
My homework, with Elena's comments in brackets

Ayer yo comí [no "yo" needed] en un restaurante italiano.
Mi novia pidió un [una] pizza grande.
Después fuimos al cine y vimos a [delete "a"] una película.
La película era muy divertido (→ divertida).
Regresamos a casa a las doce y media.
El domingo no hice nadie [nada].
`,
    sentences: `Regresamos a casa a las doce y media`,
    corrections: `Mi novia pidió un pizza grande => Mi novia pidió una pizza grande
La película era muy divertido => La película era muy divertida
El domingo no hice nadie => El domingo no hice nada`,
    wrongForms: `un pizza
muy divertido
no hice nadie
vimos a una película`,
  }),
  documentOf({
    name: 'mail with quoted lines and a signature',
    text: `
From: Isabel Moreno <isabel@example.com>
To: jack@example.com
Subject: Re: Redacción sobre mi ciudad
Date: Tue, 17 Nov 2026 20:14:02 +0100

Hola Jack:

¡Muy buen trabajo! Aquí tienes algunas correcciones.

> Mi ciudad es muy grande y tiene mucho parques.
Mi ciudad es muy grande y tiene muchos parques.

> Vivo aquí por cinco años.
Vivo aquí desde hace cinco años.

> Me gusta la ciudad porque hay mucho para hacer.
Me gusta la ciudad porque hay mucho que hacer.

Vocabulario:
el barrio: neighbourhood
el ayuntamiento: town hall
ruidoso: noisy
la acera: pavement
el semáforo: traffic light

Un abrazo,
Isabel

--
Isabel Moreno | Profesora de español
Tel. +34 600 000 000
www.example.com
`,
    vocabulary: `el barrio = neighbourhood
el ayuntamiento = town hall
ruidoso = noisy
la acera = pavement
el semáforo = traffic light`,
    corrections: `Mi ciudad es muy grande y tiene mucho parques => Mi ciudad es muy grande y tiene muchos parques
Vivo aquí por cinco años => Vivo aquí desde hace cinco años
hay mucho para hacer => hay mucho que hacer`,
  }),
  documentOf({
    name: 'arrows that correct nothing',
    text: `
Opposites and changes

alto → bajo
rápido → lento
barato → caro
hablar → hablo
pensar → pienso
e → ie: querer → quiero
o → ue: poder → puedo
hola → hello
el perro → the dog
la luz → las luces
present → past: como → comí
feliz > felizmente
yo hablo → yo hablaba
`,
    vocabulary: `hola = hello
el perro = the dog`,
  }),
  documentOf({
    name: 'grammar explained, words in brackets',
    text: `
The imperfect vs the preterite

We use the imperfect for habits in the past, e.g. "De niño jugaba al tenis todos los días" (As a child I used to play tennis every day). The preterite is for finished actions, for example: El sábado jugué al tenis con Ana. You can also set the scene with the imperfect, like "Llovía mucho cuando salimos del cine".

Time words such as siempre (always), a menudo (often) and cada día (every day) go with the imperfect. Words like ayer (yesterday) and de repente (suddenly) go with the preterite.
`,
    vocabulary: `siempre = always
a menudo = often
cada día = every day
ayer = yesterday
de repente = suddenly`,
    sentences: `De niño jugaba al tenis todos los días = As a child I used to play tennis every day
El sábado jugué al tenis con Ana
Llovía mucho cuando salimos del cine`,
    title: 'The imperfect vs the preterite',
  }),
  documentOf({
    name: 'scan of a page, misread letters',
    text: `
UNIDAD 4    LA CIUDAD                                   37

e1 puente          bridge
la esqulna         corner
el se-
máforo             traffic light
la parada de autobús   bus stop
cruzar             to cross
girar a la izqu1erda   to turn left
~ _
todo recto         straight on

¿Dónde está el banco?
El banco está a1 lado de la farmacia.
Siga todo recto y gire a la derecha.
Página 37
`,
    vocabulary: `el puente = bridge
la parada de autobús = bus stop
cruzar = to cross
girar a la izquierda = to turn left
todo recto = straight on
el semáforo = traffic light`,
    sentences: `¿Dónde está el banco?
El banco está al lado de la farmacia
Siga todo recto y gire a la derecha`,
    wrongForms: `esqulna
izqu1erda`,
  }),
  documentOf({
    name: 'a text twice, as written and corrected',
    text: `
Mi versión:
Cuando era pequeño, vivía en un pueblo cerca del mar. Mi familia y yo íbamos a la playa todos los fin de semana. Mi padre me enseñó nadar. Tuve un perro que se llamaba Coco.

Versión corregida:
Cuando era pequeño, vivía en un pueblo cerca del mar. Mi familia y yo íbamos a la playa todos los fines de semana. Mi padre me enseñó a nadar. Tenía un perro que se llamaba Coco.
`,
    sentences: `Cuando era pequeño, vivía en un pueblo cerca del mar`,
    corrections: `todos los fin de semana => todos los fines de semana
me enseñó nadar => me enseñó a nadar
Tuve un perro que se llamaba Coco => Tenía un perro que se llamaba Coco`,
    wrongForms: `los fin de semana
enseñó nadar`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'Discord, a tutor who repeats a word',
    text: `
lena_b — Today at 8:12 PM
hola a todos! ayer fui en el museo del prado
profe_andres — Today at 8:13 PM
fui **al** museo del Prado 🙂
lena_b — Today at 8:14 PM
gracias profe! fue muy interesante, pero había mucho gente
profe_andres — Today at 8:14 PM
mucha gente!
lena_b — Today at 8:15 PM
mucha gente, sí
profe_andres — Today at 8:16 PM
el cuadro = painting
la entrada = ticket
la cola = queue
gratis = free
¿Cuál fue tu cuadro favorito?
`,
    vocabulary: `el cuadro = painting
la entrada = ticket
la cola = queue
gratis = free`,
    sentences: '¿Cuál fue tu cuadro favorito?',
    corrections: `ayer fui en el museo => fui al museo
había mucho gente => mucha gente`,
    wrongForms: `mucho gente
fui en el museo`,
  }),
  documentOf({
    name: 'feedback in a mail',
    text: `
Hi Laura,

Great lesson today! A few things to remember:

- You said "la clima" a couple of times. It's "el clima" (masculine).
- "Ayer como pizza" → for the past you need "Ayer comí pizza".
- Watch out for "realizar": it doesn't mean to realise, that's "darse cuenta".
- "Estoy excitada por el viaje" sounds odd, say "Estoy emocionada por el viaje".
- We don't say "tomar una decisión de", just "tomar una decisión".

New vocab: la mochila (backpack), el billete (ticket), el andén (platform), perder el tren (to miss the train).

Homework: describe your last trip.

See you Thursday!
Best,
Marisol
`,
    vocabulary: `la mochila = backpack
el billete = ticket
el andén = platform
perder el tren = to miss the train`,
    corrections: `la clima => el clima
Ayer como pizza => Ayer comí pizza
Estoy excitada por el viaje => Estoy emocionada por el viaje`,
  }),
];
