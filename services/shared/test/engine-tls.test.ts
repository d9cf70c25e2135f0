import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { connectDatabase } from '../src/database.ts';
import { connectBroker } from '../src/events/broker.ts';
import { connectRedis } from '../src/redis.ts';
import { testLog } from '../testing/engines.ts';

// The engines of the tests speak in clear: whoever asks for TLS must not be content with that.

it('asks Postgres for TLS or nothing', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  const options = { applicationName: 'test', poolSize: 2, entities: [], log: testLog };
  await expect(connectDatabase({ ...options, url: url.href })).rejects.toThrow(/SSL/);
});

it('asks NATS for TLS or nothing', async () => {
  const url = inject('natsUrl').replace('nats:', 'tls:');
  await expect(connectBroker({ url, name: 'test', log: testLog })).rejects.toThrow(/tls/);
});

it('asks Redis for TLS or nothing', async () => {
  const redis = connectRedis(inject('redisUrl').replace('redis:', 'rediss:'), testLog);
  await expect(once(redis, 'ready')).rejects.toThrow();
  redis.destroy();
});
