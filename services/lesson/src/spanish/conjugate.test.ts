import { describe, expect, it } from 'vitest';
import { conjugate, isInfinitive, recogniseVerb, verbForm } from './conjugate.ts';

const readings = (word: string) =>
  recogniseVerb(word).map(({ infinitive, tense, person }) =>
    `${infinitive} ${tense} ${person ?? ''}`.trim(),
  );

describe('conjugating', () => {
  it.each([
    ['tener', 'present', '1s', 'tengo'],
    ['tener', 'preterite', '3s', 'tuvo'],
    ['ser', 'imperfect', '1p', 'éramos'],
    ['hacer', 'future', '2s', 'harás'],
    ['poder', 'conditional', '1s', 'podría'],
    ['ir', 'present-subjunctive', '3p', 'vayan'],
    ['decir', 'imperative', '2s', 'di'],
    ['levantarse', 'present', '1s', 'me levanto'],
  ] as const)('%s, %s, %s is %s', (infinitive, tense, person, form) => {
    expect(verbForm(infinitive, tense, person)).toBe(form);
  });

  it('has forms without person and the polite command', () => {
    expect(verbForm('escribir', 'participle')).toBe('escrito');
    expect(verbForm('dormir', 'gerund')).toBe('durmiendo');
    expect(verbForm('hablar', 'imperative', '3s')).toBe('hable');
  });

  it('has no forms for what is no verb', () => {
    expect(conjugate('mesa')).toEqual([]);
    expect(isInfinitive('mujer')).toBe(false);
    expect(isInfinitive('ducharse')).toBe(true);
  });
});

describe('recognising a form', () => {
  it('tells all that it can be', () => {
    expect(readings('fui')).toEqual(['ir preterite 1s', 'ser preterite 1s']);
    expect(readings('hablamos')).toEqual(['hablar present 1p', 'hablar preterite 1p']);
  });

  it('knows rarer verbs by their endings, with vowel and spelling changes', () => {
    expect(readings('madrugo')).toContain('madrugar present 1s');
    expect(readings('tropiezas')).toContain('tropezar present 2s');
    expect(readings('aparqué')).toContain('aparcar preterite 1s');
  });

  it('looks past pronouns at the end', () => {
    expect(readings('levantarme')).toContain('levantar infinitive');
    expect(readings('dímelo')).toContain('decir imperative 2s');
    expect(readings('diciéndolo')).toContain('decir gerund');
  });

  it('does not take a learner’s invention for a form of an irregular verb', () => {
    expect(readings('sabo')).toEqual([]);
    expect(readings('tení')).toEqual([]);
  });
});
