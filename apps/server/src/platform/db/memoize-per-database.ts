import type { Database } from './db.ts';

/**
 * Creates a value once per database: a prepared statement, whose text takes longer to build than PostgreSQL takes to answer it, or
 * a cache of the process for a database.
 */
export function memoizePerDatabase<T>(build: (db: Database) => T): (db: Database) => T {
  const built = new WeakMap<Database, T>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const fresh = build(db);
    built.set(db, fresh);
    return fresh;
  };
}
