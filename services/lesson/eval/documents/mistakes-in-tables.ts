import { documentOf } from '../document.ts';

/** Mistakes in one column, what is right in the other. */
export const mistakesInTables = [
  documentOf({
    name: 'routine table',
    text: `
# My daily routine

| Spanish | English |
|---|---|
| despertarse | to wake up |
| levantarse | to get up |
| ducharse | to have a shower |
| vestirse | to get dressed |
| acostarse | to go to bed |
| el despertador | alarm clock |
| temprano | early |

Me levanto a las siete. – I get up at seven.
Mi hijo se acuesta temprano. – My son goes to bed early.

## Mistakes from today

| Wrong | Right |
|---|---|
| Yo levanto a las seis | Me levanto a las seis |
| Me ducho antes de desayuno | Me ducho antes del desayuno |
| Después de comiendo, descanso | Después de comer, descanso |
| Mi marido se despierta más tarde que mi | Mi marido se despierta más tarde que yo |
`,
    vocabulary: `
despertarse = to wake up
levantarse = to get up
ducharse = to have a shower
vestirse = to get dressed
acostarse = to go to bed
el despertador = alarm clock
temprano = early
`,
    sentences: `
Me levanto a las siete. = I get up at seven.
Mi hijo se acuesta temprano. = My son goes to bed early.
`,
    corrections: `
Yo levanto a las seis => Me levanto a las seis
Me ducho antes de desayuno => Me ducho antes del desayuno
Después de comiendo, descanso => Después de comer, descanso
Mi marido se despierta más tarde que mi => Mi marido se despierta más tarde que yo
`,
    title: 'My daily routine',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'city two columns',
    text: `
LA CIUDAD                          Unit 4

el ayuntamiento                    town hall
la acera                           pavement
el semáforo                        traffic lights
la rotonda                         roundabout
el barrio                          neighbourhood
girar a la derecha                 to turn right
seguir todo recto                  to go straight on
cruzar                             to cross

Siga todo recto hasta la rotonda.  Go straight on as far as the roundabout.
La farmacia está al lado del banco.  The pharmacy is next to the bank.

INCORRECTO                         CORRECTO
Está una farmacia aquí             Hay una farmacia aquí
Al lado de el cine                 Al lado del cine
¿Dónde es la estación?             ¿Dónde está la estación?
La segundo calle                   La segunda calle
`,
    vocabulary: `
el ayuntamiento = town hall
la acera = pavement
el semáforo = traffic lights
la rotonda = roundabout
el barrio = neighbourhood
girar a la derecha = to turn right
seguir todo recto = to go straight on
cruzar = to cross
`,
    sentences: `
Siga todo recto hasta la rotonda. = Go straight on as far as the roundabout.
La farmacia está al lado del banco. = The pharmacy is next to the bank.
`,
    corrections: `
Está una farmacia aquí => Hay una farmacia aquí
Al lado de el cine => Al lado del cine
¿Dónde es la estación? => ¿Dónde está la estación?
La segundo calle => La segunda calle
`,
    title: 'La ciudad',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'travel mal bien tabs',
    text: `
Viajes – repaso

el equipaje\tluggage
la maleta\tsuitcase
el vuelo\tflight
la aduana\tcustoms
facturar\tto check in (bags)
aterrizar\tto land
despegar\tto take off
el asiento\tseat

El vuelo sale con una hora de retraso.\tThe flight is leaving an hour late.
¿Cuántas maletas va a facturar?\tHow many suitcases are you checking in?

Mal\tBien
Nunca he sido en Chile\tNunca he estado en Chile
Viajamos en el avión a Lima\tViajamos en avión a Lima
Perdió mi maleta en el aeropuerto\tPerdí mi maleta en el aeropuerto
La viaje fue muy larga\tEl viaje fue muy largo
`,
    vocabulary: `
el equipaje = luggage
la maleta = suitcase
el vuelo = flight
la aduana = customs
facturar = to check in
aterrizar = to land
despegar = to take off
el asiento = seat
`,
    sentences: `
El vuelo sale con una hora de retraso. = The flight is leaving an hour late.
¿Cuántas maletas va a facturar? = How many suitcases are you checking in?
`,
    corrections: `
Nunca he sido en Chile => Nunca he estado en Chile
Viajamos en el avión a Lima => Viajamos en avión a Lima
Perdió mi maleta en el aeropuerto => Perdí mi maleta en el aeropuerto
La viaje fue muy larga => El viaje fue muy largo
`,
    title: 'Viajes – repaso',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'ser estar table why',
    text: `
## Ser / estar – clase del 3 de octubre

| Incorrecto | Correcto | ¿Por qué? |
|---|---|---|
| Soy muy cansado hoy | Estoy muy cansado hoy | temporary state |
| Madrid es en el centro | Madrid está en el centro | location |
| Mi hermano está abogado | Mi hermano es abogado | profession |
| La sopa es fría | La sopa está fría | state right now |

### Expresiones con estar

| Español | Inglés |
|---|---|
| estar de acuerdo | to agree |
| estar de pie | to be standing |
| estar de vacaciones | to be on holiday |
| estar listo | to be ready |
| ser listo | to be clever |
| estar a punto de | to be about to |

- No estoy de acuerdo contigo. (I don't agree with you.)
- Estamos a punto de salir. (We're about to leave.)
`,
    vocabulary: `
estar de acuerdo = to agree
estar de pie = to be standing
estar de vacaciones = to be on holiday
estar listo = to be ready
ser listo = to be clever
estar a punto de = to be about to
`,
    sentences: `
No estoy de acuerdo contigo. = I don't agree with you.
Estamos a punto de salir. = We're about to leave.
`,
    corrections: `
Soy muy cansado hoy => Estoy muy cansado hoy
Madrid es en el centro => Madrid está en el centro
Mi hermano está abogado => Mi hermano es abogado
La sopa es fría => La sopa está fría
`,
    title: 'Ser / estar',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'opinions subjunctive dijiste',
    text: `
Dar tu opinión (B1)

en mi opinión\tin my opinion
estar a favor de\tto be in favour of
estar en contra de\tto be against
tener razón\tto be right
por un lado\ton the one hand
por otro lado\ton the other hand
sin embargo\thowever
la desventaja\tdisadvantage

Creo que tienes razón.\tI think you're right.
No creo que sea una buena idea.\tI don't think it's a good idea.
Estoy en contra de las corridas de toros.\tI'm against bullfights.

Dijiste\tEs mejor
No creo que es verdad\tNo creo que sea verdad
Eres correcto\tTienes razón
Es importante que nosotros hablamos\tEs importante que hablemos
Quiero que tú vienes\tQuiero que vengas
`,
    vocabulary: `
en mi opinión = in my opinion
estar a favor de = to be in favour of
estar en contra de = to be against
tener razón = to be right
por un lado = on the one hand
por otro lado = on the other hand
sin embargo = however
la desventaja = disadvantage
`,
    sentences: `
Creo que tienes razón. = I think you're right.
No creo que sea una buena idea. = I don't think it's a good idea.
Estoy en contra de las corridas de toros. = I'm against bullfights.
`,
    corrections: `
No creo que es verdad => No creo que sea verdad
Eres correcto => Tienes razón
Es importante que nosotros hablamos => Es importante que hablemos
Quiero que tú vienes => Quiero que vengas
`,
    title: 'Dar tu opinión',
    levels: ['B1'],
  }),
  documentOf({
    name: 'market double columns',
    text: `
En el mercado

la fresa      strawberry        el pepino     cucumber
la cereza     cherry            la zanahoria  carrot
el melocotón  peach             el ajo        garlic
la uva        grape             la cebolla    onion

medio kilo de uvas     half a kilo of grapes
una docena de huevos   a dozen eggs

¿A cuánto están las cerezas?   How much are the cherries?
Póngame un kilo de zanahorias. Give me a kilo of carrots.

Wrong                              Right
¿Cuánto es las fresas?             ¿Cuánto cuestan las fresas?
un kilo tomates                    un kilo de tomates
Quiero algunos de ajo              Quiero un poco de ajo
el huevos                          los huevos
`,
    vocabulary: `
la fresa = strawberry
el pepino = cucumber
la cereza = cherry
la zanahoria = carrot
el melocotón = peach
el ajo = garlic
la uva = grape
la cebolla = onion
medio kilo de uvas = half a kilo of grapes
una docena de huevos = a dozen eggs
`,
    sentences: `
¿A cuánto están las cerezas? = How much are the cherries?
Póngame un kilo de zanahorias. = Give me a kilo of carrots.
`,
    corrections: `
¿Cuánto es las fresas? => ¿Cuánto cuestan las fresas?
un kilo tomates => un kilo de tomates
Quiero algunos de ajo => Quiero un poco de ajo
el huevos => los huevos
`,
    title: 'En el mercado',
    levels: ['A1', 'A2'],
  }),
];
