import type { ActivityType } from '@repaso/proto/activities/content';
import type { ModelQuestion } from './model-client.ts';
import { boundaryFor, delimited, itemRules, type Order, orderList } from './prompts.ts';
import { replySchema } from './reply-schema.ts';
import { estimateTokens } from './token-estimate.ts';

/** Tokens that a model takes to write an item of each type. */
const answerTokens: Partial<Record<ActivityType, number>> = {
  quiz: 115,
  cloze: 95,
  translation: 75,
  sentence_builder: 70,
  rewrite: 95,
  roleplay: 110,
};
/** Of longer notes the beginning is enough: every item to write says what it is about. */
const NOTES_TOKENS = 900;

export interface ItemRequest extends Pick<ModelQuestion, 'system' | 'user' | 'schema'> {
  /** Those that fit. */
  orders: Order[];
  promptTokens: number;
  maxTokens: number;
}

/**
 * Asks for as many items, the first before the others, as question and answer together have tokens
 * for; undefined if not even one fits. Lines of a roleplay are asked for together.
 *
 * @param notes undefined in a repair: what failed says enough
 */
export function itemRequest(
  wanted: Order[],
  { level, notes, tokens }: { level: string; notes: string | undefined; tokens: number },
): ItemRequest | undefined {
  const boundary = boundaryFor(notes ?? orderList(wanted));
  const context = notes ? `${delimited('notes', beginningOf(notes), boundary)}\n` : '';
  const request = (orders: Order[]) => {
    const types = [...new Set(orders.map(({ slot }) => slot.type))];
    const system = itemRules(types, level, boundary);
    const schema = replySchema(types);
    const user = context + delimited('items', orderList(orders), boundary);
    const promptTokens = estimateTokens(system + JSON.stringify(schema) + user);
    return { orders, system, user, schema, promptTokens, maxTokens: tokens - promptTokens };
  };

  let fitting: ItemRequest | undefined;
  for (const group of groups(wanted)) {
    const larger = request([...(fitting?.orders ?? []), ...group]);
    const answer = larger.orders.reduce((sum, { slot }) => sum + (answerTokens[slot.type] ?? 0), 0);
    if (answer <= larger.maxTokens) fitting = larger;
  }
  return fitting;
}

function groups(orders: Order[]): Order[][] {
  const [lines, others] = [true, false].map((isLine) =>
    orders.filter(({ slot }) => (slot.type === 'roleplay') === isLine),
  ) as [Order[], Order[]];
  return [...(lines.length > 0 ? [lines] : []), ...others.map((order) => [order])];
}

function beginningOf(notes: string): string {
  let left = NOTES_TOKENS;
  const lines = notes.split('\n');
  const end = lines.findIndex((line) => {
    left -= estimateTokens(`${line}\n`);
    return left < 0;
  });
  return end < 0 ? notes : lines.slice(0, end).join('\n');
}
