import { describe, expect, it } from 'vitest';
import type { UnderstoodNotes } from '../../notes/understood-notes.ts';
import { checkItems, toContent } from '../items/item-checks.ts';
import { materialOf } from '../material/material.ts';
import { seededRandom } from '../random.ts';
import { correction, notesOf, phrase, sentence, word } from '../test-notes.ts';
import { roleplay } from './roleplay.ts';

function play(parts: Partial<UnderstoodNotes>, seed = 'x') {
  return roleplay(materialOf(notesOf(parts)), seededRandom(seed));
}

const casts: [string, [string, string][]][] = [
  [
    'At the café',
    [
      ['la sopa', 'soup'],
      ['los huevos', 'eggs'],
      ['agua', 'water'],
    ],
  ],
  [
    'In the clothes shop',
    [
      ['la camisa', 'shirt'],
      ['los zapatos', 'shoes'],
      ['gafas', 'glasses'],
    ],
  ],
  [
    'Asking the way',
    [
      ['el museo', 'museum'],
      ['la plaza', 'square'],
      ['banco', 'bank'],
    ],
  ],
  [
    'Talking about your family',
    [
      ['el padre', 'father'],
      ['mis', 'my'],
      ['los tíos', 'uncles'],
      ['abuela', 'grandmother'],
    ],
  ],
  [
    'Viewing a flat',
    [
      ['la cocina', 'kitchen'],
      ['el balcón', 'balcony'],
      ['sótano', 'basement'],
    ],
  ],
  [
    'Making plans',
    [
      ['sacar la basura', 'to take out the rubbish'],
      ['jugar al ajedrez', 'to play chess'],
      ['ir de compras', 'to go shopping'],
      ['perder el tren', 'to miss the train'],
      ['meter la pata', 'to put your foot in it'],
    ],
  ],
  [
    "At the doctor's",
    [
      ['la cabeza', 'head'],
      ['los pies', 'feet'],
      ['garganta', 'throat'],
    ],
  ],
  [
    'Making plans',
    [
      ['bailar', 'to dance'],
      ['nadar', 'to swim'],
      ['leer', 'to read'],
    ],
  ],
];

describe.each(casts)('%s', (title, entries) => {
  const pairs = entries.map(([spanish, english]) =>
    english.startsWith('to ') ? phrase(spanish, english) : word(spanish, english),
  );

  it('plays with the lesson’s own words, and every line passes the checks', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const scene = play({ pairs }, seed);
      expect(scene?.title).toBe(title);
      const items = scene?.exchanges.map(({ item }, index) => ({ id: `${index}`, ...item })) ?? [];
      const { facts } = materialOf(notesOf({ pairs }));
      const content = toContent('roleplay', items, scene?.scenario);
      expect(checkItems('roleplay', content, { facts, dayOffset: 5 }).dropped).toEqual([]);
      expect(items.length).toBe(5);
      expect(scene?.exchanges.filter(({ about }) => about)).toHaveLength(2);
      for (const { explanation } of items) expect(explanation).toMatch(/^(?:You|The) .*\.$/);
    }
  });
});

it('agrees in number', () => {
  const pairs = [word('los pies', 'feet'), word('las manos', 'hands'), word('los ojos', 'eyes')];
  const [first] = play({ pairs })?.exchanges ?? [];
  expect(first?.item.options[first.item.correct]).toMatch(/^Me duelen los |^Me duelen las /);
});

it('does not order the waiter', () => {
  const pairs = [
    word('el camarero', 'waiter'),
    word('la cuchara', 'spoon'),
    word('la sed', 'thirst'),
  ];
  expect(play({ pairs })?.title).toBe('Talk with your tutor');
});

const talkWithTutor = () =>
  play({
    pairs: [
      sentence('Vivo en Madrid.', 'I live in Madrid.'),
      sentence('Soy de Inglaterra.', 'I am from England.'),
      sentence('Tengo dos gatos.', 'I have two cats.'),
    ],
    corrections: [correction('Soy cansado', 'Estoy cansado')],
  });

it('talks with the tutor about sentences and corrections otherwise', () => {
  const scene = talkWithTutor();
  expect(scene?.title).toBe('Talk with your tutor');
  expect(scene?.exchanges[0]?.item.prompt).toMatch(/^¡Hola! Vamos a practicar\. /);
  const last = scene?.exchanges.at(-1)?.item;
  expect(last?.prompt).toContain('¿Qué es correcto: ');
  expect(last?.options[last.correct]).toBe('Estoy cansado');
  expect(scene?.exchanges[0]?.item.explanation).toMatch(/^[«“].+[»”] is [«“].+[»”]\. /);
});

it('has the tutor say what is right whatever was chosen, and praise nothing', () => {
  const scene = talkWithTutor();
  const replies = scene?.exchanges.map(({ item }) => item.response) ?? [];
  expect(replies.at(-1)).toBe('Se dice «Estoy cansado».');
  for (const reply of replies) expect(reply).toMatch(/^(Se dice «.+»|«.+» significa “.+”)\.$/);
});

it('is left out where there is nothing to talk about', () => {
  expect(play({ sentences: [{ spanish: 'Adiós.', english: undefined }] })).toBeUndefined();
});
