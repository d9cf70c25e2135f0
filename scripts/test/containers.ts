import { GenericContainer, Wait } from 'testcontainers';
import type { Engine } from './engine.ts';

/** The official images, for a machine with a container runtime. */
export const containers = {
  async postgres(): Promise<Engine> {
    const container = await new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: 'test' })
      .withExposedPorts(5432)
      .withCommand(['-c', 'fsync=off', '-c', 'synchronous_commit=off'])
      // The first server that becomes ready is the one that only sets up the database.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
    return { url: `postgres://postgres:test@${address}/postgres`, stop: () => container.stop() };
  },
  async redis(): Promise<Engine> {
    const container = await new GenericContainer('redis:7').withExposedPorts(6379).start();
    const address = `${container.getHost()}:${container.getMappedPort(6379)}`;
    return { url: `redis://${address}`, stop: () => container.stop() };
  },
  async nats(): Promise<Engine> {
    const container = await new GenericContainer('nats:2.10')
      .withExposedPorts(4222)
      .withCommand(['-js'])
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(4222)}`;
    return { url: `nats://${address}`, stop: () => container.stop() };
  },
  cleanUp: () => undefined,
};
