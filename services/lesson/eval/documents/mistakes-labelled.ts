import { documentOf } from '../document.ts';

/** Mistakes and what is right, under a label each. */
export const mistakesLabelled = [
  documentOf({
    name: 'imperfect conjugation',
    text: `
El imperfecto

| | hablar | comer | vivir |
|---|---|---|---|
| yo | hablaba | comía | vivía |
| tú | hablabas | comías | vivías |
| él/ella | hablaba | comía | vivía |
| nosotros | hablábamos | comíamos | vivíamos |
| ellos | hablaban | comían | vivían |

Irregular: ser (era), ir (iba), ver (veía)

Time phrases
de niño = as a child
antes = before
todos los veranos = every summer
a menudo = often
de vez en cuando = now and then

De niño vivía en un pueblo pequeño. = As a child I lived in a small village.
Íbamos a la playa todos los veranos. = We used to go to the beach every summer.

My homework errors
I wrote: Cuando era niño, jugué al fútbol todos los días
Correct: Cuando era niño, jugaba al fútbol todos los días
I wrote: Mi abuela cocinía muy bien
Correct: Mi abuela cocinaba muy bien
I wrote: Nosotros ibamos al colegio andando
Correct: Íbamos al colegio andando
`,
    vocabulary: `
de niño = as a child
antes = before
todos los veranos = every summer
a menudo = often
de vez en cuando = now and then
`,
    sentences: `
De niño vivía en un pueblo pequeño. = As a child I lived in a small village.
Íbamos a la playa todos los veranos. = We used to go to the beach every summer.
`,
    corrections: `
Cuando era niño, jugué al fútbol todos los días => Cuando era niño, jugaba al fútbol todos los días
Mi abuela cocinía muy bien => Mi abuela cocinaba muy bien
Nosotros ibamos al colegio andando => Íbamos al colegio andando
`,
    title: 'El imperfecto',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'feelings ojo no si',
    text: `
Los sentimientos / Feelings

estar harto de – to be fed up with
estar orgulloso de – to be proud of
tener celos – to be jealous
tener ganas de – to feel like
dar vergüenza – to embarrass
echar de menos – to miss (someone)
enfadarse – to get angry

Echo de menos a mi familia. – I miss my family.
Tengo ganas de verte. – I'm looking forward to seeing you.

¡OJO!
NO: Estoy muy embarazada por mi acento
SÍ: Me da mucha vergüenza mi acento
NO: Soy excitado por el concierto
SÍ: Tengo muchas ganas de ir al concierto
NO: Yo falto mi perro
SÍ: Echo de menos a mi perro
NO: Estoy orgulloso por mi hija
SÍ: Estoy orgulloso de mi hija
`,
    vocabulary: `
estar harto de = to be fed up with
estar orgulloso de = to be proud of
tener celos = to be jealous
tener ganas de = to feel like
dar vergüenza = to embarrass
echar de menos = to miss
enfadarse = to get angry
`,
    sentences: `
Echo de menos a mi familia. = I miss my family.
Tengo ganas de verte. = I'm looking forward to seeing you.
`,
    corrections: `
Estoy muy embarazada por mi acento => Me da mucha vergüenza mi acento
Soy excitado por el concierto => Tengo muchas ganas de ir al concierto
Yo falto mi perro => Echo de menos a mi perro
Estoy orgulloso por mi hija => Estoy orgulloso de mi hija
`,
    title: 'Los sentimientos',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'bank you said better',
    text: `
Money and the bank

la tarjeta (card)
el cajero automático (cash machine)
ahorrar (to save)
gastar (to spend)
prestar (to lend)
pedir prestado (to borrow)
el préstamo (loan)
en efectivo (in cash)

¿Puedo pagar con tarjeta? (Can I pay by card?)
Estoy ahorrando para comprarme un coche. (I'm saving to buy a car.)

Corrections
You said: Gasté mucho tiempo en el banco
Better: Pasé mucho tiempo en el banco
You said: Puedes prestarme dinero a mí hermano?
Better: ¿Puedes prestarle dinero a mi hermano?
You said: Yo pagé el café
Better: Pagué el café
You said: No tengo ningunos dinero
Better: No tengo dinero
`,
    vocabulary: `
la tarjeta = card
el cajero automático = cash machine
ahorrar = to save
gastar = to spend
prestar = to lend
pedir prestado = to borrow
el préstamo = loan
en efectivo = in cash
`,
    sentences: `
¿Puedo pagar con tarjeta? = Can I pay by card?
Estoy ahorrando para comprarme un coche. = I'm saving to buy a car.
`,
    corrections: `
Gasté mucho tiempo en el banco => Pasé mucho tiempo en el banco
Puedes prestarme dinero a mí hermano? => ¿Puedes prestarle dinero a mi hermano?
Yo pagé el café => Pagué el café
No tengo ningunos dinero => No tengo dinero
`,
    title: 'Money and the bank',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'numbers dates error correccion',
    text: `
Fechas y horas

el cumpleaños: birthday
la fecha: date
el siglo: century
medianoche: midnight
mediodía: midday
y media: half past
menos cuarto: quarter to

¿Cuándo es tu cumpleaños? – When is your birthday?
Mi cumpleaños es el tres de mayo. – My birthday is on the third of May.
Son las dos y media. – It's half past two.

Error: Es las cinco
Corrección: Son las cinco
Error: Mi cumpleaños es en el ocho de Abril
Corrección: Mi cumpleaños es el ocho de abril
Error: Nací en mil novecientos y noventa
Corrección: Nací en mil novecientos noventa
Error: ¿Qué hora está?
Corrección: ¿Qué hora es?
`,
    vocabulary: `
el cumpleaños = birthday
la fecha = date
el siglo = century
medianoche = midnight
mediodía = midday
y media = half past
menos cuarto = quarter to
`,
    sentences: `
¿Cuándo es tu cumpleaños? = When is your birthday?
Mi cumpleaños es el tres de mayo. = My birthday is on the third of May.
Son las dos y media. = It's half past two.
`,
    corrections: `
Es las cinco => Son las cinco
Mi cumpleaños es en el ocho de Abril => Mi cumpleaños es el ocho de abril
Nací en mil novecientos y noventa => Nací en mil novecientos noventa
¿Qué hora está? => ¿Qué hora es?
`,
    title: 'Fechas y horas',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'pronouns wrong right labels',
    text: `
Object pronouns: lo, la, los, las, le, les

entregar - to hand in
regalar - to give (as a present)
enseñar - to show, to teach
mandar - to send
la pregunta - question
la tarta - cake
el ramo de flores - bunch of flowers

Lo veo todos los días. - I see him every day.
Le regalé un ramo de flores. - I gave her a bunch of flowers.
¿Me lo puedes enseñar? - Can you show it to me?

WRONG: Yo veo lo mañana
RIGHT: Lo veo mañana
WRONG: Le lo di ayer
RIGHT: Se lo di ayer
WRONG: Quiero la comprar
RIGHT: Quiero comprarla
WRONG: Mandé un mensaje a ella
RIGHT: Le mandé un mensaje
`,
    vocabulary: `
entregar = to hand in
regalar = to give
enseñar = to show
mandar = to send
la pregunta = question
la tarta = cake
el ramo de flores = bunch of flowers
`,
    sentences: `
Lo veo todos los días. = I see him every day.
Le regalé un ramo de flores. = I gave her a bunch of flowers.
¿Me lo puedes enseñar? = Can you show it to me?
`,
    corrections: `
Yo veo lo mañana => Lo veo mañana
Le lo di ayer => Se lo di ayer
Quiero la comprar => Quiero comprarla
Mandé un mensaje a ella => Le mandé un mensaje
`,
    title: 'Object pronouns',
    levels: ['A2', 'B1'],
  }),
];
