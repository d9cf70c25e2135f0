import { itemRequest } from './item-request.ts';
import type { Slot } from './lesson-slots.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import type { Order } from './prompts.ts';
import { type Reply, readReply } from './reply-schema.ts';

/** What was asked of a model for one lesson, what came of it, and what it cost. */
export class Asking {
  readonly reply: Reply = { items: new Map(), scenario: undefined };
  /** What an answer came for, with or without an item for each. */
  readonly answered = new Set<Slot>();
  /** Why no answer came, for each question that got none. */
  readonly failures: string[] = [];
  /** Tokens that the lesson may still cost. */
  tokensLeft: number;
  readonly #client: ModelClient;
  readonly #about: { model: string; level: string; signal: AbortSignal };

  constructor(
    client: ModelClient,
    tokens: number,
    about: { model: string; level: string; signal: AbortSignal },
  ) {
    this.#client = client;
    this.tokensLeft = tokens;
    this.#about = about;
  }

  /** Asks for as many of the items as `tokens` allow. */
  async ask(orders: Order[], notes: string | undefined, tokens: number): Promise<void> {
    const { model, level, signal } = this.#about;
    const request = itemRequest(orders, { level, notes, tokens });
    if (!request) return;
    try {
      const answer = await this.#client.ask({ ...request, model, signal });
      this.tokensLeft -= answer.tokens;
      const slots = request.orders.map(({ slot }) => slot);
      for (const slot of slots) this.answered.add(slot);
      const { items, scenario } = readReply(answer.json, [
        ...new Set(slots.map(({ type }) => type)),
      ]);
      for (const [id, item] of items) this.reply.items.set(id, item);
      this.reply.scenario ??= scenario;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.tokensLeft -= error.tokens;
      this.failures.push(error.reason);
    }
  }
}
