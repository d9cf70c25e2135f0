import { documentOf } from '../document.ts';

/** What tutors correct, in the notations that people use. */
export const corrections = [
  documentOf({
    name: 'corrections with arrows',
    title: 'Correcciones',
    levels: ['A1', 'A2', 'B1'],
    text: `
Correcciones
la problema → el problema
Yo gusto el chocolate → Me gusta el chocolate
Estoy médico → Soy médico
muy gente → mucha gente
Busco por mis llaves → Busco mis llaves
He escribido una carta → He escrito una carta
`,
    corrections: `
      la problema => el problema
      Yo gusto el chocolate => Me gusta el chocolate
      Estoy médico => Soy médico
      muy gente => mucha gente
      Busco por mis llaves => Busco mis llaves
      He escribido una carta => He escrito una carta`,
  }),
  documentOf({
    name: 'no se dice, se dice',
    levels: ['A1', 'A2', 'B1'],
    text: `
No se dice "tengo calor de hambre", se dice "tengo mucha hambre".
No se dice "soy 30 años", se dice "tengo 30 años".
No es "la mapa" sino "el mapa".
Es "a las dos", no "en las dos".
el mapa = map
la altura = height
tener sed = to be thirsty
tener prisa = to be in a hurry
tener sueño = to be sleepy
`,
    vocabulary: `
      el mapa = map
      la altura = height
      tener sed = to be thirsty
      tener prisa = to be in a hurry
      tener sueño = to be sleepy`,
    corrections: `
      tengo calor de hambre => tengo mucha hambre
      soy 30 años => tengo 30 años
      la mapa => el mapa
      en las dos => a las dos`,
  }),
  documentOf({
    name: 'crosses and ticks',
    levels: ['A1', 'A2', 'B1'],
    text: `
❌ Ella es más mayor que yo
✅ Ella es mayor que yo

❌ Me gusta los perros
✅ Me gustan los perros

✗ Voy a la casa de mi amigo en pie
✓ Voy a la casa de mi amigo a pie

✗ No tengo nada dinero ✓ No tengo dinero
`,
    corrections: `
      Ella es más mayor que yo => Ella es mayor que yo
      Me gusta los perros => Me gustan los perros
      Voy a la casa de mi amigo en pie => Voy a la casa de mi amigo a pie
      No tengo nada dinero => No tengo dinero`,
  }),
  documentOf({
    name: 'crossed out',
    levels: ['A1', 'A2', 'B1'],
    text: `
~~Yo es~~ Yo soy de Canadá.
Mi hermana ~~está~~ es profesora.
Vamos ~~a el~~ al cine.
Tengo que ~~hago~~ hacer los deberes.
los deberes - homework
la asignatura - school subject
aprobar - to pass (an exam)
suspender - to fail (an exam)
el recreo - break time
`,
    vocabulary: `
      los deberes = homework
      la asignatura = school subject
      aprobar = to pass
      suspender = to fail
      el recreo = break time`,
    corrections: `
      Yo es => Yo soy
      Mi hermana está profesora => Mi hermana es profesora
      Vamos a el cine => Vamos al cine
      Tengo que hago los deberes => Tengo que hacer los deberes`,
  }),
  documentOf({
    name: 'should be, instead of, not but',
    levels: ['A1', 'A2', 'B1'],
    text: `
My mistakes today:
"Yo soy caliente" should be "Tengo calor"
I said "la agua fría" instead of "el agua fría"
not "por la mañana siguiente" but "a la mañana siguiente"
You said "realizé" - say "me di cuenta"
Mistake: Estoy embarazado / Correct: Me da vergüenza
`,
    corrections: `
      Yo soy caliente => Tengo calor
      la agua fría => el agua fría
      por la mañana siguiente => a la mañana siguiente
      realizé => me di cuenta
      Estoy embarazado => Me da vergüenza`,
  }),
  documentOf({
    name: 'accents and spelling',
    levels: ['A1', 'A2', 'B1'],
    text: `
Ortografía
tambien → también
dificil → difícil
el ano → el año
habia → había
Yo se la verdad → Yo sé la verdad
`,
    corrections: `
      tambien => también
      dificil => difícil
      el ano => el año
      habia => había
      Yo se la verdad => Yo sé la verdad`,
  }),
  documentOf({
    name: 'corrections with reasons',
    levels: ['A2', 'B1'],
    text: `
Homework feedback
Espero que tienes suerte → Espero que tengas suerte (subjunctive after esperar que)
Cuando era niño, fui a la playa cada verano → Cuando era niño, iba a la playa cada verano (habit: imperfect)
Gracias para la ayuda → Gracias por la ayuda (gracias por)
Conozco nadar → Sé nadar (saber + infinitive)
`,
    corrections: `
      Espero que tienes suerte => Espero que tengas suerte
      Cuando era niño, fui a la playa cada verano => Cuando era niño, iba a la playa cada verano
      Gracias para la ayuda => Gracias por la ayuda
      Conozco nadar => Sé nadar`,
  }),
  documentOf({
    name: 'wrong in the chat, starred right after',
    levels: ['A1', 'A2'],
    text: `
Sam: Yo quero un café
Elena: *quiero
Sam: gracias. Mi madre vive en Londres.
Elena: ¡Perfecto!
Elena: la taza - cup
Elena: el azúcar - sugar
Elena: la cucharilla - teaspoon
Elena: descafeinado - decaf
Elena: para llevar - to take away
`,
    vocabulary: `
      la taza = cup
      el azúcar = sugar
      la cucharilla = teaspoon
      descafeinado = decaf
      para llevar = to take away`,
    sentences: `Mi madre vive en Londres.`,
    wrongForms: `quero un café`,
  }),
];
