import { documentOf } from '../document.ts';

/** Chat logs, dialogues and sentences, with and without English. */
export const dialogues = [
  documentOf({
    name: 'WhatsApp with corrections',
    levels: ['A1', 'A2', 'B1'],
    text: `
[12/11/26, 18:02:11] Tom: Hola Lucía! Yo soy muy cansado hoy
[12/11/26, 18:02:40] Lucía: Hola Tom! Se dice "estoy muy cansado", no "soy muy cansado" 😊
[12/11/26, 18:03:05] Lucía: ¿Qué hiciste el fin de semana?
[12/11/26, 18:04:12] Tom: Yo fui a la playa con mi familia
[12/11/26, 18:04:30] Tom: El agua estaba fría
[12/11/26, 18:05:01] Lucía: Muy bien! Palabras nuevas:
[12/11/26, 18:05:15] Lucía: la arena = sand
[12/11/26, 18:05:20] Lucía: la sombrilla = beach umbrella
[12/11/26, 18:05:28] Lucía: tomar el sol = to sunbathe
[12/11/26, 18:05:39] Lucía: quemarse = to get sunburnt
[12/11/26, 18:06:00] Lucía: <Media omitted>
`,
    vocabulary: `
      la arena = sand
      la sombrilla = beach umbrella
      tomar el sol = to sunbathe
      quemarse = to get sunburnt`,
    sentences: `
      ¿Qué hiciste el fin de semana?
      El agua estaba fría`,
    corrections: `soy muy cansado => estoy muy cansado`,
  }),
  documentOf({
    name: 'Zoom chat, tutor only',
    levels: ['A1', 'A2', 'B1'],
    text: `
10:01:15 From Marta Ruiz to Everyone: desarrollar - to develop
10:03:44 From Marta Ruiz to Everyone: el conocimiento - knowledge
10:09:20 From Marta Ruiz to Everyone: estar de acuerdo con - to agree with
10:15:02 From Marta Ruiz to Everyone: No estoy de acuerdo contigo. - I don't agree with you.
10:22:37 From Marta Ruiz to Everyone: la ventaja - advantage
10:22:51 From Marta Ruiz to Everyone: la desventaja - disadvantage
10:40:00 From Marta Ruiz to Everyone: https://example.org/ejercicios
`,
    vocabulary: `
      desarrollar = to develop
      el conocimiento = knowledge
      estar de acuerdo con = to agree with
      la ventaja = advantage
      la desventaja = disadvantage`,
    sentences: `No estoy de acuerdo contigo. = I don't agree with you.`,
  }),
  documentOf({
    name: 'dialogue at the chemist, Spanish only',
    title: 'En la farmacia',
    levels: ['A1', 'A2'],
    text: `
En la farmacia

Farmacéutica: Buenos días, ¿qué necesita?
Cliente: Buenos días. Me duele mucho la garganta.
Farmacéutica: ¿Desde cuándo le duele?
Cliente: Desde ayer por la noche.
Farmacéutica: ¿Tiene fiebre?
Cliente: No, pero tengo tos.
Farmacéutica: Tome este jarabe tres veces al día.
Cliente: ¿Cuánto cuesta?
Farmacéutica: Son nueve euros con cincuenta.
`,
    sentences: `
      Me duele mucho la garganta.
      ¿Desde cuándo le duele?
      No, pero tengo tos.
      Tome este jarabe tres veces al día.
      ¿Cuánto cuesta?`,
  }),
  documentOf({
    name: 'dialogue with translations below',
    title: 'Booking a table',
    levels: ['A1', 'A2'],
    text: `
Booking a table

A: Quisiera reservar una mesa para cuatro personas.
   I would like to book a table for four people.
B: ¿Para qué día?
   For which day?
A: Para el sábado por la noche.
   For Saturday night.
B: ¿A qué nombre?
   Under what name?
A: ¿Tienen menú vegetariano?
   Do you have a vegetarian menu?
`,
    sentences: `
      Quisiera reservar una mesa para cuatro personas. = I would like to book a table for four people.
      ¿Para qué día? = For which day?
      Para el sábado por la noche. = For Saturday night.
      ¿A qué nombre? = Under what name?
      ¿Tienen menú vegetariano? = Do you have a vegetarian menu?`,
  }),
  documentOf({
    name: 'sentences, Spanish only',
    levels: ['A1', 'A2', 'B1'],
    text: `
Todos los días me levanto a las seis y media.
Desayuno café con leche y tostadas.
Voy al trabajo en metro porque no tengo coche.
Por la tarde juego al tenis con mi vecino.
Los viernes salimos a cenar fuera.
Antes de dormir leo un poco.
`,
    sentences: `
      Todos los días me levanto a las seis y media.
      Desayuno café con leche y tostadas.
      Voy al trabajo en metro porque no tengo coche.
      Por la tarde juego al tenis con mi vecino.
      Los viernes salimos a cenar fuera.
      Antes de dormir leo un poco.`,
  }),
  documentOf({
    name: 'numbered sentences with English in brackets',
    levels: ['A2', 'B1'],
    text: `
1) Hace dos años que vivo aquí. (I have lived here for two years.)
2) Llevo tres meses estudiando español. (I have been studying Spanish for three months.)
3) Acabo de llegar. (I have just arrived.)
4) Suelo comer tarde. (I usually eat late.)
5) Dejé de fumar el año pasado. (I stopped smoking last year.)
`,
    sentences: `
      Hace dos años que vivo aquí. = I have lived here for two years.
      Llevo tres meses estudiando español. = I have been studying Spanish for three months.
      Acabo de llegar. = I have just arrived.
      Suelo comer tarde. = I usually eat late.
      Dejé de fumar el año pasado. = I stopped smoking last year.`,
  }),
  documentOf({
    name: 'paragraph of a summary in English',
    levels: ['A1', 'A2', 'B1'],
    text: `
Today with Carmen we talked about the house. I learned that "el salón" is the living room and
"el dormitorio" is the bedroom. "La escalera" means the stairs. She told me that "mudarse" means
to move house, and "alquilar" means to rent. We practised sentences like "Vivo en el tercer piso"
(I live on the third floor).
`,
    vocabulary: `
      el salón = the living room
      el dormitorio = the bedroom
      la escalera = the stairs
      mudarse = to move house
      alquilar = to rent`,
    sentences: `Vivo en el tercer piso = I live on the third floor`,
  }),
  documentOf({
    name: 'telegram lesson, names and times',
    levels: ['A1', 'A2', 'B1'],
    text: `
Ben, [20.11.2026 09:15]
Ayer yo ha comido paella

Profe Diego, [20.11.2026 09:16]
ayer yo ha comido → ayer comí

Ben, [20.11.2026 09:16]
gracias!

Profe Diego, [20.11.2026 09:18]
rico = tasty
soso = bland
quedarse con hambre = to still be hungry
repetir = to have seconds
la sobremesa = after-lunch conversation
`,
    vocabulary: `
      rico = tasty
      soso = bland
      quedarse con hambre = to still be hungry
      repetir = to have seconds
      la sobremesa = after-lunch conversation`,
    corrections: `ayer yo ha comido => ayer comí`,
    wrongForms: `yo ha comido`,
  }),
  documentOf({
    name: 'questions and answers',
    title: 'Preguntas personales',
    levels: ['A1', 'A2'],
    text: `
Preguntas personales
P: ¿De dónde eres? R: Soy de Escocia.
P: ¿A qué te dedicas? R: Soy enfermera.
P: ¿Tienes hermanos? R: Tengo una hermana mayor.
P: ¿Qué te gusta hacer? R: Me gusta nadar en el mar.
`,
    sentences: `
      ¿De dónde eres?
      Soy de Escocia.
      ¿A qué te dedicas?
      Soy enfermera.
      Tengo una hermana mayor.
      Me gusta nadar en el mar.`,
  }),
];
