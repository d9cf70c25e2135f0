import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { contentSchemas } from '@repaso/proto/activities/content';
import { expect, onTestFinished } from 'vitest';
import { understandNotes } from '../../notes/understand-notes.ts';
import type { GeneratedLesson, GenerateOptions } from '../generator.ts';
import { checkItems } from '../items/item-checks.ts';
import { factsOf } from '../material/lesson-facts.ts';
import { createOfflineGenerator } from '../offline-generator.ts';
import { createOpenAiGenerator, type OpenAiGenerator } from './openai-generator.ts';
import { startModel, writeWell } from './test-model.ts';

export const notes = `La comida
la manzana - the apple
el pan - the bread
la leche - the milk
el queso - the cheese
comer - to eat
beber - to drink
Yo como una manzana. - I eat an apple.
Ella bebe leche. - She drinks milk.
Yo soy hambre → Yo tengo hambre
Me gusta las manzanas → Me gustan las manzanas`;

interface LogLine {
  fields: Record<string, unknown>;
  message: unknown;
}

/** Milliseconds for which a circuit that opened stays open. */
export const RESET_AFTER_MS = 600_000;

/** A generator whose model is at `url`, until the test is over, and what it logs. */
export function connect(
  url: string,
  { timeoutMs = 60_000 } = {},
): { generator: OpenAiGenerator; logged: LogLine[] } {
  const logged: LogLine[] = [];
  const write = (...[fields, message]: unknown[]) => {
    logged.push({ fields: { ...(fields as object) }, message });
  };
  const generator = createOpenAiGenerator({
    settings: {
      baseUrl: `${url}/v1`,
      apiKey: 'sk-secret-key',
      model: 'writer',
      visionModel: 'reader',
      timeoutMs,
    },
    log: { info: write, warn: write },
    circuit: { resetTimeout: RESET_AFTER_MS },
  });
  onTestFinished(() => generator.close());
  return { generator, logged };
}

/** A model that answers as `startModel` says, until the test is over. */
export async function runModel(...args: Parameters<typeof startModel>): Promise<LLMock> {
  const model = await startModel(...args);
  onTestFinished(() => model.stop());
  return model;
}

/** A server that does not speak the protocol, for as long: for what a model's should never do. */
export async function runServer(
  listener: RequestListener,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

export const options: GenerateOptions = {
  seed: 'lesson-1:1',
  uploadedAt: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'UTC',
  signal: new AbortController().signal,
};

/** The lesson from `notes`. */
export const generate = (
  generator: Pick<OpenAiGenerator, 'generate'>,
  more: Partial<GenerateOptions> = {},
) => generator.generate({ text: notes, title: undefined }, { ...options, ...more });
/** What it has to be where no model helps. */
export const offline = () => generate(createOfflineGenerator({ info: () => {} }));

export const reply = (json: object, total_tokens = 1_500) => ({
  content: JSON.stringify(json),
  usage: { prompt_tokens: 1_000, completion_tokens: total_tokens - 1_000, total_tokens },
});
export const good = (request: ChatCompletionRequest) => reply(writeWell(request));

/** What was logged of asking the model. */
export function report(logged: LogLine[]): Record<string, unknown> {
  const line = logged.find(({ message }) => message === 'a model was asked for items');
  if (!line) throw new Error('nothing was reported');
  return line.fields;
}

/** Every content fits its schema, and no item has anything against it. */
export function expectSound(lesson: GeneratedLesson, text = notes): void {
  const facts = factsOf(understandNotes(text));
  for (const { type, content, dayOffset } of lesson.tasks) {
    expect(contentSchemas[type].parse(content)).toEqual(content);
    expect(checkItems(type, content, { facts, dayOffset }).dropped).toEqual([]);
  }
}
