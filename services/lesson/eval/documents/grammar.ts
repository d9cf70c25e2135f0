import { documentOf } from '../document.ts';

/** Conjugation tables, rules explained in English, and lessons that mix everything. */
export const grammar = [
  documentOf({
    name: 'conjugation table, preterite',
    title: 'Pretérito indefinido: hablar, comer, vivir',
    levels: ['A2', 'B1'],
    text: `
Pretérito indefinido: hablar, comer, vivir

            hablar      comer      vivir
yo          hablé       comí       viví
tú          hablaste    comiste    viviste
él/ella     habló       comió      vivió
nosotros    hablamos    comimos    vivimos
ellos       hablaron    comieron   vivieron

Ayer hablé con mi jefe. = Yesterday I spoke with my boss.
Anoche comimos en casa. = Last night we ate at home.
Viví en Chile dos años. = I lived in Chile for two years.
¿Hablaste con tu madre? = Did you talk to your mother?
Ellos vivieron cerca del mar. = They lived near the sea.
`,
    sentences: `
      Ayer hablé con mi jefe. = Yesterday I spoke with my boss.
      Anoche comimos en casa. = Last night we ate at home.
      Viví en Chile dos años. = I lived in Chile for two years.
      ¿Hablaste con tu madre? = Did you talk to your mother?
      Ellos vivieron cerca del mar. = They lived near the sea.`,
  }),
  documentOf({
    name: 'ser and estar explained',
    title: 'Ser vs estar',
    levels: ['A1', 'A2', 'B1'],
    text: `
Ser vs estar

Use ser for identity, origin, profession and time. Use estar for places, states and feelings.

Mi padre es ingeniero. (My father is an engineer.)
La fiesta es en mi casa. (The party is at my house.)
Estoy preocupado por el examen. (I am worried about the exam.)
El banco está cerrado. (The bank is closed.)
Madrid está en el centro de España. (Madrid is in the centre of Spain.)

Remember: "ser aburrido" = to be boring, "estar aburrido" = to be bored.
`,
    vocabulary: `
      ser aburrido = to be boring
      estar aburrido = to be bored`,
    sentences: `
      Mi padre es ingeniero. = My father is an engineer.
      La fiesta es en mi casa. = The party is at my house.
      Estoy preocupado por el examen. = I am worried about the exam.
      El banco está cerrado. = The bank is closed.
      Madrid está en el centro de España. = Madrid is in the centre of Spain.`,
  }),
  documentOf({
    name: 'object pronouns, bold and quotes',
    title: 'Object pronouns',
    levels: ['A2', 'B1'],
    text: `
# Object pronouns

The direct object pronouns are me, te, lo, la, nos, os, los, las. They go before the conjugated verb.

* **Lo compré ayer.** - I bought it yesterday.
* **¿Me puedes ayudar?** - Can you help me?
* **Te llamo mañana.** - I will call you tomorrow.
* **No la conozco.** - I don't know her.
* **Os invito a cenar.** - I am inviting you to dinner.

Typical mistake: "Yo compré lo ayer" → "Lo compré ayer"
`,
    sentences: `
      Lo compré ayer. = I bought it yesterday.
      ¿Me puedes ayudar? = Can you help me?
      Te llamo mañana. = I will call you tomorrow.
      No la conozco. = I don't know her.
      Os invito a cenar. = I am inviting you to dinner.`,
    corrections: `Yo compré lo ayer => Lo compré ayer`,
  }),
  documentOf({
    name: 'weather and clothes, mixed lesson',
    title: 'Clase 14: el tiempo',
    levels: ['A1', 'A2'],
    text: `
Clase 14: el tiempo
18/11/2026, con Javier

VOCABULARIO
la niebla - fog
el relámpago - lightning
el trueno - thunder
nublado - cloudy
el paraguas - umbrella
empaparse - to get soaked

FRASES
Está lloviendo a cántaros. - It's pouring with rain.
Hace un frío que pela. - It's freezing cold.
¿Qué tiempo hace? - What's the weather like?

CORRECCIONES
Es frío hoy → Hace frío hoy
Está viento → Hace viento

DEBERES: página 42, ejercicios 3 y 4
`,
    vocabulary: `
      la niebla = fog
      el relámpago = lightning
      el trueno = thunder
      nublado = cloudy
      el paraguas = umbrella
      empaparse = to get soaked`,
    sentences: `
      Está lloviendo a cántaros. = It's pouring with rain.
      Hace un frío que pela. = It's freezing cold.
      ¿Qué tiempo hace? = What's the weather like?`,
    corrections: `
      Es frío hoy => Hace frío hoy
      Está viento => Hace viento`,
  }),
  documentOf({
    name: 'por and para with examples',
    title: 'Por y para',
    levels: ['A2', 'B1'],
    text: `
Por y para

POR: reason, exchange, duration, movement through
PARA: purpose, deadline, recipient, destination

Paseamos por el parque. = We walk through the park.
Este regalo es para ti. = This present is for you.
Lo vendí por cien euros. = I sold it for a hundred euros.
Estudio para aprobar el examen. = I study in order to pass the exam.
El informe es para el lunes. = The report is for Monday.
Gracias por venir. = Thanks for coming.
`,
    sentences: `
      Paseamos por el parque. = We walk through the park.
      Este regalo es para ti. = This present is for you.
      Lo vendí por cien euros. = I sold it for a hundred euros.
      Estudio para aprobar el examen. = I study in order to pass the exam.
      El informe es para el lunes. = The report is for Monday.
      Gracias por venir. = Thanks for coming.`,
  }),
  documentOf({
    name: 'a whole term, five thousand characters',
    title: 'Repaso del trimestre',
    levels: ['A1', 'A2', 'B1'],
    text: longTerm(),
    vocabulary: termVocabulary(),
    sentences: termSentences(),
    corrections: `
      Yo soy de acuerdo => Estoy de acuerdo
      Ella tiene razon es => Ella tiene razón
      Pienso de ti => Pienso en ti
      Ayer voy al médico => Ayer fui al médico
      un otro día => otro día
      Depende en el tiempo => Depende del tiempo`,
  }),
];

