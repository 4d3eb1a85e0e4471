import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './db.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Migrates a database to the newest version. Two servers that start at the same time wait for each other; a large table can take
 * minutes. The lock and the migration share one connection, so no migration runs on without its lock.
 * @throws Error of the database, also when the connection ends meanwhile
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const { pool, close } = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const client = await pool.connect();
    await client.query('select pg_advisory_lock(727410)');
    await migrateWithDrizzle(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: folder });
    client.release();
  } finally {
    // Ends the connection, and with it the lock.
    await close();
  }
}
