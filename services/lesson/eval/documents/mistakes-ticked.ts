import { documentOf } from '../document.ts';

/** Mistakes crossed out, ticked or bracketed. */
export const mistakesTicked = [
  documentOf({
    name: 'house ticks',
    text: `
Mi piso

la cocina - kitchen
el salón - living room
el dormitorio - bedroom
la terraza - terrace
el pasillo - corridor
la planta baja - ground floor
alquilar - to rent
amueblado - furnished

✗ Mi piso es cerca de la playa.
✓ Mi piso está cerca de la playa.

✗ Hay la cocina muy grande.
✓ Hay una cocina muy grande.

✗ Yo vivo en el tercero piso.
✓ Vivo en el tercer piso.

✗ Los dormitorios son pequeño.
✓ Los dormitorios son pequeños.

Alquilo un piso amueblado en el centro - I rent a furnished flat in the centre
El baño está al final del pasillo - The bathroom is at the end of the corridor
`,
    vocabulary: `
la cocina = kitchen
el salón = living room
el dormitorio = bedroom
la terraza = terrace
el pasillo = corridor
la planta baja = ground floor
alquilar = to rent
amueblado = furnished
`,
    sentences: `
Alquilo un piso amueblado en el centro = I rent a furnished flat in the centre
El baño está al final del pasillo = The bathroom is at the end of the corridor
`,
    corrections: `
Mi piso es cerca de la playa. => Mi piso está cerca de la playa.
Hay la cocina muy grande. => Hay una cocina muy grande.
Yo vivo en el tercero piso. => Vivo en el tercer piso.
Los dormitorios son pequeño. => Los dormitorios son pequeños.
`,
    title: 'Mi piso',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'work strikethrough tabs',
    text: `
El trabajo

el jefe\tboss
la empresa\tcompany
el sueldo\tsalary
la reunión\tmeeting
el compañero de trabajo\tcolleague
despedir\tto fire
jubilarse\tto retire
a tiempo parcial\tpart-time

Tengo una reunión a las diez.\tI have a meeting at ten.
Mi jefe se jubila este año.\tMy boss is retiring this year.

Correcciones
~~Yo soy un profesor de inglés~~ Soy profesor de inglés
~~Trabajo por una empresa alemán~~ Trabajo para una empresa alemana
~~Mi trabajo es muy aburrida~~ Mi trabajo es muy aburrido
~~Empiezo trabajar a las nueve~~ Empiezo a trabajar a las nueve
`,
    vocabulary: `
el jefe = boss
la empresa = company
el sueldo = salary
la reunión = meeting
el compañero de trabajo = colleague
despedir = to fire
jubilarse = to retire
a tiempo parcial = part-time
`,
    sentences: `
Tengo una reunión a las diez. = I have a meeting at ten.
Mi jefe se jubila este año. = My boss is retiring this year.
`,
    corrections: `
Yo soy un profesor de inglés => Soy profesor de inglés
Trabajo por una empresa alemán => Trabajo para una empresa alemana
Mi trabajo es muy aburrida => Mi trabajo es muy aburrido
Empiezo trabajar a las nueve => Empiezo a trabajar a las nueve
`,
    title: 'El trabajo',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'character emoji marks',
    text: `
¿Cómo eres? 🙂

tímido/a = shy
vago/a = lazy
cariñoso/a = affectionate
terco/a = stubborn
trabajador(a) = hard-working
sensible = sensitive
sensato/a = sensible (careful!!)

❌ Mi hermana es muy trabajador
✅ Mi hermana es muy trabajadora

❌ Mis amigos son simpático y divertido
✅ Mis amigos son simpáticos y divertidos

❌ Ella es tan alta que yo
✅ Ella es tan alta como yo

❌ Soy más tímida de mi hermano
✅ Soy más tímida que mi hermano

De pequeña era muy tímida = I was very shy as a child
Mi abuelo es terco como una mula = My grandfather is as stubborn as a mule
`,
    vocabulary: `
tímido = shy
vago = lazy
cariñoso = affectionate
terco = stubborn
sensible = sensitive
sensato = sensible
`,
    sentences: `
De pequeña era muy tímida = I was very shy as a child
Mi abuelo es terco como una mula = My grandfather is as stubborn as a mule
`,
    corrections: `
Mi hermana es muy trabajador => Mi hermana es muy trabajadora
Mis amigos son simpático y divertido => Mis amigos son simpáticos y divertidos
Ella es tan alta que yo => Ella es tan alta como yo
Soy más tímida de mi hermano => Soy más tímida que mi hermano
`,
    title: '¿Cómo eres?',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'diary inline strikethrough',
    text: `
Mi diario – semana 3

El lunes ~~yo ir~~ fui al gimnasio después del trabajo.
El martes ~~estaba lloviendo mucha~~ estaba lloviendo mucho y me quedé en casa.
El miércoles ~~conocí a un película~~ vi una película coreana.
El jueves ~~salimos a cenando~~ salimos a cenar.

Vocab
el gimnasio | gym
el paraguas | umbrella
agotado | exhausted
la siesta | nap
mojarse | to get wet
quedarse dormido | to fall asleep
al final | in the end

Me quedé dormido en el sofá. | I fell asleep on the sofa.
Me mojé porque no tenía paraguas. | I got wet because I didn't have an umbrella.
`,
    vocabulary: `
el gimnasio = gym
el paraguas = umbrella
agotado = exhausted
la siesta = nap
mojarse = to get wet
quedarse dormido = to fall asleep
al final = in the end
`,
    sentences: `
Me quedé dormido en el sofá. = I fell asleep on the sofa.
Me mojé porque no tenía paraguas. = I got wet because I didn't have an umbrella.
`,
    corrections: `
yo ir => fui
estaba lloviendo mucha => estaba lloviendo mucho
conocí a un película => vi una película
salimos a cenando => salimos a cenar
`,
    title: 'Mi diario',
    levels: ['A2'],
  }),
  documentOf({
    name: 'verbs prepositions one line marks',
    text: `
Verbs + prepositions

soñar con: to dream about
casarse con: to marry
depender de: to depend on
enamorarse de: to fall in love with
pensar en: to think about
acordarse de: to remember
olvidarse de: to forget
tratar de: to try to

Anoche soñé con mi abuela. (Last night I dreamt about my grandmother.)
¿En qué piensas? (What are you thinking about?)
No me acuerdo de su nombre. (I don't remember his name.)

✗ depende en el tiempo → ✓ depende del tiempo
✗ me casé a Laura en 2015 → ✓ me casé con Laura en 2015
✗ está enamorado con ella → ✓ está enamorado de ella
✗ siempre pienso de ti → ✓ siempre pienso en ti
`,
    vocabulary: `
soñar con = to dream about
casarse con = to marry
depender de = to depend on
enamorarse de = to fall in love with
pensar en = to think about
acordarse de = to remember
olvidarse de = to forget
tratar de = to try to
`,
    sentences: `
Anoche soñé con mi abuela. = Last night I dreamt about my grandmother.
¿En qué piensas? = What are you thinking about?
No me acuerdo de su nombre. = I don't remember his name.
`,
    corrections: `
depende en el tiempo => depende del tiempo
me casé a Laura en 2015 => me casé con Laura en 2015
está enamorado con ella => está enamorado de ella
siempre pienso de ti => siempre pienso en ti
`,
    title: 'Verbs + prepositions',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'shopping three notations',
    text: `
Spanish – shopping for clothes (Tues)

la talla = size
el probador = fitting room
las rebajas = the sales
la falda = skirt
el abrigo = coat
barato = cheap
probarse = to try on
devolver = to return (give back)

¿Me puedo probar esta falda? = Can I try on this skirt?
Me queda un poco grande. = It's a bit big on me.

my mistakes!!
- la vestido → el vestido
- "estos zapatos es caros" should be "estos zapatos son caros"
- ✗ me gusta los vaqueros  ✓ me gustan los vaqueros
- ~~Quiero comprar un camisa azul~~ Quiero comprar una camisa azul
`,
    vocabulary: `
la talla = size
el probador = fitting room
las rebajas = the sales
la falda = skirt
el abrigo = coat
barato = cheap
probarse = to try on
devolver = to return
`,
    sentences: `
¿Me puedo probar esta falda? = Can I try on this skirt?
Me queda un poco grande. = It's a bit big on me.
`,
    corrections: `
la vestido => el vestido
estos zapatos es caros => estos zapatos son caros
me gusta los vaqueros => me gustan los vaqueros
Quiero comprar un camisa azul => Quiero comprar una camisa azul
`,
    title: 'Spanish – shopping for clothes',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'environment inline brackets',
    text: `
El medio ambiente

reciclar - to recycle
el contenedor - recycling bin
la contaminación - pollution
el calentamiento global - global warming
ahorrar agua - to save water
apagar la luz - to turn off the light
el plástico - plastic

Homework (tutor's changes in square brackets):
1. En mi casa reciclamos [todo los días → todos los días].
2. [La problema más grande → El problema más grande] es la contaminación.
3. Hay que [usar menos de plástico → usar menos plástico].
4. [Es importante que apagar → Es importante apagar] la luz.

Examples
Deberíamos usar más el transporte público. - We should use public transport more.
El contenedor amarillo es para los envases. - The yellow bin is for packaging.
`,
    vocabulary: `
reciclar = to recycle
el contenedor = recycling bin
la contaminación = pollution
el calentamiento global = global warming
ahorrar agua = to save water
apagar la luz = to turn off the light
el plástico = plastic
`,
    sentences: `
Deberíamos usar más el transporte público. = We should use public transport more.
El contenedor amarillo es para los envases. = The yellow bin is for packaging.
`,
    corrections: `
todo los días => todos los días
La problema más grande => El problema más grande
usar menos de plástico => usar menos plástico
Es importante que apagar => Es importante apagar
`,
    title: 'El medio ambiente',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'hotel mixed notations',
    text: `
EL HOTEL
notes from iTalki lesson w/ Javier

reservar = to book
la habitación doble = double room
la llave = key
el ascensor = lift
la planta = floor
media pensión = half board
con vistas al mar = with a sea view
quejarse = to complain

Quisiera reservar una habitación doble. = I'd like to book a double room.
El ascensor no funciona. = The lift isn't working.

mistakes:
Yo reservé un habitación >> Reservé una habitación
no se dice "el ducha no trabaja", se dice "la ducha no funciona"
✗ ¿A qué hora es el desayuno sirve? → ✓ ¿A qué hora se sirve el desayuno?
~~Quiero una habitación con dos camas individual~~ Quiero una habitación con dos camas individuales
`,
    vocabulary: `
reservar = to book
la habitación doble = double room
la llave = key
el ascensor = lift
la planta = floor
media pensión = half board
con vistas al mar = with a sea view
quejarse = to complain
`,
    sentences: `
Quisiera reservar una habitación doble. = I'd like to book a double room.
El ascensor no funciona. = The lift isn't working.
`,
    corrections: `
Yo reservé un habitación => Reservé una habitación
el ducha no trabaja => la ducha no funciona
¿A qué hora es el desayuno sirve? => ¿A qué hora se sirve el desayuno?
Quiero una habitación con dos camas individual => Quiero una habitación con dos camas individuales
`,
    title: 'El hotel',
    levels: ['A2', 'B1'],
  }),
];
