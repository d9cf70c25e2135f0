import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { LaunchError } from './launch-error.ts';

/**
 * Below the range from which the kernel takes the ports of outgoing connections (from 32768):
 * a port that was free stays free until its service listens, and again when it is restarted.
 */
const PRIVATE_PORTS = { min: 20_000, max: 32_768 };

/** A port on 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PRIVATE_PORTS.min, PRIVATE_PORTS.max);
    if (await canListen(port, '127.0.0.1')) return port;
  }
}

/** Throws LaunchError if `port` is taken; `variable` is the setting that chooses it. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  // A browser may resolve localhost to ::1 first and would find the other program there.
  const free = (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
  if (free) return;
  throw new LaunchError(
    `Port ${port} is taken by another program: stop that program, or choose a port with ${variable}=….`,
  );
}

/** Whether something accepts connections there. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has nothing listening there either.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else if (error.code === 'EACCES') {
        reject(new LaunchError(`Port ${port} is reserved for root: choose one above 1023.`));
      } else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
