import { documentOf } from '../document.ts';

/** What a class or a unit of a book was about, summed up. */
export const classesAndUnits = [
  documentOf({
    name: 'unit summary barrio',
    text: `
UNIDAD 5: MI BARRIO

1. Vocabulario
la panadería: bakery
la farmacia: chemist's
el ayuntamiento: town hall
la parada de autobús: bus stop
el semáforo: traffic light
la esquina: corner
la acera: pavement
ruidoso/a: noisy
tranquilo/a: quiet

2. Gramática: hay / está
"Hay" is for saying that something exists. It goes with un, una, numbers or plurals.
   Hay un supermercado en mi calle.
   Hay dos parques cerca de aquí.
"Está" is for saying where something is. It goes with el, la, mi...
   La farmacia está al lado del banco.
   Mi casa está lejos del centro.

3. Preposiciones de lugar
al lado de: next to
enfrente de: opposite
detrás de: behind
delante de: in front of
entre: between
cerca de: near
lejos de: far from
`,
    vocabulary: `
la panadería = bakery
la farmacia = chemist's
el ayuntamiento = town hall
la parada de autobús = bus stop
el semáforo = traffic light
la esquina = corner
la acera = pavement
al lado de = next to
enfrente de = opposite
detrás de = behind
delante de = in front of
entre = between
cerca de = near
lejos de = far from`,
    sentences: `
Hay un supermercado en mi calle.
Hay dos parques cerca de aquí.
La farmacia está al lado del banco.
Mi casa está lejos del centro.`,
    title: 'UNIDAD 5: MI BARRIO',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'chapter technology',
    text: `
Chapter 7 – Technology and me

KEY VOCABULARY
• el móvil – mobile phone
• la pantalla – screen
• el teclado – keyboard
• el ratón – mouse
• el cargador – charger
• el enlace – link
• la red social – social network
• el correo electrónico – email
• descargar – to download
• borrar – to delete
• guardar – to save
• encender – to turn on
• apagar – to turn off
• compartir – to share

KEY STRUCTURES
acabar de + infinitive (to have just done something)
   Acabo de borrar la foto. – I've just deleted the photo.
dejar de + infinitive (to stop doing something)
   He dejado de usar las redes sociales. – I've stopped using social networks.
volver a + infinitive (to do something again)
   Vuelve a encender el ordenador. – Turn the computer on again.
`,
    vocabulary: `
el móvil = mobile phone
la pantalla = screen
el teclado = keyboard
el ratón = mouse
el cargador = charger
el enlace = link
la red social = social network
el correo electrónico = email
descargar = to download
borrar = to delete
guardar = to save
encender = to turn on
apagar = to turn off
compartir = to share`,
    sentences: `
Acabo de borrar la foto. = I've just deleted the photo.
He dejado de usar las redes sociales. = I've stopped using social networks.
Vuelve a encender el ordenador. = Turn the computer on again.`,
    title: 'Chapter 7 – Technology and me',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'leccion tiempo libre',
    text: `
Lección 3. El tiempo libre (resumen)

Comunicación
• Hablar de gustos: Me encanta leer novelas.
• Proponer un plan: ¿Quedamos el sábado para ir al cine?
• Rechazar: Lo siento, este fin de semana no puedo.
• Aceptar: Vale, nos vemos a las ocho en la plaza.

Léxico
• quedar con alguien (to meet up with someone)
• dar un paseo (to go for a stroll)
• salir de copas (to go out for drinks)
• ir de compras (to go shopping)
• tocar la guitarra (to play the guitar)
• jugar al ajedrez (to play chess)
• hacer senderismo (to go hiking)
• montar en bici (to ride a bike)
• la entrada (ticket, for a show)
• el ocio (leisure)

Gramática
• ir + a + lugar: Los domingos voy a la piscina.
• jugar + a + deporte: Mis hijos juegan al baloncesto.
`,
    vocabulary: `
quedar con alguien = to meet up with someone
dar un paseo = to go for a stroll
salir de copas = to go out for drinks
ir de compras = to go shopping
tocar la guitarra = to play the guitar
jugar al ajedrez = to play chess
hacer senderismo = to go hiking
montar en bici = to ride a bike
el ocio = leisure`,
    sentences: `
Me encanta leer novelas.
¿Quedamos el sábado para ir al cine?
Lo siento, este fin de semana no puedo.
Vale, nos vemos a las ocho en la plaza.
Los domingos voy a la piscina.
Mis hijos juegan al baloncesto.`,
    title: 'Lección 3. El tiempo libre',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'book unit1 greetings',
    text: `
Unit 1 ¡Hola! - summary

Greetings
Hola: Hello
Buenos días: Good morning
Buenas tardes: Good afternoon
Buenas noches: Good night
Hasta luego: See you later
Hasta mañana: See you tomorrow
Encantado: Pleased to meet you

Personal questions
¿Cómo te llamas? Me llamo Sofía.
¿De dónde eres? Soy de Irlanda.
¿A qué te dedicas? Soy estudiante.
¿Cuál es tu número de teléfono? Es el 655 30 21 48.

In class
¿Cómo se dice "book" en español?: How do you say "book" in Spanish?
No entiendo: I don't understand
Más despacio, por favor: More slowly, please
¿Puede repetir?: Can you repeat?

Countries: Alemania (Germany), Suecia (Sweden), Grecia (Greece), Países Bajos (Netherlands)
Numbers 0-20, see p. 14
`,
    vocabulary: `
Hola = Hello
Buenos días = Good morning
Buenas tardes = Good afternoon
Buenas noches = Good night
Hasta luego = See you later
Hasta mañana = See you tomorrow
Encantado = Pleased to meet you
No entiendo = I don't understand
Más despacio, por favor = More slowly, please
¿Puede repetir? = Can you repeat?
Alemania = Germany
Suecia = Sweden
Grecia = Greece
Países Bajos = Netherlands`,
    sentences: `
¿Cómo te llamas?
¿De dónde eres?
Soy de Irlanda.
¿A qué te dedicas?
Soy estudiante.`,
    title: 'Unit 1 ¡Hola!',
    levels: ['A1'],
  }),
  documentOf({
    name: 'class diary routine',
    text: `
Tues 8 Oct - class 3 with Marisol

Talked about my weekend, then daily routine.

new words
madrugar - to get up early
ducharse - to have a shower
afeitarse - to shave
vestirse - to get dressed
acostarse - to go to bed
la siesta - nap
temprano - early
de vez en cuando - from time to time
casi nunca - hardly ever

Grammar: reflexive verbs. The pronoun (me, te, se, nos, os, se) goes before the verb.
  Me levanto a las siete. = I get up at seven.
  Mi hermana se acuesta tarde. = My sister goes to bed late.
  ¿A qué hora te despiertas? = What time do you wake up?

My mistake today: me gusta los perros → me gustan los perros

Homework: write 5 sentences about my routine. Next class Tuesday 6pm
`,
    vocabulary: `
madrugar = to get up early
ducharse = to have a shower
afeitarse = to shave
vestirse = to get dressed
acostarse = to go to bed
la siesta = nap
temprano = early
de vez en cuando = from time to time
casi nunca = hardly ever`,
    sentences: `
Me levanto a las siete. = I get up at seven.
Mi hermana se acuesta tarde. = My sister goes to bed late.
¿A qué hora te despiertas? = What time do you wake up?`,
    corrections: `
me gusta los perros => me gustan los perros`,
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'clase 14 mayo',
    text: `
Clase del 14 de mayo

Hablamos de las vacaciones y de los medios de transporte.

Vocabulario nuevo:
hacer la maleta = to pack
el equipaje = luggage
el billete de ida y vuelta = return ticket
el retraso = delay
perder el tren = to miss the train
alojarse = to stay (in a hotel)
quedarse en casa = to stay at home
en el extranjero = abroad

Frases:
El tren salió con una hora de retraso.
Prefiero viajar en barco porque no me gusta volar.
Este verano voy a quedarme en casa.

Errores:
"viajar por avión" → viajar en avión
"yo fue a Italia" → yo fui a Italia

Para la próxima clase: leer página 58 y ver el vídeo
`,
    vocabulary: `
hacer la maleta = to pack
el equipaje = luggage
el billete de ida y vuelta = return ticket
el retraso = delay
perder el tren = to miss the train
alojarse = to stay
quedarse en casa = to stay at home
en el extranjero = abroad`,
    sentences: `
El tren salió con una hora de retraso.
Prefiero viajar en barco porque no me gusta volar.
Este verano voy a quedarme en casa.`,
    corrections: `
viajar por avión => viajar en avión
yo fue a Italia => yo fui a Italia`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'tutor email recap',
    text: `
Hi Tom,

Great class today! Here's what we covered:

1) Vocabulary - at the bank
la cuenta corriente - current account
la tarjeta de crédito - credit card
el cajero automático - cash machine
sacar dinero - to withdraw money
ingresar dinero - to pay in money
ahorrar - to save
gastar - to spend
prestar - to lend
la deuda - debt
en efectivo - in cash

2) Sentences you made (well done!)
¿Puedo pagar con tarjeta?
Estoy ahorrando para comprar una moto.
Mi hermano me prestó cien euros.

3) Watch out
You said "gasté mucho de dinero" → gasté mucho dinero

For next Monday, please read the text on page 31.

Un abrazo,
Lorena
`,
    vocabulary: `
la cuenta corriente = current account
la tarjeta de crédito = credit card
el cajero automático = cash machine
sacar dinero = to withdraw money
ingresar dinero = to pay in money
ahorrar = to save
gastar = to spend
prestar = to lend
la deuda = debt
en efectivo = in cash`,
    sentences: `
¿Puedo pagar con tarjeta?
Estoy ahorrando para comprar una moto.
Mi hermano me prestó cien euros.`,
    corrections: `
gasté mucho de dinero => gasté mucho dinero`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'diary three classes',
    text: `
Spanish with Jorge 🇨🇴

3 Feb
Talked about the weather in Bogotá & in Glasgow (haha)
el aguacero - downpour
el frío - cold
la ruana - poncho (Colombia)
Hoy llovió todo el día. - Today it rained all day.

10 Feb
Food in Colombia. Jorge's favourite: ajiaco (soup)
el maíz - corn
la yuca - cassava
el almuerzo - lunch
sabroso - tasty
Almorzamos a la una. - We have lunch at one.
Quisiera probar el ajiaco. - I'd like to try ajiaco.

17 Feb
present perfect?? not used so much in Colombia, more in Spain
el apodo - nickname
el parcero - mate, buddy (slang)
el chisme - gossip
chévere - cool
Jorge corrected: ✗ la problema  ✓ el problema

next time: bring photos of my trip
`,
    vocabulary: `
el aguacero = downpour
el frío = cold
la ruana = poncho
el maíz = corn
la yuca = cassava
el almuerzo = lunch
sabroso = tasty
el apodo = nickname
el chisme = gossip
chévere = cool`,
    sentences: `
Hoy llovió todo el día. = Today it rained all day.
Almorzamos a la una. = We have lunch at one.
Quisiera probar el ajiaco. = I'd like to try ajiaco.`,
    corrections: `
la problema => el problema`,
    levels: ['A2', 'B1'],
  }),
];
