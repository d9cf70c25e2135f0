import { describe, expect, it } from 'vitest';
import { findVerbTables } from './find-verb-tables.ts';

const tables = (notes: string) =>
  findVerbTables(notes).map(
    ({ infinitive, tense, forms }) =>
      `${infinitive} ${tense}: ${forms.map(({ person, form }) => `${person} ${form}`).join(', ')}`,
  );

const hablar = 'hablar present: 1s hablo, 2s hablas, 3s habla, 1p hablamos, 3p hablan';

describe('a table of verb forms', () => {
  it.each([
    ['down, without persons', 'hablar\nhablo\nhablas\nhabla\nhablamos\nhablan'],
    ['down, with persons', 'yo hablo\ntú hablas\nél/ella habla\nnosotros hablamos\nellos hablan'],
    ['with dashes', 'yo - hablo\ntú - hablas\nél - habla\nnosotros - hablamos\nellos - hablan'],
    ['in one line', 'hablar: hablo, hablas, habla, hablamos, hablan'],
  ])('is found %s', (_, notes) => {
    expect(tables(notes)).toEqual([hablar]);
  });

  it('may have several verbs', () => {
    const notes =
      '| | ser | tener |\n|---|---|---|\n| yo | soy | tengo |\n| tú | eres | tienes |\n| él | es | tiene |\n| nosotros | somos | tenemos |';
    expect(tables(notes)).toEqual([
      'ser present: 1s soy, 2s eres, 3s es, 1p somos',
      'tener present: 1s tengo, 2s tienes, 3s tiene, 1p tenemos',
    ]);
  });

  it('of a reflexive verb has its pronouns', () => {
    expect(tables('me levanto\nte levantas\nse levanta\nnos levantamos\nse levantan')).toEqual([
      'levantarse present: 1s me levanto, 2s te levantas, 3s se levanta, 1p nos levantamos, 3p se levantan',
    ]);
  });

  it('that is of two verbs belongs to the one that is named', () => {
    const forms = 'yo fui\ntú fuiste\nél fue\nnosotros fuimos\nellos fueron';
    expect(tables(`ir\n${forms}`)).toEqual([
      'ir preterite: 1s fui, 2s fuiste, 3s fue, 1p fuimos, 3p fueron',
    ]);
    expect(tables(forms)).toEqual([]);
  });

  it('is no text', () => {
    expect(tables('Hablo con Ana.\n¿Hablas inglés?\nElla habla mucho.\nNo hablamos.')).toEqual([]);
    expect(tables('la casa\nel libro\nla mesa\nla cocina')).toEqual([]);
  });
});
