import { describe, expect, it } from 'vitest';
import { materialOf } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import { correction, notesOf, sentence, word } from '../test-notes.ts';
import { blankFor, clozeExercises, glossedHint } from './cloze.ts';

const blank = (spanish: string, taught: string[] = [], topics: string[] = [], rank = 0) =>
  blankFor({ spanish }, taught, topics, rank)?.word;

describe('the word that is blanked', () => {
  it('is what the lesson is about, then what it taught, then a verb, then other words', () => {
    expect(blank('La sopa está fría.', ['sopa'], ['ser-estar'])).toBe('está');
    expect(blank('La sopa está fría.', ['sopa'])).toBe('sopa');
    expect(blank('Hoy hablo con mi amigo.')).toBe('hablo');
    expect(blank('Mis padres viajaron a México.')).toBe('viajaron');
  });

  it('is another one each time it is asked for again', () => {
    const words = [0, 1, 2].map((rank) => blank('Mis padres viajaron a México.', [], [], rank));
    expect(words).toEqual(['viajaron', 'padres', 'Mis']);
  });

  it('is never a name, a number or a mere article', () => {
    expect(blank('el 24')).toBeUndefined();
    expect(blank('La Ana')).toBeUndefined();
  });

  it('needs a sentence that can be put together again', () => {
    expect(blank('Como «pan» (con queso).')).toBeUndefined();
  });
});

describe('an exercise', () => {
  const material = materialOf(notesOf({ pairs: [word('la leche', 'milk')] }));

  it('has the translation and a hint', () => {
    const milk = sentence('Bebo la leche.', 'I drink the milk.');
    expect(clozeExercises([{ ...milk, about: milk }], material)).toEqual([
      {
        item: {
          sentence_with_blanks: 'Bebo la ___.',
          blanks: [{ word: 'leche', position: 0 }],
          instruction: 'Fill in the missing word.',
          translation: 'I drink the milk.',
          hints: ['5 letters, starts with “l”'],
        },
        about: milk,
      },
    ]);
  });

  it('knows a reflexive verb by its own pronoun', () => {
    const hintOf = (spanish: string, taught: string) => {
      const one = { spanish, english: undefined, about: undefined };
      return clozeExercises([one], { vocabulary: [word(taught, '')], topics: [] })[0]?.item
        .hints[0];
    };
    expect(hintOf('Me levanto a las siete.', 'levanto')).toContain('«levantarse»');
    expect(hintOf('Levanto la mano.', 'levanto')).toContain('«levantar»');
    expect(hintOf('Ayer me llamó mi madre.', 'llamó')).toContain('«llamar»');
  });

  it('names the owners that a pronoun may stand for', () => {
    const su = blankFor({ spanish: 'Su casa es grande.' }, ['su']);
    expect(su && glossedHint(su, [])).toBe('“his / her / their”: 2 letters, starts with “s”');
  });

  it('tells the meaning that the notes give a word', () => {
    const one = { spanish: 'Llevo la raya al lado.', english: undefined, about: undefined };
    const taught = [word('la raya', 'parting')];
    const [draft] = clozeExercises([one], { vocabulary: taught, topics: [] });
    expect(draft?.item.hints).toEqual(['“parting”: 4 letters, starts with “r”']);
  });

  it('tells the meaning of the word where the sentence has no translation', () => {
    const fixed = correction('Ayer yo como pizza', 'Ayer comí pizza');
    const made: Sentence = { spanish: fixed.right, english: undefined, about: fixed };
    const [draft] = clozeExercises([made], material);
    expect(draft?.item).toMatchObject({
      sentence_with_blanks: 'Ayer ___ pizza',
      translation: '',
      hints: ['“to eat”: a form of «comer», 4 letters, starts with “c”'],
    });
  });

  const hintOf = (spanish: string, english?: string) =>
    clozeExercises([{ spanish, english, about: undefined }], material)[0]?.item.hints[0];

  it('names the verb that is meant', () => {
    expect(hintOf('No creo eso.', "I don't believe that.")).toContain('«creer»');
    expect(hintOf('Yo dormí mal')).toContain('“to sleep”: a form of «dormir»');
    expect(hintOf('Anoche me dormí tarde.')).toContain('«dormirse»');
  });

  it.each([
    ['La fiesta fue genial.', 'fue', '“to be”'],
    ['Ayer fui al cine.', 'fui', '“to go”'],
    ['Como muy mal.', 'Como', '“to eat”'],
    ['Trabajo en un banco.', 'Trabajo', '“to work”'],
  ])('reads the verb of «%s» as what it is there', (spanish, word, meaning) => {
    const blank = blankFor({ spanish }, []);
    expect(blank?.word).toBe(word);
    expect(blank && glossedHint(blank, [])).toContain(meaning);
  });

  it('does not mislead about the weather, nor repeat the answer', () => {
    expect(hintOf('Hace viento')).not.toContain('to do');
    expect(hintOf('Juego al tenis', 'I play tennis.')).not.toContain('“tennis”');
    expect(blankFor({ spanish: 'a b' }, ['a'])?.hint).toBe('1 letter, starts with “a”');
  });

  it('asks for another word where two sentences would look alike', () => {
    const carriers = ['caro', 'barato'].map(
      (one): Sentence => ({ spanish: `Busco algo ${one}.`, english: 'x', about: undefined }),
    );
    const asked = clozeExercises(carriers, {
      vocabulary: [word('caro', 'expensive'), word('barato', 'cheap')],
      topics: [],
    }).map(({ item }) => item.sentence_with_blanks);
    expect(new Set(asked).size).toBe(2);
  });

  it('is left out where nothing would tell what is missing', () => {
    const made: Sentence = {
      spanish: 'Zarandearon zarandajas',
      english: undefined,
      about: undefined,
    };
    expect(clozeExercises([made], material)).toEqual([]);
  });
});
