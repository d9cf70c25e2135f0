import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../stack/ports.ts';

/**
 * What the network does: `pass` everything on, `delay` every packet by 500 ms, `reset` every
 * connection, or hold packets back until it passes again: all of them (`hold`), as after a cable
 * was pulled, or those that come back from where connections go (`hold-answers`).
 */
export type NetworkMode = 'pass' | 'delay' | 'reset' | 'hold' | 'hold-answers';

const DELAY_MS = 500;

export interface TcpProxy {
  /** host:port to dial. */
  readonly address: string;
  /** Where connections go, host:port; those made before are closed. */
  forwardTo(address: string): void;
  setMode(mode: NetworkMode): void;
  close(): Promise<void>;
}

/** A connection's two halves, with what is held back. */
interface Link {
  sockets: [Socket, Socket];
  resume(): void;
}

export async function startTcpProxy(): Promise<TcpProxy> {
  let target: { host: string; port: number } | undefined;
  let mode: NetworkMode = 'pass';
  const links = new Set<Link>();

  const relay = (from: Socket, to: Socket, heldBackBy: NetworkMode[]): (() => void) => {
    let held: Buffer[] = [];
    from.on('data', (bytes) => {
      if (heldBackBy.includes(mode)) held.push(bytes);
      // Timers of the same length fire in the order in which they were set.
      else if (mode === 'delay') setTimeout(() => to.write(bytes), DELAY_MS);
      else to.write(bytes);
    });
    return () => {
      for (const bytes of held) to.write(bytes);
      held = [];
    };
  };

  const server: Server = createServer((client) => {
    if (mode === 'reset' || !target) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target);
    const resumes = [
      relay(client, upstream, ['hold']),
      relay(upstream, client, ['hold', 'hold-answers']),
    ];
    const link: Link = {
      sockets: [client, upstream],
      resume: () => {
        for (const resume of resumes) resume();
      },
    };
    links.add(link);
    const end = (): void => {
      links.delete(link);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of link.sockets) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const resetAll = (): void => {
    for (const { sockets } of links) {
      for (const socket of sockets) socket.resetAndDestroy();
    }
  };
  return {
    address: `127.0.0.1:${port}`,
    forwardTo(address) {
      const { hostname, port: targetPort } = new URL(`tcp://${address}`);
      target = { host: hostname, port: Number(targetPort) };
      resetAll();
    },
    setMode(next) {
      mode = next;
      if (mode === 'reset') resetAll();
      if (mode === 'pass') for (const link of links) link.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        resetAll();
      }),
  };
}
