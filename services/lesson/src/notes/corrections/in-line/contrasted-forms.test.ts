import { describe, expect, it } from 'vitest';
import { contrastedForms } from './contrasted-forms.ts';

const contrasted = (line: string) => {
  const found = contrastedForms(line, 'none');
  return found && `${found.wrong} > ${found.right}`;
};

describe('two forms of one text, told apart by what stands around them', () => {
  it.each([
    ['fui al mercado ← yo iba al mercado ayer', 'yo iba al mercado ayer > fui al mercado'],
    [
      'Comimos una paella muy rica (I said "rico")',
      'Comimos una paella muy rico > Comimos una paella muy rica',
    ],
    ['Where you wrote estoy bueno we would write estoy bien', 'estoy bueno > estoy bien'],
    [
      'Lucía: Replace "bueno" with "buena" - La comida es muy bueno.',
      'La comida es muy bueno. > La comida es muy buena.',
    ],
    [
      'Please delete "a": Visito a el museo los domingos.',
      'Visito a el museo los domingos. > Visito el museo los domingos.',
    ],
    [
      'I replaced "conocer sobre la historia" by "saber de historia"',
      'conocer sobre la historia > saber de historia',
    ],
    [
      'busco un piso que tiene terraza x, que tenga terraza',
      'busco un piso que tiene terraza > busco un piso que tenga terraza',
    ],
  ])('%s', (line, expected) => expect(contrasted(line)).toBe(expected));

  it.each([
    'yo hablo → yo hablé',
    'el libro → los libros',
    '"Tú hablas" is informal, "usted habla" is formal',
    'el niño / la niña',
    'la familia → family',
  ])('%s corrects nothing', (line) => expect(contrasted(line)).toBeUndefined());
});
