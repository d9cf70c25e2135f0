import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '../stack/ports.ts';

export interface ObjectServer {
  /** For OBJECT_STORE_URL. */
  url: string;
  /** While it is away, every request is answered 503. */
  setAway(away: boolean): void;
  close(): Promise<void>;
}

/** An S3-compatible server that keeps its objects in a folder of `directory`. */
export async function startObjectServer(directory: string): Promise<ObjectServer> {
  const store = new S3rver({
    address: '127.0.0.1',
    port: await freePort(),
    silent: true,
    directory: join(directory, 's3'),
  });
  const { port: storePort } = await store.run();
  let away = false;
  const gate = createServer((request, response) => {
    if (away) {
      request.resume();
      response.writeHead(503).end();
      return;
    }
    const { method, url, headers } = request;
    const onward = forward({ host: '127.0.0.1', port: storePort, method, path: url, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const port = await freePort();
  gate.listen(port, '127.0.0.1');
  await once(gate, 'listening');
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/notes`,
    setAway(next) {
      away = next;
    },
    async close() {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await store.close();
    },
  };
}
