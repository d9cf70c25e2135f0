import { documentOf } from '../document.ts';

/** Mistakes with an arrow to, or from, what is right. */
export const mistakesBehindArrows = [
  documentOf({
    name: 'family arrows',
    text: `
La familia política

el suegro = father-in-law
la suegra = mother-in-law
el cuñado = brother-in-law
la nuera = daughter-in-law
el yerno = son-in-law
el sobrino = nephew
los gemelos = twins
llevarse bien con = to get on well with
parecerse a = to look like

Me llevo muy bien con mi cuñado. = I get on very well with my brother-in-law.
Mi sobrino se parece a su padre. = My nephew looks like his father.

Corrections
Yo soy 34 años → Tengo 34 años
Mi padres viven en Leeds → Mis padres viven en Leeds
Mi suegra es muy simpático → Mi suegra es muy simpática
Tengo dos hermanos más viejo → Tengo dos hermanos mayores
`,
    vocabulary: `
el suegro = father-in-law
la suegra = mother-in-law
el cuñado = brother-in-law
la nuera = daughter-in-law
el yerno = son-in-law
el sobrino = nephew
los gemelos = twins
llevarse bien con = to get on well with
parecerse a = to look like
`,
    sentences: `
Me llevo muy bien con mi cuñado. = I get on very well with my brother-in-law.
Mi sobrino se parece a su padre. = My nephew looks like his father.
`,
    corrections: `
Yo soy 34 años => Tengo 34 años
Mi padres viven en Leeds => Mis padres viven en Leeds
Mi suegra es muy simpático => Mi suegra es muy simpática
Tengo dos hermanos más viejo => Tengo dos hermanos mayores
`,
    title: 'La familia política',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'food backward arrows',
    text: `
Comida y cocina

la sartén → frying pan
el horno → oven
hervir → to boil
freír → to fry
picante → spicy
soso → bland
la cucharada → spoonful
una pizca de sal → a pinch of salt

Hierve el agua antes de echar la pasta. → Boil the water before adding the pasta.
Este plato está un poco soso. → This dish is a bit bland.

Correcciones (bien ← mal)
el agua está fría ← la agua es frío
hay que cortar la cebolla ← hay que corta la cebolla
soy alérgico a los frutos secos ← estoy alérgico de los frutos secos
no me gusta nada el picante ← no me gusta algo el picante
`,
    vocabulary: `
la sartén = frying pan
el horno = oven
hervir = to boil
freír = to fry
picante = spicy
soso = bland
la cucharada = spoonful
una pizca de sal = a pinch of salt
`,
    sentences: `
Hierve el agua antes de echar la pasta. = Boil the water before adding the pasta.
Este plato está un poco soso. = This dish is a bit bland.
`,
    corrections: `
la agua es frío => el agua está fría
hay que corta la cebolla => hay que cortar la cebolla
estoy alérgico de los frutos secos => soy alérgico a los frutos secos
no me gusta algo el picante => no me gusta nada el picante
`,
    title: 'Comida y cocina',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'clothes arrows both ways',
    text: `
ropa y accesorios

el cinturón -> belt
la bufanda -> scarf
los guantes -> gloves
el jersey -> jumper
los calcetines -> socks
el bolsillo -> pocket
llevar -> to wear

errores
los calcetines roja -> los calcetines rojos
llevo un jersey de lana <- estoy llevando un jersey por lana
me pongo el abrigo <- pongo mi abrigo en mi
esta pantalones -> estos pantalones

Hoy llevo guantes porque hace frío -> Today I'm wearing gloves because it's cold
Tengo las llaves en el bolsillo -> I have the keys in my pocket
`,
    vocabulary: `
el cinturón = belt
la bufanda = scarf
los guantes = gloves
el jersey = jumper
los calcetines = socks
el bolsillo = pocket
llevar = to wear
`,
    sentences: `
Hoy llevo guantes porque hace frío = Today I'm wearing gloves because it's cold
Tengo las llaves en el bolsillo = I have the keys in my pocket
`,
    corrections: `
los calcetines roja => los calcetines rojos
estoy llevando un jersey por lana => llevo un jersey de lana
pongo mi abrigo en mi => me pongo el abrigo
esta pantalones => estos pantalones
`,
    title: 'ropa y accesorios',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'pharmacy dialogue',
    text: `
En la farmacia

- Buenos días, ¿en qué puedo ayudarle?
- Buenos días. Me duele mucho la garganta.
- ¿Tiene fiebre?
- No, pero tengo tos.
- Le recomiendo este jarabe. Tome una cucharada cada ocho horas.
- ¿Necesito receta?
- No, no hace falta.

Glosario
la garganta: throat
el jarabe: syrup
cada ocho horas: every eight hours
no hace falta: there's no need
la tirita: plaster
la crema solar: sun cream

Role-play corrections
"Yo necesito algo por la tos" -> "Necesito algo para la tos"
"Tengo dolor en mi garganta" -> "Me duele la garganta"
"¿Cuántos veces al día?" -> "¿Cuántas veces al día?"
`,
    vocabulary: `
la garganta = throat
el jarabe = syrup
cada ocho horas = every eight hours
no hace falta = there's no need
la tirita = plaster
la crema solar = sun cream
`,
    sentences: `
Buenos días, ¿en qué puedo ayudarle?
Me duele mucho la garganta.
¿Tiene fiebre?
Tome una cucharada cada ocho horas.
`,
    corrections: `
Yo necesito algo por la tos => Necesito algo para la tos
Tengo dolor en mi garganta => Me duele la garganta
¿Cuántos veces al día? => ¿Cuántas veces al día?
`,
    title: 'En la farmacia',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'animals phone photo',
    text: `
animales + naturaleza     14/5

la oveja -sheep
el caballo- horse
la vaca - cow
el  pájaro - bird
la araña -  spider
el bosque - forest
el río - river

Corr:
el araña -> la araña
muchos vaca -> muchas vacas
soy miedo de las arañas => tengo miedo de las arañas
un pájaro pequeña x   un pájaro pequeño ✓

En el bosque hay muchos pájaros - there are many birds in the forest
Mi abuelo tiene ovejas - my grandad has sheep
`,
    vocabulary: `
la oveja = sheep
el caballo = horse
la vaca = cow
el pájaro = bird
la araña = spider
el bosque = forest
el río = river
`,
    sentences: `
En el bosque hay muchos pájaros = there are many birds in the forest
Mi abuelo tiene ovejas = my grandad has sheep
`,
    corrections: `
el araña => la araña
muchos vaca => muchas vacas
soy miedo de las arañas => tengo miedo de las arañas
un pájaro pequeña => un pájaro pequeño
`,
    title: 'animales + naturaleza',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'valencia text remarks',
    text: `
Mis vacaciones en Valencia (redacción de Tom)

El verano pasado fui a Valencia con mi novia. Nos quedamos en un hotel cerca del puerto. El primer día comimos mucho paella. La gente son muy amables. Un día fuimos al acuario y yo gusté los delfines. Hacía mucho calor. El último día compré regalos por mi familia.

Comentarios de la profesora:
1. "mucho paella" → "mucha paella" (la paella is feminine)
2. "La gente son muy amables" → "La gente es muy amable" (gente = singular!)
3. "yo gusté los delfines" → "me gustaron los delfines"
4. "regalos por mi familia" → "regalos para mi familia"

Palabras nuevas:
el puerto = harbour
el acuario = aquarium
el delfín = dolphin
el regalo = present
quedarse en = to stay at
tomar el sol = to sunbathe
`,
    vocabulary: `
el puerto = harbour
el acuario = aquarium
el delfín = dolphin
el regalo = present
quedarse en = to stay at
tomar el sol = to sunbathe
`,
    corrections: `
mucho paella => mucha paella
La gente son muy amables => La gente es muy amable
yo gusté los delfines => me gustaron los delfines
regalos por mi familia => regalos para mi familia
`,
    wrongForms: `
El primer día comimos mucho paella.
El último día compré regalos por mi familia.
`,
    title: 'Mis vacaciones en Valencia',
    levels: ['A2', 'B1'],
  }),
  documentOf({
    name: 'kitchen things photo short',
    text: `
en la cocina   (Mon 6th)
el tenedor= fork
el cuchillo =knife
la cuchara = spoon
el vaso = glass
la nevera = fridge
el fregadero  = sink
poner la mesa = to set the table

X la vaso   →  el vaso
X pongo el mesa   → pongo la mesa
X los platos es en el fregadero → los platos están en el fregadero

¿Me pasas la sal? = Can you pass me the salt?
La leche está en la nevera = the milk is in the fridge
`,
    vocabulary: `
el tenedor = fork
el cuchillo = knife
la cuchara = spoon
el vaso = glass
la nevera = fridge
el fregadero = sink
poner la mesa = to set the table
`,
    sentences: `
¿Me pasas la sal? = Can you pass me the salt?
La leche está en la nevera = the milk is in the fridge
`,
    corrections: `
la vaso => el vaso
pongo el mesa => pongo la mesa
los platos es en el fregadero => los platos están en el fregadero
`,
    title: 'en la cocina',
    levels: ['A1', 'A2'],
  }),
  documentOf({
    name: 'my town text footnotes',
    text: `
MI PUEBLO

Vivo en un pueblo que se llama Haworth. Es un pueblo pequeño pero muy bonita (1). Hay muchos (2) tiendas y una iglesia antigua. En el verano vienen muchos turistas. Yo me gusta (3) porque es tranquilo. Lo malo es que no hay nada por hacer (4) los domingos.

(1) muy bonita → muy bonito
(2) muchos tiendas → muchas tiendas
(3) yo me gusta → a mí me gusta
(4) no hay nada por hacer → no hay nada que hacer

Vocabulario útil
la iglesia: church
tranquilo: quiet
ruidoso: noisy
las afueras: the outskirts
el ambiente: atmosphere
lo malo es que: the bad thing is that

Frases útiles
Vivo en las afueras de la ciudad. I live on the outskirts of the city.
Hay muy buen ambiente en el centro. There's a great atmosphere in the centre.
`,
    vocabulary: `
la iglesia = church
tranquilo = quiet
ruidoso = noisy
las afueras = the outskirts
el ambiente = atmosphere
lo malo es que = the bad thing is that
`,
    sentences: `
Vivo en las afueras de la ciudad. = I live on the outskirts of the city.
Hay muy buen ambiente en el centro. = There's a great atmosphere in the centre.
`,
    corrections: `
muy bonita => muy bonito
muchos tiendas => muchas tiendas
yo me gusta => a mí me gusta
no hay nada por hacer => no hay nada que hacer
`,
    wrongForms: `
Es un pueblo pequeño pero muy bonita
`,
    title: 'Mi pueblo',
    levels: ['A1', 'A2'],
  }),
];
