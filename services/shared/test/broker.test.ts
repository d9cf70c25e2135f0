import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { type Broker, connectBroker } from '../src/events/broker.ts';
import { testLog } from '../testing/engines.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A connection to NATS by way of a network that can be cut and mended. */
async function connectByNetwork(): Promise<{
  broker: Broker;
  network: { cut(): void; mend(): void };
}> {
  const nats = new URL(inject('natsUrl'));
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(Number(nats.port), nats.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(upstream).pipe(client);
    if (isCut) client.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  cleanUps.push(async () => {
    cut();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const broker = await connectBroker({
    url: `nats://127.0.0.1:${port}`,
    name: 'test',
    log: testLog,
  });
  cleanUps.push(() => broker.connection.close());
  const mend = (): void => {
    isCut = false;
  };
  return { broker, network: { cut, mend } };
}

describe('a connection that is lost', () => {
  it('is told to who waits for an answer, and to who asks before it is back', async () => {
    const { broker, network } = await connectByNetwork();
    const unanswered = broker.whileConnected(() => new Promise(() => undefined));
    network.cut();
    await expect(unanswered).rejects.toThrow('no connection to NATS');

    let asked = false;
    const ask = async (): Promise<string> => {
      asked = true;
      await broker.connection.flush();
      return 'answer';
    };
    await expect(broker.whileConnected(ask)).rejects.toThrow('no connection to NATS');
    expect(asked).toBe(false);

    network.mend();
    await vi.waitFor(() => expect(broker.isConnected()).toBe(true), { timeout: 10_000 });
    await expect(broker.whileConnected(ask)).resolves.toBe('answer');
  });
});
