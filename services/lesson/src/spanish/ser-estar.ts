import { adjectiveForms } from './inflect.ts';

/** One use of a verb, in a few words, with its example. */
export interface VerbUse {
  verb: 'ser' | 'estar';
  use: string;
  example: string;
}

export const serEstarUses: readonly VerbUse[] = [
  { verb: 'ser', use: 'identity', example: 'Es mi hermano.' },
  { verb: 'ser', use: 'profession', example: 'Soy profesora.' },
  { verb: 'ser', use: 'origin', example: 'Somos de Perú.' },
  { verb: 'ser', use: 'what something is like', example: 'La casa es grande.' },
  { verb: 'ser', use: 'what it is made of', example: 'La mesa es de madera.' },
  { verb: 'ser', use: 'time and date', example: 'Son las tres.' },
  { verb: 'ser', use: 'where an event takes place', example: 'La fiesta es en mi casa.' },
  { verb: 'estar', use: 'place', example: 'El libro está en la mesa.' },
  { verb: 'estar', use: 'feelings', example: 'Estoy contento.' },
  { verb: 'estar', use: 'a state that came about', example: 'La puerta está cerrada.' },
  { verb: 'estar', use: 'what is going on (+ gerund)', example: 'Estoy comiendo.' },
];

/** Adjectives of a state, which ser never goes with. */
export const statesOfEstar: ReadonlySet<string> = new Set(
  'contento enfadado enojado preocupado ocupado embarazada resfriado harto'.split(' '),
);

/** What follows 'de' in expressions that take estar alone: 'estoy de acuerdo'. */
export const estarDe: ReadonlySet<string> = new Set(
  'acuerdo vacaciones pie rodillas viaje baja guardia'.split(' '),
);

/** Nouns of what someone is by trade, which estar never goes with. */
export const professions: ReadonlySet<string> = new Set(
  `profesor profesora maestro maestra médico médica enfermero enfermera abogado abogada ingeniero
  ingeniera camarero camarera periodista dentista escritor escritora estudiante arquitecto
  arquitecta cocinero cocinera cantante actor actriz bombero carpintero secretario secretaria
  peluquero peluquera psicólogo psicóloga electricista`.split(/\s+/),
);

/** They take place, so ser tells where; none is also a thing or a room ('la clase', 'la cena'). */
export const events: ReadonlySet<string> = new Set(
  'fiesta boda reunión concierto partido ceremonia entierro'.split(' '),
);

export const materials: ReadonlySet<string> = new Set(
  'madera plástico metal oro plata algodón lana cuero cristal vidrio papel piedra'.split(' '),
);

/** With ser alone for I, you and we; all four forms of each. */
export const nationality: ReadonlySet<string> = new Set(
  `español mexicano argentino colombiano peruano chileno inglés francés alemán italiano portugués
  americano chino japonés cubano brasileño irlandés escocés estadounidense canadiense`
    .split(/\s+/)
    .flatMap((adjective) => Object.values(adjectiveForms(adjective))),
);

export const cities: ReadonlySet<string> = new Set(
  `madrid barcelona sevilla valencia granada málaga bilbao toledo salamanca lima bogotá quito
  londres parís roma berlín lisboa`.split(/\s+/),
);
