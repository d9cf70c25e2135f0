import type pg from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntitySchema,
  type MigrationInterface,
} from 'typeorm';
import type { Logger } from './log.ts';
import { createPipelinedReads, type PipelinedReads } from './pipelined-reads.ts';

/** An open transaction. Stores take one; nothing else looks inside. */
export type Transaction = EntityManager;

export type Migration = new () => MigrationInterface;

export interface Database {
  /** For plain prepared SQL, on the one pool. */
  readonly pool: pg.Pool;
  /** For hot reads. */
  readonly reads: PipelinedReads;
  /** For everything else of a store that needs no transaction. */
  readonly manager: EntityManager;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws.
   * Functions given to `afterCommit` run after a commit only.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  applicationName: string;
  /** Connections to the server at most, those for the hot reads among them. */
  poolSize: number;
  entities: EntitySchema[];
  log: Logger;
}

/** Connections that the hot reads share, out of those that a process may have. */
const READ_CONNECTIONS = 2;
/** A statement, a lock or an idle transaction may take this long, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Runs a statement in `tx` that is prepared once on each connection under its name: for what runs
 * so often that planning it again each time would cost more than running it. Several of them that
 * are begun without waiting go out together, run in that order, and each sees what those before
 * it did.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  tx: Transaction,
  statement: { name: string; text: string; values?: unknown[] },
): Promise<pg.QueryResult<Row>> {
  const client: pg.PoolClient = await tx.queryRunner?.connect();
  return client.query<Row>(statement);
}

const afterCommits = new WeakMap<Transaction, (() => void)[]>();

/** Has `work` run once `tx` is committed. `tx` must come from `Database.transaction`. */
export function afterCommit(tx: Transaction, work: () => void): void {
  const waiting = afterCommits.get(tx);
  if (!waiting) throw new Error('afterCommit needs the transaction that Database.transaction gave');
  waiting.push(work);
}

/** Connects the one pool of this process. Throws when the server cannot be reached. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const source = new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    entities: options.entities,
    synchronize: false,
    logging: false,
    poolSize: options.poolSize - READ_CONNECTIONS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolErrorHandler: (err: unknown) => options.log.warn({ err }, 'a database connection broke'),
    extra: {
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      // Statements that do not wait for each other's answers go out together.
      pipeline: true,
    },
  });
  await source.initialize();
  const pool = (source.driver as unknown as { master: pg.Pool }).master;
  const reads = createPipelinedReads(
    {
      connectionString: options.url,
      application_name: options.applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
    },
    { connections: READ_CONNECTIONS, log: options.log },
  );
  return {
    pool,
    reads,
    manager: source.manager,
    async transaction(work) {
      const waiting: (() => void)[] = [];
      const result = await source.transaction((tx) => {
        afterCommits.set(tx, waiting);
        return work(tx);
      });
      for (const run of waiting) run();
      return result;
    },
    async ping() {
      await pool.query('SELECT 1');
    },
    async close() {
      await reads.close();
      await source.destroy();
    },
  };
}

/**
 * Brings the schema up to date, each migration in a transaction of its own. Safe to run from
 * several processes at once: they take turns.
 */
export async function runMigrations(url: string, migrations: Migration[]): Promise<string[]> {
  const source = new DataSource({ type: 'postgres', url, migrations, poolSize: 2 });
  await source.initialize();
  const turn = source.createQueryRunner();
  try {
    await turn.query("SELECT pg_advisory_lock(hashtext('migrations'))");
    const done = await source.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await turn.release();
    await source.destroy();
  }
}

const unavailable = new Set([
  // The server is stopping, starting, or out of connections, disk or memory, or cannot read or
  // write its files (PostgreSQL manual, appendix A).
  '57P01',
  '57P02',
  '57P03',
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg, its pool and TypeORM say of one that broke, before a statement or during it. */
const brokenConnection =
  /Connection terminated|not queryable|query runner (was )?already released|timeout exceeded when trying to connect/i;

/** Whether an error means that the database cannot be reached, rather than a defect. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: string; driverError?: unknown };
  if (code !== undefined && unavailable.has(code)) return true;
  if (brokenConnection.test(error.message)) return true;
  return driverError !== undefined && driverError !== error && isDatabaseUnavailable(driverError);
}

/** Whether an error is a violation of the unique constraint or index named `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}
