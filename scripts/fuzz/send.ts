import { Agent, request as httpRequest } from 'node:http';
import type { RawAnswer } from './check-answer.ts';

/** Milliseconds after which an answer is given up. */
const TIMEOUT_MS = 30_000;

/** Sends what a browser's fetch would refuse to send. Throws when the connection breaks. */
export function createSend(url: string): {
  send(request: {
    method: string;
    target: string;
    headers: Record<string, string>;
    body: string | Buffer | undefined;
  }): Promise<RawAnswer>;
  close(): void;
} {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    close: () => agent.destroy(),
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
        const request = httpRequest(
          {
            agent,
            hostname,
            port,
            method,
            path: target,
            headers: { ...headers, ...length },
            timeout: TIMEOUT_MS,
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        request.on('timeout', () => request.destroy(new Error('no answer in time')));
        request.on('error', reject);
        request.end(body);
      }),
  };
}
