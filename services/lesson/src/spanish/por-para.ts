/** What follows por in expressions that para never introduces. */
export const afterPorOnly: ReadonlySet<string> = new Set(
  'favor supuesto ejemplo cierto casualidad desgracia completo separado'.split(' '),
);

export const porRules = {
  expression: (word: string) => `‘Por ${word}’ is a fixed expression with por.`,
  thanks: 'Thanks are given por something: gracias por …',
};
