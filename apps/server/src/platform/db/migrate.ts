import { fileURLToPath } from 'node:url';
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './db.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Migrates a database to the newest version. Two servers that start at the same time wait for each other; a large table can take
 * minutes.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const { db, pool, close } = connect(databaseUrl, { max: 2, statementTimeout: 0 });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock(727410)');
      await migrateWithDrizzle(db, { migrationsFolder: folder });
    } finally {
      await lock.query('select pg_advisory_unlock(727410)');
      lock.release();
    }
  } finally {
    await close();
  }
}
