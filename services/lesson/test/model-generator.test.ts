import { newId } from '@repaso/shared/clock';
import { testClock, testLog } from '@repaso/shared/testing/engines';
import { afterEach, expect, it } from 'vitest';
import { createOpenAiGenerator } from '../src/generation/openai/openai-generator.ts';
import { startModel, writeWell } from '../src/generation/openai/test-model.ts';
import { runLessonService } from './running-service.ts';

const service = await runLessonService();

const notes = `La comida
la manzana - the apple
el pan - the bread
comer - to eat
Yo como una manzana. - I eat an apple.
Ella bebe leche. - She drinks milk.`;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it.each([
  [
    'openai',
    (request: Parameters<typeof writeWell>[0]) => ({ content: JSON.stringify(writeWell(request)) }),
  ],
  ['offline', () => ({ error: { message: 'no such key' }, status: 401 })],
] as const)('a lesson says that it was made %s', async (name, answer) => {
  const model = await startModel(answer);
  stops.push(() => model.stop());
  const generator = createOpenAiGenerator({
    settings: {
      baseUrl: `${model.url}/v1`,
      apiKey: 'key',
      model: 'writer',
      visionModel: undefined,
      timeoutMs: 20_000,
    },
    log: testLog,
  });
  stops.push(() => generator.close());
  const worker = service.startWorker(generator);
  stops.push(() => worker.stop());

  const userId = newId(testClock);
  await service.upload(userId, notes);
  const stored = async () => {
    const { rows } = await service.database.pool.query(
      'SELECT generator FROM lesson WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.generator;
  };
  await expect.poll(stored, { timeout: 25_000 }).toBe(name);
});
