import { documentOf } from '../document.ts';

/** More lessons full of corrections: pens, apps, tables, talk and mails. */
export const correctionsOfTutors = [
  documentOf({
    name: 'tracked changes pasted as text',
    text: `
Essay with tracked changes (Profe Marisol)

Mi mejor amiga se llama Julia y [-es-] {+tiene+} veintiocho años. Nos conocimos en la universidad. Ella [-trabaja como una-] {+es+} enfermera en un hospital grande. Los fines de semana [-vamos de senderismo-] {+hacemos senderismo+} en la montaña. El año pasado viajamos juntas [-en-] {+a+} Portugal y lo pasamos muy bien. [-Ella me gusta-] {+Me cae bien+} porque siempre me escucha.

conocerse = to meet
la enfermera = nurse
hacer senderismo = to go hiking
juntas = together
pasarlo bien = to have a good time
`,
    vocabulary: `
conocerse = to meet
la enfermera = nurse
hacer senderismo = to go hiking
juntas = together
pasarlo bien = to have a good time`,
    sentences: `
Nos conocimos en la universidad`,
    corrections: `
se llama Julia y es veintiocho años => se llama Julia y tiene veintiocho años
Ella trabaja como una enfermera => Ella es enfermera
vamos de senderismo en la montaña => hacemos senderismo en la montaña
viajamos juntas en Portugal => viajamos juntas a Portugal`,
    wrongForms: `
es veintiocho años
trabaja como una
juntas en Portugal`,
  }),
  documentOf({
    name: 'phone notes without accents',
    text: `
class w/ diego 12 nov

subj!!
said quiero que tu vienes -> d says quiero que vengas
said espero que el esta bien -> que este bien
busco un piso que tiene terraza x, que tenga terraza
me alegro que tu puedes venir, no! de que puedas venir

other stuff
el piso = flat
la terraza = balcony
alegrarse = to be glad
el alquiler = rent
mudarse = to move
`,
    vocabulary: `
el piso = flat
la terraza = balcony
alegrarse = to be glad
el alquiler = rent
mudarse = to move`,
    corrections: `
quiero que tu vienes => quiero que vengas
espero que el esta bien => espero que el este bien
busco un piso que tiene terraza => busco un piso que tenga terraza
me alegro que tu puedes venir => me alegro de que puedas venir`,
    wrongForms: `
que tu vienes
el esta bien
que tiene terraza
tu puedes venir`,
  }),
  documentOf({
    name: 'my sentence, feedback, new sentence',
    text: `
Workshop: Describing people

Sentence 1
Mine: Mi abuelo es muy viejo y tiene el pelo gris.
Comment: perfect, nothing to change!

Sentence 2
Mine: Mi hermano está alto y delgado.
Comment: permanent description -> ser
Final: Mi hermano es alto y delgado.

Sentence 3
Mine: Ella lleva gafas y tiene ojos verde.
Comment: adjective agreement, plus articles with body parts
Final: Ella lleva gafas y tiene los ojos verdes.

Sentence 4
Mine: Mis primos son más jóvenes de yo.
Comment: comparison uses que
Final: Mis primos son más jóvenes que yo.

el pelo - hair
delgado - thin
las gafas - glasses
joven - young
parecerse a - to look like
`,
    vocabulary: `
el pelo = hair
delgado = thin
las gafas = glasses
joven = young
parecerse a = to look like`,
    sentences: `
Mi abuelo es muy viejo y tiene el pelo gris`,
    corrections: `
Mi hermano está alto y delgado => Mi hermano es alto y delgado
Ella lleva gafas y tiene ojos verde => Ella lleva gafas y tiene los ojos verdes
Mis primos son más jóvenes de yo => Mis primos son más jóvenes que yo`,
    wrongForms: `
está alto
ojos verde
jóvenes de yo`,
  }),
  documentOf({
    name: 'scan of red pen over a page',
    text: `
Redaccion: Las vacaciones              nota: 7/10

En agosto mi familia y yo fuimos a Italia.
Nos quedamos en un hotel cerca de la playa.
                    estaba
El hotel era en el centro de Rímini.
                 mucho
Hacía muy calor todos los días.
        comíamos
Siempre comemos pasta en un restaurante pequeño.
El último día compramos regalos para mis abuelos.
                              volver
Quiero vuelvo el año que viene.

Muy bien, pero cuidado con ser/estar!

quedarse: to stay
el regalo: present
la pasta: pasta
el último día: the last day
el año que viene: next year
`,
    vocabulary: `
quedarse = to stay
el regalo = present
el último día = the last day
el año que viene = next year`,
    sentences: `
En agosto mi familia y yo fuimos a Italia
Nos quedamos en un hotel cerca de la playa`,
    corrections: `
El hotel era en el centro de Rímini => El hotel estaba en el centro de Rímini
Hacía muy calor todos los días => Hacía mucho calor todos los días
Siempre comemos pasta en un restaurante pequeño => Siempre comíamos pasta en un restaurante pequeño
Quiero vuelvo el año que viene => Quiero volver el año que viene`,
    wrongForms: `
hotel era en
muy calor
quiero vuelvo`,
  }),
  documentOf({
    name: 'language exchange app',
    text: `
HelloTalk moments

Post: Hoy he ido al dentista y ahora me duele los dientes.
María corrected:
Hoy he ido al dentista y ahora me duele los dientes.
Hoy he ido al dentista y ahora me duelen los dientes.

Post: ¿Alguien puede recomendarme un serie en español?
Pepe corrected:
¿Alguien puede recomendarme un serie en español?
¿Alguien puede recomendarme una serie en español?

Post: Estoy aprendiendo español por dos años.
Sofi corrected:
Estoy aprendiendo español por dos años.
Llevo dos años aprendiendo español.

Post: Me encanta el verano porque los días son largos.
Pepe: Perfecto, sin errores 👏

el diente – tooth
la serie – TV series
recomendar – to recommend
el verano – summer
doler – to hurt
`,
    vocabulary: `
el diente = tooth
la serie = TV series
recomendar = to recommend
el verano = summer
doler = to hurt`,
    sentences: `
Me encanta el verano porque los días son largos`,
    corrections: `
me duele los dientes => me duelen los dientes
un serie en español => una serie en español
Estoy aprendiendo español por dos años => Llevo dos años aprendiendo español`,
    wrongForms: `
me duele los
un serie`,
  }),
  documentOf({
    name: 'thumbs up and down',
    text: `
Restaurante - role play notes

👎 Quiero ordenar la comida, por favor
👍 Quisiera pedir la comida, por favor
👎 ¿Puedo tener la cuenta?
👍 ¿Me trae la cuenta?
👎 Yo soy vegetariana y no como la carne
👍 Soy vegetariana y no como carne
👎 El sopa está frío
👍 La sopa está fría

pedir – to order
la cuenta – bill
la sopa – soup
la propina – tip
el camarero – waiter
`,
    vocabulary: `
pedir = to order
la cuenta = bill
la sopa = soup
la propina = tip
el camarero = waiter`,
    corrections: `
Quiero ordenar la comida, por favor => Quisiera pedir la comida, por favor
¿Puedo tener la cuenta? => ¿Me trae la cuenta?
Yo soy vegetariana y no como la carne => Soy vegetariana y no como carne
El sopa está frío => La sopa está fría`,
    wrongForms: `
el sopa
ordenar la comida`,
  }),
  documentOf({
    name: 'English explanations with the sentence said wrong inside',
    text: `
Lesson recap from Elena (email)

Hi Mark, great class today! A few things to keep in mind:

When you told me about your job you said trabajo por una empresa grande, but we need trabajo en una empresa grande or para una empresa grande.
You also said estoy interesado en aprender cocinar. After aprender we use a, so: aprender a cocinar.
Don't forget that jefa is feminine: mi jefa es simpática, not mi jefa es simpático.
And the classic one: I have been here for two years = llevo dos años aquí, never he sido aquí por dos años.

Vocab:
la empresa (company)
la jefa (boss)
cocinar (to cook)
el sueldo (salary)
la reunión (meeting)

¡Hasta el jueves!
Elena
`,
    vocabulary: `
la empresa = company
la jefa = boss
cocinar = to cook
el sueldo = salary
la reunión = meeting`,
    corrections: `
trabajo por una empresa grande => trabajo en una empresa grande
aprender cocinar => aprender a cocinar
mi jefa es simpático => mi jefa es simpática
he sido aquí por dos años => llevo dos años aquí`,
    wrongForms: `
por una empresa
he sido aquí`,
  }),
  documentOf({
    name: 'two columns of a shared document',
    text: `
Lo que dije                                Lo que dice un nativo
Tengo una pregunta para hacerte            Tengo que hacerte una pregunta
¿Qué es tu nombre?                         ¿Cómo te llamas?
Estoy mirando por un piso                  Estoy buscando piso
Tomo una ducha por las mañanas             Me ducho por las mañanas
Hago amigos con mi vecino                  Me hago amigo de mi vecino

Palabras nuevas
el vecino      neighbour
la ducha       shower
el nombre      name
el piso        flat
la pregunta    question
`,
    vocabulary: `
el vecino = neighbour
la ducha = shower
el nombre = name
el piso = flat
la pregunta = question`,
    corrections: `
Tengo una pregunta para hacerte => Tengo que hacerte una pregunta
¿Qué es tu nombre? => ¿Cómo te llamas?
Estoy mirando por un piso => Estoy buscando piso
Tomo una ducha por las mañanas => Me ducho por las mañanas
Hago amigos con mi vecino => Me hago amigo de mi vecino`,
    wrongForms: `
mirando por un piso
qué es tu nombre`,
  }),
  documentOf({
    name: 'tutor recasts in a conversation',
    text: `
Conversación con Beatriz, martes

Beatriz: ¿Qué tal tu semana?
Tom: Muy ocupado. Yo tuve mucho trabajo y no dormí bueno.
Beatriz: Ah, no dormiste bien. ¿Por qué?
Tom: Porque mi hijo es enfermo.
Beatriz: Vaya, tu hijo está enfermo. ¿Qué le pasa?
Tom: Él tiene un frío y le duele la garganta.
Beatriz: Está resfriado, pobrecito.
Tom: Sí, y mañana tengo ir al médico con él.
Beatriz: Tienes que ir al médico. Espero que se mejore pronto.

resfriado = having a cold
la garganta = throat
dormir bien = to sleep well
pobrecito = poor thing
mejorarse = to get better
`,
    vocabulary: `
resfriado = having a cold
la garganta = throat
dormir bien = to sleep well
mejorarse = to get better`,
    sentences: `
Espero que se mejore pronto`,
    corrections: `
no dormí bueno => no dormí bien
mi hijo es enfermo => mi hijo está enfermo
mañana tengo ir al médico => mañana tengo que ir al médico`,
    wrongForms: `
dormí bueno
hijo es enfermo
tiene un frío
tengo ir al médico`,
  }),
  documentOf({
    name: 'changes told one by one',
    text: `
Feedback on homework 3

Great work overall. Changes I made:
- line 1: changed "ha muchas personas" to "hay muchas personas"
- line 2: "el gente" became "la gente"
- line 4: I replaced "conocer sobre la historia" by "saber de historia"
- line 5: "en el otra mano" is a literal translation, Spanish has "por otro lado"
- line 7: took out the "el" in "juego el tenis" (jugar al tenis)
- line 9: add an accent: "ademas" - "además"

la gente: people
la historia: history
por otro lado: on the other hand
además: besides
el tenis: tennis
`,
    vocabulary: `
la gente = people
la historia = history
por otro lado = on the other hand
además = besides
el tenis = tennis`,
    corrections: `
ha muchas personas => hay muchas personas
el gente => la gente
conocer sobre la historia => saber de historia
en el otra mano => por otro lado
ademas => además`,
    wrongForms: `
juego el tenis`,
  }),
  documentOf({
    name: 'flash notes, one wrong and one right beside each other',
    text: `
DON'T MIX UP AGAIN

soy aburrido (I'm boring) / estoy aburrido (I'm bored)
la mañana (the morning) / mañana (tomorrow)

CARELESS ONES
tengo catorce anos >>> años
el domingo pasado voy >>> fui al cine
mis padres son divorciado >>> divorciados
una problema >>> un problema
estudio la medicina >>> estudio medicina
me gusta mas el te que el cafe >>> me gusta más el té que el café

el domingo pasado = last Sunday
divorciado = divorced
estudiar = to study
aburrido = bored / boring
el problema = problem
`,
    vocabulary: `
el domingo pasado = last Sunday
divorciado = divorced
estudiar = to study
el problema = problem`,
    corrections: `
tengo catorce anos => tengo catorce años
el domingo pasado voy => el domingo pasado fui
mis padres son divorciado => mis padres son divorciados
una problema => un problema
estudio la medicina => estudio medicina`,
    wrongForms: `
una problema
pasado voy
son divorciado`,
  }),
  documentOf({
    name: 'self corrected diary',
    text: `
Diario de Kate, 3 de noviembre

Hoy me he despertado a las seis (no: me he despertada).
He desayunado tostadas con tomate (antes puse: tostadas con el tomate).
Después he ido al gimnasio con mi amiga Laura (ojo, no "a el gimnasio").
Por la tarde he tenido una clase de español muy divertida.
Mi profesora me ha explicado los pronombres (yo escribí: me ha explicada).
Esta noche voy a ver una película (¡sin "a"! no "voy ver").

despertarse - to wake up
la tostada - toast
el gimnasio - gym
explicar - to explain
el pronombre - pronoun
`,
    vocabulary: `
despertarse = to wake up
la tostada = toast
el gimnasio = gym
explicar = to explain
el pronombre = pronoun`,
    sentences: `
Por la tarde he tenido una clase de español muy divertida`,
    corrections: `
me he despertada => me he despertado
tostadas con el tomate => tostadas con tomate
a el gimnasio => al gimnasio
me ha explicada => me ha explicado`,
    wrongForms: `
he despertada
ha explicada
voy ver`,
  }),
];
