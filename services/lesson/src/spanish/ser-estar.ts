/** Adjectives of a state, which ser never goes with. */
export const statesOfEstar: ReadonlySet<string> = new Set(
  'contento enfadado enojado preocupado ocupado embarazada resfriado harto'.split(' '),
);

/** What follows 'de' in expressions that take estar alone: 'estoy de acuerdo'. */
export const estarDe: ReadonlySet<string> = new Set(['acuerdo', 'vacaciones', 'pie']);

/** Nouns of what someone is by trade, which estar never goes with. */
export const professions: ReadonlySet<string> = new Set(
  `profesor profesora maestro maestra médico médica enfermero enfermera abogado abogada ingeniero
  ingeniera camarero camarera periodista dentista escritor escritora estudiante arquitecto
  arquitecta cocinero cocinera cantante actor actriz bombero carpintero secretario secretaria
  peluquero peluquera psicólogo psicóloga electricista`.split(/\s+/),
);
