import { documentOf } from '../document.ts';

/** Lessons full of corrections, each in a notation of its own. */
export const correctionsAnew = [
  documentOf({
    name: 'remarks in brackets behind each sentence',
    text: `
Class with Pilar - Tues 4 Nov

My weekend (what I said, Pilar fixed it as we went)
Ayer yo fui a la playa con mis amigos (not "fue")
Comimos una paella muy rica (I said "rico")
El agua estaba fría (not era)
Después vimos una película en casa (I'd put "miramos a una película")
Volvimos a las diez (no "en las diez")
Estoy cansado hoy (I always say "soy cansado")

New words
la sombrilla - beach umbrella
la arena - sand
el bañador - swimsuit
la toalla - towel
nadar - to swim
`,
    vocabulary: `
la sombrilla = beach umbrella
la arena = sand
el bañador = swimsuit
la toalla = towel
nadar = to swim`,
    sentences: `
Comimos una paella muy rica
Volvimos a las diez`,
    corrections: `
yo fue a la playa => yo fui a la playa
una paella muy rico => una paella muy rica
El agua era fría => El agua estaba fría
miramos a una película => vimos una película
en las diez => a las diez
soy cansado => Estoy cansado`,
    wrongForms: `
yo fue`,
  }),
  documentOf({
    name: 'footnotes below a text',
    text: `
Mi rutina (homework, marked by Andrés)

Todos los días me levanto a las siete y desayuno con mi familia. Después yo voy en pie [1] al trabajo. Trabajo en una oficina que es [2] cerca del parque. Mis compañeros son muy simpáticas [3]. A las dos comemos juntos en la cafetería. Por la tarde tengo mucho sueño pero bebo un café. En la noche [4] miro la televisión.

[1] a pie
[2] está cerca
[3] simpáticos
[4] por la noche

Vocabulario
la oficina: office
la cafetería: cafeteria
desayunar: to have breakfast
juntos: together
tener sueño: to be sleepy
`,
    vocabulary: `
la oficina = office
la cafetería = cafeteria
desayunar = to have breakfast
juntos = together
tener sueño = to be sleepy`,
    sentences: `
Todos los días me levanto a las siete y desayuno con mi familia
A las dos comemos juntos en la cafetería`,
    corrections: `
yo voy en pie al trabajo => yo voy a pie al trabajo
una oficina que es cerca del parque => una oficina que está cerca del parque
Mis compañeros son muy simpáticas => Mis compañeros son muy simpáticos
En la noche => por la noche`,
    wrongForms: `
voy en pie
es cerca`,
  }),
  documentOf({
    name: 'before and after',
    text: `
Writing clinic: una carta a un amigo

BEFORE: Yo soy en Sevilla por dos semanas.
AFTER: Estoy en Sevilla dos semanas.

BEFORE: La ciudad es muy bonito y la gente son amables.
AFTER: La ciudad es muy bonita y la gente es amable.

BEFORE: Ayer comí en un restaurante que me gusta mucho.
AFTER: Ayer comí en un restaurante que me gustó mucho.

BEFORE: Te extraño y quiero que vienes.
AFTER: Te extraño y quiero que vengas.

Useful:
un abrazo = a hug
querido = dear
extrañar = to miss
la carta = letter
el sello = stamp
`,
    vocabulary: `
un abrazo = a hug
querido = dear
extrañar = to miss
la carta = letter
el sello = stamp`,
    corrections: `
Yo soy en Sevilla por dos semanas => Estoy en Sevilla dos semanas
La ciudad es muy bonito y la gente son amables => La ciudad es muy bonita y la gente es amable
Ayer comí en un restaurante que me gusta mucho => Ayer comí en un restaurante que me gustó mucho
Te extraño y quiero que vienes => Te extraño y quiero que vengas`,
    wrongForms: `
soy en sevilla
la gente son
quiero que vienes
muy bonito`,
  }),
  documentOf({
    name: 'numbered sentences and a key',
    text: `
Spanish homework 7 - find the mistake

1. Mi hermana tiene veinte años.
2. Yo no tengo hermano ninguno.
3. A mi padre le gusta los deportes.
4. Mis abuelos vive en el campo.
5. Tengo dos primas muy alta.
6. Mi tío es abogado.

Key
1. ok
2. Yo no tengo ningún hermano.
3. le gustan
4. viven
5. altas
6. ok

la abuela - grandmother
el campo - countryside
el abogado - lawyer
el deporte - sport
la prima - cousin
`,
    vocabulary: `
la abuela = grandmother
el campo = countryside
el abogado = lawyer
el deporte = sport
la prima = cousin`,
    sentences: `
Mi hermana tiene veinte años
Mi tío es abogado`,
    corrections: `
Yo no tengo hermano ninguno => Yo no tengo ningún hermano
A mi padre le gusta los deportes => A mi padre le gustan los deportes
Mis abuelos vive en el campo => Mis abuelos viven en el campo
Tengo dos primas muy alta => Tengo dos primas muy altas`,
    wrongForms: `
hermano ninguno
gusta los deportes
abuelos vive
primas muy alta`,
  }),
  documentOf({
    name: 'err and fix',
    text: `
lesson 14 log

err: estoy aburrido de esperar por el bus
fix: estoy aburrido de esperar el bus
err: mi trabajo empezar a las nueve
fix: mi trabajo empieza a las nueve
err: yo trabajo como un profesor
fix: trabajo como profesor
err: no puedo ir porque tengo que trabajando
fix: no puedo ir porque tengo que trabajar

vocab
el jefe: boss
el sueldo: salary
la empresa: company
contratar: to hire
despedir: to fire
`,
    vocabulary: `
el jefe = boss
el sueldo = salary
la empresa = company
contratar = to hire
despedir = to fire`,
    corrections: `
estoy aburrido de esperar por el bus => estoy aburrido de esperar el bus
mi trabajo empezar a las nueve => mi trabajo empieza a las nueve
yo trabajo como un profesor => trabajo como profesor
no puedo ir porque tengo que trabajando => no puedo ir porque tengo que trabajar`,
    wrongForms: `
esperar por el bus
trabajo empezar
como un profesor
que trabajando`,
  }),
  documentOf({
    name: 'suggestions of an online editor',
    text: `
Document: Mi ciudad.docx - suggestions by Lucía R.

Mi ciudad es pequeña pero muy bonita.
Hay muchos parques y un río.
Lucía R.: Replace: "esta" with "está" - La estación esta al lado del museo.
Lucía R.: Replace: "bueno" with "buena" - La comida es muy bueno.
Lucía R.: Delete: "a" - Visito a el museo los domingos. 
Lucía R.: Add: "a" - Conozco mucha gente → Conozco a mucha gente
En verano hay un festival de música.

la estación = station
el museo = museum
el río = river
al lado de = next to
la comida = food
`,
    vocabulary: `
la estación = station
el museo = museum
el río = river
al lado de = next to
la comida = food`,
    sentences: `
Mi ciudad es pequeña pero muy bonita
En verano hay un festival de música`,
    corrections: `
La estación esta al lado del museo => La estación está al lado del museo
La comida es muy bueno => La comida es muy buena
Visito a el museo los domingos => Visito el museo los domingos
Conozco mucha gente => Conozco a mucha gente`,
    wrongForms: `
a el museo`,
  }),
  documentOf({
    name: 'arrows that point backwards',
    text: `
Correcciones de hoy (Mateo)

fui al mercado ← yo iba al mercado ayer
compré dos kilos ← compro dos kilos ayer
las naranjas estaban muy baratas ← las naranjas eran muy baratos
me encanta la fruta <- yo encanta la fruta
cuesta dos euros <- cuesto dos euros

Palabras
el mercado → market
la naranja → orange
barato → cheap
el puesto → stall
la bolsa → bag
`,
    vocabulary: `
el mercado = market
la naranja = orange
barato = cheap
el puesto = stall
la bolsa = bag`,
    corrections: `
yo iba al mercado ayer => fui al mercado
compro dos kilos ayer => compré dos kilos
las naranjas eran muy baratos => las naranjas estaban muy baratas
yo encanta la fruta => me encanta la fruta
cuesto dos euros => cuesta dos euros`,
  }),
  documentOf({
    name: 'table of errors with the reason',
    text: `
| Error | Correction | Why |
|---|---|---|
| Soy muy hambre | Tengo mucha hambre | hunger takes tener |
| Estoy de Escocia | Soy de Escocia | origin = ser |
| La problema es grande | El problema es grande | masculine |
| Ella quiere comer pescados | Ella quiere comer pescado | food, no plural |
| Nos vemos en lunes | Nos vemos el lunes | days take el |

| Spanish | English |
|---|---|
| el pescado | fish |
| la carne | meat |
| el pollo | chicken |
| la verdura | vegetable |
| el arroz | rice |
`,
    vocabulary: `
el pescado = fish
la carne = meat
el pollo = chicken
la verdura = vegetable
el arroz = rice`,
    corrections: `
Soy muy hambre => Tengo mucha hambre
Estoy de Escocia => Soy de Escocia
La problema es grande => El problema es grande
Ella quiere comer pescados => Ella quiere comer pescado
Nos vemos en lunes => Nos vemos el lunes`,
    wrongForms: `
comer pescados
nos vemos en lunes`,
  }),
  documentOf({
    name: 'notebook entry with comments of natives',
    text: `
Notebook: Mi fin de semana en Granada
Original text
El sábado pasado yo viajé en Granada con mi novio. Visitamos la Alhambra y tomamos muchos fotos. El hotel fue muy caro pero la cama era cómoda. Yo quiero volver el próximo año.

Comments
Javier (native speaker, Spain)
El sábado pasado viajé a Granada con mi novio. 
Visitamos la Alhambra e hicimos muchas fotos.
El hotel era muy caro pero la cama era cómoda.
Quiero volver el próximo año.
Great job! ¡Muy bien escrito!

My words from this
viajar = to travel
el novio = boyfriend
la cama = bed
cómodo = comfortable
volver = to come back
`,
    vocabulary: `
viajar = to travel
el novio = boyfriend
la cama = bed
cómodo = comfortable
volver = to come back`,
    corrections: `
El sábado pasado yo viajé en Granada con mi novio => El sábado pasado viajé a Granada con mi novio
Visitamos la Alhambra y tomamos muchos fotos => Visitamos la Alhambra e hicimos muchas fotos
El hotel fue muy caro => El hotel era muy caro`,
    wrongForms: `
viajé en Granada
muchos fotos
hotel fue`,
  }),
  documentOf({
    name: 'chat with stars and a single turn',
    text: `
Ben: Hola Ana, ayer yo visité a mis padres y nosotros comió juntos.
Ana here: comimos, Ben!
ah ok comimos
then I told her: mi madre es enfermera y mi padre es en casa
→ está en casa
and: ellos tiene un perro grande
→ tienen

She taught me
jubilado - retired
la enfermera - nurse
el perro - dog
cuidar - to look after
el jardín - garden
`,
    vocabulary: `
jubilado = retired
la enfermera = nurse
el perro = dog
cuidar = to look after
el jardín = garden`,
    corrections: `
nosotros comió juntos => nosotros comimos juntos
mi padre es en casa => mi padre está en casa
ellos tiene un perro grande => ellos tienen un perro grande`,
    wrongForms: `
nosotros comió
padre es en casa
ellos tiene`,
  }),
  documentOf({
    name: 'choices with slashes, the right one in capitals',
    text: `
Pretérito vs imperfecto - my mistakes with Rocío

1) Cuando tenía diez años, VIVÍA/viví en Leeds.
2) Anoche DORMÍ/dormía ocho horas.
3) De pequeño yo JUGABA/jugué al fútbol todos los días.
4) El lunes TUVE/tenía un examen.

Also:
el martes - not "en martes"
la gente dice - NOT dicen
hace dos años - NOT "dos años hace"

anoche = last night
de pequeño = as a child
el examen = exam
mudarse = to move house
la infancia = childhood
`,
    vocabulary: `
anoche = last night
de pequeño = as a child
el examen = exam
mudarse = to move house
la infancia = childhood`,
    corrections: `
Cuando tenía diez años, viví en Leeds => Cuando tenía diez años, vivía en Leeds
Anoche dormía ocho horas => Anoche dormí ocho horas
De pequeño yo jugué al fútbol todos los días => De pequeño yo jugaba al fútbol todos los días
El lunes tenía un examen => El lunes tuve un examen
en martes => el martes
la gente dicen => la gente dice
dos años hace => hace dos años`,
    wrongForms: `
anoche dormía
lunes tenía`,
  }),
  documentOf({
    name: 'voice messages written down',
    text: `
Voice notes with Clara (transcript)

[me] Hola Clara, hoy estoy muy ocupado porque tengo mucho trabajos.
[Clara] Hola Tom. Un detalle: mucho trabajo, en singular.
[me] Vale. Mañana voy a ir a Londres por avión.
[Clara] En avión, ¿vale? En avión, en tren, en coche.
[me] Mi vuelo sale a ocho.
[Clara] Sale a las ocho. ¿Y cuándo vuelves?
[me] Yo vuelvo en sábado.
[Clara] El sábado, sin "en". ¡Buen viaje!

ocupado: busy
el vuelo: flight
el avión: plane
el tren: train
¡buen viaje!: have a good trip!
`,
    vocabulary: `
ocupado = busy
el vuelo = flight
el avión = plane
el tren = train`,
    corrections: `
tengo mucho trabajos => tengo mucho trabajo
voy a ir a Londres por avión => voy a ir a Londres en avión
Mi vuelo sale a ocho => Mi vuelo sale a las ocho
Yo vuelvo en sábado => Yo vuelvo el sábado`,
    wrongForms: `
mucho trabajos
por avión
sale a ocho
en sábado`,
  }),
];
