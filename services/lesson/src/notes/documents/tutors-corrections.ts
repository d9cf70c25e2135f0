import type { Document } from './document.ts';

export const tutorsCorrections: Document[] = [
  {
    name: 'wrong and right in two columns of a table',
    notes: `| You said | Correct |
|---|---|
| Yo es de Canadá | Yo soy de Canadá |
| la problema grande | el problema grande |
| Estoy aprendido español | Estoy aprendiendo español |`,
    corrections: [
      'Yo es de Canadá > Yo soy de Canadá',
      'la problema grande > el problema grande',
      'Estoy aprendido español > Estoy aprendiendo español',
    ],
  },
  {
    name: 'correction columns without a frame',
    notes: `Errores                     Correcto
Yo tengo calor mucho        Tengo mucho calor
Ella gusta bailar           A ella le gusta bailar
mucho gente                 mucha gente`,
    corrections: [
      'Yo tengo calor mucho > Tengo mucho calor',
      'Ella gusta bailar > A ella le gusta bailar',
      'mucho gente > mucha gente',
    ],
  },
  {
    name: 'crossed out in many ways',
    notes: `~~Soy frío~~ → Tengo frío
-la sistema- el sistema
~~el leche~~ la leche está en la mesa
[tachado: mi mano es rota] mi mano está rota
Voy ~~en~~ a la escuela mañana.`,
    corrections: [
      'Soy frío > Tengo frío',
      'la sistema > el sistema',
      'el leche está en la mesa > la leche está en la mesa',
      'mi mano es rota > mi mano está rota',
      'Voy en la escuela mañana. > Voy a la escuela mañana.',
    ],
  },
  {
    name: 'check marks after and before, in both orders',
    notes: `Yo sabo ✗ / Yo sé ✓
✅ el agua fría ❌ la agua fría
x Él tiene catorce anos → v Él tiene catorce años
✘ muchos personas — ✔ muchas personas
Ayer fui al cine ✓ (not "Ayer voy al cine")`,
    corrections: [
      'Yo sabo > Yo sé',
      'la agua fría > el agua fría',
      'Él tiene catorce anos > Él tiene catorce años',
      'muchos personas > muchas personas',
      'Ayer voy al cine > Ayer fui al cine',
    ],
  },
  {
    name: 'good and bad in two languages',
    notes: `Quiero que vienes (mal) → Quiero que vengas (bien)
Mal: Hace tres años que yo vivía aquí. Bien: Hace tres años que vivo aquí.
No es "estoy casada con" sino "estoy casada".
No es 'por la mañana temprano', es 'temprano por la mañana'.
Se dice "depende de", no "depende en".`,
    corrections: [
      'Quiero que vienes > Quiero que vengas',
      'Hace tres años que yo vivía aquí. > Hace tres años que vivo aquí.',
      'estoy casada con > estoy casada',
      'por la mañana temprano > temprano por la mañana',
      'depende en > depende de',
    ],
  },
  {
    name: 'in English sentences',
    notes: `Mistakes
You said "voy a comprar unos ropas" – say "voy a comprar ropa".
Mistake: Tengo que hago la compra. / Correct: Tengo que hacer la compra.
Use "conozco a Juan" instead of "sé a Juan".
It should be "buen tiempo", not "bueno tiempo".
"Nosotros somos listo" is wrong, it's "nosotros estamos listos".`,
    corrections: [
      'voy a comprar unos ropas > voy a comprar ropa',
      'Tengo que hago la compra. > Tengo que hacer la compra.',
      'sé a Juan > conozco a Juan',
      'bueno tiempo > buen tiempo',
      'Nosotros somos listo > nosotros estamos listos',
    ],
    heading: 'Mistakes',
  },
  {
    name: 'on two lines',
    notes: `Correcciones

Yo vive en Londres.
→ Yo vivo en Londres.

Mi hermanos son altos.
→ Mis hermanos son altos. (plural!)

x: Me duele los pies
ok: Me duelen los pies`,
    corrections: [
      'Yo vive en Londres. > Yo vivo en Londres.',
      'Mi hermanos son altos. > Mis hermanos son altos.',
      'Me duele los pies > Me duelen los pies',
    ],
    heading: 'Correcciones',
  },
  {
    name: 'only one word of a sentence',
    notes: `Vocabulary
la biblioteca - library
Corrections:
1. estudio → estudié
2. en la noche -> por la noche
3. un otro libro => otro libro
4. realizar ≠ darse cuenta
Ayer estudié en la biblioteca. - Yesterday I studied in the library.`,
    pairs: ['la biblioteca = library'],
    sentences: ['Ayer estudié en la biblioteca. = Yesterday I studied in the library.'],
    corrections: ['estudio > estudié', 'en la noche > por la noche', 'un otro libro > otro libro'],
  },
  {
    name: 'starred forms as linguists write them',
    notes: `*yo gusto el café → me gusta el café
*más bueno → mejor
Ella es *más mayor* que yo. (should be: Ella es mayor que yo.)`,
    corrections: [
      'yo gusto el café > me gusta el café',
      'más bueno > mejor',
      'Ella es más mayor que yo. > Ella es mayor que yo.',
    ],
  },
  {
    name: 'the wrong form stands elsewhere too',
    notes: `My text:
El sábado yo fui a la fiesta de mi amiga. La clima era buena. Nosotros bailamos mucho.

Corrections
la clima → el clima
La clima era buena → El clima era bueno`,
    heading: 'My text',
    sentences: ['El sábado yo fui a la fiesta de mi amiga.', 'Nosotros bailamos mucho.'],
    corrections: ['la clima > el clima', 'La clima era buena > El clima era bueno'],
  },
  {
    name: 'arrows that teach',
    notes: `ir → voy, vas, va
el perro → los perros
cantar → canté
grande → gran amigo
la ventana → the window`,
    pairs: ['la ventana = the window'],
    corrections: [],
  },
  {
    name: 'after a wrong answer',
    notes: `I said: Yo soy tener sed
Tutor: Tengo sed
You wrote "el foto"; correct is "la foto".
'Estoy en acuerdo' → should be 'Estoy de acuerdo'
Not "a la fin" — "al final".`,
    corrections: [
      'Yo soy tener sed > Tengo sed',
      'el foto > la foto',
      'Estoy en acuerdo > Estoy de acuerdo',
      'a la fin > al final',
    ],
  },
];
