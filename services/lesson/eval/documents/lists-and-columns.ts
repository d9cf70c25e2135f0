import { documentOf } from '../document.ts';

/** Lists in every separator, and pages of two columns. */
export const listsAndColumns = [
  documentOf({
    name: 'restaurant dash list',
    text: `
Food & eating out

la cuenta - the bill
el camarero - waiter
la propina - tip
el primer plato - starter
el segundo plato - main course
el postre - dessert
la servilleta - napkin
el tenedor - fork
el cuchillo -knife
la cuchara- spoon
poco hecho - rare (meat)
muy hecho - well done
para llevar - to take away
picante - spicy
soso - bland

Useful phrases
¿Me trae la cuenta, por favor? - Can you bring me the bill, please?
Soy alérgico a los frutos secos. - I'm allergic to nuts.
¿Qué me recomienda? - What do you recommend?
De primero, quiero la sopa. - As a starter, I want the soup.
`,
    vocabulary: `
la cuenta = the bill
el camarero = waiter
la propina = tip
el primer plato = starter
el segundo plato = main course
el postre = dessert
la servilleta = napkin
el tenedor = fork
el cuchillo = knife
la cuchara = spoon
poco hecho = rare
muy hecho = well done
para llevar = to take away
picante = spicy
soso = bland`,
    sentences: `
¿Me trae la cuenta, por favor? = Can you bring me the bill, please?
Soy alérgico a los frutos secos. = I'm allergic to nuts.
¿Qué me recomienda? = What do you recommend?
De primero, quiero la sopa. = As a starter, I want the soup.`,
    title: 'Food & eating out',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'weather english first',
    text: `
Weather vocab (English = Spanish)

umbrella = el paraguas
storm = la tormenta
lightning = el relámpago
thunder = el trueno
fog = la niebla
snow = la nieve
cloud = la nube
rainbow= el arcoíris
heat wave =la ola de calor
degree = el grado
spring = la primavera
summer = el verano
autumn = el otoño
winter = el invierno

It's cold. = Hace frío.
It's very windy. = Hace mucho viento.
It's raining. = Está lloviendo.
It snows a lot in winter. = Nieva mucho en invierno.
It's cloudy. = Está nublado.
`,
    vocabulary: `
el paraguas = umbrella
la tormenta = storm
el relámpago = lightning
el trueno = thunder
la niebla = fog
la nieve = snow
la nube = cloud
el arcoíris = rainbow
la ola de calor = heat wave
el grado = degree
la primavera = spring
el verano = summer
el otoño = autumn
el invierno = winter`,
    sentences: `
Hace frío. = It's cold.
Hace mucho viento. = It's very windy.
Está lloviendo. = It's raining.
Nieva mucho en invierno. = It snows a lot in winter.
Está nublado. = It's cloudy.`,
    title: 'Weather vocab',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'kitchen inline lists',
    text: `
in the kitchen - la cocina

la sartén = frying pan, la olla = pot, el horno = oven, la nevera = fridge
el fregadero = sink, el grifo = tap, el lavavajillas = dishwasher

cooking verbs
freír: to fry; hervir: to boil; asar: to roast; cortar: to cut; pelar: to peel; mezclar: to mix; añadir: to add

ingredients
el aceite = oil, la harina = flour, el azúcar = sugar, la sal = salt, el huevo = egg, la mantequilla = butter

recipe (tortilla)
Primero, pela las patatas y córtalas en rodajas.
Fríe las patatas con la cebolla a fuego lento.
Bate los huevos en un plato hondo.
Mezcla todo y échalo en la sartén.
`,
    vocabulary: `
la sartén = frying pan
la olla = pot
el horno = oven
la nevera = fridge
el fregadero = sink
el grifo = tap
el lavavajillas = dishwasher
freír = to fry
hervir = to boil
asar = to roast
cortar = to cut
pelar = to peel
mezclar = to mix
añadir = to add
el aceite = oil
la harina = flour
el azúcar = sugar
la sal = salt
el huevo = egg
la mantequilla = butter`,
    sentences: `
Primero, pela las patatas y córtalas en rodajas.
Fríe las patatas con la cebolla a fuego lento.
Bate los huevos en un plato hondo.
Mezcla todo y échalo en la sartén.`,
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'airport mixed separators',
    text: `
AIRPORT VOCAB

el vuelo = flight
la maleta: suitcase
el equipaje de mano - hand luggage
la puerta de embarque → boarding gate
La tarjeta de embarque= boarding pass
facturar: to check in
despegar –to take off
aterrizar  –  to land
la aduana = customs
el control de seguridad: security check
la escala - stopover
El pasajero : passenger
la salida - departure
la llegada - arrival
*el cinturón de seguridad* - seat belt

Sentences
¿Dónde se factura? = Where do you check in?
Mi vuelo sale a las diez y cuarto: My flight leaves at quarter past ten.
He perdido mi pasaporte. - I've lost my passport.
`,
    vocabulary: `
el vuelo = flight
la maleta = suitcase
el equipaje de mano = hand luggage
la puerta de embarque = boarding gate
la tarjeta de embarque = boarding pass
facturar = to check in
despegar = to take off
aterrizar = to land
la aduana = customs
el control de seguridad = security check
la escala = stopover
el pasajero = passenger
la salida = departure
la llegada = arrival
el cinturón de seguridad = seat belt`,
    sentences: `
¿Dónde se factura? = Where do you check in?
Mi vuelo sale a las diez y cuarto = My flight leaves at quarter past ten.
He perdido mi pasaporte. = I've lost my passport.`,
    title: 'AIRPORT VOCAB',
    levels: ['A1', 'A2', 'B1'],
  }),
  documentOf({
    name: 'body two columns',
    text: `
El cuerpo y la salud

la cabeza               head
la espalda              back
el cuello               neck
la garganta             throat
el brazo                arm
la rodilla              knee
el tobillo              ankle
el dedo                 finger
la muela                tooth (molar)

estar resfriado         to have a cold
tener fiebre            to have a temperature
toser                   to cough
estornudar              to sneeze
la receta               prescription
la pastilla             pill
el jarabe               syrup

Me duele la garganta.   My throat hurts.
Me duelen los pies.     My feet hurt.
No me encuentro bien.   I don't feel well.
`,
    vocabulary: `
la cabeza = head
la espalda = back
el cuello = neck
la garganta = throat
el brazo = arm
la rodilla = knee
el tobillo = ankle
el dedo = finger
la muela = tooth
estar resfriado = to have a cold
tener fiebre = to have a temperature
toser = to cough
estornudar = to sneeze
la receta = prescription
la pastilla = pill
el jarabe = syrup`,
    sentences: `
Me duele la garganta. = My throat hurts.
Me duelen los pies. = My feet hurt.
No me encuentro bien. = I don't feel well.`,
    title: 'El cuerpo y la salud',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'nature blocks pdf',
    text: `
La naturaleza

ESPAÑOL
el río
el bosque
la montaña
el lago
la isla
el desierto
la hoja
la raíz
la hierba
el cielo

ENGLISH
river
forest
mountain
lake
island
desert
leaf
root
grass
sky

Frases
El río pasa por tres países.
Las hojas caen en otoño.
Desde la montaña se ve el mar.
`,
    vocabulary: `
el río = river
el bosque = forest
la montaña = mountain
el lago = lake
la isla = island
el desierto = desert
la hoja = leaf
la raíz = root
la hierba = grass
el cielo = sky`,
    sentences: `
El río pasa por tres países.
Las hojas caen en otoño.
Desde la montaña se ve el mar.`,
    title: 'La naturaleza',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'animals side by side',
    text: `
LOS ANIMALES

la vaca - cow              el tiburón - shark
el cerdo - pig             la ballena - whale
la oveja - sheep           el delfín - dolphin
el caballo - horse         la tortuga - turtle
la gallina - hen           el pulpo - octopus
el pato - duck             la medusa - jellyfish

el mono - monkey           la mosca - fly
el oso - bear              la abeja - bee
el lobo - wolf             la araña - spider
el zorro - fox             la hormiga - ant

El perro ladra cuando tiene miedo.
Las abejas hacen miel.
En la granja hay muchas ovejas.
`,
    vocabulary: `
la vaca = cow
el cerdo = pig
la oveja = sheep
el caballo = horse
la gallina = hen
el pato = duck
el mono = monkey
el oso = bear
el lobo = wolf
el zorro = fox
el tiburón = shark
la ballena = whale
el delfín = dolphin
la tortuga = turtle
el pulpo = octopus
la medusa = jellyfish
la mosca = fly
la abeja = bee
la araña = spider
la hormiga = ant`,
    sentences: `
El perro ladra cuando tiene miedo.
Las abejas hacen miel.
En la granja hay muchas ovejas.`,
    title: 'LOS ANIMALES',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'pdf page environment',
    text: `
Curso de español B1                                   Página 3 de 12

Tema 2: El medio ambiente

Español                        Inglés
el reciclaje                   recycling
la contaminación               pollution
la basura                      rubbish
el cambio climático            climate change
la sequía                      drought
el incendio                    fire
la energía solar               solar power
el desperdicio                 waste
proteger                       to protect
ahorrar agua                   to save water
reutilizar                     to reuse
dañino                         harmful
medioambiental                 environmental

Ejemplos
Hay que reducir el uso del plástico.       We must reduce the use of plastic.
La sequía afecta a los agricultores.       The drought affects farmers.
Deberíamos coger menos aviones.            We should take fewer planes.

© Academia Sol 2023
`,
    vocabulary: `
el reciclaje = recycling
la contaminación = pollution
la basura = rubbish
el cambio climático = climate change
la sequía = drought
el incendio = fire
la energía solar = solar power
el desperdicio = waste
proteger = to protect
ahorrar agua = to save water
reutilizar = to reuse
dañino = harmful
medioambiental = environmental`,
    sentences: `
Hay que reducir el uso del plástico. = We must reduce the use of plastic.
La sequía afecta a los agricultores. = The drought affects farmers.
Deberíamos coger menos aviones. = We should take fewer planes.`,
    title: 'Tema 2: El medio ambiente',
    levels: ['B1'],
  }),
];
