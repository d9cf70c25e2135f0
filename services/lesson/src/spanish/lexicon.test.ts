import { describe, expect, it } from 'vitest';
import { conjugate, isCommonVerb } from './conjugate.ts';
import { distractorWords } from './distractor-words.ts';
import { entriesByPartOfSpeech, entriesByTopic, glossOf, lexicon, lookUp } from './lexicon.ts';

const words = (spanish: string) => lookUp(spanish).map(({ word }) => word);

describe('the lexicon', () => {
  it('has a wide vocabulary, each entry once', () => {
    const keys = lexicon.map((one) => `${one.word}|${one.partOfSpeech}|${one.gender}`);
    expect(lexicon.length).toBeGreaterThan(5000);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives nouns, and nothing else, a gender', () => {
    for (const { word, partOfSpeech, gender } of lexicon) {
      expect(gender !== undefined, word).toBe(partOfSpeech === 'noun');
    }
  });

  it('has dictionary forms without article, composed and trimmed, with clean glosses', () => {
    for (const { word, glosses, partOfSpeech } of lexicon) {
      expect(word).toBe(word.normalize('NFC').trim());
      if (partOfSpeech === 'noun') expect(word).not.toMatch(/^(el|la|los|las) /);
      for (const gloss of glosses) expect(gloss, word).toMatch(/^[A-Za-zé' ,.?-]+$/);
      expect(new Set(glosses).size, word).toBe(glosses.length);
    }
  });

  it('names only verbs that conjugate, glossed as infinitives', () => {
    for (const { word, glosses } of entriesByPartOfSpeech('verb')) {
      expect(conjugate(word).length, word).toBeGreaterThan(40);
      expect(
        glosses.some((gloss) => gloss.startsWith('to ') || gloss === 'must'),
        word,
      ).toBe(true);
    }
  });

  it('knows every verb it has by its exact forms', () => {
    for (const { word } of entriesByPartOfSpeech('verb')) {
      expect(isCommonVerb(word.replace(/se$/, '')), word).toBe(true);
    }
  });

  it('gives nouns the gender that their ending tells', () => {
    const feminine = /(?:ción|sión|dad|tad|umbre)$/;
    for (const { word, gender } of entriesByPartOfSpeech('noun')) {
      if (word.includes(' ')) continue;
      if (feminine.test(word)) expect(gender, word).toBe('f');
      if (/aje$/.test(word)) expect(gender, word).toBe('m');
    }
  });

  it('has nouns against the rule of their ending only where they are known to be so', () => {
    const rules: [ending: RegExp, gender: 'm' | 'f', exceptions: string][] = [
      [/o$/, 'm', 'moto foto mano radio'],
      [
        /a$/,
        'f',
        `día mediodía problema sistema mapa idioma tranvía clima planeta cometa ecosistema gorila
        síntoma pijama tema programa poema crucigrama yoga fantasma cura esquema panda puma
        dilema drama enigma diploma diagrama panorama aroma lema carisma trauma`,
      ],
      [/(?:or|aje|án|és|(?<!i)ón)$/, 'm', 'coliflor flor razón'],
      [/ión$/, 'f', 'avión camión'],
      [/(?:d|umbre|tud)$/, 'f', 'césped récord'],
      [/is$/, 'f', 'arcoíris análisis tenis'],
      [/l$/, 'm', 'sal miel col catedral señal capital cárcel postal terminal piel vocal'],
      [/z$/, 'f', 'arroz maíz pez juez aprendiz lápiz ajedrez disfraz altavoz avestruz'],
      [/r$/, 'm', 'mujer exmujer coliflor flor'],
      [/[aeiu]n$/, 'm', 'imagen orden'],
    ];
    for (const [ending, gender, list] of rules) {
      const exceptions = new Set(list.split(/\s+/));
      const against = entriesByPartOfSpeech('noun').filter(
        (noun) =>
          /^\p{Ll}+$/u.test(noun.word) &&
          ending.test(noun.word) &&
          noun.gender !== gender &&
          noun.gender !== 'mf' &&
          !noun.plural,
      );
      for (const { word } of against) expect(exceptions.has(word), word).toBe(true);
    }
  });

  it('finds entries by topic', () => {
    expect(entriesByTopic('food').map(({ word }) => word)).toContain('manzana');
  });
});

describe('looking up', () => {
  it('finds a dictionary form with or without article', () => {
    expect(words('manzana')).toEqual(['manzana']);
    expect(words('La manzana')).toEqual(['manzana']);
    expect(words('el agua')).toEqual(['agua']);
  });

  it('finds plurals, forms of adjectives and of verbs', () => {
    expect(words('lápices')).toContain('lápiz');
    expect(words('las canciones')).toContain('canción');
    expect(words('rojas')).toContain('rojo');
    expect(words('inglesa')).toContain('inglés');
    expect(words('comimos')).toContain('comer');
    expect(words('levanto')).toContain('levantarse');
    expect(words('buen')).toContain('bueno');
  });

  it('takes a form for the plain verb first where both are usual', () => {
    for (const [form, verb] of [
      ['volvió', 'volver'],
      ['duermo', 'dormir'],
      ['perdí', 'perder'],
      ['pinto', 'pintar'],
      ['llamé', 'llamar'],
    ] as const) {
      expect(words(form)[0], form).toBe(verb);
    }
  });

  it('finds what was typed without Spanish letters, but keeps short words apart', () => {
    expect(words('manana')).toContain('mañana');
    expect(words('adios')).toContain('adiós');
    expect(words('el')).not.toContain('él');
    expect(words('ano')).not.toContain('año');
  });

  it('finds nothing for what it does not know', () => {
    expect(lookUp('xyzzy')).toEqual([]);
    expect(lookUp('')).toEqual([]);
  });
});

describe('the English of a word', () => {
  it('carries the article over', () => {
    expect(glossOf('la manzana')).toBe('the apple');
    expect(glossOf('manzana')).toBe('apple');
    expect(glossOf('las vacaciones')).toBe('the vacation');
  });

  it('shows two meanings of one spelling', () => {
    expect(glossOf('tarde')).toBe('afternoon / late');
  });

  it('is given for dictionary forms only, never guessed', () => {
    expect(glossOf('manzanas')).toBeUndefined();
    expect(glossOf('comimos')).toBeUndefined();
    expect(glossOf('chévere')).toBeUndefined();
  });
});

describe('the distractor words', () => {
  it('are about 15 to 20 for each part of speech, all of them Spanish', () => {
    for (const [partOfSpeech, list] of Object.entries(distractorWords)) {
      expect(list.length, partOfSpeech).toBeGreaterThanOrEqual(11);
      expect(new Set(list).size).toBe(list.length);
      for (const word of list) expect(lookUp(word).length, word).toBeGreaterThan(0);
    }
  });
});
