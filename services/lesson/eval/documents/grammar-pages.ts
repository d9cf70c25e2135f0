import { documentOf } from '../document.ts';

/** Pages about one point of grammar, with tables of forms and examples. */
export const grammarPages = [
  documentOf({
    name: 'present tense table',
    text: `
# Present tense - regular verbs

| | hablar (to speak) | comer (to eat) | vivir (to live) |
|---|---|---|---|
| yo | hablo | como | vivo |
| tú | hablas | comes | vives |
| él / ella / usted | habla | come | vive |
| nosotros | hablamos | comemos | vivimos |
| vosotros | habláis | coméis | vivís |
| ellos / ustedes | hablan | comen | viven |

Other -ar verbs: trabajar (to work), cocinar (to cook), viajar (to travel)
Other -er verbs: beber (to drink), leer (to read), correr (to run)
Other -ir verbs: abrir (to open), escribir (to write), recibir (to receive)

Examples:
- Trabajo en un banco. (I work in a bank.)
- ¿Dónde vives? (Where do you live?)
- Mis padres leen el periódico. (My parents read the newspaper.)
- Nosotros no comemos carne. (We don't eat meat.)
- La tienda abre a las nueve. (The shop opens at nine.)
`,
    vocabulary: `
hablar = to speak
comer = to eat
vivir = to live
trabajar = to work
cocinar = to cook
viajar = to travel
beber = to drink
leer = to read
correr = to run
abrir = to open
escribir = to write
recibir = to receive`,
    sentences: `
Trabajo en un banco. = I work in a bank.
¿Dónde vives? = Where do you live?
Mis padres leen el periódico. = My parents read the newspaper.
Nosotros no comemos carne. = We don't eat meat.
La tienda abre a las nueve. = The shop opens at nine.`,
    title: 'Present tense - regular verbs',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'preterite irregulars',
    text: `
PRETÉRITO INDEFINIDO - irregulares

              ir / ser     hacer        tener       estar
yo            fui          hice         tuve        estuve
tú            fuiste       hiciste      tuviste     estuviste
él/ella       fue          hizo         tuvo        estuvo
nosotros      fuimos       hicimos      tuvimos     estuvimos
vosotros      fuisteis     hicisteis    tuvisteis   estuvisteis
ellos         fueron       hicieron     tuvieron    estuvieron

no accents on the irregular ones!!
ir and ser are the same in this tense

Use it with: ayer (yesterday), anoche (last night), la semana pasada (last week), el año pasado (last year), hace dos días (two days ago)

Ayer fui al cine con Laura. - Yesterday I went to the cinema with Laura.
¿Qué hiciste anoche? - What did you do last night?
Tuvimos un problema con el coche. - We had a problem with the car.
Estuve tres días en Sevilla. - I was in Seville for three days.
`,
    vocabulary: `
ayer = yesterday
anoche = last night
la semana pasada = last week
el año pasado = last year
hace dos días = two days ago`,
    sentences: `
Ayer fui al cine con Laura. = Yesterday I went to the cinema with Laura.
¿Qué hiciste anoche? = What did you do last night?
Tuvimos un problema con el coche. = We had a problem with the car.
Estuve tres días en Sevilla. = I was in Seville for three days.`,
    title: 'PRETÉRITO INDEFINIDO - irregulares',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'tener forms and expressions',
    text: `
TENER (to have)

yo tengo - I have
tú tienes - you have
él tiene - he has
nosotros tenemos - we have
vosotros tenéis - you all have
ellos tienen - they have

Expressions with tener (in English we use "to be"!)

tener hambre - to be hungry
tener sed - to be thirsty
tener sueño - to be sleepy
tener prisa - to be in a hurry
tener miedo - to be afraid
tener razón - to be right
tener suerte - to be lucky
tener ganas de - to feel like
tener que + inf. - to have to

Tengo que limpiar mi cuarto. - I have to clean my room.
¿Cuántos años tienes? - How old are you?
No tengo ganas de salir. - I don't feel like going out.

not "soy veinte años" but "tengo veinte años"
`,
    vocabulary: `
yo tengo = I have
nosotros tenemos = we have
ellos tienen = they have
tener hambre = to be hungry
tener sed = to be thirsty
tener sueño = to be sleepy
tener prisa = to be in a hurry
tener miedo = to be afraid
tener razón = to be right
tener suerte = to be lucky
tener ganas de = to feel like`,
    sentences: `
Tengo que limpiar mi cuarto. = I have to clean my room.
¿Cuántos años tienes? = How old are you?
No tengo ganas de salir. = I don't feel like going out.`,
    corrections: `
soy veinte años => tengo veinte años`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'imperfect tense',
    text: `
The imperfect (pretérito imperfecto)

-ar: -aba, -abas, -aba, -ábamos, -abais, -aban
-er/-ir: -ía, -ías, -ía, -íamos, -íais, -ían

Only three irregulars:
ser: era, eras, era, éramos, erais, eran
ir: iba, ibas, iba, íbamos, ibais, iban
ver: veía, veías, veía, veíamos, veíais, veían

We use it for
a) habits in the past
De niño, jugaba en la calle. – As a child, I used to play in the street.
Todos los veranos íbamos al pueblo. – Every summer we used to go to the village.
b) descriptions in the past
La casa era muy vieja. – The house was very old.
Había mucha gente en la plaza. – There were a lot of people in the square.
c) age and time
Eran las dos de la mañana. – It was two in the morning.

Time expressions
antes – before
todos los días – every day
a menudo – often
siempre – always
en aquella época – at that time
`,
    vocabulary: `
antes = before
todos los días = every day
a menudo = often
siempre = always
en aquella época = at that time`,
    sentences: `
De niño, jugaba en la calle. = As a child, I used to play in the street.
Todos los veranos íbamos al pueblo. = Every summer we used to go to the village.
La casa era muy vieja. = The house was very old.
Había mucha gente en la plaza. = There were a lot of people in the square.
Eran las dos de la mañana. = It was two in the morning.`,
    title: 'The imperfect (pretérito imperfecto)',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'por para grammar',
    text: `
Por vs. para

Both can mean "for" in English, so think about the idea behind it.

PARA is used for:
- purpose: Estudio español para viajar. (I study Spanish in order to travel.)
- deadline: El informe es para el lunes. (The report is for Monday.)
- recipient: Este regalo es para ti. (This present is for you.)
- opinion: Para mí, es demasiado caro. (For me, it's too expensive.)

POR is used for:
- cause: Llegamos tarde por el tráfico. (We arrived late because of the traffic.)
- exchange: Pagué veinte euros por la camiseta. (I paid twenty euros for the T-shirt.)
- moving through a place: Paseamos por el parque. (We strolled through the park.)
- means: Te llamo por teléfono. (I'll call you by phone.)

Fixed phrases - just learn these!
por favor = please
por supuesto = of course
por fin = finally
por ejemplo = for example
por si acaso = just in case
para siempre = forever
para nada = not at all
`,
    vocabulary: `
por favor = please
por supuesto = of course
por fin = finally
por ejemplo = for example
por si acaso = just in case
para siempre = forever
para nada = not at all`,
    sentences: `
Estudio español para viajar. = I study Spanish in order to travel.
El informe es para el lunes. = The report is for Monday.
Este regalo es para ti. = This present is for you.
Para mí, es demasiado caro. = For me, it's too expensive.
Llegamos tarde por el tráfico. = We arrived late because of the traffic.
Pagué veinte euros por la camiseta. = I paid twenty euros for the T-shirt.
Paseamos por el parque. = We strolled through the park.
Te llamo por teléfono. = I'll call you by phone.`,
    title: 'Por vs. para',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'ser estar',
    text: `
## Ser and estar

Spanish has two verbs for "to be".

**Ser** - what something is: identity, origin, profession, character, material, time.
* Soy de Manchester. → I'm from Manchester.
* Mi hermano es enfermero. → My brother is a nurse.
* La mesa es de madera. → The table is made of wood.
* Son las cuatro y media. → It's half past four.

**Estar** - how or where something is: location, mood, health, results.
* Estamos en la estación. → We're at the station.
* El café está frío. → The coffee is cold.
* ¿Estás enfadada conmigo? → Are you angry with me?
* La ventana está abierta. → The window is open.

Some adjectives change meaning:
ser aburrido = to be boring
estar aburrido = to be bored
ser listo = to be clever
estar listo = to be ready
ser rico = to be rich
estar rico = to be tasty

❌ Estoy profesora.
✅ Soy profesora.
`,
    vocabulary: `
ser aburrido = to be boring
estar aburrido = to be bored
ser listo = to be clever
estar listo = to be ready
ser rico = to be rich
estar rico = to be tasty`,
    sentences: `
Soy de Manchester. = I'm from Manchester.
Mi hermano es enfermero. = My brother is a nurse.
La mesa es de madera. = The table is made of wood.
Son las cuatro y media. = It's half past four.
Estamos en la estación. = We're at the station.
El café está frío. = The coffee is cold.
¿Estás enfadada conmigo? = Are you angry with me?
La ventana está abierta. = The window is open.`,
    corrections: `
Estoy profesora. => Soy profesora.`,
    title: 'Ser and estar',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'gustar verbs grammar',
    text: `
Verbs like gustar

With these verbs the thing you like is the subject, and the person is an indirect object (me, te, le, nos, os, les). So the verb is singular or plural depending on the thing.

Me gusta el chocolate. = I like chocolate.
Me gustan las películas de terror. = I like horror films.
A Pedro le gusta bailar. = Pedro likes dancing.

More verbs that work the same way:
encantar – to love
interesar – to interest
molestar – to bother
aburrir – to bore
doler – to hurt
faltar – to be missing
importar – to matter

Nos encanta esta canción. = We love this song.
¿Te molesta el ruido? = Does the noise bother you?
No me importa. = I don't mind.
Me faltan dos euros. = I'm two euros short.

To agree: A mí también (me too), A mí tampoco (me neither)
`,
    vocabulary: `
encantar = to love
interesar = to interest
molestar = to bother
aburrir = to bore
doler = to hurt
faltar = to be missing
importar = to matter
A mí también = me too
A mí tampoco = me neither`,
    sentences: `
Me gusta el chocolate. = I like chocolate.
Me gustan las películas de terror. = I like horror films.
A Pedro le gusta bailar. = Pedro likes dancing.
Nos encanta esta canción. = We love this song.
¿Te molesta el ruido? = Does the noise bother you?
No me importa. = I don't mind.
Me faltan dos euros. = I'm two euros short.`,
    title: 'Verbs like gustar',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'comparatives grammar',
    text: `
COMPARATIVES

más ... que = more ... than
menos ... que = less ... than
tan ... como = as ... as

Madrid es más grande que Toledo.
    Madrid is bigger than Toledo.
El metro es menos caro que el taxi.
    The underground is less expensive than the taxi.
Mi hermana es tan alta como yo.
    My sister is as tall as me.
Tengo tantos libros como tú.
    I have as many books as you.

Irregular ones:
mejor = better
peor = worse
mayor = older
menor = younger

So careful! It's not "más bueno que" but "mejor que".

Superlative: el/la/los/las + noun + más + adjective + de
Es el restaurante más caro de la ciudad.
    It's the most expensive restaurant in the city.
Adjectives we used: barato (cheap), cómodo (comfortable), rápido (fast), peligroso (dangerous)
`,
    vocabulary: `
mejor = better
peor = worse
mayor = older
menor = younger
barato = cheap
cómodo = comfortable
rápido = fast
peligroso = dangerous`,
    sentences: `
Madrid es más grande que Toledo. = Madrid is bigger than Toledo.
El metro es menos caro que el taxi. = The underground is less expensive than the taxi.
Mi hermana es tan alta como yo. = My sister is as tall as me.
Tengo tantos libros como tú. = I have as many books as you.
Es el restaurante más caro de la ciudad. = It's the most expensive restaurant in the city.`,
    corrections: `
más bueno que => mejor que`,
    title: 'COMPARATIVES',
    levels: ['A2', 'B1'],
  }),
];
