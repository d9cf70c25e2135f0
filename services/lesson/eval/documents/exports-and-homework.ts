import { documentOf } from '../document.ts';

/** Tables out of other programs, and homework. */
export const exportsAndHomework = [
  documentOf({
    name: 'clothes tabs',
    text: `
Spanish\tEnglish\tNotes
la camisa\tshirt\t
la camiseta\tT-shirt\tla remera in Argentina
los pantalones\ttrousers\talways plural here
la falda\tskirt\t
el vestido\tdress\t
el abrigo\tcoat\t
la bufanda\tscarf\tdon't confuse with foulard
los guantes\tgloves\t
los calcetines\tsocks\t
las zapatillas\ttrainers\talso slippers
el cinturón\tbelt\tpl. cinturones
la talla\tsize\tclothes only; shoes = número
probarse\tto try on\treflexive
quedar bien\tto fit well\tlike gustar: me queda bien
el probador\tfitting room\t
las rebajas\tsales\tJanuary and July
`,
    vocabulary: `
la camisa = shirt
la camiseta = T-shirt
los pantalones = trousers
la falda = skirt
el vestido = dress
el abrigo = coat
la bufanda = scarf
los guantes = gloves
los calcetines = socks
las zapatillas = trainers
el cinturón = belt
la talla = size
probarse = to try on
quedar bien = to fit well
el probador = fitting room
las rebajas = sales`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'quizlet semicolons',
    text: `
el martillo;hammer
el clavo;nail
el tornillo;screw
el destornillador;screwdriver
la escalera;ladder
el cubo;bucket
la escoba;broom
la fregona;mop
barrer;to sweep
fregar los platos;to wash the dishes
planchar;to iron
pasar la aspiradora;to vacuum
tender la ropa;to hang out the washing
sacar la basura;to take out the rubbish
arreglar;to fix
roto;broken
`,
    vocabulary: `
el martillo = hammer
el clavo = nail
el tornillo = screw
el destornillador = screwdriver
la escalera = ladder
el cubo = bucket
la escoba = broom
la fregona = mop
barrer = to sweep
fregar los platos = to wash the dishes
planchar = to iron
pasar la aspiradora = to vacuum
tender la ropa = to hang out the washing
sacar la basura = to take out the rubbish
arreglar = to fix
roto = broken`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'markdown three columns',
    text: `
### Emotions

| Spanish | English | Example |
| --- | --- | --- |
| alegrarse | to be glad | Me alegro de verte. |
| enfadarse | to get angry | Se enfadó con su jefe. |
| preocuparse | to worry | No te preocupes por mí. |
| aburrirse | to get bored | Los niños se aburren en clase. |
| reírse | to laugh | Nos reímos mucho anoche. |
| llorar | to cry | El bebé llora por la noche. |
| echar de menos | to miss | Echo de menos a mi familia. |
| orgulloso | proud | Estoy muy orgulloso de ti. |
| harto | fed up | Estoy harta de esperar. |
| la vergüenza | shame, embarrassment | Me da vergüenza cantar. |
`,
    vocabulary: `
alegrarse = to be glad
enfadarse = to get angry
preocuparse = to worry
aburrirse = to get bored
reírse = to laugh
llorar = to cry
echar de menos = to miss
orgulloso = proud
harto = fed up`,
    sentences: `
Me alegro de verte.
Se enfadó con su jefe.
No te preocupes por mí.
Los niños se aburren en clase.
Nos reímos mucho anoche.
El bebé llora por la noche.
Echo de menos a mi familia.
Estoy muy orgulloso de ti.
Estoy harta de esperar.
Me da vergüenza cantar.`,
    title: 'Emotions',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'house tabs part of speech',
    text: `
Tema\tEspañol\tTipo\tInglés
Casa\tel salón\tsust. m.\tliving room
Casa\tel dormitorio\tsust. m.\tbedroom
Casa\tla cocina\tsust. f.\tkitchen
Casa\tel sótano\tsust. m.\tbasement
Casa\tel techo\tsust. m.\tceiling
Casa\tla pared\tsust. f.\twall
Casa\tel suelo\tsust. m.\tfloor
Muebles\tel sillón\tsust. m.\tarmchair
Muebles\tla estantería\tsust. f.\tbookcase
Muebles\tla alfombra\tsust. f.\trug
Muebles\tel cajón\tsust. m.\tdrawer
Verbos\tlimpiar\tverbo\tto clean
Verbos\tbarrer\tverbo\tto sweep
Verbos\tcolgar\tverbo\tto hang
Adjetivos\tluminoso\tadj.\tbright
Adjetivos\tacogedor\tadj.\tcosy
Adjetivos\toscuro\tadj.\tdark
`,
    vocabulary: `
el salón = living room
el dormitorio = bedroom
la cocina = kitchen
el sótano = basement
el techo = ceiling
la pared = wall
el suelo = floor
el sillón = armchair
la estantería = bookcase
la alfombra = rug
el cajón = drawer
limpiar = to clean
barrer = to sweep
colgar = to hang
luminoso = bright
acogedor = cosy
oscuro = dark`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'homework family',
    text: `
Deberes: la familia

A) Translate into Spanish
1. I have two brothers. → Tengo dos hermanos.
2. My grandmother is eighty years old. → Mi abuela tiene ochenta años.
3. My uncle lives in Valencia. → Mi tío vive en Valencia.
4. Her cousins are very nice. → Sus primos son muy simpáticos.
5. Our parents work a lot. → Nuestros padres trabajan mucho.

B) Words I had to look up
el suegro = father-in-law
la suegra = mother-in-law
el sobrino = nephew
la sobrina = niece
el cuñado = brother-in-law
el nieto = grandson
el marido = husband
soltero = single
casado = married

C) Write about your family (for Thursday!!)
`,
    vocabulary: `
el suegro = father-in-law
la suegra = mother-in-law
el sobrino = nephew
la sobrina = niece
el cuñado = brother-in-law
el nieto = grandson
el marido = husband
soltero = single
casado = married`,
    sentences: `
Tengo dos hermanos. = I have two brothers.
Mi abuela tiene ochenta años. = My grandmother is eighty years old.
Mi tío vive en Valencia. = My uncle lives in Valencia.
Sus primos son muy simpáticos. = Her cousins are very nice.
Nuestros padres trabajan mucho. = Our parents work a lot.`,
    title: 'Deberes: la familia',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'homework near future',
    text: `
HOMEWORK - ir a + infinitive

Ex. 1 Fill in the gap
1. Mañana ______ (yo, estudiar) para el examen.   voy a estudiar
2. ¿Qué ______ (tú, hacer) el sábado?   vas a hacer
3. Mis amigos ______ (venir) a mi fiesta.   van a venir

Ex. 2 Write 5 plans for next week
El lunes voy a ir al gimnasio.
El martes voy a cenar con mi novio.
El miércoles mi hermana va a visitarme.
El viernes vamos a celebrar su cumpleaños.
El domingo no voy a hacer nada.

Ex. 3 Learn these time words
mañana - tomorrow
pasado mañana - the day after tomorrow
la semana que viene - next week
el mes que viene - next month
dentro de dos días - in two days
pronto - soon
`,
    vocabulary: `
mañana = tomorrow
pasado mañana = the day after tomorrow
la semana que viene = next week
el mes que viene = next month
dentro de dos días = in two days
pronto = soon`,
    sentences: `
El lunes voy a ir al gimnasio.
El martes voy a cenar con mi novio.
El miércoles mi hermana va a visitarme.
El viernes vamos a celebrar su cumpleaños.
El domingo no voy a hacer nada.`,
    title: 'HOMEWORK - ir a + infinitive',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'homework reading school',
    text: `
Tarea para el lunes

Lectura: "Mi instituto"
Mi instituto es grande y bastante moderno. Las clases empiezan a las ocho y cuarto. Mi asignatura favorita es la historia porque la profesora explica muy bien. En el recreo charlo con mis compañeros en el patio.

Words from the text
el instituto = secondary school
la asignatura = subject
el recreo = break
el patio = playground
charlar = to chat
explicar = to explain

Extra school words
los apuntes = notes
suspender = to fail
aprobar = to pass
la nota = mark
el aula = classroom
hacer pellas = to skip class (Spain, coll.)

Preguntas
¿A qué hora empiezan las clases?
¿Por qué le gusta la historia?
`,
    vocabulary: `
el instituto = secondary school
la asignatura = subject
el recreo = break
el patio = playground
charlar = to chat
explicar = to explain
los apuntes = notes
suspender = to fail
aprobar = to pass
la nota = mark
el aula = classroom
hacer pellas = to skip class`,
    sentences: `
Mi instituto es grande y bastante moderno.
Las clases empiezan a las ocho y cuarto.
Mi asignatura favorita es la historia porque la profesora explica muy bien.
En el recreo charlo con mis compañeros en el patio.`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'homework advice',
    text: `
Deberes 22/11 - dar consejos

1. Vocabulario (estudiar)
el consejo (advice)
el dolor de cabeza (headache)
dormir bien (to sleep well)
hacer ejercicio (to exercise)
dejar de fumar (to stop smoking)
cuidarse (to look after yourself)
descansar (to rest)
estar agotado (to be exhausted)
estar a dieta (to be on a diet)

2. Da un consejo
a) Estoy muy cansado. -> Deberías dormir más. (You should sleep more.)
b) Me duele la espalda. -> Tienes que ir al médico. (You have to go to the doctor.)
c) Tengo mucho estrés. -> ¿Por qué no haces yoga? (Why don't you do yoga?)
d) Como muy mal. -> Hay que comer más verdura. (One has to eat more vegetables.)

3. Escribe un correo a un amigo (80 palabras)
`,
    vocabulary: `
el consejo = advice
el dolor de cabeza = headache
dormir bien = to sleep well
hacer ejercicio = to exercise
dejar de fumar = to stop smoking
cuidarse = to look after yourself
descansar = to rest
estar agotado = to be exhausted
estar a dieta = to be on a diet`,
    sentences: `
Deberías dormir más. = You should sleep more.
Tienes que ir al médico. = You have to go to the doctor.
¿Por qué no haces yoga? = Why don't you do yoga?
Hay que comer más verdura. = One has to eat more vegetables.`,
    levels: ['A2', 'B1'],
  }),
];
