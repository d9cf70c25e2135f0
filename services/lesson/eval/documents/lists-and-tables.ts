import { documentOf } from '../document.ts';

/** Lists and tables in the shapes that programs, textbooks and hurried learners give them. */
export const listsAndTables = [
  documentOf({
    name: 'every separator in one list',
    levels: ['A1', 'A2'],
    title: 'Cosas de casa',
    text: `
Cosas de casa
el sofá - sofa
la alfombra – rug
el cojín — cushion
la cortina = curtain
el espejo: mirror
la lámpara → lamp
el estante => shelf
la manta -> blanket
la almohada | pillow
la sábana	sheet
el techo   ceiling
el suelo (floor)
la pared / wall
el pasillo ≈ hallway
el sótano means basement
"el desván" is attic
`,
    vocabulary: `
el sofá = sofa
la alfombra = rug
el cojín = cushion
la cortina = curtain
el espejo = mirror
la lámpara = lamp
el estante = shelf
la manta = blanket
la almohada = pillow
la sábana = sheet
el techo = ceiling
el suelo = floor
la pared = wall
el pasillo = hallway
el sótano = basement
el desván = attic`,
  }),
  documentOf({
    name: 'marks of gender and part of speech',
    title: 'Unit 3',
    text: `
Unit 3
amigo/a - friend
alto, -a - tall
guapo(a) - handsome, good-looking
mano (f) - hand
problema (m) - problem
el/la periodista - journalist
los/las jóvenes - young people
cantante (m/f) - singer
rápido (adj) - fast
rápidamente (adv.) - quickly
correr (v) - to run
coche n.m. - car
flor n.f. - flower
simpático/-a - nice
trabajador, trabajadora - hardworking
profe m. y f. - teacher
`,
    vocabulary: `
amigo = friend
alto = tall
guapo = handsome
mano = hand
problema = problem
periodista = journalist
jóvenes = young people
cantante = singer
rápido = fast
rápidamente = quickly
correr = to run
coche = car
flor = flower
simpático = nice
trabajador = hardworking`,
  }),
  documentOf({
    name: 'spreadsheet saved as text',
    text: `
Spanish,English,Type
el ordenador,computer,noun
la pantalla,screen,noun
el teclado,keyboard,noun
descargar,to download,verb
"la contraseña","password",noun
subir,"to upload, to go up",verb
el archivo,file,noun
guardar,to save,verb
`,
    vocabulary: `
el ordenador = computer
la pantalla = screen
el teclado = keyboard
descargar = to download
la contraseña = password
subir = to upload
el archivo = file
guardar = to save`,
  }),
  documentOf({
    name: 'web page with its tags',
    title: 'La oficina',
    text: `
<h2>La oficina</h2>
<ul>
<li><b>la reunión</b> - meeting</li>
<li><b>el jefe</b> - boss</li>
<li><b>el sueldo</b> - salary</li>
<li>la impresora&nbsp;- printer</li>
<li>el horario - schedule</li>
<li>estar de baja - to be on sick leave</li>
</ul>
<p>Tengo una reuni&oacute;n a las diez. = I have a meeting at ten.</p>
`,
    vocabulary: `
la reunión = meeting
el jefe = boss
el sueldo = salary
la impresora = printer
el horario = schedule
estar de baja = to be on sick leave`,
    sentences: `
Tengo una reunión a las diez. = I have a meeting at ten.`,
  }),
  documentOf({
    name: 'Anki export',
    text: `
#separator:tab
#html:true
#tags column:3
el abuelo	grandfather	family
la abuela	grandmother	family
el sobrino	nephew	family
la suegra	mother-in-law	family
el primo	cousin	family
el yerno	son-in-law	family
la cuñada	sister-in-law	family
`,
    vocabulary: `
el abuelo = grandfather
la abuela = grandmother
el sobrino = nephew
la suegra = mother-in-law
el primo = cousin
el yerno = son-in-law
la cuñada = sister-in-law`,
  }),
  documentOf({
    name: 'numbers beside their figures',
    title: 'Los números',
    levels: ['A1'],
    text: `
Los números
11 once
12 doce
13 trece
14 catorce
15 quince
20 veinte
30 treinta
100 cien
primero - first
segundo - second
tercero - third
`,
    vocabulary: `
once = 11
doce = 12
trece = 13
catorce = 14
quince = 15
veinte = 20
treinta = 30
cien = 100
primero = first
segundo = second
tercero = third`,
  }),
  documentOf({
    name: 'irregular preterites in lines',
    title: 'Irregular preterites',
    levels: ['A2'],
    text: `
Irregular preterites
tener (to have): tuve, tuviste, tuvo, tuvimos, tuvisteis, tuvieron
hacer (to do): hice / hiciste / hizo / hicimos / hicisteis / hicieron
ir/ser: yo fui, tú fuiste, él fue, nosotros fuimos, ellos fueron
poder - pude
estar → estuve
venir -> vine (I came)

Ayer tuve un examen. - Yesterday I had an exam.
No pude dormir. - I couldn't sleep.
Hice la cena. - I made dinner.
Mis primos vinieron a casa. - My cousins came to the house.
Estuvimos en la playa. - We were at the beach.
`,
    sentences: `
Ayer tuve un examen. = Yesterday I had an exam.
No pude dormir. = I couldn't sleep.
Hice la cena. = I made dinner.
Mis primos vinieron a casa. = My cousins came to the house.
Estuvimos en la playa. = We were at the beach.`,
  }),
  documentOf({
    name: 'opposites and synonyms',
    title: 'Adjetivos',
    text: `
Adjetivos
alto ≠ bajo (tall/short)
gordo ≠ delgado (fat / thin)
bonito = lindo (pretty)
caro ≠ barato (expensive ≠ cheap)
limpio / sucio - clean / dirty
lleno x vacío - full x empty
feliz = contento = happy
`,
    vocabulary: `
alto = tall
bajo = short
gordo = fat
delgado = thin
bonito = pretty
caro = expensive
barato = cheap
limpio = clean
sucio = dirty
feliz = happy`,
  }),
  documentOf({
    name: 'typed without Spanish letters',
    text: `
notes 4/11
como estas - how are you
manana - tomorrow
el nino - the boy
ano - year
tambien - also
la cancion - the song
facil - easy
dificil - difficult
el cafe - coffee
pequeno - small
`,
    vocabulary: `
mañana = tomorrow
el niño = the boy
también = also
la canción = the song
fácil = easy
difícil = difficult
el café = coffee
pequeño = small`,
  }),
  documentOf({
    name: 'word families',
    title: 'Word families',
    text: `
Word families
cocinar (to cook) - la cocina (kitchen) - el cocinero (cook)
trabajar (to work), el trabajo (work, job), el trabajador (worker)
vender = to sell → el vendedor = salesman → la venta = sale
el pan (bread) > la panadería (bakery) > el panadero (baker)
`,
    vocabulary: `
cocinar = to cook
la cocina = kitchen
el cocinero = cook
trabajar = to work
el trabajo = work
el trabajador = worker
vender = to sell
el vendedor = salesman
la venta = sale
el pan = bread
la panadería = bakery
el panadero = baker`,
  }),
  documentOf({
    name: 'English over Spanish, blank lines between',
    levels: ['A1', 'A2'],
    text: `
where is the bathroom?
¿dónde está el baño?

I would like a coffee
quisiera un café

the bill please
la cuenta por favor

I don't understand
no entiendo

can you repeat that?
¿puede repetirlo?

I am lost
estoy perdido
`,
    sentences: `
¿dónde está el baño? = where is the bathroom?
quisiera un café = I would like a coffee
no entiendo = I don't understand
¿puede repetirlo? = can you repeat that?
estoy perdido = I am lost`,
    vocabulary: `
la cuenta por favor = the bill please`,
  }),
  documentOf({
    name: 'three columns, one of them named',
    title: 'Países y nacionalidades',
    levels: ['A1', 'A2'],
    text: `
Países y nacionalidades

País	Nacionalidad	English
Alemania	alemán/alemana	German
Francia	francés/francesa	French
Inglaterra	inglés/inglesa	English
Suecia	sueco/a	Swedish
Marruecos	marroquí	Moroccan
Brasil	brasileño/a	Brazilian

Soy de Inglaterra. Soy inglés.
Mi mujer es sueca.
`,
    vocabulary: `
alemán = German
francés = French
sueco = Swedish
marroquí = Moroccan
brasileño = Brazilian`,
    sentences: `
Soy de Inglaterra.
Mi mujer es sueca.`,
  }),
  documentOf({
    name: 'back of a textbook, articles last',
    title: 'Capítulo 4: La ciudad',
    text: `
Capítulo 4: La ciudad (pp. 45–52)

acera, la ........ pavement
ayuntamiento, el ........ town hall
barrio, el ........ neighbourhood
esquina, la ........ corner
cruzar ........ to cross
girar ........ to turn
semáforo, el ........ traffic light
`,
    vocabulary: `
la acera = pavement
el ayuntamiento = town hall
el barrio = neighbourhood
la esquina = corner
cruzar = to cross
girar = to turn
el semáforo = traffic light`,
  }),
  documentOf({
    name: 'singular, plural, gender, English',
    title: 'Los animales',
    text: `
Los animales

| Singular | Plural | Gender | English |
|---|---|---|---|
| el pez | los peces | m | fish |
| la hormiga | las hormigas | f | ant |
| el ratón | los ratones | m | mouse |
| la araña | las arañas | f | spider |
| la mosca | las moscas | f | fly |
`,
    vocabulary: `
el pez = fish
la hormiga = ant
el ratón = mouse
la araña = spider
la mosca = fly`,
  }),
  documentOf({
    name: 'a whole lesson at the bank',
    title: 'Clase 23 - En el banco',
    text: `
Clase 23 - En el banco
miércoles 12 de noviembre, con Javi

VOCAB
- la cuenta corriente (current account)
- la tarjeta de crédito (credit card)
- el cajero automático (ATM / cash machine)
- sacar dinero (to withdraw money)
- ahorrar (to save) ≠ gastar (to spend)
- la hipoteca (mortgage)
- prestar vs pedir prestado (to lend vs to borrow)
- el efectivo (cash) — pagar en efectivo (to pay in cash)

FRASES
¿Puedo pagar con tarjeta? > Can I pay by card?
Me gustaría abrir una cuenta. > I'd like to open an account.
¿Cuál es el tipo de interés? > What is the interest rate?

OJO: "realizar" does NOT mean "to realize" (= darse cuenta de)

Para la próxima clase: ejercicios 4 y 5, pág. 61
`,
    vocabulary: `
la cuenta corriente = current account
la tarjeta de crédito = credit card
el cajero automático = ATM
sacar dinero = to withdraw money
ahorrar = to save
gastar = to spend
la hipoteca = mortgage
prestar = to lend
pedir prestado = to borrow
el efectivo = cash
pagar en efectivo = to pay in cash`,
    sentences: `
¿Puedo pagar con tarjeta? = Can I pay by card?
Me gustaría abrir una cuenta. = I'd like to open an account.
¿Cuál es el tipo de interés? = What is the interest rate?`,
  }),
  documentOf({
    name: 'subjunctive after a label',
    title: 'El subjuntivo con deseos',
    levels: ['B1', 'B2'],
    text: `
El subjuntivo con deseos

Querer que + subj: Quiero que vengas a mi fiesta. (I want you to come to my party.)
Esperar que + subj: Espero que te guste. (I hope you like it.)
Ojalá: Ojalá no llueva mañana. (I hope it doesn't rain tomorrow.)
Es importante que + subj: Es importante que duermas bien. (It's important that you sleep well.)

yo venga, tú vengas, él venga, nosotros vengamos, ellos vengan
yo duerma / tú duermas / él duerma / nosotros durmamos / ellos duerman
`,
    sentences: `
Quiero que vengas a mi fiesta. = I want you to come to my party.
Espero que te guste. = I hope you like it.
Ojalá no llueva mañana. = I hope it doesn't rain tomorrow.
Es importante que duermas bien. = It's important that you sleep well.`,
  }),
];
