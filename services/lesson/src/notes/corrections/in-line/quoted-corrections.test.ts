import { describe, expect, it } from 'vitest';
import { quotedCorrection } from './quoted-corrections.ts';

describe('the words around two quotes tell which of them is wrong', () => {
  it.each([
    ['I said "estoy estudiante" but it\'s "soy estudiante".', 'estoy estudiante > soy estudiante'],
    ['"Yo sabo" is wrong, say "yo sé".', 'Yo sabo > yo sé'],
    ['It\'s "buenos días", not "buenas días".', 'buenas días > buenos días'],
    ['Not "por ejamplo", "por ejemplo".', 'por ejamplo > por ejemplo'],
    ['Dijiste "he rompido", se dice "he roto".', 'he rompido > he roto'],
    ['En vez de "tengo calor agua" di "quiero agua".', 'tengo calor agua > quiero agua'],
    ['Never "soy caliente" when it is hot: use "tengo calor".', 'soy caliente > tengo calor'],
    ['"Estoy excitada" sounds odd, say "estoy ilusionada".', 'Estoy excitada > estoy ilusionada'],
    [
      '"Mi hermana está enfermera" no: "mi hermana es enfermera".',
      'Mi hermana está enfermera > mi hermana es enfermera',
    ],
    [
      '"Viajamos por tren" is understandable but "Viajamos en tren" is better.',
      'Viajamos por tren > Viajamos en tren',
    ],
    ['"la mano" es femenina, no "el mano".', 'el mano > la mano'],
    [
      '"Había muchas gentes" - gente is singular: "Había mucha gente".',
      'Había muchas gentes > Había mucha gente',
    ],
    [
      '"Lo tuve un buen tiempo" - that is literal; in Spanish it\'s "Me lo pasé bien".',
      'Lo tuve un buen tiempo > Me lo pasé bien',
    ],
    ['People often write "aser" when they mean "hacer".', 'aser > hacer'],
  ])('%s', (text, expected) => {
    const found = quotedCorrection(text);
    expect(`${found?.wrong} > ${found?.right}`).toBe(expected);
  });

  it.each([
    '"la mesa" means "table"',
    'We use "ser" for identity and "estar" for states.',
    'Both "por la mañana" and "de la mañana" are right.',
    'You can say "vale" or "de acuerdo".',
  ])('and in %s neither is', (text) => {
    expect(quotedCorrection(text)).toBeUndefined();
  });
});
