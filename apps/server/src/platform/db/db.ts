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
  /** Handles errors of idle connections, which would otherwise end the process. */
  onError?: (error: Error) => void;
  /** Time limit of a statement in milliseconds; 0 for none. */
  statementTimeout?: number;
}

/** Opens a pool. */
export function connect(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: 'jobblik',
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (error) => options.onError?.(error));
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
