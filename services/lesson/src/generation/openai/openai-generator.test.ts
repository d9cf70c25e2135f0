import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { describe, expect, it } from 'vitest';
import { understandNotes } from '../../notes/understand-notes.ts';
import type { GeneratedLesson } from '../generator.ts';
import {
  connect,
  expectSound,
  generate,
  good,
  notes,
  offline,
  options,
  reply,
  report,
  runModel,
  runServer,
} from './test-generator.ts';
import { orderedIn, userTextOf } from './test-model.ts';
import { LESSON_TOKENS } from './token-estimate.ts';

const byModel = /model|amigo|ahora/i;

/** Days, types and item ids: what stays, whoever writes the items. */
function planOf({ tasks }: GeneratedLesson) {
  return tasks.map(({ type, dayOffset, content, estimatedMinutes }) => {
    const [list] = Object.values(content as object).filter(Array.isArray) as { id: string }[][];
    return { type, dayOffset, estimatedMinutes, ids: list?.map(({ id }) => id) };
  });
}

describe('a model that writes well', () => {
  it('writes the items of the week as it was planned', async () => {
    const mock = await runModel(good);
    const { generator, logged } = connect(mock.url);
    const lesson = await generate(generator);
    expect(lesson.generator).toBe('openai');
    expectSound(lesson);
    expect(planOf(lesson)).toEqual(planOf(await offline()));
    // Sentences to build come last: what the budget does not reach stays as the rules made it.
    for (const type of ['quiz', 'cloze', 'translation', 'rewrite', 'roleplay']) {
      const task = lesson.tasks.find((one) => one.type === type);
      expect(JSON.stringify(task?.content), type).toMatch(byModel);
    }
    const { asked, accepted, outcome, tokens } = report(logged);
    expect({ asked, outcome, tokens }).toMatchObject({ outcome: 'openai', tokens: 3_000 });
    expect(accepted).toBe(asked);
  });

  it('still practises every pair and correction of the notes', async () => {
    const { generator } = connect((await runModel(good)).url);
    const all = JSON.stringify((await generate(generator)).tasks);
    const { pairs, corrections } = understandNotes(notes);
    for (const { spanish } of pairs) expect(all).toContain(spanish);
    for (const { right } of corrections) expect(all).toContain(right);
  });

  it('gets the notes and the content schemas in two requests, and neither tools nor keys in the text', async () => {
    const mock = await runModel(good);
    await generate(connect(mock.url).generator);
    const bodies = mock.getRequests().map(({ body }) => body as ChatCompletionRequest);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body).toMatchObject({
        model: 'writer',
        response_format: { type: 'json_schema', json_schema: { strict: true } },
      });
      expect(body.tools).toBeUndefined();
      expect(userTextOf(body)).toContain(notes);
      expect(JSON.stringify(body)).not.toContain('sk-secret-key');
    }
  });

  it('logs counts and reasons, never the notes or the key', async () => {
    const { generator, logged } = connect((await runModel(good)).url);
    await generate(generator);
    expect(JSON.stringify(logged)).not.toMatch(/manzana|hambre|sk-secret/);
  });

  it('writes as JSON without a schema where the server knows none', async () => {
    const mock = await runModel((request) =>
      request.response_format?.type === 'json_schema'
        ? { error: { message: 'response_format json_schema is not supported' }, status: 400 }
        : good(request),
    );
    const { generator } = connect(mock.url);
    expect((await generate(generator)).generator).toBe('openai');
    const before = mock.getRequests().length;
    expect((await generate(generator)).generator).toBe('openai');
    expect(mock.getRequests().length - before).toBe(2);
    expect(JSON.stringify(mock.getLastRequest()?.body)).toContain('JSON schema: {');
  });

  it('limits the answer by the name that the server knows', async () => {
    const mock = await runModel((request) =>
      'max_tokens' in request
        ? { error: { message: "'max_tokens' is not supported with this model" }, status: 400 }
        : good(request),
    );
    expect((await generate(connect(mock.url).generator)).generator).toBe('openai');
  });

  it('may be slow', async () => {
    const mock = await runModel(good, { latency: 300 });
    expect((await generate(connect(mock.url).generator)).generator).toBe('openai');
  });
});

