import { documentOf } from '../document.ts';

/** Talks: chats with their stamps, and dialogues with their words. */
export const chatsAndDialogues = [
  documentOf({
    name: 'whatsapp beach',
    text: `
[12/3/24, 18:02:11] Paula: ¡Hola, Ben! ¿Qué tal el fin de semana?
[12/3/24, 18:03:40] Ben: hola Paula! muy bien gracias
[12/3/24, 18:04:02] Ben: Fui a la playa con mis amigos.
[12/3/24, 18:04:30] Paula: ¿Hizo buen tiempo?
[12/3/24, 18:05:13] Ben: Sí, hizo mucho sol. how do you say beach umbrella?
[12/3/24, 18:05:55] Paula: la sombrilla = beach umbrella
[12/3/24, 18:06:20] Paula: some more for the beach:
la arena = sand
la ola = wave
la toalla = towel
el bañador = swimsuit
la crema solar = sun cream
la orilla = shore
[12/3/24, 18:07:48] Ben: great, gracias 😊
[12/3/24, 18:08:15] Ben: Nadé una hora y después soy muy cansado
[12/3/24, 18:08:59] Paula: casi 😉 soy muy cansado → estaba muy cansado
[12/3/24, 18:09:21] Ben: ah ok, estar porque es temporal
[12/3/24, 18:09:50] Paula: exacto 👍 Nos vemos el jueves a las seis.
`,
    vocabulary: `
la sombrilla = beach umbrella
la arena = sand
la ola = wave
la toalla = towel
el bañador = swimsuit
la crema solar = sun cream
la orilla = shore`,
    sentences: `
Fui a la playa con mis amigos.
¿Hizo buen tiempo?`,
    corrections: `
soy muy cansado => estaba muy cansado`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'italki chat flat',
    text: `
Carmen  10:02 AM
Hoy vamos a hablar de tu piso nuevo 🏠

Rachel  10:03 AM
ok! Vivo en un piso pequeño en el centro.

Carmen  10:04 AM
¿Cuántas habitaciones tiene?

Rachel  10:04 AM
Tiene dos habitaciones y un balcón.

Carmen  10:06 AM
el alquiler - rent
la fianza - deposit
el casero - landlord
el compañero de piso - flatmate
amueblado - furnished
la calefacción - heating
los gastos - bills, expenses

Rachel  10:11 AM
what's "to move house"?

Carmen  10:11 AM
mudarse - to move house

Rachel  10:12 AM
Me mudé en septiembre.

Carmen  10:13 AM
¡Perfecto!
`,
    vocabulary: `
el alquiler = rent
la fianza = deposit
el casero = landlord
el compañero de piso = flatmate
amueblado = furnished
la calefacción = heating
mudarse = to move house`,
    sentences: `
¿Cuántas habitaciones tiene?
Tiene dos habitaciones y un balcón.
Me mudé en septiembre.`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'zoom chat',
    text: `
18:03:41 From Elena Ruiz to Everyone:
	Hoy: los deportes 🏀
18:05:12 From Elena Ruiz to Everyone:
	el partido = match
	el equipo = team
	el entrenador = coach
	empatar = to draw
18:06:30 From Josh to Everyone:
	how do you say "referee"?
18:06:44 From Elena Ruiz to Everyone:
	el árbitro = referee
18:09:02 From Elena Ruiz to Everyone:
	ganar = to win / perder = to lose
18:11:25 From Kate to Everyone:
	Juego al tenis dos veces por semana.
18:11:58 From Elena Ruiz to Everyone:
	¡Muy bien, Kate!
18:13:20 From Josh to Everyone:
	Yo practico natación desde hace tres años.
18:16:07 From Elena Ruiz to Everyone:
	el portero = goalkeeper
	la cancha = court
	entrenar = to train
	lesionarse = to get injured
18:19:33 From Kate to Everyone:
	gracias Elena! same time next week?
`,
    vocabulary: `
el partido = match
el equipo = team
el entrenador = coach
empatar = to draw
el árbitro = referee
ganar = to win
perder = to lose
el portero = goalkeeper
la cancha = court
entrenar = to train
lesionarse = to get injured`,
    sentences: `
Juego al tenis dos veces por semana.
Yo practico natación desde hace tres años.`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'telegram birthday',
    text: `
Nico, [05.06.24 20:14]
Oye, ¿vienes a mi cumpleaños el sábado?

Amy, [05.06.24 20:16]
¡Claro que sí! ¿A qué hora empieza la fiesta?

Nico, [05.06.24 20:17]
Empieza a las nueve en mi casa.

Amy, [05.06.24 20:18]
what can I bring? jaja no sé decirlo

Nico, [05.06.24 20:19]
"¿Qué puedo llevar?" = What can I bring?
Words for the party:
la tarta = cake
el regalo = present
la vela = candle
el globo = balloon
el brindis = toast
cumplir años = to have a birthday
felicitar = to congratulate

Amy, [05.06.24 20:23]
genial, Voy a llevar una tarta de chocolate.

Amy, [05.06.24 20:24]
Yo soy muy excitada!

Nico, [05.06.24 20:25]
jaja ojo: no se dice "soy muy excitada", se dice "estoy muy emocionada"

Amy, [05.06.24 20:26]
uy 🙈 gracias
`,
    vocabulary: `
la tarta = cake
el regalo = present
la vela = candle
el globo = balloon
el brindis = toast
cumplir años = to have a birthday
felicitar = to congratulate`,
    sentences: `
¿Qué puedo llevar? = What can I bring?
Empieza a las nueve en mi casa.`,
    corrections: `
soy muy excitada => estoy muy emocionada`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'hotel dialogue',
    text: `
EN EL HOTEL

Recepcionista: Buenas tardes, ¿en qué puedo ayudarle?
Cliente: Tengo una reserva a nombre de Miller.
Recepcionista: ¿Me deja su pasaporte, por favor?
Cliente: Sí, aquí lo tiene.
Recepcionista: Su habitación está en la tercera planta.
Cliente: ¿A qué hora es el desayuno?
Recepcionista: El desayuno se sirve de siete a diez.
Cliente: ¿Hay wifi en la habitación?
Recepcionista: Claro, la contraseña está en la tarjeta.
Cliente: Muchas gracias.

Vocabulario
la reserva (booking)
la habitación (room)
la planta (floor)
el desayuno (breakfast)
la contraseña (password)
la llave (key)
a nombre de (in the name of)
el ascensor (lift)
la habitación doble (double room)
con vistas al mar (with a sea view)
`,
    vocabulary: `
la reserva = booking
la habitación = room
la planta = floor
el desayuno = breakfast
la contraseña = password
la llave = key
a nombre de = in the name of
el ascensor = lift
la habitación doble = double room
con vistas al mar = with a sea view`,
    sentences: `
Tengo una reserva a nombre de Miller.
¿Me deja su pasaporte, por favor?
Su habitación está en la tercera planta.
¿A qué hora es el desayuno?
El desayuno se sirve de siete a diez.
¿Hay wifi en la habitación?
Claro, la contraseña está en la tarjeta.`,
    title: 'EN EL HOTEL',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'market interlinear dialogue',
    text: `
At the market

- Buenos días, ¿qué le pongo?
  Good morning, what can I get you?
- Quería un kilo de tomates, por favor.
  I'd like a kilo of tomatoes, please.
- ¿Algo más?
  Anything else?
- Sí, media docena de huevos.
  Yes, half a dozen eggs.
- ¿A cuánto están las fresas?
  How much are the strawberries?
- Están a tres euros el kilo.
  They are three euros a kilo.
- ¿Cuánto es todo?
  How much is it altogether?
- Son siete euros con cincuenta.
  That's seven euros fifty.

Fruit & veg: la manzana (apple), la pera (pear), la sandía (watermelon), el melocotón (peach), la cebolla (onion), el ajo (garlic), la lechuga (lettuce), la zanahoria (carrot)
`,
    vocabulary: `
la manzana = apple
la pera = pear
la sandía = watermelon
el melocotón = peach
la cebolla = onion
el ajo = garlic
la lechuga = lettuce
la zanahoria = carrot`,
    sentences: `
Quería un kilo de tomates, por favor. = I'd like a kilo of tomatoes, please.
Sí, media docena de huevos. = Yes, half a dozen eggs.
¿A cuánto están las fresas? = How much are the strawberries?
Están a tres euros el kilo. = They are three euros a kilo.
¿Cuánto es todo? = How much is it altogether?
Son siete euros con cincuenta. = That's seven euros fifty.`,
    title: 'At the market',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'train station dialogue',
    text: `
Diálogo: en la estación de tren

VIAJERA: Hola, quería un billete para Córdoba.
TAQUILLERO: ¿Solo ida o ida y vuelta?
VIAJERA: Ida y vuelta, por favor.
TAQUILLERO: ¿Para qué día?
VIAJERA: Quiero salir el viernes por la tarde.
TAQUILLERO: Hay un tren a las cuatro y otro a las seis.
VIAJERA: ¿Cuánto tarda el de las cuatro?
TAQUILLERO: Tarda dos horas menos cuarto.
VIAJERA: ¿De qué andén sale?
TAQUILLERO: Sale del andén cinco.

Word bank:
el billete → ticket
la taquilla → ticket office
el andén → platform
ida y vuelta → return
la vía → track
el asiento → seat
la ventanilla → window
el pasillo → aisle
tardar → to take (time)
hacer transbordo → to change trains
`,
    vocabulary: `
el billete = ticket
la taquilla = ticket office
el andén = platform
ida y vuelta = return
la vía = track
el asiento = seat
la ventanilla = window
el pasillo = aisle
tardar = to take
hacer transbordo = to change trains`,
    sentences: `
Hola, quería un billete para Córdoba.
Quiero salir el viernes por la tarde.
Hay un tren a las cuatro y otro a las seis.
¿Cuánto tarda el de las cuatro?
¿De qué andén sale?
Sale del andén cinco.`,
    title: 'Diálogo: en la estación de tren',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'interview roleplay',
    text: `
Role-play: a job interview (usted!)

A = entrevistadora, B = candidato

A: Buenos días, siéntese, por favor.
B: Gracias. Encantado de conocerla.
A: ¿Por qué quiere trabajar con nosotros?
B: Porque me interesa mucho el turismo.
A: ¿Tiene experiencia como recepcionista?
B: Sí, trabajé dos años en un hotel de Málaga.
A: ¿Qué idiomas habla?
B: Hablo inglés y francés, y estoy aprendiendo español.
A: ¿Cuándo podría empezar?
B: Podría empezar en septiembre.

Useful language
el puesto = position
el currículum = CV
los idiomas = languages
estar dispuesto a = to be willing to
trabajar en equipo = to work in a team
la formación = training
los puntos fuertes = strengths
Estaremos en contacto. = We'll be in touch.
`,
    vocabulary: `
el puesto = position
el currículum = CV
los idiomas = languages
estar dispuesto a = to be willing to
trabajar en equipo = to work in a team
la formación = training
los puntos fuertes = strengths`,
    sentences: `
¿Por qué quiere trabajar con nosotros?
Porque me interesa mucho el turismo.
¿Tiene experiencia como recepcionista?
Sí, trabajé dos años en un hotel de Málaga.
¿Qué idiomas habla?
Hablo inglés y francés, y estoy aprendiendo español.
¿Cuándo podría empezar?
Podría empezar en septiembre.
Estaremos en contacto. = We'll be in touch.`,
    title: 'Role-play: a job interview (usted!)',
    levels: ['A2', 'B1'],
  }),
];
