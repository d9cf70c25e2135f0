/** One use of a preposition, in a few words, with its example. */
export interface PrepositionUse {
  preposition: 'por' | 'para';
  use: string;
  example: string;
}

export const porParaUses: readonly PrepositionUse[] = [
  { preposition: 'para', use: 'purpose', example: 'Estudio para aprender.' },
  { preposition: 'para', use: 'recipient', example: 'Es un regalo para ti.' },
  { preposition: 'para', use: 'deadline', example: 'Es para el lunes.' },
  { preposition: 'para', use: 'destination', example: 'Salimos para Madrid.' },
  { preposition: 'para', use: 'opinion', example: 'Para mí, es fácil.' },
  { preposition: 'por', use: 'cause', example: 'Llegué tarde por el tráfico.' },
  { preposition: 'por', use: 'price and exchange', example: 'Lo compré por diez euros.' },
  { preposition: 'por', use: 'duration', example: 'Viví allí por dos años.' },
  { preposition: 'por', use: 'means', example: 'Hablamos por teléfono.' },
  { preposition: 'por', use: 'the way through', example: 'Paseamos por el parque.' },
  { preposition: 'por', use: 'part of the day', example: 'Trabajo por la mañana.' },
  { preposition: 'por', use: 'thanks', example: 'Gracias por todo.' },
];

/** What follows por in expressions that para never introduces. */
export const afterPorOnly: ReadonlySet<string> = new Set(
  'favor supuesto ejemplo cierto casualidad desgracia completo separado'.split(' '),
);
