import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from './log.ts';

/** A statement that is prepared once on each connection, under its name. */
export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * For reads that are asked for all the time and answered at once. They share a few connections
 * and are sent without waiting for each other's answers, which saves both sides most of the
 * waking up: what is asked for while the same events are handled goes in one write.
 */
export interface PipelinedReads {
  query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>>;
  close(): Promise<void>;
}

/**
 * Each of these reads has one good plan. Left to itself Postgres takes an optional filter for
 * dear where its value is not known, and plans anew every time: a fifth of what it does for the
 * list of tasks.
 */
const PLAN_ONCE = 'SET plan_cache_mode = force_generic_plan';

interface Connection {
  client: pg.Client;
  socket: Socket;
  isCorked: boolean;
}

export function createPipelinedReads(
  config: pg.ClientConfig,
  { connections, log }: { connections: number; log: Logger },
): PipelinedReads {
  const places: (Promise<Connection> | undefined)[] = Array.from({ length: connections });
  let turn = 0;

  const connect = (place: number): Promise<Connection> => {
    const socket = new Socket();
    const pipelined = { ...config, pipeline: true, stream: () => socket };
    const client = new pg.Client(pipelined);
    const open = async (): Promise<Connection> => {
      await client.connect();
      await client.query(PLAN_ONCE);
      return { client, socket, isCorked: false };
    };
    const connection = open();
    // Whoever asks from now on gets a new one.
    const leave = (): void => {
      if (places[place] === connection) places[place] = undefined;
    };
    connection.catch(leave);
    client.once('end', leave);
    client.on('error', (err) => {
      leave();
      log.warn({ err }, 'a database connection broke');
    });
    return connection;
  };

  return {
    async query(statement) {
      turn = (turn + 1) % connections;
      places[turn] ??= connect(turn);
      const connection = await (places[turn] as Promise<Connection>);
      const { client, socket } = connection;
      if (!connection.isCorked) {
        connection.isCorked = true;
        socket.cork();
        setImmediate(() => {
          connection.isCorked = false;
          socket.uncork();
        });
      }
      return client.query(statement);
    },
    async close() {
      const open = await Promise.allSettled(places);
      await Promise.all(
        open.map((connection) =>
          connection.status === 'fulfilled' ? connection.value?.client.end() : undefined,
        ),
      );
    },
  };
}
