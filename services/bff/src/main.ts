import { createServer } from 'node:http';
import { connectBroker } from '@repaso/shared/events/broker';
import { runProcess } from '@repaso/shared/lifecycle';
import { connectRedis } from '@repaso/shared/redis';
import { createApp } from './app.ts';
import { bffConfig, checkConfig } from './config.ts';
import { serveHttp } from './serve-http.ts';
import { createServices } from './services.ts';

await runProcess('bff', bffConfig, async ({ config, log, clock, onStop }) => {
  checkConfig(config);
  const broker = await connectBroker({ url: config.NATS_URL, name: 'bff', log });
  onStop('broker', () => broker.close());
  const redis = connectRedis(config.REDIS_URL, log);
  onStop('redis', () => redis.destroy());
  const services = createServices(config, log);
  onStop('services', () => {
    for (const client of Object.values(services)) client.close();
  });

  const stopping = new AbortController();
  const { signal } = stopping;
  const app = await createApp({
    config,
    log,
    clock,
    services,
    broker,
    redis,
    stopping: signal,
  });
  const server = await serveHttp(createServer(app), config);
  log.info({ port: server.port }, 'listening for HTTP');
  onStop('HTTP server', async () => {
    stopping.abort();
    await server.stop();
  });
});