describe('the tokens of a lesson', () => {
  const long = Array.from(
    { length: 60 },
    (_, index) => `Palabra número ${index} - word number ${index}`,
  ).join('\n');
  const limitOf = (body: unknown) => Number((body as { max_tokens?: number }).max_tokens);

  it('never come to more than its budget, however long the notes', async () => {
    const mock = await runModel(good);
    const { generator } = connect(mock.url);
    await generator.generate(
      { text: `${notes}\n${long}\n${'x'.repeat(20_000)}`, title: undefined },
      options,
    );
    const limits = mock.getRequests().map(({ body }) => limitOf(body));
    expect(limits).toHaveLength(2);
    const prompts = mock.getRequests().map(({ body }) => JSON.stringify(body).length / 4);
    const total = [...limits, ...prompts].reduce((sum, tokens) => sum + tokens, 0);
    expect(total).toBeLessThan(LESSON_TOKENS);
    for (const limit of limits) expect(limit).toBeGreaterThan(0);
  });

  it('leave no repair when they are used up', async () => {
    const mock = await runModel((request) => reply(Object.keys(orderedIn(request)), 4_000));
    expect((await generate(connect(mock.url).generator)).generator).toBe('offline');
    expect(mock.getRequests()).toHaveLength(2);
  });

  it('count what reading the photo took: without any left nothing is asked', async () => {
    const mock = await runModel(good);
    const { generator } = connect(mock.url);
    const lesson = await generate(generator, { tokensSpent: 7_500 });
    expect(lesson).toEqual(await offline());
    expect(mock.getRequests()).toHaveLength(0);
  });
});

describe('a photo of notes', () => {
  const photo = { kind: 'jpeg', bytes: Buffer.from('a photo') };
  const { signal } = options;

  it('is read by the vision model, mistakes and all', async () => {
    const text = 'Yo soy hambre → Yo tengo hambre\nla manzana - the apple';
    const mock = await runModel(() => reply({ text }, 2_100));
    const { generator } = connect(mock.url);
    expect(await generator.transcribe(photo, signal)).toEqual({ text, tokens: 2_100 });
    const body = mock.getLastRequest()?.body as ChatCompletionRequest;
    expect(body.model).toBe('reader');
    expect(String(body.messages[0]?.content)).toContain('Keep every mistake');
    expect(userTextOf(body)).toContain(`data:image/jpeg;base64,${photo.bytes.toString('base64')}`);
  });

  it.each([
    ['finds no notes', { content: JSON.stringify({ text: '' }) }],
    ['answers no JSON', { content: 'I see an apple.' }],
    ['cannot see', { error: { message: 'this model takes no images' }, status: 400 }],
  ])('is left to OCR where the model %s', async (_, answer) => {
    const mock = await runModel(answer);
    expect((await connect(mock.url).generator.transcribe(photo, signal)).text).toBeUndefined();
  });

  it('is left to OCR where the model hangs', async () => {
    const { url } = await runServer(() => {});
    const { generator } = connect(url, { timeoutMs: 100 });
    expect((await generator.transcribe(photo, signal)).text).toBeUndefined();
  });

  it.each(['heic', 'pdf'])('is left to OCR as %s', async (kind) => {
    const mock = await runModel(good);
    const { generator } = connect(mock.url);
    expect(await generator.transcribe({ ...photo, kind }, signal)).toEqual({
      text: undefined,
      tokens: 0,
    });
    expect(mock.getRequests()).toHaveLength(0);
  });
});

describe('notes with too little Spanish', () => {
  it('are refused without asking the model', async () => {
    const mock = await runModel(good);
    const { generator } = connect(mock.url);
    const failure = generator.generate({ text: '12345', title: undefined }, options);
    await expect(failure).rejects.toMatchObject({ code: 'CONTENT_TOO_SHORT' });
    expect(mock.getRequests()).toHaveLength(0);
  });
});
