import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds for a client to send its headers, and for the slowest upload to arrive. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 180_000;
/** Longer than the idle time of load balancers, so that it is they who close. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Milliseconds for running requests to finish; less than what the process itself has. */
const DRAIN_MS = 8_000;
/** Milliseconds between looks for connections that have nothing running any more. */
const SWEEP_MS = 50;

export interface HttpServer {
  readonly port: number;
  /** Takes no new connections, lets running requests finish, then closes what is left. */
  stop(): Promise<void>;
}

/** Starts listening; port 0 takes a free one. */
export async function serveHttp(
  server: Server,
  { HOST, PORT }: { HOST: string; PORT: number },
): Promise<HttpServer> {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        // A connection that is kept alive would go on bringing requests.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(limit);
          resolve();
        });
      }),
  };
}
