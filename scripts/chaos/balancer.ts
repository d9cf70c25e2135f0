import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { freePort } from '../stack/ports.ts';

export interface Balancer {
  url: string;
  /** Sends nothing new to that port, or does again. */
  setTaken(port: number, taken: boolean): void;
  close(): Promise<void>;
}

/**
 * What stands in front of the BFFs of a cluster: gives requests in turn to those that take some, and
 * tries nothing twice.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const taking = new Set(ports);
  let turn = 0;
  const server = createServer((request, response) => {
    const choice = [...taking];
    turn += 1;
    const onward = forward({
      host: '127.0.0.1',
      port: choice[turn % choice.length],
      method: request.method,
      path: request.url,
      headers: request.headers,
      agent: false,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    setTaken(backend, taken) {
      if (taken) taking.add(backend);
      else taking.delete(backend);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
