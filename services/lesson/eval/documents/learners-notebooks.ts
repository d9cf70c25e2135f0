import { documentOf } from '../document.ts';

/** What learners and tutors keep their notes in: chats, cards, tables, menus, homework, diaries. */
export const learnersNotebooks = [
  documentOf({
    name: 'WhatsApp export, words and corrections of a week',
    text: `
[12/03/26, 18:02:11] Messages and calls are end-to-end encrypted.
[12/03/26, 18:02:11] Profe Lucía: ¡Hola! Aquí el vocabulario de hoy 😊
[12/03/26, 18:02:40] Profe Lucía: el alquiler = rent
[12/03/26, 18:02:51] Profe Lucía: el casero / la casera = landlord / landlady
[12/03/26, 18:03:05] Profe Lucía: amueblado = furnished
[12/03/26, 18:03:20] Profe Lucía: mudarse = to move house
[12/03/26, 18:03:44] Profe Lucía: compartir piso = to share a flat
[12/03/26, 18:05:12] Tom: gracias!! Yo vivo en un piso muy caro
[12/03/26, 18:05:30] Tom: Busco un piso más barato que el mío
[12/03/26, 18:06:02] Tom: El casero es muy simpatico pero no contesta a mi mensajes
[12/03/26, 18:06:30] Profe Lucía: *simpático, y "a mis mensajes"
[12/03/26, 18:06:41] Profe Lucía: <Media omitted>
[12/03/26, 18:07:15] Tom: ok! me mudo en mayo
[12/03/26, 18:07:59] Profe Lucía: ¡Qué bien! ¿A qué barrio te mudas?
`,
    vocabulary: `
el alquiler = rent
amueblado = furnished
mudarse = to move house
compartir piso = to share a flat`,
    sentences: `
Busco un piso más barato que el mío
¿A qué barrio te mudas?`,
    corrections: `
a mi mensajes => a mis mensajes`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'Anki cards with tags and example sentences',
    text: `
front,back,tags
"el paraguas","umbrella","tiempo a2"
"la sombra","shade, shadow","tiempo a2"
"mojarse","to get wet","tiempo a2"
"granizar","to hail","tiempo a2"
"el pronóstico","forecast","tiempo a2"
"Se me olvidó el paraguas.","I forgot my umbrella.","frases"
"Nos sentamos a la sombra.","We sat down in the shade.","frases"
"Me mojé volviendo a casa.","I got wet on the way home.","frases"
`,
    vocabulary: `
el paraguas = umbrella
la sombra = shade
mojarse = to get wet
granizar = to hail
el pronóstico = forecast`,
    sentences: `
Se me olvidó el paraguas. = I forgot my umbrella.
Nos sentamos a la sombra. = We sat down in the shade.
Me mojé volviendo a casa. = I got wet on the way home.`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'Notion page with a table and toggles',
    text: `
# Clase 9 — En la peluquería

> Tutor: Marina

## Vocabulario

| Palabra | Significado | Aprendida | Ejemplo |
| --- | --- | --- | --- |
| el flequillo | fringe / bangs | No | ¿Me puede cortar el flequillo? |
| las puntas | ends (of hair) | No | Solo quiero cortarme las puntas. |
| teñirse | to dye one's hair | Yes | Mi madre se tiñe el pelo. |
| la raya | parting | No | Llevo la raya al lado. |
| el secador | hairdryer | Yes | ¿Tienes un secador? |

## Notas

- [x] repasar "llevar el pelo corto" = to have short hair
- [ ] deberes: describir mi pelo

▸ ¿Cómo lo quiere? = How would you like it?
▸ Como siempre, por favor. = The usual, please.
`,
    vocabulary: `
el flequillo = fringe / bangs
las puntas = ends (of hair)
teñirse = to dye one's hair
la raya = parting
el secador = hairdryer
llevar el pelo corto = to have short hair`,
    sentences: `
¿Me puede cortar el flequillo?
Solo quiero cortarme las puntas.
Mi madre se tiñe el pelo.
¿Tienes un secador?
¿Cómo lo quiere? = How would you like it?
Como siempre, por favor. = The usual, please.`,
    title: 'Clase 9 — En la peluquería',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'numbered words with their pronunciation',
    text: `
Unit 6 – The kitchen

1. la cuchara /kuˈtʃaɾa/ – spoon
2. el tenedor /teneˈðoɾ/ – fork
3. el cuchillo /kuˈtʃiʎo/ – knife
4. la sartén /saɾˈten/ – frying pan
5. el horno [ˈoɾno] – oven
6. la nevera [neˈβeɾa] – fridge
7. hervir [eɾˈβiɾ] – to boil
8. freír [fɾeˈiɾ] – to fry
`,
    vocabulary: `
la cuchara = spoon
el tenedor = fork
el cuchillo = knife
la sartén = frying pan
el horno = oven
la nevera = fridge
hervir = to boil
freír = to fry`,
    title: 'Unit 6 – The kitchen',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'dialogue with the English in italics below each line',
    text: `
**En la recepción del gimnasio**

Recepcionista: Buenas tardes, ¿en qué puedo ayudarle?
_Receptionist: Good afternoon, how can I help you?_
Cliente: Quería apuntarme al gimnasio.
_Customer: I would like to join the gym._
Recepcionista: Muy bien. ¿Prefiere pagar por mes o por año?
_Receptionist: Very good. Do you prefer to pay by month or by year?_
Cliente: Por mes, por favor. ¿Hay clases de natación?
_Customer: By month, please. Are there swimming classes?_
Recepcionista: Sí, los martes y los jueves a las seis.
_Receptionist: Yes, on Tuesdays and Thursdays at six._

apuntarse a – to sign up for
la cuota – membership fee
la taquilla – locker
la toalla – towel
`,
    vocabulary: `
apuntarse a = to sign up for
la cuota = membership fee
la taquilla = locker
la toalla = towel`,
    sentences: `
Quería apuntarme al gimnasio. = I would like to join the gym.
¿Prefiere pagar por mes o por año? = Do you prefer to pay by month or by year?
¿Hay clases de natación? = Are there swimming classes?`,
    title: 'En la recepción del gimnasio',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'tables of the preterite with meanings and examples',
    text: `
EL PRETÉRITO INDEFINIDO

	hacer	poder	venir	decir
yo	hice	pude	vine	dije
tú	hiciste	pudiste	viniste	dijiste
él/ella	hizo	pudo	vino	dijo
nosotros	hicimos	pudimos	vinimos	dijimos
ellos	hicieron	pudieron	vinieron	dijeron

Marcadores: ayer (yesterday), anoche (last night), la semana pasada (last week), hace dos años (two years ago)

¿Qué hiciste anoche? - What did you do last night?
No pude dormir. - I couldn't sleep.
Mis primos vinieron a mi fiesta. - My cousins came to my party.
`,
    vocabulary: `
hacer = to do
poder = to be able to
venir = to come
decir = to say
ayer = yesterday
anoche = last night
la semana pasada = last week
hace dos años = two years ago`,
    sentences: `
¿Qué hiciste anoche? = What did you do last night?
No pude dormir. = I couldn't sleep.
Mis primos vinieron a mi fiesta. = My cousins came to my party.`,
    title: 'EL PRETÉRITO INDEFINIDO',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'a menu with prices and what it means',
    text: `
Menú del día – Casa Paco (14,50 €)

Primeros
Ensalada mixta (mixed salad) ........ 6,00 €
Crema de calabaza (pumpkin soup) .... 5,50 €
Gazpacho (cold tomato soup) ......... 5,00 €

Segundos
Merluza a la plancha (grilled hake) . 9,50 €
Pollo asado con patatas (roast chicken with potatoes) 8,90 €

Postres
Arroz con leche (rice pudding) 3,50 €
Flan casero (homemade crème caramel) 3,20 €

Phrases we practised:
De primero, la ensalada. = For starters, the salad.
¿Qué lleva el gazpacho? = What is in the gazpacho?
Soy alérgico a los frutos secos. = I'm allergic to nuts.
La cuenta, por favor. = The bill, please.
`,
    vocabulary: `
ensalada mixta = mixed salad
crema de calabaza = pumpkin soup
gazpacho = cold tomato soup
merluza a la plancha = grilled hake
pollo asado con patatas = roast chicken with potatoes
arroz con leche = rice pudding
flan casero = homemade crème caramel`,
    sentences: `
¿Qué lleva el gazpacho? = What is in the gazpacho?
Soy alérgico a los frutos secos. = I'm allergic to nuts.
La cuenta, por favor. = The bill, please.`,
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'homework with gaps, a word bank and the key',
    text: `
Deberes para el lunes

A) Completa con: ya, todavía, nunca, siempre

1. ¿_______ has visto esta película? - No, _______ no.
2. Mi abuela _______ ha viajado en avión.
3. Los domingos _______ comemos paella.

B) Traduce
1. I have already eaten. → Ya he comido.
2. They haven't arrived yet. → Todavía no han llegado.
3. Have you ever been to Peru? → ¿Has estado alguna vez en Perú?

Key A: 1 Ya / todavía 2 nunca 3 siempre

Palabras nuevas
todavía - still, yet
alguna vez - ever
el vuelo - flight
el billete de ida y vuelta - return ticket
`,
    vocabulary: `
todavía = still
alguna vez = ever
el vuelo = flight
el billete de ida y vuelta = return ticket`,
    sentences: `
Ya he comido. = I have already eaten.
Todavía no han llegado. = They haven't arrived yet.
¿Has estado alguna vez en Perú? = Have you ever been to Peru?`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'summary of a textbook unit',
    text: `
UNIDAD 7: ¡BUEN VIAJE!

FUNCIONES
• Hablar de planes: El verano que viene voy a ir a Chile. (Next summer I'm going to go to Chile.)
• Expresar obligación: Hay que reservar con antelación. (You have to book in advance.)
• Hacer comparaciones: El tren es más cómodo que el autobús. (The train is more comfortable than the bus.)

GRAMÁTICA
• ir a + infinitivo
• tener que / hay que + infinitivo
• más / menos … que, tan … como

LÉXICO
Transportes: el barco (boat), la moto (motorbike), el metro (underground), a pie (on foot)
Alojamiento: el albergue (hostel), la tienda de campaña (tent), la pensión (guest house)
Verbos: reservar (to book), hacer la maleta (to pack), alojarse (to stay)
`,
    vocabulary: `
el barco = boat
la moto = motorbike
el metro = underground
a pie = on foot
el albergue = hostel
la tienda de campaña = tent
la pensión = guest house
reservar = to book
hacer la maleta = to pack
alojarse = to stay`,
    sentences: `
El verano que viene voy a ir a Chile. = Next summer I'm going to go to Chile.
Hay que reservar con antelación. = You have to book in advance.
El tren es más cómodo que el autobús. = The train is more comfortable than the bus.`,
    title: 'UNIDAD 7: ¡BUEN VIAJE!',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'emoji for bullets',
    text: `
🌱 Salud y bienestar 🌱

🔹 el sueño → sleep / dream
🔹 estirarse → to stretch
🔹 respirar hondo → to breathe deeply
🔹 la piel → skin
🔹 cuidarse → to take care of yourself

💬 Hace dos semanas que no duermo bien. → I haven't slept well for two weeks.
💬 Deberías descansar más. → You should rest more.
💬 Me siento mucho mejor. → I feel much better.

⚠️ ❌ Yo siento cansado ✅ Me siento cansado
⚠️ ❌ dolor mi espalda ✅ me duele la espalda
`,
    vocabulary: `
el sueño = sleep / dream
estirarse = to stretch
respirar hondo = to breathe deeply
la piel = skin
cuidarse = to take care of yourself`,
    sentences: `
Hace dos semanas que no duermo bien. = I haven't slept well for two weeks.
Deberías descansar más. = You should rest more.
Me siento mucho mejor. = I feel much better.`,
    corrections: `
Yo siento cansado => Me siento cansado
dolor mi espalda => me duele la espalda`,
    title: 'Salud y bienestar',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'class diary in two languages',
    text: `
Week 3 with Andrés

Today was all about my job. I'm a nurse, so "soy enfermera" and I work nights = "trabajo de noche". He taught me el turno (shift), la guardia (on-call duty) and los compañeros (colleagues). I told him: Mi jefa es muy exigente pero justa. He liked "exigente" (demanding)!

We also did past habits. Cuando vivía en Londres trabajaba en un hospital pequeño. Todos los días cogía el metro a las seis.

I always mix up preguntar and pedir. Preguntar = to ask (a question), pedir = to ask for. Example: Le pedí un favor a mi compañera. I asked my colleague a favour.
`,
    vocabulary: `
trabajo de noche = I work nights
el turno = shift
la guardia = on-call duty
los compañeros = colleagues
exigente = demanding
preguntar = to ask
pedir = to ask for`,
    sentences: `
Mi jefa es muy exigente pero justa.
Cuando vivía en Londres trabajaba en un hospital pequeño.
Todos los días cogía el metro a las seis.
Le pedí un favor a mi compañera.`,
    title: 'Week 3 with Andrés',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'two columns pasted out of a PDF',
    text: `
Los electrodomésticos y las tareas

la lavadora                 washing machine
el lavavajillas             dishwasher
la aspiradora               vacuum cleaner
la plancha                  iron
poner la mesa               to set the table
sacar la basura             to take out the rubbish
tender la ropa              to hang out the washing
quitar el polvo             to dust

A mí me toca fregar los     It's my turn to wash the
platos hoy.                 dishes today.
¿A quién le toca cocinar?   Whose turn is it to cook?
`,
    vocabulary: `
la lavadora = washing machine
el lavavajillas = dishwasher
la aspiradora = vacuum cleaner
la plancha = iron
poner la mesa = to set the table
sacar la basura = to take out the rubbish
tender la ropa = to hang out the washing
quitar el polvo = to dust`,
    sentences: `
A mí me toca fregar los platos hoy. = It's my turn to wash the dishes today.
¿A quién le toca cocinar? = Whose turn is it to cook?`,
    title: 'Los electrodomésticos y las tareas',
    levels: ['A1', 'A2', 'B1'],
  }),
];
