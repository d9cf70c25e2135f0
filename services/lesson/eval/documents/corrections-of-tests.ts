import { documentOf } from '../document.ts';

/** Corrections out of tests, forums and shared documents. */
export const correctionsOfTests = [
  documentOf({
    name: 'results of an online test',
    text: `
Unit 4 quiz - results 3/7

Q1. I am cold.
Your answer: Soy frío.
Correct answer: Tengo frío.

Q2. We went to the cinema yesterday.
Your answer: Ayer fuimos al cine.
Correct!

Q3. There are two cats in the garden.
Your answer: Están dos gatos en el jardín.
Correct answer: Hay dos gatos en el jardín.

Q4. She likes apples.
Your answer: Ella gusta las manzanas.
Correct answer: A ella le gustan las manzanas.

Q5. I have been working all day.
Your answer: He trabajando todo el día.
Correct answer: He estado trabajando todo el día.

Key words
el gato: cat
el jardín: garden
la manzana: apple
todo el día: all day
tener frío: to be cold
`,
    vocabulary: `
el gato = cat
el jardín = garden
la manzana = apple
todo el día = all day
tener frío = to be cold`,
    sentences: `
Ayer fuimos al cine`,
    corrections: `
Soy frío => Tengo frío
Están dos gatos en el jardín => Hay dos gatos en el jardín
Ella gusta las manzanas => A ella le gustan las manzanas
He trabajando todo el día => He estado trabajando todo el día`,
    wrongForms: `
ella gusta
están dos gatos`,
  }),
  documentOf({
    name: 'comments in a shared document',
    text: `
Mi trabajo ideal

Me gustaría trabajar en un país tropical.
Trabajaría como guía turística porque me gusta hablar con gente.
Yo ganaría mucho dinero y viviría cerca del mar.
En mi tiempo libre iría a bucear con mis compañeros.

Comments (4)
Nuria: "en la mañana trabajaría" suena a traducción; por la mañana
Nuria: "mi jefe sería simpática" - jefe... simpático, o jefa simpática
Nuria: "gente interesantes" gente es singular: gente interesante
Nuria: the rest is great!!

Vocab from this
bucear -> to dive
el país -> country
la guía turística -> tour guide
ganar -> to earn
el mar -> sea
`,
    vocabulary: `
bucear = to dive
el país = country
la guía turística = tour guide
ganar = to earn
el mar = sea`,
    sentences: `
Me gustaría trabajar en un país tropical
Trabajaría como guía turística porque me gusta hablar con gente`,
    corrections: `
en la mañana => por la mañana
mi jefe sería simpática => mi jefe sería simpático
gente interesantes => gente interesante`,
  }),
  documentOf({
    name: 'question and answer on a forum',
    text: `
Things I asked Raúl this week

¿Se dice "estoy casado a María"? No: estoy casado con María.
Can I say "hace tres años que no le he visto a él"? Raúl: too long, just "hace tres años que no lo veo".
"Voy a montar mi bicicleta" ok? -> sí, or "voy a montar en bici".
Is it "el foto" or "la foto"? La foto (it's short for fotografía).
"Pienso que es una bueno idea"?? nope, una buena idea.
I thought it was "más temprano que yo pensaba" but it's "antes de lo que pensaba".

casado con = married to
montar en bici = to ride a bike
la foto = photo
la idea = idea
temprano = early
`,
    vocabulary: `
casado con = married to
montar en bici = to ride a bike
la foto = photo
la idea = idea
temprano = early`,
    corrections: `
estoy casado a María => estoy casado con María
hace tres años que no le he visto a él => hace tres años que no lo veo
el foto => la foto
una bueno idea => una buena idea
más temprano que yo pensaba => antes de lo que pensaba`,
  }),
  documentOf({
    name: 'semicolons, wrong right why',
    text: `
wrong;right;why
tengo sed mucho;tengo mucha sed;word order + agreement
estoy de buena humor;estoy de buen humor;humor is masculine
me duele mi cabeza;me duele la cabeza;article, not possessive
ella se viste un vestido rojo;ella lleva un vestido rojo;vestirse takes de
las personas es simpáticas;las personas son simpáticas;plural

word;translation
el humor;mood
la cabeza;head
el vestido;dress
llevar;to wear
el zapato;shoe
`,
    vocabulary: `
el humor = mood
la cabeza = head
el vestido = dress
llevar = to wear
el zapato = shoe`,
    corrections: `
tengo sed mucho => tengo mucha sed
estoy de buena humor => estoy de buen humor
me duele mi cabeza => me duele la cabeza
ella se viste un vestido rojo => ella lleva un vestido rojo
las personas es simpáticas => las personas son simpáticas`,
    wrongForms: `
sed mucho
buena humor
personas es`,
  }),
  documentOf({
    name: 'first draft and second draft',
    text: `
La carta formal

1er borrador
Querido señor García:
Escribo a usted porque yo quiero trabajar en su empresa. Tengo experiencia mucha y hablo bien tres lenguas. Puedo empezar en septiembre. Espero su respuesta.
Hasta luego,
Emily

2º borrador
Estimado señor García:
Le escribo porque quiero trabajar en su empresa. Tengo mucha experiencia y hablo bien tres idiomas. Puedo empezar en septiembre. Quedo a la espera de su respuesta.
Un cordial saludo,
Emily

estimado = dear (formal)
la empresa = company
el idioma = language
la respuesta = answer
un cordial saludo = kind regards
`,
    vocabulary: `
estimado = dear
la empresa = company
el idioma = language
la respuesta = answer
un cordial saludo = kind regards`,
    sentences: `
Puedo empezar en septiembre`,
    corrections: `
Escribo a usted porque yo quiero trabajar en su empresa => Le escribo porque quiero trabajar en su empresa
Tengo experiencia mucha y hablo bien tres lenguas => Tengo mucha experiencia y hablo bien tres idiomas`,
    wrongForms: `
escribo a usted
experiencia mucha`,
  }),
  documentOf({
    name: 'Zoom chat, tutor types while I talk',
    text: `
10:04:11 From Silvia Ramos to Everyone: hola! me oyes?
10:05:40 From Jack to Everyone: yes! mic problem sorry
10:09:02 From Silvia Ramos to Everyone: no "yo soy estudiando" / estoy estudiando
10:12:45 From Silvia Ramos to Everyone: me llevo bien con mi hermana (NO me llevo buena)
10:15:20 From Silvia Ramos to Everyone: conocí a mi novia (encontré = I found)
10:19:33 From Silvia Ramos to Everyone: "asistí la universidad" -> fui a la universidad / asistí a la universidad
10:24:10 From Silvia Ramos to Everyone: cuidado, "actualmente" = currently, no "actually" (en realidad)
10:27:51 From Silvia Ramos to Everyone: llevarse bien = to get along
10:28:02 From Silvia Ramos to Everyone: la carrera = degree
10:28:15 From Silvia Ramos to Everyone: la beca = scholarship
10:28:40 From Silvia Ramos to Everyone: graduarse = to graduate
10:29:00 From Silvia Ramos to Everyone: nos vemos el martes!
`,
    vocabulary: `
llevarse bien = to get along
la carrera = degree
la beca = scholarship
graduarse = to graduate`,
    corrections: `
yo soy estudiando => estoy estudiando
me llevo buena con mi hermana => me llevo bien con mi hermana
asistí la universidad => fui a la universidad`,
    wrongForms: `
soy estudiando
llevo buena`,
  }),
  documentOf({
    name: 'sentences with the slip in capitals and the fix behind',
    text: `
Dictado y traducción, 9 de octubre

1. El jueves VA a llovió. -> va a llover
2. Mi padre trabaja EN LOS lunes. -> los lunes
3. ¿Tú TIENE hambre? -> tienes
4. Mis vecinas son muy ALTO. -> altas
5. No CONOZCO cocinar. -> sé
6. Hoy hace mucho calor. -> bien!

llover -- to rain
el vecino -- neighbour
alto -- tall
saber -- to know (how)
el jueves -- Thursday
`,
    vocabulary: `
llover = to rain
el vecino = neighbour
alto = tall
saber = to know
el jueves = Thursday`,
    sentences: `
Hoy hace mucho calor`,
    corrections: `
El jueves va a llovió => El jueves va a llover
Mi padre trabaja en los lunes => Mi padre trabaja los lunes
¿Tú tiene hambre? => ¿Tú tienes hambre?
Mis vecinas son muy alto => Mis vecinas son muy altas
No conozco cocinar => No sé cocinar`,
    wrongForms: `
va a llovió
en los lunes
tú tiene`,
  }),
  documentOf({
    name: 'what he heard, what I meant',
    text: `
Funny mistakes with Paco

I wanted to say I was embarrassed: estoy embarazada!!! Real word = avergonzada
Said "tengo treinta anos" (oops) instead of "tengo treinta años".
Ordered "pollo con pelo"... meant "pollo con piel".
Told him "mi papa es profesor", papá!
He laughed when I said "estoy cachonda del calor", you say "tengo calor".
For "I miss you" I wrote "te pierdo". It's "te echo de menos".

el pollo: chicken
la piel: skin
echar de menos: to miss
el año: year
la vergüenza: embarrassment
`,
    vocabulary: `
el pollo = chicken
la piel = skin
echar de menos = to miss
el año = year
la vergüenza = embarrassment`,
    corrections: `
tengo treinta anos => tengo treinta años
pollo con pelo => pollo con piel
te pierdo => te echo de menos
estoy cachonda del calor => tengo calor`,
    wrongForms: `
estoy embarazada`,
  }),
  documentOf({
    name: 'homework returned, marks in the margin',
    text: `
Ejercicio 5, cuenta tu día de ayer

Ayer me desperté a las siete y media. ✓
Yo desayuné cereales con leche y yo bebí un zumo. (quita "yo")
Después fui en la oficina en metro. [prep]  a la oficina
Trabajé hasta las seis y comí con mis compañeros. ✓
Por la tarde yo jugué al tenis con mi novia y ella ganó a mí. → me ganó
Nos cenamos en un restaurante japonés. ¡sin "nos"!
Me acosté a las doce. ✓

el zumo = juice
los cereales = cereal
el compañero = colleague
ganar = to win
acostarse = to go to bed
`,
    vocabulary: `
el zumo = juice
los cereales = cereal
el compañero = colleague
ganar = to win
acostarse = to go to bed`,
    sentences: `
Ayer me desperté a las siete y media
Trabajé hasta las seis y comí con mis compañeros
Me acosté a las doce`,
    corrections: `
fui en la oficina en metro => fui a la oficina en metro
ella ganó a mí => me ganó
Nos cenamos en un restaurante japonés => Cenamos en un restaurante japonés`,
    wrongForms: `
fui en la oficina
nos cenamos`,
  }),
  documentOf({
    name: 'bilingual chat without stamps, several corrections',
    text: `
olivia: hola paula! como estas
paula: bien! y tú? qué hiciste ayer?
olivia: ayer yo cocinado una tortilla de patatas
paula: cociné 😊 qué rica!
olivia: sí, pero quemé la. jaja
paula: la quemé! el pronombre va antes
olivia: ok. y después miré la tele y fui a cama
paula: a LA cama
olivia: y tú? qué tú hiciste?
paula: y tú, qué hiciste? yo salí con mis amigas a bailar
olivia: qué divertido! me encanta bailar
paula: entonces ven con nosotras el viernes!

quemar = to burn
la tortilla = omelette
la cama = bed
bailar = to dance
salir = to go out
`,
    vocabulary: `
quemar = to burn
la tortilla = omelette
la cama = bed
bailar = to dance
salir = to go out`,
    corrections: `
ayer yo cocinado una tortilla de patatas => ayer yo cociné una tortilla de patatas
quemé la => la quemé
fui a cama => fui a la cama
qué tú hiciste => qué hiciste`,
    wrongForms: `
yo cocinado
fui a cama`,
  }),
  documentOf({
    name: 'list of frequent errors in Spanish',
    text: `
Errores frecuentes del grupo B1 (profesora: Inma)

• Uso de "por" y "para": "estudio por aprobar el examen" → debe ser para aprobar.
• Falta de concordancia: los alumnos escriben "la gente están", y es "la gente está".
• Verbos como gustar: lo correcto es "nos gustan las vacaciones" y no "nosotros gustamos las vacaciones".
• Artículo con días: en lugar de "vengo en viernes", vengo el viernes.
• Indicativo por subjuntivo: "no creo que es verdad" (sea).
• Calco: "aplicar para un trabajo", en español solicitar un trabajo.

aprobar = to pass
el alumno = student
las vacaciones = holidays
solicitar = to apply for
la verdad = truth
`,
    vocabulary: `
aprobar = to pass
el alumno = student
las vacaciones = holidays
solicitar = to apply for
la verdad = truth`,
    corrections: `
estudio por aprobar el examen => estudio para aprobar el examen
la gente están => la gente está
nosotros gustamos las vacaciones => nos gustan las vacaciones
vengo en viernes => vengo el viernes
no creo que es verdad => no creo que sea verdad
aplicar para un trabajo => solicitar un trabajo`,
    wrongForms: `
gente están
vengo en viernes`,
  }),
  documentOf({
    name: 'two pens on one page',
    text: `
CLASE 22/10 --- la ciudad

(blue = me, red = Alba)

blue: La ciudad tiene muchas edificios alto.
red: muchos edificios altos
blue: Hay una catedral muy antigua.
red: ok
blue: El mercado abre a nueve en la mañana.
red: abre a las nueve de la mañana
blue: Yo camino a la trabajo cada día.
red: voy andando al trabajo todos los días
blue: La gente es muy simpáticos y hablan rápido.
red: la gente es muy simpática y habla rápido

el edificio / building
la catedral / cathedral
el mercado / market
abrir / to open
rápido / fast
`,
    vocabulary: `
el edificio = building
la catedral = cathedral
el mercado = market
abrir = to open
rápido = fast`,
    sentences: `
Hay una catedral muy antigua`,
    corrections: `
La ciudad tiene muchas edificios alto => La ciudad tiene muchos edificios altos
El mercado abre a nueve en la mañana => El mercado abre a las nueve de la mañana
Yo camino a la trabajo cada día => voy andando al trabajo todos los días
La gente es muy simpáticos y hablan rápido => la gente es muy simpática y habla rápido`,
    wrongForms: `
muchas edificios
abre a nueve
a la trabajo
gente es muy simpáticos`,
  }),
];
