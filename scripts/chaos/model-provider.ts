import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../stack/ports.ts';

/**
 * How the provider of language models behaves: `busy` answers 503, `hang` nothing at all,
 * `nonsense` what no lesson could be made of, `cut` half an answer.
 */
export type ProviderMode = 'busy' | 'hang' | 'nonsense' | 'cut';

export interface ModelProvider {
  /** For OPENAI_BASE_URL. */
  url: string;
  setMode(mode: ProviderMode): void;
  close(): Promise<void>;
}

const nonsense = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: 'model',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: '{"items":[{"front":"?","back":"¡¡¡"}],"x":' },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** A server that speaks the protocol of OpenAI, badly. */
export async function startModelProvider(): Promise<ModelProvider> {
  let mode: ProviderMode = 'busy';
  const server = createServer((request, response) => {
    request.resume();
    if (mode === 'hang') return;
    if (mode === 'busy') {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (mode === 'nonsense') response.end(nonsense);
    else response.write(nonsense.slice(0, 100), () => response.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/v1`,
    setMode(next) {
      mode = next;
      // Who hangs does not go on waiting for what has changed.
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