function longTerm(): string {
  const list = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trim());
  const words = list(termVocabulary());
  const sentences = list(termSentences());
  return `
Repaso del trimestre

Unit 1 - Food and cooking
${words.slice(0, 20).join('\n')}

${sentences.slice(0, 8).join('\n')}

Unit 2 - Health
This unit was about going to the doctor. We use "doler" like "gustar": the thing that hurts is the subject.
${words
  .slice(20, 40)
  .map((line) => line.replace(' = ', ' - '))
  .join('\n')}

${sentences
  .slice(8, 16)
  .map((line) => line.replace(' = ', ' - '))
  .join('\n')}

Unit 3 - Work and plans
We practised ir a + infinitive for plans and the present perfect for what has happened today.
${words
  .slice(40)
  .map((line) => line.replace(' = ', ': '))
  .join('\n')}

${sentences
  .slice(16)
  .map((line) => line.replace(' = ', ' → '))
  .join('\n')}

Corrections
Yo soy de acuerdo → Estoy de acuerdo
Ella tiene razon es → Ella tiene razón
Pienso de ti → Pienso en ti
Ayer voy al médico → Ayer fui al médico
un otro día → otro día
Depende en el tiempo → Depende del tiempo
`;
}

function termVocabulary(): string {
  return `
    la cebolla = onion
    el ajo = garlic
    el aceite = oil
    la harina = flour
    la lechuga = lettuce
    la zanahoria = carrot
    el pepino = cucumber
    las gambas = prawns
    la ternera = veal
    el cordero = lamb
    la receta = recipe
    freír = to fry
    asar = to roast
    mezclar = to mix
    cortar = to cut
    añadir = to add
    crudo = raw
    picante = spicy
    dulce = sweet
    salado = salty
    la gripe = flu
    el resfriado = cold
    la herida = wound
    la receta médica = prescription
    la pastilla = pill
    el hueso = bone
    la piel = skin
    el hombro = shoulder
    el tobillo = ankle
    la rodilla = knee
    mareado = dizzy
    embarazada = pregnant
    sano = healthy
    toser = to cough
    estornudar = to sneeze
    romperse la pierna = to break one's leg
    ponerse enfermo = to get ill
    hacer ejercicio = to do exercise
    la sala de espera = waiting room
    la cita = appointment
    el sueldo = salary
    el horario = timetable
    el currículum = CV
    la entrevista = interview
    el contrato = contract
    el despacho = office
    jubilarse = to retire
    ganar dinero = to earn money
    estar en paro = to be unemployed
    trabajar a tiempo parcial = to work part-time
    la carrera = degree course
    el título = qualification`;
}

function termSentences(): string {
  return `
    Hay que cortar la cebolla en trozos. = You have to cut the onion into pieces.
    Añade un poco de sal. = Add a bit of salt.
    La sopa está demasiado salada. = The soup is too salty.
    No como carne. = I don't eat meat.
    Este plato lleva ajo. = This dish contains garlic.
    Se me ha quemado el arroz. = I have burnt the rice.
    ¿Me pasas el aceite? = Can you pass me the oil?
    Prefiero el pescado a la carne. = I prefer fish to meat.
    Me duelen las rodillas. = My knees hurt.
    Tengo cita con el médico. = I have an appointment with the doctor.
    Me he torcido el tobillo. = I have twisted my ankle.
    ¿Es usted alérgico a algo? = Are you allergic to anything?
    Debería descansar más. = I should rest more.
    Llevo una semana con tos. = I have had a cough for a week.
    Tome una pastilla cada ocho horas. = Take one pill every eight hours.
    No es nada grave. = It's nothing serious.
    Voy a buscar otro trabajo. = I am going to look for another job.
    Hoy he tenido una entrevista. = Today I have had an interview.
    Mi abuelo se jubiló el año pasado. = My grandfather retired last year.
    Trabajo de lunes a viernes. = I work from Monday to Friday.
    Nos pagan poco. = They pay us little.
    ¿A qué hora empiezas a trabajar? = What time do you start work?`;
}
