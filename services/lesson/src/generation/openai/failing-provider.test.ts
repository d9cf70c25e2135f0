import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GeneratedLesson, GenerateOptions } from '../generator.ts';
import {
  connect,
  expectSound,
  generate,
  good,
  offline,
  RESET_AFTER_MS,
  report,
  runModel,
  runServer,
} from './test-generator.ts';
import { orderedIn, writeWell } from './test-model.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a provider that fails', () => {
  const expectOffline = async (
    { generator, logged }: ReturnType<typeof connect>,
    failure: string,
    more?: Partial<GenerateOptions>,
  ) => {
    expect(await generate(generator, more)).toEqual(await offline());
    expect(report(logged)).toMatchObject({ outcome: 'offline', accepted: 0 });
    expect(report(logged).failures).toEqual([failure, failure]);
  };

  it('hangs: the lesson is made offline when the time is over', async () => {
    const { url } = await runServer(() => {});
    await expectOffline(connect(url, { timeoutMs: 150 }), 'timeout');
  });

  it('hangs in the middle of its answer', async () => {
    const { url } = await runServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices": [');
    });
    await expectOffline(connect(url, { timeoutMs: 150 }), 'timeout');
  });

  it('takes longer than the lesson has', async () => {
    const { url } = await runServer(() => {});
    await expectOffline(connect(url), 'timeout', { signal: AbortSignal.timeout(150) });
  });

  it('is not there', async () => {
    const { url, stop } = await runServer(() => {});
    await stop();
    await expectOffline(connect(url), 'unreachable');
  });

  it('points to another server, which is not told the notes', async () => {
    let reached = false;
    const { url: elsewhere } = await runServer((_, response) => {
      reached = true;
      response.end();
    });
    const { url } = await runServer((_, response) => {
      response.writeHead(307, { location: `${elsewhere}/v1/chat/completions` }).end();
    });
    await expectOffline(connect(url), 'unreachable');
    expect(reached).toBe(false);
  });

  it('answers something else than completions', async () => {
    const { url } = await runServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
    });
    await expectOffline(connect(url), 'malformed');
  });

  it('answers words instead of JSON', async () => {
    const mock = await runModel({ content: 'Of course! Here are your exercises:' });
    await expectOffline(connect(mock.url), 'not_json');
  });

  it('answers JSON that ends in the middle', async () => {
    const mock = await runModel((request) => ({
      ...good(request),
      content: JSON.stringify(writeWell(request)).slice(0, 400),
      finishReason: 'length',
    }));
    await expectOffline(connect(mock.url), 'truncated');
  });

  it('refuses', async () => {
    const { url } = await runServer((_, response) => {
      const message = { role: 'assistant', content: null, refusal: 'I cannot help with that.' };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    });
    await expectOffline(connect(url), 'refused');
  });

  it('knows no such key', async () => {
    const mock = await runModel({
      error: { message: 'Incorrect API key: sk-sec***' },
      status: 401,
    });
    const connected = connect(mock.url);
    await expectOffline(connected, 'http_401');
    expect(JSON.stringify(connected.logged)).not.toContain('sk-sec');
  });

  it('is busy for a moment: asks again after the time that it names', async () => {
    let busy = 2;
    const at: number[] = [];
    const mock = await runModel((request) => {
      at.push(performance.now());
      busy -= 1;
      return busy < 0
        ? good(request)
        : { error: { message: 'slow down' }, status: 429, retryAfter: 1 };
    });
    expect((await generate(connect(mock.url).generator)).generator).toBe('openai');
    expect(at).toHaveLength(4);
    expect(at[2]! - at[0]!).toBeGreaterThan(900);
  });

  it('fails once: asks again', async () => {
    let failures = 2;
    const mock = await runModel((request) => {
      failures -= 1;
      return failures < 0 ? good(request) : { error: { message: 'oops' }, status: 500 };
    });
    expect((await generate(connect(mock.url).generator)).generator).toBe('openai');
  });

  it('keeps failing: is left alone for a while, then asked again', async () => {
    let works = false;
    let status = 401;
    const mock = await runModel((request) =>
      works ? good(request) : { error: { message: 'out of order' }, status },
    );
    const { generator, logged } = connect(mock.url);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await generate(generator);
    await generate(generator);
    expect(logged.filter(({ message }) => message === 'circuit opened')).toHaveLength(1);

    const before = mock.getRequests().length;
    expect((await generate(generator)).generator).toBe('offline');
    expect(mock.getRequests()).toHaveLength(before);
    expect(logged.at(-1)?.fields.failures).toEqual(['circuit_open', 'circuit_open']);

    // What otherwise is tried again is tried once to see whether it works: nobody waits for more.
    status = 503;
    await vi.advanceTimersByTimeAsync(RESET_AFTER_MS);
    expect((await generate(generator)).generator).toBe('offline');
    expect(mock.getRequests()).toHaveLength(before + 1);

    works = true;
    await vi.advanceTimersByTimeAsync(RESET_AFTER_MS);
    expect((await generate(generator)).generator).toBe('openai');
    expect(logged.some(({ message }) => message === 'circuit closed')).toBe(true);
  });

  it('does half of its work: the other half comes from the rules', async () => {
    const mock = await runModel((request) =>
      'roleplay' in orderedIn(request) ? { content: 'I would rather not.' } : good(request),
    );
    const { generator, logged } = connect(mock.url);
    const lesson = await generate(generator);
    expectSound(lesson);
    expect(lesson.generator).toBe('openai');
    const roleplay = (tasks: GeneratedLesson['tasks']) =>
      tasks.find(({ type }) => type === 'roleplay');
    expect(roleplay(lesson.tasks)).toEqual(roleplay((await offline()).tasks));
    expect(report(logged).failures).toEqual(['not_json']);
  });
});
