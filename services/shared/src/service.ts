import type { ServiceDefinition } from '@grpc/grpc-js';
import type { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { serviceConfig } from './config.ts';
import { connectDatabase, type Database } from './database.ts';
import { type Broker, connectBroker } from './events/broker.ts';
import { createOutbox, type Outbox } from './events/outbox.ts';
import { startRelay } from './events/relay.ts';
import type { Process } from './lifecycle.ts';
import { type Handlers, startRpcServer } from './rpc/server.ts';
import { rpcTls } from './rpc/tls.ts';

type ServiceConfig = z.output<z.ZodObject<typeof serviceConfig>>;

/** What a service that owns data stands on. */
export interface Engines {
  database: Database;
  broker: Broker;
  outbox: Outbox;
}

/** Connects the database and the broker and starts the relay of the outbox. */
export async function connectEngines(
  { config, log, clock, onStop }: Process<ServiceConfig>,
  name: string,
  entities: EntitySchema[],
): Promise<Engines> {
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    applicationName: name,
    poolSize: config.DATABASE_POOL_SIZE,
    entities,
    log,
  });
  onStop('database', () => database.close());
  const broker = await connectBroker({
    url: config.NATS_URL,
    replicas: config.NATS_REPLICAS,
    name,
    log,
  });
  onStop('broker', () => broker.close());
  const outbox = createOutbox(broker, clock);
  const relay = startRelay({ database, broker, outbox, log });
  onStop('relay', () => relay.stop());
  return { database, broker, outbox };
}

/** Milliseconds between looks at what readiness depends on. */
const READINESS_INTERVAL_MS = 1_000;

/**
 * Serves gRPC and grpc.health.v1, which follows `isReady`: it throws when the service could not
 * do its work. Call it last, so that it is the first to stop.
 */
export async function serveRpc<Service extends ServiceDefinition>(
  { config, log, onStop }: Process<ServiceConfig>,
  service: Service,
  handlers: Handlers<Service>,
  isReady: () => Promise<void>,
): Promise<void> {
  const server = await startRpcServer(service, handlers, {
    address: config.GRPC_ADDRESS,
    serviceToken: config.SERVICE_TOKEN,
    tls: rpcTls(config),
    log,
  });
  onStop('gRPC server', () => server.stop());

  let serving: boolean | undefined;
  const look = async (): Promise<void> => {
    const now = await isReady().then(
      () => true,
      (err) => {
        if (serving !== false) log.warn({ err }, 'not ready');
        return false;
      },
    );
    if (now && serving === false) log.info('ready again');
    serving = now;
    server.setServing(now);
  };
  await look();
  const timer = setInterval(look, READINESS_INTERVAL_MS);
  onStop('readiness', () => clearInterval(timer));
}
