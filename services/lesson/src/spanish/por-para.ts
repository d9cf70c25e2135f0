/** When each preposition is used, in a line with its example. */
export interface PrepositionUse {
  preposition: 'por' | 'para';
  use: string;
  example: string;
}

export const porParaUses: readonly PrepositionUse[] = [
  { preposition: 'para', use: 'Purpose', example: 'Estudio para aprender.' },
  { preposition: 'para', use: 'Recipient', example: 'Es un regalo para ti.' },
  { preposition: 'para', use: 'Deadline', example: 'Es para el lunes.' },
  { preposition: 'para', use: 'Destination', example: 'Salimos para Madrid.' },
  { preposition: 'para', use: 'Opinion', example: 'Para mí, es fácil.' },
  { preposition: 'por', use: 'Cause', example: 'Llegué tarde por el tráfico.' },
  { preposition: 'por', use: 'Exchange and price', example: 'Lo compré por diez euros.' },
  { preposition: 'por', use: 'Duration', example: 'Viví allí por dos años.' },
  { preposition: 'por', use: 'Means', example: 'Hablamos por teléfono.' },
  { preposition: 'por', use: 'Through or along', example: 'Paseamos por el parque.' },
  { preposition: 'por', use: 'Part of the day', example: 'Trabajo por la mañana.' },
  { preposition: 'por', use: 'Thanks and apologies', example: 'Gracias por todo.' },
];

/** What follows por in expressions that para never introduces. */
export const afterPorOnly: ReadonlySet<string> = new Set(
  'favor supuesto ejemplo cierto casualidad desgracia completo separado'.split(' '),
);
