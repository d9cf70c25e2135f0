import { expect, it } from 'vitest';
import { materialOf } from './material/material.ts';
import { recapCards } from './recap.ts';
import { correction, notesOf, sentence, word } from './test-notes.ts';

it('tells what the lesson was about, its words, sentences, rule and corrections', () => {
  const cards = recapCards(
    materialOf(
      notesOf({
        heading: 'Ser y estar',
        pairs: [word('alto', 'tall'), sentence('Soy alto.', 'I am tall.')],
        corrections: [correction('Soi', 'Soy', 'A y at the end.')],
        topics: [
          { id: 'ser-estar', name: 'Ser and estar', rule: 'The rule.', example: 'Soy alto.' },
        ],
      }),
    ),
  );
  expect(cards).toEqual([
    {
      title: 'What this lesson was about',
      content:
        'Ser y estar\nGrammar: Ser and estar\nFrom your notes: 1 word, 1 sentence, 1 correction',
    },
    { title: 'Ser and estar', content: 'The rule.\nExample: Soy alto.' },
    { title: 'Key words', content: 'alto: tall' },
    { title: 'Key sentences', content: 'Soy alto.\nI am tall.' },
    expect.objectContaining({ title: 'Your words at work' }),
    { title: 'My mistakes', content: '✗ Soi\n✓ Soy\nA y at the end.' },
  ]);
});

it('has at most eight cards, however much there is', () => {
  const many = Array.from({ length: 40 }, (_, index) => index);
  const cards = recapCards(
    materialOf(
      notesOf({
        pairs: many.map((n) => word(`palabra${n}`, `word ${n}`)),
        sentences: many.map((n) => ({
          spanish: `Tengo ${n} gatos.`,
          english: `I have ${n} cats.`,
        })),
        corrections: many.map((n) => correction(`yo sabo ${n}`, `yo sé ${n}`)),
      }),
    ),
  );
  expect(cards.length).toBeLessThanOrEqual(8);
  expect(cards.at(-1)?.title).toMatch(/^My mistakes/);
});

it('shows the words of a mere list at work', () => {
  const cards = recapCards(materialOf(notesOf({ pairs: [word('la sopa', 'soup')] })));
  expect(cards.at(-1)).toEqual({
    title: 'Your words at work',
    content:
      'Para mí, la sopa, por favor.\nFor me, the soup, please.\n\nMe gusta mucho esta sopa.\nI like this soup a lot.',
  });
});
