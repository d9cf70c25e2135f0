/** What can be said of a noun is narrower than its topic: a waiter is no order, a street no goal. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const relatives = words(`padre madre hermano hermana hijo hija abuelo abuela tío tía primo prima
  padres hermanos hermanas hijos hijas abuelos abuelas tíos tías primos primas`);

const notServed = words(`comida cuchara tenedor cuchillo plato vaso taza botella camarero camarera
  propina receta hambre sed sabor verdura fruta cocinero cocinera`);

const ingredients =
  words(`cebolla ajo aceite harina lechuga zanahoria pepino sal azúcar pimienta vinagre
  mantequilla pimiento pimientos levadura especias ingrediente ingredientes masa`);

const notWorn = words('ropa talla bolsillo bolso moda tienda');

const placesToFind = words(`plaza parque museo cine teatro banco restaurante bar cafetería farmacia
  hospital biblioteca estación iglesia puente ayuntamiento supermercado mercado hotel escuela
  universidad tienda playa panadería librería aeropuerto puerto`);

const partsThatHurt = words(`cabeza estómago espalda garganta pie pies pierna piernas brazo brazos
  mano manos rodilla rodillas ojo ojos oído oídos diente dientes muela muelas cuello dedo dedos
  hombro hombros oreja orejas pecho nariz boca`);

/** 'mi hermano': whom one lives with and visits. */
export const isRelative = (bare: string): boolean => relatives.has(bare);
/** Of the topic food: what a waiter brings. */
export const isServed = (bare: string): boolean => !notServed.has(bare) && !isIngredient(bare);
/** Of the topic food: what one buys for cooking rather than orders. */
export const isIngredient = (bare: string): boolean => ingredients.has(bare);
/** Of the topic clothes: what one tries on. */
export const isWorn = (bare: string): boolean => !notWorn.has(bare);
/** What a stranger asks the way to. */
export const isPlaceToFind = (bare: string): boolean => placesToFind.has(bare);
/** 'Me duele la cabeza.' */
export const canHurt = (bare: string): boolean => partsThatHurt.has(bare);
