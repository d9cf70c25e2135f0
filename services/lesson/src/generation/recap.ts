import { nameOf } from './activities/verb-forms.ts';
import { counted } from './counted.ts';
import type { RecapCard } from './generator.ts';
import type { Material } from './material/material.ts';
import { themeOf } from './week/task-names.ts';
import { evenChunks } from './week/week.ts';

/** Fewest and most cards of a recap. */
const MIN_CARDS = 4;
const MAX_CARDS = 8;
/** Lines that a card shows without scrolling. */
const LINES_PER_CARD = 6;
/** Topics that get a card for their rule. */
const MAX_RULES = 2;
/** Fewer sentences of the notes are joined by some around its words. */
const FEW_EXAMPLES = 3;
/** Cards for the words, for the sentences and for the mistakes. */
const MAX_LIST_CARDS = 2;

/** What the lesson was about, its words, sentences and rules, and what the tutor corrected. */
export function recapCards(material: Material): RecapCard[] {
  const cards = cardsOf(material, LINES_PER_CARD, MAX_LIST_CARDS);
  if (cards.length > MAX_CARDS) return cardsOf(material, LINES_PER_CARD, 1);
  return cards.length < MIN_CARDS ? cardsOf(material, LINES_PER_CARD / 2, MAX_LIST_CARDS) : cards;
}

/**
 * @param lines that a card may have; an entry of two lines counts double
 * @param maxCards for the words, for the sentences and for the mistakes
 */
function cardsOf(material: Material, lines: number, maxCards: number): RecapCard[] {
  const { vocabulary, sentences, untranslated, corrections, topics, carriers, verbTables } =
    material;
  const words = vocabulary.map(({ spanish, english }) => `${spanish}: ${english}`);
  const examples = [
    ...sentences.map(({ spanish, english }) => `${spanish}\n${english}`),
    ...untranslated.filter(({ about }) => !about).map(({ spanish }) => spanish),
  ];
  const mistakes = corrections.map(({ wrong, right, reason }) =>
    [`✗ ${wrong}`, `✓ ${right}`, ...(reason ? [reason] : [])].join('\n'),
  );
  const rules = topics.slice(0, MAX_RULES).map(
    ({ name, rule, example }): RecapCard => ({
      title: name,
      content: example ? `${rule}\nExample: ${example}` : rule,
    }),
  );
  const tables = verbTables.map(
    (table) => `${nameOf(table)}: ${table.forms.map(({ form }) => form).join(', ')}`,
  );
  // A mere word list gets sentences that show its words at work.
  const uses = carriers.map(({ spanish, english }) => `${spanish}\n${english}`);
  return [
    overview(material),
    ...rules,
    ...listCards('Verb forms', tables, lines / 2, '\n\n', 1),
    ...listCards('Key words', words, lines, '\n', maxCards),
    ...listCards('Key sentences', examples, lines / 2, '\n\n', maxCards),
    ...(examples.length < FEW_EXAMPLES
      ? listCards('Your words at work', uses, lines / 2, '\n\n', 1)
      : []),
    ...listCards('My mistakes', mistakes, lines / 2, '\n\n', maxCards),
  ];
}

function overview(material: Material): RecapCard {
  const { vocabulary, sentences, untranslated, corrections, topics } = material;
  const examples = sentences.length + untranslated.filter(({ about }) => !about).length;
  const parts = [
    [vocabulary.filter(({ kind }) => kind === 'word').length, 'word'],
    [vocabulary.filter(({ kind }) => kind === 'phrase').length, 'phrase'],
    [examples, 'sentence'],
    [corrections.length, 'correction'],
  ] as const;
  const lines = parts.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun));
  const names = topics.slice(0, 3).map(({ name }) => name);
  return {
    title: 'What this lesson was about',
    content: [
      themeOf(material) ?? names[0] ?? 'Spanish from your own notes',
      ...(names.length > 0 ? [`Grammar: ${names.join(', ')}`] : []),
      `From your notes: ${lines.join(', ')}`,
    ].join('\n'),
  };
}

/** Even cards of at most `perCard` entries; what does not fit is in the week's practice anyway. */
function listCards(
  title: string,
  entries: string[],
  linesPerCard: number,
  separator: string,
  maxCards: number,
): RecapCard[] {
  const perCard = Math.ceil(linesPerCard);
  const cards = evenChunks(entries.slice(0, perCard * maxCards), perCard);
  return cards.map((card, index) => ({
    title: cards.length > 1 ? `${title} (${index + 1} of ${cards.length})` : title,
    content: card.join(separator),
  }));
}
