import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Drizzle over a pool. Slices use it with their own tables; it contains no tables. */
export type Database = NodePgDatabase<Record<string, never>>;

/** A running transaction. {@link Database} is enough for reading. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Maximum number of connections. */
  max?: number;
  /** Receives the error of each connection that ends by itself, whether idle or within a transaction. */
  onError?: (error: Error) => void;
  /** Time limit of a statement in milliseconds; 0 for none. */
  statementTimeout?: number;
}

/** Milliseconds until a request for a connection fails, because all are in use or the database does not answer. */
const connectionTimeout = 30_000;

/**
 * A pool that survives the end of its connections. pg-pool listens for errors of idle connections only, and takes a connection
 * that was lent out back only when the borrower releases it. Here each connection has a listener for its whole life, and one that
 * ends while it is lent out is released at once; a later `release()` does nothing. (drizzle does not release a connection on which
 * `begin` fails.)
 */
class SteadyPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseOnEnd);
    super.connect(callback);
    return undefined;
  }
}

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

function releaseOnEnd(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let isReleased = false;
  const release = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', onEnd);
    giveBack(error);
  };
  const onEnd = () => release(true);
  client.once('end', onEnd);
  client.release = release;
  return client;
}

/** Opens a pool. */
export function connect(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const pool = new SteadyPool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: 'jobblik',
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: connectionTimeout,
    // Detects a server that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const report = (error: Error) => options.onError?.(error);
  pool.on('connect', (client) => client.on('error', report));
  // The listener of the connection has reported it.
  pool.on('error', () => undefined);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** SQLSTATE of an error from PostgreSQL, also when drizzle has wrapped it; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}

export const uniqueViolation = '23505';

/** Of an exclusion constraint: a range overlaps another. */
export const exclusionViolation = '23P01';
