import { oneOf } from '../../spanish/one-of.ts';

// What can be said of a noun is narrower than its topic: a waiter is no order, a street no goal.

const relatives = oneOf(`padre madre hermano hermana hijo hija abuelo abuela tío tía primo prima
  padres hermanos hermanas hijos hijas abuelos abuelas tíos tías primos primas`);

const notServed = oneOf(`comida cuchara tenedor cuchillo plato vaso taza botella camarero camarera
  propina receta hambre sed sabor verdura fruta cocinero cocinera desayuno almuerzo cena merienda
  aperitivo bocado apetito alimento olor gusto vapor cáscara semilla grano sobremesa porción bebida
  trago guisante bollo`);

/** Of the kitchen rather than the table, or counted in a shop: nobody orders 'the tomato'. */
const ingredients =
  oneOf(`cebolla ajo aceite harina lechuga zanahoria pepino sal azúcar pimienta vinagre
  mantequilla pimiento pimientos levadura especias ingrediente ingredientes masa tomate patata papa
  limón perejil orégano vainilla trigo jengibre romero avena albahaca azafrán yema margarina nata
  crema col coliflor berenjena calabaza calabacín apio remolacha alcachofa batata camote repollo
  puerro rábano maíz frijol garbanzo lenteja judía alubia legumbre tocino menta manzana plátano
  naranja fresa uva pera piña sandía cereza melón melocotón durazno ciruela frambuesa mora nuez
  almendra toronja banana mango coco pomelo cacahuete arándano albaricoque mandarina papaya avellana
  kiwi higo dátil pistacho aguacate huevo miel mermelada mostaza mayonesa`);

const pieces = oneOf(`cebolla zanahoria pepino pimiento tomate patata papa limón berenjena calabacín
  alcachofa batata manzana plátano naranja fresa uva pera cereza melocotón durazno ciruela mora nuez
  almendra banana mango kiwi higo aguacate huevo lenteja garbanzo frijol judía mandarina`);

/** Told from food: what lies on a table or in a drawer. */
const utensils = oneOf(`cuchara cucharita tenedor cuchillo plato vaso taza botella sartén olla
  servilleta mantel copa bandeja cazuela jarra batidora microondas tostadora cafetera abrelatas
  sacacorchos delantal libro lápiz bolígrafo cuaderno goma regla mochila estuche tijeras carpeta
  pizarra diccionario ordenador computadora teclado pantalla ratón móvil celular cargador impresora
  cámara auricular auriculares archivo contraseña enlace maleta pasaporte billete boleto paraguas
  mapa guía equipaje llave cartera monedero tarjeta dinero reloj pelota raqueta guitarra bicicleta
  coche carro moto periódico revista carta sobre sello paquete caja bolsa regalo pila`);

/** Of the topic home, but no thing that could be mislaid or shown. */
const notThings = oneOf(`ruido luz alquiler hipoteca mudanza limpieza electricidad hogar desorden
  calefacción vivienda casa departamento portal toldo fachada tinta llanta inquilino inquilina suelo
  techo pared muro tejado valla tubería pieza peluche rincón`);

const notWorn = oneOf(`ropa talla bolsillo bolso moda tienda calzado joyas arete capucha minifalda
  vestuario percha probador manga cuello botón cremallera tela`);

/** What one plays, studies or does, which English names without an article. */
const pastimes = oneOf(`ajedrez tenis fútbol baloncesto básquetbol natación baile danza música
  lectura pintura fotografía yoga golf béisbol balonmano voleibol vóleibol ciclismo senderismo
  atletismo gimnasia boxeo rugby hockey esquí surf judo kárate jardinería costura dibujo matemáticas
  historia geografía física química biología literatura informática filosofía economía arte deporte
  deportes pesca caza equitación patinaje montañismo escalada buceo poesía ópera política`);

const placesToFind = oneOf(`plaza parque museo cine teatro banco restaurante bar cafetería farmacia
  hospital biblioteca estación iglesia puente ayuntamiento supermercado mercado hotel escuela
  universidad tienda playa panadería librería aeropuerto puerto`);

const partsThatHurt = oneOf(`cabeza estómago espalda garganta pie pies pierna piernas brazo brazos
  mano manos rodilla rodillas ojo ojos oído oídos diente dientes muela muelas cuello dedo dedos
  hombro hombros oreja orejas pecho nariz boca`);

/** Topics whose nouns a lesson talks about: a law, a film, a job. */
const topicsOfTalk = oneOf(`society work school culture media technology communication money sports
  hobbies travel city people health fashion animals character feelings`);
const notTalkedAbout = oneOf(`izquierda derecha norte sur este oeste lado centro fondo hambre sed
  sueño frío calor suerte prisa razón miedo culpa ganas gracias verdad edad gana principio final
  medio mitad resto vez lugar sitio pelo barba bigote altura peso tamaño cantidad parte tipo clase
  par docena nombre apellido señor señora señorita don doña caballero sol luna cielo tierra aire
  mundo planta`);

/** What somebody who looks for a flat asks to see. */
const partsOfHome =
  oneOf(`habitación dormitorio cocina baño salón comedor jardín garaje balcón patio
  sótano ático terraza ascensor armario sala cuarto ducha bañera lavadora nevera frigorífico horno
  desván estudio despensa trastero entrada recámara alcoba chimenea lavavajillas piscina fregadero`);

/** 'mi hermano': whom one lives with and visits. */
export const isRelative = (bare: string): boolean => relatives.has(bare);
/** Of the topic food: what a waiter brings. */
export const isServed = (bare: string): boolean => !notServed.has(bare) && !isIngredient(bare);
/** Of the topic food: what one buys for cooking rather than orders. */
export const isIngredient = (bare: string): boolean => ingredients.has(bare);
/** Of the topic clothes: what one tries on. */
export const isWorn = (bare: string): boolean => !notWorn.has(bare);
/** What one tries on, of whatever topic. */
export const canBeWorn = (topic: string, bare: string): boolean =>
  topic === 'clothes' && isWorn(bare);
/** What one may look for in a room or a bag. */
export const isThingAtHand = (topic: string, bare: string): boolean =>
  utensils.has(bare) || (topic === 'home' && !notThings.has(bare));
/** What one likes to do or to study: 'I like chess', not 'the chess'. */
export const canBePlayed = (bare: string): boolean => pastimes.has(bare);
/** 'Hoy hablamos de esta ley', but not of 'esta izquierda'. */
export const canBeTalkedAbout = (topic: string, bare: string): boolean =>
  topicsOfTalk.has(topic) && !notTalkedAbout.has(bare);
/** 'Quiero ver la cocina.' */
export const isPartOfHome = (bare: string): boolean => partsOfHome.has(bare);
/** What a stranger asks the way to. */
export const isPlaceToFind = (bare: string): boolean => placesToFind.has(bare);
/** 'Me duele la cabeza.' */
export const canHurt = (bare: string): boolean => partsThatHurt.has(bare);
/** Of the ingredients: what one buys some of rather than a bag of. */
export const isSoldByPiece = (bare: string): boolean => pieces.has(bare);
