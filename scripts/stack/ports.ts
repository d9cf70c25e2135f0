import { randomInt } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { LaunchError } from './launch-error.ts';

/**
 * Below the range from which the kernel takes the ports of outgoing connections (from 32768):
 * a port that was free stays free until its service listens, and again when it is restarted.
 */
const PRIVATE_PORTS = { min: 20_000, max: 32_768 };

/**
 * Each process takes its ports from blocks of its own. It owns a block while it listens on the
 * block's first port, so that stacks started at the same moment, or one of whose services is just
 * being restarted, cannot be given each other's ports.
 */
const BLOCK_SIZE = 32;

let remaining: number[] = [];
let lastTurn: Promise<unknown> = Promise.resolve();

/** A port on 127.0.0.1 that nothing listens on, and that is given out once in this process. */
export function freePort(): Promise<number> {
  const turn = lastTurn.then(nextPort);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function nextPort(): Promise<number> {
  for (;;) {
    if (remaining.length === 0) remaining = await claimBlock();
    const port = remaining.shift()!;
    if (await canListen(port, '127.0.0.1')) return port;
  }
}

/** The ports of a block that was nobody's, without the first, which marks it as taken. */
async function claimBlock(): Promise<number[]> {
  for (;;) {
    const first =
      randomInt(PRIVATE_PORTS.min / BLOCK_SIZE, PRIVATE_PORTS.max / BLOCK_SIZE) * BLOCK_SIZE;
    if (await listen(createServer((socket) => socket.destroy()).unref(), first, '127.0.0.1')) {
      return Array.from({ length: BLOCK_SIZE - 1 }, (_, index) => first + 1 + index);
    }
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

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  const free = await listen(server, port, host);
  if (server.listening) await new Promise((resolve) => server.close(resolve));
  return free;
}

/** Whether nothing else listens there; `server` then does, if the machine has such a host. */
function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has nothing listening there either.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else if (error.code === 'EACCES') {
        reject(new LaunchError(`Port ${port} is reserved for root: choose one above 1023.`));
      } else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => resolve(true));
  });
}
