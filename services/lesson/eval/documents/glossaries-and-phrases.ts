import { documentOf } from '../document.ts';

/** Glossaries, phrases and idioms. */
export const glossariesAndPhrases = [
  documentOf({
    name: 'work glossary',
    text: `
Glosario: el mundo laboral

el ascenso: promotion
el aumento: pay rise
la baja: sick leave
el becario: intern
el compañero de trabajo: colleague
el contrato: contract
despedir: to fire
la empresa: company
la entrevista: interview
la experiencia laboral: work experience
el horario: timetable, working hours
jubilarse: to retire
el jefe: boss
el paro: unemployment
solicitar: to apply for
el sueldo: salary
a tiempo completo: full-time
a tiempo parcial: part-time
`,
    vocabulary: `
el ascenso = promotion
el aumento = pay rise
la baja = sick leave
el becario = intern
el compañero de trabajo = colleague
el contrato = contract
despedir = to fire
la empresa = company
la entrevista = interview
la experiencia laboral = work experience
jubilarse = to retire
el jefe = boss
el paro = unemployment
solicitar = to apply for
el sueldo = salary
a tiempo completo = full-time
a tiempo parcial = part-time`,
    title: 'Glosario: el mundo laboral',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'city glossary abc',
    text: `
GLOSSARY UNIT 2 - the city

A
el aparcamiento - car park
el atasco - traffic jam
la avenida - avenue

B
el barrio - neighbourhood
el bombero - firefighter
el buzón - postbox

C
la calle peatonal - pedestrian street
el carril bici - cycle lane
la comisaría - police station
cruzar - to cross
cuesta arriba - uphill

D–E
doblar - to turn
el edificio - building
el estanco - tobacconist's

Expressions
todo recto - straight on
a mano derecha - on the right-hand side
dar una vuelta - to go for a walk
`,
    vocabulary: `
el aparcamiento = car park
el atasco = traffic jam
la avenida = avenue
el barrio = neighbourhood
el bombero = firefighter
el buzón = postbox
la calle peatonal = pedestrian street
el carril bici = cycle lane
la comisaría = police station
cruzar = to cross
cuesta arriba = uphill
doblar = to turn
el edificio = building
el estanco = tobacconist's
todo recto = straight on
a mano derecha = on the right-hand side
dar una vuelta = to go for a walk`,
    title: 'GLOSSARY UNIT 2 - the city',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'directions mexico phrases',
    text: `
Getting around Mexico City — phrases

1. ¿Dónde queda el metro? — Where is the metro?
2. Siga derecho dos cuadras. — Go straight for two blocks.
3. Dé vuelta a la izquierda. — Turn left.
4. Está a la vuelta. — It's around the corner.
5. ¿Me puede llevar al aeropuerto? — Can you take me to the airport?
6. Aquí me bajo, por favor. — I get off here, please.
7. ¿Cuánto le debo? — How much do I owe you?
8. Estoy perdido. — I'm lost.

Words
la cuadra — block
el boleto — ticket
el camión — bus (in Mexico)
la glorieta — roundabout
la banqueta — pavement / sidewalk
manejar — to drive
estacionarse — to park
el tráfico — traffic
`,
    vocabulary: `
la cuadra = block
el boleto = ticket
el camión = bus
la glorieta = roundabout
manejar = to drive
estacionarse = to park
el tráfico = traffic`,
    sentences: `
¿Dónde queda el metro? = Where is the metro?
Siga derecho dos cuadras. = Go straight for two blocks.
Dé vuelta a la izquierda. = Turn left.
Está a la vuelta. = It's around the corner.
¿Me puede llevar al aeropuerto? = Can you take me to the airport?
Aquí me bajo, por favor. = I get off here, please.
¿Cuánto le debo? = How much do I owe you?
Estoy perdido. = I'm lost.`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'false friends',
    text: `
False friends!! (falsos amigos)

embarazada = pregnant   (embarrassed = avergonzado)
éxito = success   (exit = salida)
actualmente = currently   (actually = en realidad)
asistir = to attend   (to assist = ayudar)
carpeta = folder   (carpet = alfombra)
constipado = with a cold   (constipated = estreñido)
librería = bookshop   (library = biblioteca)
realizar = to carry out   (to realise = darse cuenta)
sensible = sensitive   (sensible = sensato)
ropa = clothes   (rope = cuerda)

Mi prima está embarazada de seis meses.
La película fue un éxito en todo el mundo.
Actualmente vivo con mis abuelos.
`,
    vocabulary: `
embarazada = pregnant
éxito = success
actualmente = currently
asistir = to attend
carpeta = folder
constipado = with a cold
librería = bookshop
realizar = to carry out
sensible = sensitive
ropa = clothes`,
    sentences: `
Mi prima está embarazada de seis meses.
La película fue un éxito en todo el mundo.
Actualmente vivo con mis abuelos.`,
    title: 'False friends!! (falsos amigos)',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'phone phrases arrows',
    text: `
On the phone ☎️

¿Diga? → Hello? (answering in Spain)
¿De parte de quién? → Who's calling?
¿Puedo hablar con Marta? → Can I speak to Marta?
Ahora mismo no está. → She's not here right now.
Le paso con ella. → I'll put you through to her.
¿Quiere dejar un mensaje? → Do you want to leave a message?
Se ha equivocado de número. → You've got the wrong number.
Se oye muy mal. → The line is very bad.
Te llamo luego. → I'll call you later.

verbs
colgar → to hang up
marcar → to dial
descolgar → to pick up
sonar → to ring
quedarse sin batería → to run out of battery

nouns
la llamada → call
el buzón de voz → voicemail
el prefijo → area code
`,
    vocabulary: `
¿De parte de quién? = Who's calling?
colgar = to hang up
marcar = to dial
descolgar = to pick up
sonar = to ring
quedarse sin batería = to run out of battery
la llamada = call
el buzón de voz = voicemail
el prefijo = area code`,
    sentences: `
¿Puedo hablar con Marta? = Can I speak to Marta?
Ahora mismo no está. = She's not here right now.
Le paso con ella. = I'll put you through to her.
¿Quiere dejar un mensaje? = Do you want to leave a message?
Se ha equivocado de número. = You've got the wrong number.
Se oye muy mal. = The line is very bad.
Te llamo luego. = I'll call you later.`,
    title: 'On the phone',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'character paragraph parens',
    text: `
Describing people

Today we described our friends and families. Words for character: amable (kind), vago (lazy), trabajador (hard-working), tacaño (stingy), generoso (generous), terco (stubborn), gracioso (funny), tímido (shy), maleducado (rude).

Looks: alto (tall), bajo (short), delgado (slim), calvo (bald), pelirrojo (red-haired), moreno (dark-haired), el pelo rizado (curly hair), la barba (beard), las gafas (glasses).

Remember that adjectives agree: un chico alto, una chica alta, unos chicos altos, unas chicas altas.

Examples:
Mi mejor amiga es muy graciosa. (My best friend is very funny.)
Mi padre es calvo y lleva gafas. (My father is bald and wears glasses.)
Los gemelos tienen el pelo rizado. (The twins have curly hair.)
Se parece a su madre. (She looks like her mother.)
`,
    vocabulary: `
amable = kind
vago = lazy
trabajador = hard-working
tacaño = stingy
generoso = generous
terco = stubborn
gracioso = funny
tímido = shy
maleducado = rude
alto = tall
bajo = short
delgado = slim
calvo = bald
pelirrojo = red-haired
moreno = dark-haired
el pelo rizado = curly hair
la barba = beard
las gafas = glasses`,
    sentences: `
Mi mejor amiga es muy graciosa. = My best friend is very funny.
Mi padre es calvo y lleva gafas. = My father is bald and wears glasses.
Los gemelos tienen el pelo rizado. = The twins have curly hair.
Se parece a su madre. = She looks like her mother.`,
    title: 'Describing people',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'flashcards alternating',
    text: `
Flashcards - connectors & opinions

sin embargo
however

además
besides

por lo tanto
therefore

aunque
although

a pesar de
in spite of

en mi opinión
in my opinion

estoy de acuerdo
I agree

al principio
at the beginning

al final
in the end

mientras
while
`,
    vocabulary: `
sin embargo = however
además = besides
por lo tanto = therefore
aunque = although
a pesar de = in spite of
en mi opinión = in my opinion
estoy de acuerdo = I agree
al principio = at the beginning
al final = in the end
mientras = while`,
    title: 'Flashcards - connectors & opinions',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'numbered idioms b1',
    text: `
Expresiones coloquiales (clase con Alba)

1) ser pan comido – to be a piece of cake
   El examen fue pan comido.
2) estar en las nubes – to have your head in the clouds
   Siempre estás en las nubes.
3) costar un ojo de la cara – to cost an arm and a leg
   Estos zapatos me costaron un ojo de la cara.
4) meter la pata – to put your foot in it
   Perdona, he metido la pata.
5) tomar el pelo a alguien – to pull someone's leg
   ¿Me estás tomando el pelo?
6) no pegar ojo – not to sleep a wink
   Anoche no pegué ojo por el calor.
7) estar hecho polvo – to be worn out
   Después del partido estaba hecho polvo.

also: ¡Qué rollo! (How boring!), ¡Qué pena! (What a shame!), ¡Ni hablar! (No way!)
`,
    vocabulary: `
ser pan comido = to be a piece of cake
estar en las nubes = to have your head in the clouds
costar un ojo de la cara = to cost an arm and a leg
meter la pata = to put your foot in it
tomar el pelo a alguien = to pull someone's leg
no pegar ojo = not to sleep a wink
estar hecho polvo = to be worn out
¡Qué rollo! = How boring!
¡Qué pena! = What a shame!
¡Ni hablar! = No way!`,
    sentences: `
El examen fue pan comido.
Siempre estás en las nubes.
Estos zapatos me costaron un ojo de la cara.
Perdona, he metido la pata.
¿Me estás tomando el pelo?
Anoche no pegué ojo por el calor.
Después del partido estaba hecho polvo.`,
    title: 'Expresiones coloquiales',
    levels: ['B1'],
  }),
];
