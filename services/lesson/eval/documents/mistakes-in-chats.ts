import { documentOf } from '../document.ts';

/** Mistakes that a tutor mends while they talk. */
export const mistakesInChats = [
  documentOf({
    name: 'restaurant chat times',
    text: `
[18:02] Pablo (profe): ¡Hola Emma! Hoy: en el restaurante
[18:02] Emma: hola Pablo :)
[18:03] Pablo (profe): la cuenta = the bill
[18:03] Pablo (profe): la propina = the tip
[18:03] Pablo (profe): el plato del día = dish of the day
[18:04] Pablo (profe): de postre = for dessert
[18:04] Pablo (profe): la carta = the menu
[18:04] Pablo (profe): el camarero = the waiter
[18:05] Pablo (profe): ¿qué quieres pedir?
[18:06] Emma: Yo querer la sopa de verduras
[18:06] Pablo (profe): no "yo querer la sopa" → "quiero la sopa"
[18:07] Emma: ok! Quiero la sopa y una agua con gas
[18:07] Pablo (profe): se dice "un agua con gas", no "una agua con gas"
[18:09] Pablo (profe): ¿Nos trae la cuenta, por favor? = Could you bring us the bill, please?
[18:10] Pablo (profe): ¿Qué me recomienda? = What do you recommend?
[18:11] Emma: Gracias, no quiero postre, estoy lleno
[18:11] Pablo (profe): estoy lleno → estoy llena (you're a woman!)
[18:12] Emma: jaja, sí, estoy llena. ¡Hasta el jueves!
`,
    vocabulary: `
la cuenta = the bill
la propina = the tip
el plato del día = dish of the day
de postre = for dessert
la carta = the menu
el camarero = the waiter
`,
    sentences: `
¿Nos trae la cuenta, por favor? = Could you bring us the bill, please?
¿Qué me recomienda? = What do you recommend?
`,
    corrections: `
yo querer la sopa => quiero la sopa
una agua con gas => un agua con gas
estoy lleno => estoy llena
`,
    wrongForms: `
Yo querer la sopa de verduras
`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'health chat',
    text: `
Tutor: Hoy hablamos de la salud. ¿Cómo estás?
Me: Soy enfermo.
Tutor: Estoy enfermo. Con la salud usamos "estar". (Soy enfermo ✗)
Me: Estoy enfermo. Mi cabeza duele.
Tutor: Mejor: "Me duele la cabeza", not "mi cabeza duele".
Me: Me duele la cabeza y mis ojos me duelen también.
Tutor: Bien. Unas palabras:
Tutor: la fiebre – fever
Tutor: la tos – cough
Tutor: el resfriado – a cold
Tutor: la receta – prescription
Tutor: la pastilla – pill
Tutor: mareado – dizzy
Tutor: tomarse la temperatura – to take your temperature
Me: Tengo un resfriado desde tres días.
Tutor: "desde tres días" → "desde hace tres días"
Tutor: Otra frase: Tienes que descansar y beber mucha agua. – You have to rest and drink a lot of water.
Tutor: ¡Que te mejores! – Get well soon!
Me: ¡Gracias!
`,
    vocabulary: `
la fiebre = fever
la tos = cough
el resfriado = a cold
la receta = prescription
la pastilla = pill
mareado = dizzy
tomarse la temperatura = to take your temperature
`,
    sentences: `
Tienes que descansar y beber mucha agua. = You have to rest and drink a lot of water.
¡Que te mejores! = Get well soon!
`,
    corrections: `
Soy enfermo => Estoy enfermo
mi cabeza duele => Me duele la cabeza
desde tres días => desde hace tres días
`,
    wrongForms: `
Tengo un resfriado desde tres días.
`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'plans whatsapp export',
    text: `
05/02/2025, 19:01 - Lucía: ¡Hola Mark! ¿Listo?
05/02/2025, 19:01 - Mark: sí! listo
05/02/2025, 19:02 - Lucía: ¿Qué vas a hacer este fin de semana?
05/02/2025, 19:03 - Mark: Voy visitar a mis abuelos
05/02/2025, 19:03 - Lucía: *voy a visitar a mis abuelos
05/02/2025, 19:04 - Mark: gracias. Mi novia es en Madrid esta semana
05/02/2025, 19:04 - Lucía: *está en Madrid
05/02/2025, 19:05 - Lucía: vocabulario de hoy:
05/02/2025, 19:05 - Lucía: dar un paseo = to go for a walk
05/02/2025, 19:05 - Lucía: ir de compras = to go shopping
05/02/2025, 19:06 - Lucía: hacer senderismo = to go hiking
05/02/2025, 19:06 - Lucía: el plan = plan
05/02/2025, 19:06 - Lucía: pasado mañana = the day after tomorrow
05/02/2025, 19:07 - Lucía: el puente = long weekend (or bridge)
05/02/2025, 19:08 - Mark: El domingo vamos hacer senderismo si hay buen tiempo
05/02/2025, 19:08 - Lucía: *vamos a hacer senderismo
05/02/2025, 19:09 - Lucía: ¿Te apuntas? = Are you up for it?
05/02/2025, 19:10 - Mark: me gusta mucho! gracias Lucía
`,
    vocabulary: `
dar un paseo = to go for a walk
ir de compras = to go shopping
hacer senderismo = to go hiking
el plan = plan
pasado mañana = the day after tomorrow
el puente = long weekend
`,
    sentences: `
¿Te apuntas? = Are you up for it?
`,
    corrections: `
Voy visitar a mis abuelos => voy a visitar a mis abuelos
es en Madrid => está en Madrid
vamos hacer senderismo => vamos a hacer senderismo
`,
    wrongForms: `
Mi novia es en Madrid esta semana
El domingo vamos hacer senderismo si hay buen tiempo
`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'studies video call chat',
    text: `
Rosa Gutiérrez 17:32
hola Daniel, te dejo aquí el vocabulario

Rosa Gutiérrez 17:33
la asignatura = school subject
aprobar = to pass (an exam)
suspender = to fail
la beca = scholarship
sacar buenas notas = to get good marks
la carrera = degree

Daniel K. 17:36
Yo tomé un examen la semana pasada

Rosa Gutiérrez 17:36
tomé un examen ❌ hice un examen ✅

Daniel K. 17:38
Realicé que no había estudiado bastante

Rosa Gutiérrez 17:38
realicé que ❌ me di cuenta de que ✅

Rosa Gutiérrez 17:40
Estoy estudiando la carrera de Derecho. = I'm doing a law degree.
Si estudias, vas a aprobar. = If you study, you're going to pass.

Daniel K. 17:41
Asistí la universidad de Bristol

Rosa Gutiérrez 17:41
"Asistí la universidad" no, mejor "Fui a la universidad"
`,
    vocabulary: `
la asignatura = school subject
aprobar = to pass
suspender = to fail
la beca = scholarship
sacar buenas notas = to get good marks
la carrera = degree
`,
    sentences: `
Estoy estudiando la carrera de Derecho. = I'm doing a law degree.
Si estudias, vas a aprobar. = If you study, you're going to pass.
`,
    corrections: `
tomé un examen => hice un examen
realicé que => me di cuenta de que
Asistí la universidad => Fui a la universidad
`,
    wrongForms: `
Realicé que no había estudiado bastante
Asistí la universidad de Bristol
`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'introductions short chat',
    text: `
Anna: Hola! Mi nombre es Anna y yo es de Polonia
Miguel: ¡Hola Anna! *soy de Polonia
Anna: soy de Polonia. Vivo en Irlanda por cinco años
Miguel: *vivo en Irlanda desde hace cinco años
Anna: ok! Yo soy enfermera y trabajo en la hospital
Miguel: muy bien, pero *en el hospital
Miguel: te escribo las palabras nuevas:
el apellido = surname
soltero = single
casado = married
la enfermera = nurse
el país = country
mucho gusto = nice to meet you
¿A qué te dedicas? = What do you do for a living?
¿Cuántos años tienes? = How old are you?
`,
    vocabulary: `
el apellido = surname
soltero = single
casado = married
la enfermera = nurse
el país = country
mucho gusto = nice to meet you
`,
    sentences: `
¿A qué te dedicas? = What do you do for a living?
¿Cuántos años tienes? = How old are you?
`,
    corrections: `
yo es de Polonia => soy de Polonia
Vivo en Irlanda por cinco años => vivo en Irlanda desde hace cinco años
en la hospital => en el hospital
`,
    wrongForms: `
Mi nombre es Anna y yo es de Polonia
trabajo en la hospital
`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'pets iphone chat',
    text: `
[12/3/24, 9:41:02] Inés: Buenos días, Holly. ¿Tienes mascotas?
[12/3/24, 9:41:40] Holly: Sí! Tengo una perro
[12/3/24, 9:41:55] Inés: una perro → un perro (o una perra)
[12/3/24, 9:42:30] Holly: Tengo un perro. Su nombre es Biscuit y él tiene muy hambre siempre
[12/3/24, 9:42:51] Inés: jaja. "tiene muy hambre" → "tiene mucha hambre"
[12/3/24, 9:43:10] Inés: Vocabulario:
[12/3/24, 9:43:15] Inés: ladrar - to bark
[12/3/24, 9:43:20] Inés: la correa - lead
[12/3/24, 9:43:27] Inés: el cachorro - puppy
[12/3/24, 9:43:33] Inés: sacar al perro - to walk the dog
[12/3/24, 9:43:41] Inés: el veterinario - vet
[12/3/24, 9:43:50] Inés: dar de comer - to feed
[12/3/24, 9:45:04] Holly: Yo camino mi perro dos veces por día
[12/3/24, 9:45:30] Inés: Yo camino mi perro → Saco a mi perro
[12/3/24, 9:46:12] Inés: Los cachorros muerden todo. - Puppies bite everything.
[12/3/24, 9:46:40] Inés: ¿Puedes dar de comer al gato? - Can you feed the cat?
`,
    vocabulary: `
ladrar = to bark
la correa = lead
el cachorro = puppy
sacar al perro = to walk the dog
el veterinario = vet
dar de comer = to feed
`,
    sentences: `
Los cachorros muerden todo. = Puppies bite everything.
¿Puedes dar de comer al gato? = Can you feed the cat?
`,
    corrections: `
una perro => un perro
tiene muy hambre => tiene mucha hambre
Yo camino mi perro => Saco a mi perro
`,
    wrongForms: `
Yo camino mi perro dos veces por día
`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'job interview chat no times',
    text: `
Beatriz: Hoy practicamos una entrevista de trabajo.
Beatriz: la entrevista: interview
Beatriz: el puesto: position
Beatriz: el currículum: CV
Beatriz: la experiencia laboral: work experience
Beatriz: contratar: to hire
Beatriz: solicitar un trabajo: to apply for a job
Beatriz: el paro: unemployment
Beatriz: Primera pregunta: ¿Por qué quiere trabajar con nosotros?
Liam: Porque estoy interesado a la tecnología
Beatriz: No "interesado a la tecnología" sino "interesado en la tecnología".
Liam: Ok. He trabajado como programador por tres años y yo soy bueno a resolver problemas
Beatriz: No "soy bueno a resolver problemas" sino "soy bueno resolviendo problemas".
Beatriz: ¿Cuáles son sus puntos fuertes? (What are your strengths?)
Liam: Soy paciente. Trabajo bueno en equipo
Beatriz: "Trabajo bien en equipo". Bueno es adjetivo, bien es adverbio. (Trabajo bueno en equipo ✗)
Beatriz: Llevo cinco años trabajando en ventas. (I've been working in sales for five years.)
Liam: perfecto, gracias!
`,
    vocabulary: `
la entrevista = interview
el puesto = position
el currículum = CV
la experiencia laboral = work experience
contratar = to hire
solicitar un trabajo = to apply for a job
el paro = unemployment
`,
    sentences: `
¿Cuáles son sus puntos fuertes? = What are your strengths?
Llevo cinco años trabajando en ventas. = I've been working in sales for five years.
`,
    corrections: `
interesado a la tecnología => interesado en la tecnología
soy bueno a resolver problemas => soy bueno resolviendo problemas
Trabajo bueno en equipo => Trabajo bien en equipo
`,
    wrongForms: `
Porque estoy interesado a la tecnología
`,
    levels: ['A2', 'B1'],
  }),
];
